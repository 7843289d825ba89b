/** `npm run bench:quality`: how well the engine reads, on data of our own and beside simple ways of doing it. */
import { answerFigures } from './answers.ts';
import { attackFigures } from './attacks.ts';
import { changeFigures } from './changes.ts';
import { criteriaFigures } from './criteria.ts';
import { firstFields } from './fields-first.ts';
import { secondFields } from './fields-second.ts';
import { thirdFields } from './fields-third.ts';
import { firstLadders } from './ladders-first.ts';
import { secondLadders } from './ladders-second.ts';
import { thirdLadders } from './ladders-third.ts';
import { rankingFigures, requirementFigures, speedFigures } from './ranking.ts';
import { composeResumes } from './resumes.ts';
import { sampleFigures } from './samples.ts';
import { type Figure, table } from './table.ts';

// The first two voices were there when the engine was tuned; the third was written when it stood as it is.
const tunedFields = [...firstFields, ...secondFields];
const tunedLadders = [...firstLadders, ...secondLadders];
const fields = [...tunedFields, ...thirdFields];
const tuned = [...composeResumes(firstFields, 1), ...composeResumes(secondFields, 2)];
const heldOut = composeResumes(thirdFields, 3);
const resumes = [...tuned, ...heldOut];
const sections: Record<string, () => Promise<Figure[]>> = {
  ranking: async () => [
    ...(await rankingFigures(fields, resumes, 'all')),
    ...(await rankingFigures(tunedFields, resumes, 'tuned')),
    ...(await rankingFigures(thirdFields, resumes, 'held out')),
  ],
  requirements: async () => [
    ...(await requirementFigures(tunedFields, 'tuned')),
    ...(await requirementFigures(thirdFields, 'held out')),
  ],
  samples: () => sampleFigures(fields),
  changes: () => changeFigures(fields, resumes),
  attacks: async () => [
    ...(await attackFigures(tunedFields, tuned, 'tuned')),
    ...(await attackFigures(thirdFields, heldOut, 'held out')),
  ],
  answers: async () => [
    ...(await answerFigures(tunedLadders, 'tuned')),
    ...(await answerFigures(thirdLadders, 'held out')),
  ],
  criteria: () => criteriaFigures(fields),
  speed: () => speedFigures(fields, resumes),
};
const wanted = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, section] of Object.entries(sections)) {
  if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await section()));
}
process.stdout.write(`${table(figures)}\n`);
