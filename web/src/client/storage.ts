/** What the browser keeps, under the documents' own names. */

export const keys = { token: 'token', role: 'role', pendingCompanyToken: 'pendingCompanyToken' } as const;

/** Keeps the token of a company link for after the sign-in. */
export function keepCompanyToken(token: string): void {
  localStorage.setItem(keys.pendingCompanyToken, token);
}

/** Forgets the kept company token, once its page was reached. */
export function forgetCompanyToken(): void {
  localStorage.removeItem(keys.pendingCompanyToken);
}
