/** Passwords that a list of the commonest ones holds in some spelling: judged by what they are made of, so that no list has to be kept. */

/** What most such passwords are made of, in small letters; written down from common knowledge of leaked ones. */
const commonest = new Set(
  `password passwort passwd pass secret letmein welcome hello login logon changeme default temp temporary test testing tester
  guest user username admin administrator root system master manager office company business work staff employee boss
  qwerty qwertz azerty qaz qazwsx wsx zaq asd asdf zxc zxcv abc abcd abcde abcdef xyz iloveyou love lovely loveyou baby
  angel princess prince king queen dragon monkey tiger lion eagle wolf shadow ninja samurai sunshine sunflower flower
  rainbow butterfly summer winter spring autumn january february march april may june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday football soccer baseball basketball hockey
  badminton liverpool arsenal chelsea barcelona madrid manchester united batman superman spiderman pokemon starwars
  matrix hunter killer ranger soldier freedom trustno trustme access whatever nothing money dollar computer internet
  google facebook microsoft windows apple samsung android iphone michael daniel david james john thomas robert jordan
  jessica jennifer michelle ashley nicole charlie maggie buddy ginger pepper cookie chocolate banana orange cheese
  mustang ferrari porsche mercedes yamaha honda toyota proton harley phoenix london paris america malaysia merdeka
  selamat sayang rahsia katalaluan singapore kuala lumpur`.split(/\s+/),
);

/** Names of this product and its roles. */
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

/** The letters of a text without the figures and signs around it, those inside read as the letters they look like. */
function lettersOf(text: string): string {
  const inner = text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return inner.replace(/[013457@$!]/g, (sign) => looks[sign] ?? '').replace(/[^\p{L}]/gu, '');
}

/** Whether a password is one of the commonest in another spelling, a walk over the keyboard, or mostly one of `names`. */
export function isEasyToGuess(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  const unit = /^(.+?)\1+$/u.exec(letters)?.[1] ?? letters;
  if (unit.length <= 3 && password.length < 12) return true;
  if (commonest.has(unit)) return true;
  const reversed = [...unit].reverse().join('');
  if (rows.some((row) => row.includes(unit) || row.includes(reversed))) return true;
  const known = [...names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]), ...ours].map(lettersOf);
  // Eight letters beside the name are a password of their own.
  return known.some((name) => name.length >= 4 && letters.includes(name) && letters.length < name.length + 8);
}
