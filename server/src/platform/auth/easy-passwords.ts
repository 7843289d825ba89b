/**
 * Passwords that are easy to guess: one of a list of breached ones in another spelling, a walk over the keyboard, or a name.
 * The estimate of zxcvbn itself is not asked: its time grows with the square of a password's length, on the event loop.
 */

/** Names of this product and its roles (ASVS 6.1.2). */
const ours = [
  'saring',
  'saringan',
  'hiring',
  'recruit',
  'interview',
  'candidate',
  'applicant',
  'superuser',
  'operator',
];

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const looks: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

/** Without the figures and signs around it. */
const innerOf = (text: string) => text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** The letters of a text without what is around them, figures and signs inside read as the letters they look like. */
function lettersOf(text: string): string {
  return innerOf(text)
    .replace(/[013457@$!]/g, (sign) => looks[sign] ?? '')
    .replace(/[^\p{L}]/gu, '');
}

/** A password in lower case and with less and less of the figures and signs at its end, with and without those at its head. */
function* spellingsOf(password: string): Generator<string> {
  const lower = password.toLowerCase();
  const head = /^[^\p{L}]*/u.exec(lower)?.[0].length ?? 0;
  const tail = /[^\p{L}]*$/u.exec(lower)?.[0].length ?? 0;
  for (let end = lower.length; end >= lower.length - tail && end > 0; end -= 1) {
    yield lower.slice(0, end);
    if (head > 0 && end > head) yield lower.slice(head, end);
  }
}

/** Whether a password is one of the commonest in another spelling, a walk over the keyboard, or mostly one of `names`. */
export async function isEasyToGuess(password: string, names: readonly string[]): Promise<boolean> {
  const { commonPasswords } = await import('./common-passwords.ts');
  const letters = lettersOf(password);
  const unit = /^(.+?)\1+$/u.exec(letters)?.[1] ?? letters;
  if (unit.length <= 3 && password.length < 12) return true;
  const common = (text: string) => text.length > 3 && commonPasswords.has(text);
  if (common(letters) || common(unit)) return true;
  for (const spelling of spellingsOf(password)) if (common(spelling)) return true;
  const reversed = [...unit].reverse().join('');
  if (common(reversed) || rows.some((row) => row.includes(unit) || row.includes(reversed))) return true;
  const known = [...names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]), ...ours].map(lettersOf);
  // Eight letters beside the name are a password of their own.
  return known.some((name) => name.length >= 4 && letters.includes(name) && letters.length < name.length + 8);
}
