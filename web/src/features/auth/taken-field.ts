/** A conflict of names says in its text what is taken; the text then stands at that field. Null for any other text. */
export function takenField(text: string): 'username' | 'email' | null {
  if (/^username/i.test(text)) return 'username';
  return /^email/i.test(text) ? 'email' : null;
}
