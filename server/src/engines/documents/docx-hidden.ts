/** Takes hidden runs out of WordprocessingML: vanished, tiny or in the colour of what is known to be behind them. */

import { sightOf } from './docx-ground.ts';
import type { Looks } from './docx-styles.ts';
import { type Survey, sceneOf } from './docx-survey.ts';
import { walk } from './docx-walk.ts';
import { DOUBT_TEXTS, HIDDEN_TEXTS } from './findings.ts';
import type { Finding } from './types.ts';

/** In points. */
const TINY = 2;
/** Letters of this percentage of their width or less are strokes. */
const SQUEEZED = 10;

type Code = 'invisible_text' | 'white_text' | 'tiny_text' | 'pale_text';

/** The XML of a story without hidden runs, and what they held. What may be hidden as well as not is kept. */
export function withoutHidden(xml: string, story: string, survey: Survey): { xml: string; findings: Finding[] } {
  const { styles } = survey;
  const scene = sceneOf(survey, story);
  const lastRows = survey.lastRows.get(story) ?? new Map();
  const passages = new Map<Code, Set<string>>();
  const kept: string[] = [];
  let from = 0;
  walk(
    xml,
    { styles, sections: scene.sections, lastRows },
    {
      run(run) {
        if (run.start < from || run.text.trim() === '') return;
        const sight = unseen(run.looks) ?? sightOf(run, scene);
        if (sight === 'seen') return;
        const code = sight === 'doubt' ? 'pale_text' : sight === 'hidden' ? 'white_text' : sight;
        passages.set(code, (passages.get(code) ?? new Set()).add(run.text));
        if (sight === 'doubt') return;
        kept.push(xml.slice(from, run.start));
        from = run.end;
      },
    },
  );
  kept.push(xml.slice(from));
  const findings: Finding[] = [];
  for (const [code, texts] of passages) {
    const excerpt = [...texts].join(' ').replace(/\s+/g, ' ').trim().slice(0, 300);
    const text = code === 'pale_text' ? DOUBT_TEXTS[code] : HIDDEN_TEXTS[code];
    if (/[\p{L}\p{N}]{2}/u.test(excerpt)) findings.push({ code, text, excerpt });
  }
  return { xml: kept.join(''), findings };
}

/** Why text can be seen on nothing. */
function unseen({ vanish, size, width }: Looks): 'invisible_text' | 'tiny_text' | undefined {
  if (vanish) return 'invisible_text';
  return (size ?? TINY + 1) <= TINY || (width ?? 100) <= SQUEEZED ? 'tiny_text' : undefined;
}
