/** `npm run bench:quality`: how well the engine reads, on data of our own and beside simple ways of doing it. */
import { answerFigures } from './answers.ts';
import { attackFigures } from './attacks.ts';
import { changeFigures } from './changes.ts';
import { firstFields } from './fields-first.ts';
import { secondFields } from './fields-second.ts';
import { firstLadders } from './ladders-first.ts';
import { secondLadders } from './ladders-second.ts';
import { rankingFigures, requirementFigures, speedFigures } from './ranking.ts';
import { composeResumes } from './resumes.ts';
import { type Figure, table } from './table.ts';

// What was written before the engine was tuned, what was written after, and both as one pool.
const tuned = composeResumes(firstFields, 1);
const heldOut = composeResumes(secondFields, 2);
const fields = [...firstFields, ...secondFields];
const resumes = [...tuned, ...heldOut];
const sections: Record<string, () => Promise<Figure[]>> = {
  ranking: async () => [
    ...(await rankingFigures(fields, resumes, 'all')),
    ...(await rankingFigures(firstFields, tuned, 'tuned')),
    ...(await rankingFigures(secondFields, heldOut, 'held out')),
  ],
  requirements: async () => [
    ...(await requirementFigures(firstFields, 'tuned')),
    ...(await requirementFigures(secondFields, 'held out')),
  ],
  changes: () => changeFigures(fields, resumes),
  attacks: async () => [
    ...(await attackFigures(firstFields, tuned, 'tuned')),
    ...(await attackFigures(secondFields, heldOut, 'held out')),
  ],
  answers: async () => [
    ...(await answerFigures(firstLadders, 'tuned')),
    ...(await answerFigures(secondLadders, 'held out')),
  ],
  speed: () => speedFigures(fields, resumes),
};
const wanted = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, section] of Object.entries(sections)) {
  if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await section()));
}
process.stdout.write(`${table(figures)}\n`);
