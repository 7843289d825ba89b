/** Under which key what a form holds was sent, until it is known that it arrived: a convenience, which a full store does without. */

const nameOf = (form: string) => `sent:${form}`;

/** Keeps for this tab under which key what a form held was sent. */
export function keepSent(form: string, sent: { text: string; key: string }): void {
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(sent));
  } catch {
    // There is no room: a reload begins anew.
  }
}

/** The key under which the same was sent before; null where there is none. */
export function keptSent(form: string, text: string): string | null {
  try {
    const sent: unknown = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? 'null');
    if (typeof sent !== 'object' || !sent || !('text' in sent) || sent.text !== text || !('key' in sent)) return null;
    return typeof sent.key === 'string' ? sent.key : null;
  } catch {
    return null;
  }
}

export function forgetSent(form: string): void {
  sessionStorage.removeItem(nameOf(form));
}
