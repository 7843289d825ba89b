/** `npm run bench:quality`: how well the engine reads, on data of our own and beside simple ways of doing it. */
import { answerFigures } from './answers.ts';
import { realAnswerFigures } from './answers-real.ts';
import { attackFigures } from './attacks.ts';
import { changeFigures } from './changes.ts';
import { criteriaFigures } from './criteria.ts';
import { facetFigures } from './criteria-facets.ts';
import { fieldsOf, type Ladder, laddersOf } from './own-texts.ts';
import { rankingFigures, requirementFigures, speedFigures } from './ranking.ts';
import { composeResumes } from './resumes.ts';
import { sampleFigures } from './samples.ts';
import { speechFigures } from './speech.ts';
import { type Figure, table } from './table.ts';

// The first three voices were there when the engine was tuned; the fourth to seventh were looked at while it was changed.
// The eighth and ninth were written by others, who had seen neither the engine nor its tables, and only measured.
const tunedFields = fieldsOf(1, 2, 3);
const watchedFields = fieldsOf(4, 5, 6, 7);
const heldOutFields = fieldsOf(8, 9);
const tunedLadders = laddersOf(1, 2, 3, 4, 6);
const fields = [...tunedFields, ...watchedFields, ...heldOutFields];
const voices = [
  { label: 'tuned', fields: tunedFields, ladders: tunedLadders },
  { label: 'watched', fields: watchedFields, ladders: laddersOf(5, 7) },
  { label: 'held out', fields: heldOutFields, ladders: laddersOf(8, 9) },
].map((one) => ({
  ...one,
  resumes: [...new Set(one.fields.map(({ voice }) => voice))].flatMap((voice) =>
    composeResumes(fieldsOf(voice), voice),
  ),
}));
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
  answers: () => each((one) => answerFigures(one.ladders, one.label)),
  speech: () => each((one) => speechFigures(one.ladders, one.label)),
  criteria: async () => [...(await criteriaFigures(fields)), ...(await facetFigures())],
  'real-answers': realAnswerFigures,
  speed: () => speedFigures(fields, resumes),
};

/** Answers of the two highest anchors to questions about a trade, as they are fitted on. */
function soundAnswers(ladders: readonly Ladder[]) {
  return ladders
    .filter(({ conduct }) => !conduct)
    .flatMap(({ field, question, criterion, answers }, at) =>
      answers.slice(3).map((answer) => ({ person: `${field} ${at}`, question, criterion, answer })),
    );
}

async function each(measure: (one: (typeof voices)[number]) => Promise<Figure[]>): Promise<Figure[]> {
  const all: Figure[] = [];
  for (const one of heard) all.push(...(await measure(one)));
  return all;
}

const wanted = process.argv.slice(2);
const fit = wanted.indexOf('--fit');
const score = wanted.indexOf('--score');
const fitAnswersAt = wanted.indexOf('--fit-answers');
if (fit >= 0) {
  // Only who fits needs the fitting code, and the time that it takes to load.
  const { fitAll } = await import('@saring/engine/fit');
  fitAll(wanted[fit + 1] ?? '');
} else if (score >= 0) {
  const { scoreFigures } = await import('./score.ts');
  process.stdout.write(`${table(scoreFigures(wanted.slice(score + 1)))}\n`);
} else if (fitAnswersAt >= 0) {
  const { fitAnswers } = await import('@saring/engine/fit-answers');
  await fitAnswers(wanted[fitAnswersAt + 1] ?? '', soundAnswers(tunedLadders));
} else {
  const figures: Figure[] = [];
  for (const [name, section] of Object.entries(sections)) {
    if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await section()));
  }
  process.stdout.write(`${table(figures)}\n`);
}
