/** `npm run bench:quality`: how well the engine reads, on data of our own and beside simple ways of doing it. */
import { answerFigures } from './answers.ts';
import { attackFigures } from './attacks.ts';
import { changeFigures } from './changes.ts';
import { criteriaFigures } from './criteria.ts';
import { eighthFields } from './fields-eighth.ts';
import { fifthFields } from './fields-fifth.ts';
import { firstFields } from './fields-first.ts';
import { fourthFields } from './fields-fourth.ts';
import { ninthFields } from './fields-ninth.ts';
import { secondFields } from './fields-second.ts';
import { seventhFields } from './fields-seventh.ts';
import { sixthFields } from './fields-sixth.ts';
import { thirdFields } from './fields-third.ts';
import { eighthLadders } from './ladders-eighth.ts';
import { fifthLadders } from './ladders-fifth.ts';
import { firstLadders } from './ladders-first.ts';
import { fourthLadders } from './ladders-fourth.ts';
import { ninthLadders } from './ladders-ninth.ts';
import { secondLadders } from './ladders-second.ts';
import { seventhLadders } from './ladders-seventh.ts';
import { sixthLadders } from './ladders-sixth.ts';
import { thirdLadders } from './ladders-third.ts';
import { rankingFigures, requirementFigures, speedFigures } from './ranking.ts';
import { composeResumes } from './resumes.ts';
import { sampleFigures } from './samples.ts';
import { type Figure, table } from './table.ts';

// The first three voices were there when the engine was tuned; the fourth to seventh were looked at while it was changed.
// The eighth and ninth were written by others, who had seen neither the engine nor its tables, and only measured.
const tunedFields = [...firstFields, ...secondFields, ...thirdFields];
const tunedLadders = [...firstLadders, ...secondLadders, ...thirdLadders, ...fourthLadders, ...sixthLadders];
const watchedLadders = [...fifthLadders, ...seventhLadders];
const heldLadders = [...eighthLadders, ...ninthLadders];
const watchedFields = [...fourthFields, ...fifthFields, ...sixthFields, ...seventhFields];
const heldOutFields = [...eighthFields, ...ninthFields];
const fields = [...tunedFields, ...watchedFields, ...heldOutFields];
const tuned = [
  ...composeResumes(firstFields, 1),
  ...composeResumes(secondFields, 2),
  ...composeResumes(thirdFields, 3),
];
const voices = [
  { label: 'tuned', fields: tunedFields, resumes: tuned },
  {
    label: 'watched',
    fields: watchedFields,
    resumes: [
      ...composeResumes(fourthFields, 4),
      ...composeResumes(fifthFields, 5),
      ...composeResumes(sixthFields, 6),
      ...composeResumes(seventhFields, 7),
    ],
  },
  {
    label: 'held out',
    fields: heldOutFields,
    resumes: [...composeResumes(eighthFields, 8), ...composeResumes(ninthFields, 9)],
  },
];
const resumes = voices.flatMap((one) => one.resumes);
// `VOICE=tuned` measures one of them alone, so that work on the engine does not look at the others.
const heard = voices.filter(({ label }) => (process.env.VOICE ?? label) === label);
const sections: Record<string, () => Promise<Figure[]>> = {
  ranking: async () => [
    ...(await rankingFigures(fields, resumes, 'all')),
    ...(await each(({ fields: own, label }) => rankingFigures(own, resumes, label))),
  ],
  requirements: () => each(({ fields: own, label }) => requirementFigures(own, label)),
  samples: () => sampleFigures(fields),
  changes: () => each((one) => changeFigures(one.fields, one.resumes, one.label)),
  attacks: () => each((one) => attackFigures(one.fields, one.resumes, one.label)),
  answers: async () => [
    ...(heard.some(({ label }) => label === 'tuned') ? await answerFigures(tunedLadders, 'tuned') : []),
    ...(heard.some(({ label }) => label === 'watched') ? await answerFigures(watchedLadders, 'watched') : []),
    ...(heard.some(({ label }) => label === 'held out') ? await answerFigures(heldLadders, 'held out') : []),
  ],
  criteria: () => criteriaFigures(fields),
  speed: () => speedFigures(fields, resumes),
};

async function each(measure: (one: (typeof voices)[number]) => Promise<Figure[]>): Promise<Figure[]> {
  const all: Figure[] = [];
  for (const one of heard) all.push(...(await measure(one)));
  return all;
}

const wanted = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, section] of Object.entries(sections)) {
  if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await section()));
}
process.stdout.write(`${table(figures)}\n`);
