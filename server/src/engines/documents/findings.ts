/** Words the findings about hidden text: one per reason and page, with what was hidden. */
import type { Doubt, HiddenReason } from './pdf-hidden.ts';
import type { Run } from './pdf-state.ts';
import type { Finding } from './types.ts';

export const HIDDEN_TEXTS: Record<HiddenReason, string> = {
  invisible_text: 'The file holds text that is never painted, which was left out.',
  white_text: 'The file holds text in the colour of its background, which was left out.',
  tiny_text: 'The file holds text too small to be read, which was left out.',
  off_page: 'The file holds text outside the page, which was left out.',
  covered_text: 'The file holds text covered by something drawn over it, which was left out.',
};

/** Of text that may be hidden as well as not: it was kept. */
export const DOUBT_TEXTS: Record<Doubt, string> = {
  pale_text: 'Some words are nearly as pale as the page and may stand on a dark shape or a picture; they were read.',
  perhaps_covered: 'Some words lie below something that may be clear; they were read.',
};

const MAX_EXCERPT = 300;

/** One for each run; null for what is seen. */
export type Reasons = (HiddenReason | Doubt | null)[];

export const isDoubt = (reason: HiddenReason | Doubt): reason is Doubt => Object.hasOwn(DOUBT_TEXTS, reason);

/** Passages that can be read elsewhere on the page, such as shadows, hide nothing and are not reported. */
export function hiddenFindings(runs: Run[], reasons: Reasons, visible: Run[], page: number): Finding[] {
  const byReason = new Map<HiddenReason | Doubt, string[]>();
  for (const [i, run] of runs.entries()) {
    const reason = reasons[i];
    if (!reason) continue;
    const texts = byReason.get(reason) ?? [];
    texts.push(run.text);
    byReason.set(reason, texts);
  }
  if (byReason.size === 0) return [];
  const shown = squeeze(visible.map((run) => run.text).join(''));
  const findings: Finding[] = [];
  for (const [code, texts] of byReason) {
    const excerpt = texts.join(' ').replace(/\s+/g, ' ').trim();
    const plain = squeeze(excerpt);
    if (plain.length < 2) continue;
    if (isDoubt(code)) findings.push({ code, text: DOUBT_TEXTS[code], page, excerpt: excerpt.slice(0, MAX_EXCERPT) });
    else if (!shown.includes(plain))
      findings.push({ code, text: HIDDEN_TEXTS[code], page, excerpt: excerpt.slice(0, MAX_EXCERPT) });
  }
  return findings;
}

const squeeze = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
