/** What the screen reader Orca said, read from its log, and as it is kept. */

/** Behind what was said stands the voice: its name, where it is another than usual, and how it sounds. */
const SAID = /SPEECH OUTPUT: '(.*)'(?: voice=\S+?)? ?(?:None|\{.*\})?$/;

/** All that was said in whole lines of the log, in order. */
export function saidIn(lines) {
  const spoken = lines.split('\n').map((line) => SAID.exec(line)?.[1] ?? '');
  return spoken.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** Whether a sentence was said, in one piece or in several that followed each other. */
export const hears = (said, sentence) => said.join(' ').includes(sentence);

/** What differs from run to run, and what stands for it. */
const CHANGING = [
  [/\bGood (?:morning|afternoon|evening)\b/g, 'Good morning'],
  [/\b\d+ ms\b/g, '18 ms'],
  [/\b\d{1,2} [A-Z][a-z]+ 20\d\d\b/g, '26 November 2026'],
  [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}(?:, 20\d\d)?\b/g, 'Nov 26'],
  [/\b\d{1,2}:\d\d [AP]M\b/g, '9:00 AM'],
];

/** What was said as it is kept: without times and single letters, and with other names (`{ from: to }`) for made-up ones. */
export function transcriptOf(said, names) {
  const changes = [...Object.entries(names), ...CHANGING];
  const lines = said.filter((line) => line.length > 1);
  return `${lines.map((line) => changes.reduce((text, change) => text.replaceAll(...change), line)).join('\n')}\n`;
}
