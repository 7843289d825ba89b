/** Words the findings about hidden text: one per reason and page, with what was hidden. */
import type { HiddenReason } from './pdf-hidden.ts';
import type { Run } from './pdf-state.ts';
import type { Finding } from './types.ts';

export const HIDDEN_TEXTS: Record<HiddenReason, string> = {
  invisible_text: 'The file holds text that is never painted, which was left out.',
  white_text: 'The file holds text in the colour of its background, which was left out.',
  tiny_text: 'The file holds text too small to be read, which was left out.',
  off_page: 'The file holds text outside the page, which was left out.',
  covered_text: 'The file holds text covered by something drawn over it, which was left out.',
};

const MAX_EXCERPT = 300;

/** Passages that can be read elsewhere on the page, such as shadows, hide nothing and are not reported. */
export function hiddenFindings(runs: Run[], reasons: (HiddenReason | null)[], visible: Run[], page: number): Finding[] {
  const byReason = new Map<HiddenReason, string[]>();
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
    if (plain.length < 2 || shown.includes(plain)) continue;
    findings.push({ code, text: HIDDEN_TEXTS[code], page, excerpt: excerpt.slice(0, MAX_EXCERPT) });
  }
  return findings;
}

const squeeze = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
