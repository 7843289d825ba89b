/** Guesses the structure of plain lines and writes it as clean HTML without attributes. */
import type { Line } from './pdf-layout.ts';

const BULLET = /^\s*(?:[•·●○▪■□◦‣⁃∙◆◇►▶➢➤✓✔]\s*|(?:[*–—-]|o(?=\s{1,3}\S))\s+)(?=\S)/u;
const NUMBERED = /^\s*\(?(\d{1,2}|[a-z])[.)]\s+(?=\S)/u;

/** How parts of an advert are called, alone on their line: "What you will do", "Key Responsibilities & Duties". */
const PART =
  '(?:(?:your|our|the|key|main|core|job|work|minimum|basic|preferred|desired|additional|other|technical|soft) )*(?:responsibilit(?:y|ies)|requirements?|qualifications?|dut(?:y|ies)|benefits?|skills?|competenc(?:y|ies)|experience|education|description|summary|overview|perks|purpose|role|tasks|criteria|tanggungjawab|kelayakan|keperluan)';
const NAMED = new RegExp(
  String.raw`^(?:(?:what|who|why) (?:you|we|is|are)\b.*|about (?:us|you|the \w+|\w+)|how to apply|nice to have|we (?:offer|expect|ask for|are looking for)|${PART}(?: ?(?:,|&|\/|and) ${PART})*)$`,
  'i',
);

/** Plain text is seldom wrapped at fewer letters; a shorter line ended where its writer wanted. */
const WRAPPED = 60;

/** Pasted or plain text as HTML: headings, lists and paragraphs as far as they can be told. */
export function textToHtml(text: string): string {
  let blank = true;
  const lines: Line[] = [];
  for (const raw of text.split(/\r\n?|\n/)) {
    if (raw.trim() === '') {
      blank = true;
      continue;
    }
    lines.push({ text: raw, size: 0, bold: false, gapBefore: blank, full: raw.length >= WRAPPED });
    blank = false;
  }
  return linesToHtml(lines);
}

/** Lines, with their looks where the format tells them, as HTML. */
export function linesToHtml(lines: Line[]): string {
  const body = usualSize(lines);
  const blocks: Block[] = [];
  for (const [i, line] of lines.entries()) addLine(blocks, line, { body, next: lines[i + 1], previous: lines[i - 1] });
  return render(blocks);
}

interface Block {
  kind: 'h2' | 'h3' | 'p' | 'ul' | 'ol';
  /** The lines that make it up; joined once at the end, because a paragraph may have a million. */
  lines: string[];
}

interface Around {
  body: number;
  next: Line | undefined;
  previous: Line | undefined;
}

function addLine(blocks: Block[], line: Line, around: Around): void {
  const last = blocks.at(-1);
  const text = line.text.trim();
  if (BULLET.test(line.text)) blocks.push({ kind: 'ul', lines: [text.replace(BULLET, '')] });
  else if (NUMBERED.test(line.text) && (isFirst(text) || last?.kind === 'ol')) {
    blocks.push({ kind: 'ol', lines: [text.replace(NUMBERED, '')] });
  } else if (isHeading(line, around)) {
    blocks.push({ kind: isTitle(line, around) ? 'h2' : 'h3', lines: [text.replace(/\s*:$/, '')] });
  } else if (last && last.kind !== 'h2' && last.kind !== 'h3' && goesOn(line, around)) {
    last.lines.push(text);
  } else blocks.push({ kind: 'p', lines: [text] });
}

const isFirst = (text: string) => /^\(?[1a][.)]/.test(text);

function isHeading(line: Line, { body, next }: Around): boolean {
  const text = line.text.trim();
  if (text.length > 70 || !/\p{L}/u.test(text) || /[.;,]$/.test(text)) return false;
  if (line.size > 1.12 * body && body > 0) return true;
  if (/:$/.test(text) && text.length <= 60) return true;
  if (line.bold && line.gapBefore) return true;
  const letters = text.replace(/\P{L}/gu, '');
  if (letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) return true;
  if (text.length <= 45 && text.split(/\s+/).length <= 6 && NAMED.test(text) && next !== undefined) return true;
  // A short line of its own before a list or a paragraph that follows at once.
  const words = text.split(/\s+/).length;
  return (
    line.gapBefore && words <= 5 && text.length <= 45 && next !== undefined && !next.gapBefore && BULLET.test(next.text)
  );
}

function isTitle(line: Line, { body }: Around): boolean {
  return body > 0 && line.size > 1.3 * body;
}

/** A line goes on when the one before it reached the right edge, or when it starts in the middle of a sentence. */
function goesOn(line: Line, { previous }: Around): boolean {
  // A tab parts a title from its date: such rows stand alone.
  if (!previous || line.gapBefore || /\t/.test(line.text + previous.text)) return false;
  const midSentence = /^[\p{Ll}(]/u.test(line.text.trim()) && !/[.!?:]$/.test(previous.text.trim());
  return previous.full || midSentence;
}

/** A word that was parted at the line's end is joined again where both halves are lower case. */
function joinLines(lines: string[]): string {
  const parts = lines.map((line, i) => {
    const parted = /\p{Ll}[-\u2010]$/u.test(line.slice(-2)) && /^\p{Ll}/u.test(lines[i + 1] ?? '');
    if (parted) return line.slice(0, -1);
    return i + 1 < lines.length ? `${line} ` : line;
  });
  return parts.join('');
}

function usualSize(lines: Line[]): number {
  const weights = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    weights.set(rounded, (weights.get(rounded) ?? 0) + text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function render(blocks: Block[]): string {
  const parts: string[] = [];
  let list: 'ul' | 'ol' | null = null;
  for (const { kind, lines } of blocks) {
    const text = joinLines(lines);
    const wanted = kind === 'ul' || kind === 'ol' ? kind : null;
    if (list && list !== wanted) parts.push(`</${list}>`);
    if (wanted && list !== wanted) parts.push(`<${wanted}>`);
    list = wanted;
    parts.push(wanted ? `<li>${escapeHtml(text)}</li>` : `<${kind}>${escapeHtml(text)}</${kind}>`);
  }
  if (list) parts.push(`</${list}>`);
  return parts.join('\n');
}

/** Text as it may stand between tags; runs of white space become one space. */
export function escapeHtml(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
