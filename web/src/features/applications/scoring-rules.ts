/** Pure decisions about scores of different versions: what is said of them, and what is before and after. */
import { t } from '#messages/applications-scoring.ts';
import { list } from '#messages/formats.ts';
import type { AnalysisVersion, Scoring } from './types.ts';

/** What stands above a ranking that is not all of the present version. */
export function mixedSentence({ scored, otherwise, others, present }: Scoring): string {
  const names = others.map(({ name, people }) => (others.length > 1 ? t('nameAndPeople', { name, people }) : name));
  const engines = list(names);
  return otherwise < scored ? t('some', { otherwise, scored, engines }) : t('all', { scored, engines, present });
}

type Run = NonNullable<Scoring['run']>;

/** How many of a run are done, whatever became of them. */
export function endedOf({ raised, lowered, same, failed }: Run): number {
  return raised + lowered + same + failed;
}

/** "7 rose, 2 fell, 1 stayed the same"; who could not be scored is said too. */
export function outcomeSentence(run: Run): string {
  const { raised, lowered, same, failed } = run;
  const figures = { ended: endedOf(run), raised, lowered, same };
  return failed === 0 ? t('outcome', figures) : t('outcomeLost', { ...figures, failed });
}

const shownDays = 7;

/** Whether a result is still news: it is over, of the last days, and has not been overtaken by yet another version. */
export function isNews({ run, otherwise }: Scoring, now: Date): boolean {
  if (run?.state !== 'done' || endedOf(run) === 0 || otherwise > run.failed) return false;
  return now.getTime() - new Date(run.startedAt).getTime() < shownDays * 86_400_000;
}

/** A difference with its sign: "+1.10", "−0.40", "±0.00". */
export function changeText(before: number, after: number): string {
  const change = Math.round((after - before) * 100) / 100;
  return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change).toFixed(2)}`;
}

/** The analysis of the same kind that the one at this place, newest first, took the place of. */
export function analysisBefore(analyses: readonly AnalysisVersion[], index: number): AnalysisVersion | undefined {
  return analyses.slice(index + 1).find(({ kind }) => kind === analyses[index]?.kind);
}
