/** Words of a question: made plain, with slips of the hand mended where a word of the grammar was meant. */

/** Lower case, straight quotes, no invisible characters, contractions written out; possessives stand apart as `'s`. */
export function plain(question: string): string {
  return question
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]+/gu, ' ')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„"]/g, ' " ')
    .replace(/[–—]/g, ' - ')
    .toLowerCase()
    .replace(/\b(?:i\.e\.|e\.g\.)(?=\s|,)/g, ',')
    .replace(/\bcan't\b|\bcannot\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/\b(didnt|hasnt|havent|isnt|arent|wasnt|werent|dont|doesnt)\b/g, (word) => `${word.slice(0, -2)} not`)
    .replace(/\b(who|what|how|where|when|that|there|it|he|she|let)'s\b/g, '$1 is')
    .replace(/\b(whos|whats)\b/g, (word) => `${word.slice(0, -1)} is`)
    .replace(
      /'(re|ve|ll|d|m)\b/g,
      (_, end: string) => ({ re: ' are', ve: ' have', ll: ' will', d: ' would', m: ' am' })[end] ?? '',
    )
    .replace(/s'(?=\s|$)/g, "s 's")
    .replace(/'s\b/g, " 's")
    .replace(/([?!;:,()])(?!\d)/g, ' $1 ')
    .replace(/\.(?=\s|$)/g, ' . ')
    .replace(/\s+/g, ' ')
    .trim();
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Numbers in words as digits, up to ninety-nine and with `hundred`; "one" stays where it stands for a person. */
export function digits(text: string): string {
  const unit = units.slice(1).join('|');
  const ten = tens.join('|');
  const value = (word: string) => (units.includes(word) ? units.indexOf(word) : (tens.indexOf(word) + 2) * 10);
  return text
    .replace(new RegExp(`\\b(${ten})[ -](${units.slice(1, 10).join('|')})\\b`, 'g'), (_, a: string, b: string) =>
      String(value(a) + value(b)),
    )
    .replace(new RegExp(`\\b(${unit}|${ten})\\b(?! sigma)`, 'g'), (word, _one, at: number, whole: string) =>
      word === 'one' && !/(top|best|first|last|past|next|least|than|over|under|above|below) $/.test(whole.slice(0, at))
        ? word
        : String(value(word)),
    )
    .replace(/\b(a|one) hundred\b/g, '100')
    .replace(/\b(\d+) hundred\b/g, (_, n: string) => String(Number(n) * 100))
    .replace(/\b(\d+(?:\.\d+)?) (?:thousand|grand)\b/g, (_, n: string) => String(Number(n) * 1000))
    .replace(/\b(a|the) couple of\b/g, '2')
    .replace(/\ba dozen\b/g, '12')
    .replace(/\bhalf a dozen\b/g, '6');
}

/** Changes, additions, losses and swaps of neighbours between two words; more than `most` is not counted further. */
export function distance(a: string, b: string, most = 2): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Whether a word was probably meant: one slip from five letters on, two from eight. */
export function nearly(word: string, meant: string): boolean {
  if (word === meant) return true;
  const slips = Math.min(word.length, meant.length) >= 8 ? 2 : Math.min(word.length, meant.length) >= 5 ? 1 : 0;
  return slips > 0 && word[0] === meant[0] && distance(word, meant, slips) <= slips;
}

/** A word without its plural ending. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** "Mkting": the letters of a word in their order, some left out. */
export function squeezed(asked: string, word: string): boolean {
  if (asked[0] !== word[0] || asked.at(-1) !== word.at(-1)) return false;
  let at = 0;
  for (const letter of word) if (letter === asked[at]) at += 1;
  return at === asked.length;
}
