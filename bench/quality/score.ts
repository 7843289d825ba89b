/** `npm run bench:quality -- --score PART [ranking|ladders|attacks]`: the fitted resume score on real texts of one part. */
import { attackFiguresOnRealTexts } from './score-attacks.ts';
import { ladderFigures } from './score-ladders.ts';
import { rankingFiguresOfScore } from './score-ranking.ts';
import type { Part } from './score-reader.ts';
import type { Figure } from './table.ts';

const sections: Record<string, (part: Part) => Figure[]> = {
  ranking: rankingFiguresOfScore,
  ladders: ladderFigures,
  attacks: attackFiguresOnRealTexts,
};

/** The figures of the sections named, of all where none is. */
export function scoreFigures([part, ...wanted]: readonly string[]): Figure[] {
  if (part !== 'fit' && part !== 'dev' && part !== 'held') throw new Error('Name the part: --score fit, dev or held');
  return Object.entries(sections)
    .filter(([name]) => wanted.length === 0 || wanted.includes(name))
    .flatMap(([, measure]) => measure(part));
}
