/** The published arithmetic of a resume: from the parts that an engine marked to one number of ten. */

export interface ResumeSum {
  parts: readonly { value: number; weight: number }[];
  /** Ceilings; older analyses and those of models have them. */
  caps: readonly { limit: number }[];
  /** Where it is given, parts add up to points on the logistic scale; without it they have a weighted mean. */
  base?: number | null | undefined;
}

/** The sum of value × weight, and what a sum of them would be out of ten before any ceiling. */
export function pointsOf({ parts, base }: Pick<ResumeSum, 'parts' | 'base'>): { sum: number; mark: number } {
  let sum = 0;
  let weights = 0;
  for (const { value, weight } of parts) {
    sum += clamp(value, 1) * weight;
    weights += weight;
  }
  if (base === undefined || base === null) return { sum, mark: weights > 0 ? (10 * sum) / weights : 0 };
  return { sum, mark: 10 / (1 + Math.exp(-(base + sum))) };
}

/** Resume relevancy, 0 to 10, not rounded. */
export function resumeMark({ parts, caps, base }: ResumeSum): number {
  const ceiling = caps.reduce((lowest, { limit }) => Math.min(lowest, limit), 10);
  return clamp(Math.min(pointsOf({ parts, base }).mark, ceiling), 10);
}

function clamp(value: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}
