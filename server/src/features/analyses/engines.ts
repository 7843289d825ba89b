/** Which engine made marks, as one text: marks of different ones cannot be compared, so lists and counters keep it with the scores. */
import type { ReadBy } from '@saring/engine';
import type { AnalysisRow } from './store.ts';

type Made = Pick<AnalysisRow, 'engine' | 'engineVersion' | 'model'>;

/** Name, version and model, the last of which may hold anything: `built-in/6/`, `model/2/qwen/qwen3`. */
export function engineKey({ name, version, model }: ReadBy): string {
  return `${name}/${version}/${model ?? ''}`;
}

const keyOf = ({ engine, engineVersion, model }: Made) => engineKey({ name: engine, version: engineVersion, model });

/** What a final score is by: the engine of the resume and, on a line of its own where it is another, that of the interview. */
export function scoredBy(resume: Made, interview: Made | null): string {
  return [...new Set([keyOf(resume), ...(interview ? [keyOf(interview)] : [])])].join('\n');
}

/** The engines that such a text names; none where it is not known. */
export function enginesIn(by: string): Made[] {
  return by
    .split('\n')
    .filter((key) => key !== '')
    .map((key) => {
      const [engine = '', engineVersion = '', ...model] = key.split('/');
      return { engine, engineVersion, model: model.join('/') || null };
    });
}

/** The engine of an analysis as people read it. */
export function engineName(analysis: Made): string {
  return analysis.model ? `${analysis.model} (model)` : `Saring ${analysis.engine} ${analysis.engineVersion}`;
}

/** Whose scores these are, in full; `unknown` where no row tells. */
export function engineNames(by: string): string {
  return enginesIn(by).map(engineName).join(' and ') || unknown;
}

/** The same beside another engine: by version alone where nothing else differs. What is of that other one is left out. */
export function engineBeside(by: string, other: string): string {
  const [beside] = enginesIn(other);
  const parts = enginesIn(by).filter((one) => by === other || engineName(one) !== (beside && engineName(beside)));
  const name = (one: Made) =>
    beside && one.engine === beside.engine && one.model === beside.model
      ? `version ${one.engineVersion}`
      : engineName(one);
  return parts.map(name).join(' and ') || unknown;
}

const unknown = 'an earlier version';
