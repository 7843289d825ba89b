/** Asks the engine and keeps what it said: same input, same result, and no row twice for one input. */
import { createHash } from 'node:crypto';
import type { InterviewInput, InterviewMarks, ResumeInput, ResumeMarks } from '#engines/ai/index.ts';
import type { World } from '#world';
import { type AnalysisKind, type AnalysisRow, newestAnalysis } from './store.ts';

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

function hashOf(engine: World['engines']['ai'], input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([engine.name, engine.version, engine.model, input]))
    .digest('hex');
}

async function analyse<M extends ResumeMarks | InterviewMarks>(
  world: World,
  subject: Subject,
  kind: AnalysisKind,
  input: object,
  ask: () => Promise<M>,
): Promise<Analysed<M>> {
  const { ai } = world.engines;
  const inputHash = hashOf(ai, input);
  const before = await newestAnalysis(world.db, subject.applicationId, kind);
  // The kind was asked for, so the marks are of that kind.
  if (before?.inputHash === inputHash) return { row: before, marks: before.marks as M, fresh: false };
  const marks = await ask();
  const row: AnalysisRow = {
    id: world.clock.newId(),
    ...subject,
    kind,
    engine: ai.name,
    engineVersion: ai.version,
    model: ai.model,
    inputHash,
    marks,
    createdAt: world.clock.now(),
  };
  return { row, marks, fresh: true };
}

export function analyseResume(world: World, subject: Subject, input: ResumeInput): Promise<Analysed<ResumeMarks>> {
  return analyse(world, subject, 'resume', input, () => world.engines.ai.resume(input));
}

export function analyseInterview(
  world: World,
  subject: Subject,
  input: InterviewInput,
): Promise<Analysed<InterviewMarks>> {
  return analyse(world, subject, 'interview', input, () => world.engines.ai.interview(input));
}
