/** The short name of a request for a one-time code: it stands on the page and in the mail, so that of several codes each is told from the others. */

/** Made of the token that the request was answered with; too little of it to guess the rest. */
export function codeRequest(token: string): string {
  return token
    .replace(/[^0-9a-z]/gi, '')
    .slice(0, 4)
    .toUpperCase();
}
