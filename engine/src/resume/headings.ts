/** Knows the headings of a resume in English and Malay, alone on a line or at its beginning. */

import type { Span } from '#text/index.ts';
import { anyOf } from '#text/lists.ts';

type ResumeSection = 'experience' | 'skills' | 'education' | 'certificates' | 'wish' | 'summary' | 'other';

// What somebody hopes for is not what they did.
const headings = (['experience', 'skills', 'education', 'certificates', 'wish', 'summary', 'other'] as const).map(
  (kind) => [kind, new RegExp(`^${anyOf(`heading-${kind}`)}$`, 'i')] as const,
);
const headingWords =
  /^(?:(?:Professional|Career|Executive|Work|Technical|Core|Key|Employment|Relevant|Educational) )?(?:Summary|Profile|Experience|History|Skills|Qualifications|Background|Objective|Overview|Highlights|Education|Accomplishments|Certifications|Interests|References|Languages)(?=:| )/i;

/** The section a line begins, with the place where its content starts; null where it is no heading. */
export function headingOf(text: string, line: Span): { kind: ResumeSection | null; from: number } {
  const content = text.slice(line.start, Math.min(line.end, line.start + 60));
  const colon = content.indexOf(':');
  const whole =
    line.end - line.start < 50 ? content.replace(/[\u2022:_\-=.\s]+$/g, '').replace(/^[\u2022\s\d.]+/, '') : '';
  const named = headings.find(([, pattern]) => pattern.test(whole));
  if (named) return { kind: named[0], from: line.end };
  const head =
    colon > 2 ? content.slice(0, colon).replace(/^[\u2022\s]+/, '') : (headingWords.exec(content)?.[0] ?? '');
  const inline =
    head !== '' && (colon > 2 || line.end - line.start > 300) ? headings.find(([, p]) => p.test(head)) : undefined;
  // "Languages: …" inside a skills section stays what it is, a list.
  return inline
    ? { kind: inline[0], from: line.start + content.indexOf(head) + head.length + (colon > 2 ? 1 : 0) }
    : { kind: null, from: line.start };
}
