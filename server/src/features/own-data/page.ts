/** What is kept of a person as a page that anybody can read: the values of the JSON under names in words, files as links. */
import { formatsOf, type Language } from '@saring/contract/words';
import { escapeHtml } from '#platform/escape.ts';
import type { Part } from './own-data.ts';
import { nameWords, valueNames, words } from './words.ts';

interface Reader {
  language: Language;
  /** In which moments are told. */
  timeZone: string;
  username: string;
}

type ValueName = keyof typeof valueNames;

/** Their value is the path of a file beside the page. */
const files: readonly string[] = ['picture', 'resume', 'certification', 'recording'];

/** Piece by piece, as the parts come. */
export async function* asPage(parts: AsyncIterable<Part>, reader: Reader): AsyncGenerator<string> {
  const say = words(reader.language);
  const title = escapeHtml(say('title', { username: reader.username }));
  yield `<!doctype html><html lang="${reader.language.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-line}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(say('what'))}</p>`;
  let applications = 0;
  for await (const { about, value } of parts) {
    if (about === 'person') yield content(value, 2, reader);
    else yield section(say('applicationOf', { number: ++applications }), content(value, 3, reader), 2);
  }
  yield '</main></body></html>\n';
}

const section = (heading: string, inside: string, level: number) =>
  `<section><h${level}>${escapeHtml(heading)}</h${level}>${inside}</section>`;

/** What is told in a line first, then what has parts of its own. */
function content(value: object, level: number, reader: Reader): string {
  const lines: string[] = [];
  const sections: string[] = [];
  for (const [name, each] of Object.entries(value)) {
    const said = nameOf(name, reader);
    const parts = partsOf(each);
    const line = parts ? '' : lineOf(name, each, reader);
    if (line) lines.push(`<dt>${escapeHtml(said)}</dt><dd>${line}</dd>`);
    for (const [index, part] of (parts ?? []).entries()) {
      const number = Array.isArray(each) ? index + 1 : null;
      const heading = number === null ? said : words(reader.language)('numbered', { name: said, number });
      sections.push(section(heading, content(part, level + 1, reader), level));
    }
  }
  return (lines.length > 0 ? `<dl>${lines.join('')}</dl>` : '') + sections.join('');
}

/** Null for what is told in a line. */
function partsOf(value: unknown): object[] | null {
  if (Array.isArray(value)) return value.some(isPart) ? value.filter(isPart) : null;
  return isPart(value) ? [value] : null;
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value);
}

/** As HTML; empty where nothing was given. */
function lineOf(name: string, value: unknown, { language, timeZone }: Reader): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    const shown = formatsOf(language).date(value, { dateStyle: 'long', timeStyle: 'short', timeZone });
    return `<time datetime="${value.toISOString()}">${escapeHtml(shown)}</time>`;
  }
  if (typeof value === 'boolean') return escapeHtml(words(language)(value ? 'yes' : 'no'));
  if (Array.isArray(value)) return escapeHtml(formatsOf(language).list(value.map(String)));
  const text = String(value);
  if (!files.includes(name) || typeof value !== 'string') return escapeHtml(text);
  return `<a href="${escapeHtml(text.split('/').map(encodeURIComponent).join('/'))}">${escapeHtml(text)}</a>`;
}

function nameOf(name: string, { language }: Reader): string {
  return isNamed(name) ? nameWords(language)(name) : name;
}

function isNamed(name: string): name is ValueName {
  return Object.hasOwn(valueNames, name);
}
