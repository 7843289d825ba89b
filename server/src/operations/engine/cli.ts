/** `npm run --silent engine`: JSON lines in, one JSON line per item out, nothing else on standard output; ends with the input. */
import { once } from 'node:events';
import type { OccupationFinder } from '@saring/engine/occupation';
import { readConfig } from '#config';
import { createEngine } from '#engines/reader/index.ts';
// Not by the door of analyses: that loads the database, and this program has none.
import { interviewScore, resumeScore } from '#features/analyses/rules.ts';
import type { ThrowAway } from './assistant.ts';
import { type AskAssistant, answerLine, type FindOccupations } from './items.ts';
import { linesOf } from './lines.ts';
import '#platform/db/lean-imports.ts';

/** A model answers several at a time; the built-in engine finishes each before the next begins. */
const mostAtOnce = 4;

// Whoever reads may stop early (`| head`): no reason for a stack trace.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const config = readConfig(process.env);
const engine = await createEngine(config.ai, {
  sums: { resume: resumeScore, interview: interviewScore },
  onFault: (question, fault) =>
    process.stderr.write(`The built-in engine answered for the model: ${question}, ${fault}.\n`),
});
// Loaded with its database by the first question alone: no other item needs one.
const opened: Promise<ThrowAway>[] = [];
const assistant: AskAssistant = async (item) => {
  const throwAway = opened[0] ?? import('./assistant.ts').then(({ openThrowAway }) => openThrowAway(engine, config));
  opened[0] = throwAway;
  const { text, reason, suggestions } = await (await throwAway).answer(item);
  // On a screen these stand below the answer as buttons.
  return reason === 'unknown' && suggestions.length > 0
    ? `${text}\n\n${suggestions.map((question) => `- ${question}`).join('\n')}`
    : text;
};
// Loaded with the knowledge by the first item that asks for it.
let finder: Promise<OccupationFinder> | undefined;
const occupations: FindOccupations = async (job) => {
  finder ??= openFinder();
  return (await finder).occupationsOf(job);
};
const running = new Set<Promise<void>>();

async function openFinder(): Promise<OccupationFinder> {
  const [{ occupationFinder }, { loadModels }] = await Promise.all([
    import('@saring/engine/occupation'),
    import('@saring/engine/score/models'),
  ]);
  return occupationFinder(loadModels());
}

async function reply(line: string): Promise<void> {
  const text = JSON.stringify(await answerLine(engine, line, { assistant, occupations }));
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}

for await (const line of linesOf(process.stdin)) {
  if (line.trim() === '') continue;
  const one: Promise<void> = reply(line).finally(() => running.delete(one));
  running.add(one);
  if (running.size >= mostAtOnce) await Promise.race(running);
}
await Promise.all(running);
for (const throwAway of opened) await (await throwAway).close();
