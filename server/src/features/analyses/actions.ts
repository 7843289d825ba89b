/** Asks the engine and keeps what it said: same input, same result, and no row twice for one input. */
import { createHash } from 'node:crypto';
import type { Asker, InterviewInput, InterviewMarks, ReadBy, ResumeInput, ResumeMarks } from '@saring/engine';
import type { World } from '#world';
import { type AnalysisKind, type AnalysisOf, type AnalysisRow, analysisOfInput, newestAnalysis } from './store.ts';

export interface Subject {
  applicationId: string;
  companyId: string;
  criteriaVersion: number;
}

/** An analysis ready to be stored in the caller's transaction, or the stored one when the input has not changed. */
export interface Analysed<M> {
  row: AnalysisRow;
  marks: M;
  fresh: boolean;
}

function hashOf(engine: ReadBy, input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([engine.name, engine.version, engine.model, input]))
    .digest('hex');
}

/** The one in view if it is of this input; an older one of this input comes into view again; else the engine is asked. */
async function analyse<K extends AnalysisKind>(
  world: World,
  subject: Subject,
  kind: K,
  input: object,
  ask: () => Promise<AnalysisOf<K>['marks']>,
): Promise<Analysed<AnalysisOf<K>['marks']>> {
  const { ai } = world.engines;
  const { db, clock } = world;
  const inputHash = hashOf(ai, input);
  const before = await newestAnalysis(db, subject.applicationId, kind);
  if (before?.inputHash === inputHash) return { row: before, marks: before.marks, fresh: false };
  const again = (row: AnalysisRow) => ({ ...row, ...subject, id: clock.newId(), createdAt: clock.now() });
  const older = await analysisOfInput(db, subject.applicationId, kind, inputHash);
  if (older) return { row: again(older), marks: older.marks, fresh: true };
  const marks = await ask();
  // Where another engine answered, the record is of that engine: a later attempt asks the first one again.
  const by = marks.readBy ?? ai;
  const hash = marks.readBy ? hashOf(by, input) : inputHash;
  if (before?.inputHash === hash) return { row: before, marks: before.marks, fresh: false };
  const row: AnalysisRow = {
    id: clock.newId(),
    ...subject,
    kind,
    engine: by.name,
    engineVersion: by.version,
    model: by.model,
    inputHash: hash,
    marks,
    createdAt: clock.now(),
  };
  return { row, marks, fresh: true };
}

/** `kind` says whether the text is the resume alone, or with the facts that its candidate says were read wrongly. */
export function analyseResume(
  world: World,
  subject: Subject,
  kind: 'resume' | 'facts',
  input: ResumeInput,
  asker: Asker,
): Promise<Analysed<ResumeMarks>> {
  return analyse(world, subject, kind, input, () => world.engines.ai.resume(input, asker));
}

/** `kind` says whether the answers are those that were heard, or those that the candidate corrected. */
export function analyseInterview(
  world: World,
  subject: Subject,
  kind: 'interview' | 'correction',
  input: InterviewInput,
  asker: Asker,
): Promise<Analysed<InterviewMarks>> {
  return analyse(world, subject, kind, input, () => world.engines.ai.interview(input, asker));
}
