/** Writes out how a number came about, so that a person can follow it on paper. */
import { pointsOf } from '@saring/contract/domain';

/** "8.90"; up to three figures after the point where two would hide something. */
function figure(value: number): string {
  const three = value.toFixed(3);
  return three.endsWith('0') ? value.toFixed(2) : three;
}

/** "40 × 8.90 / 10 + 60 × 15.00 / 25 = 35.60 + 36.00 = 71.60"; without an interview it counts 0. */
export function finalArithmetic(resume: number, interview: number | null, final: number): string {
  const marks = interview ?? 0;
  const terms = `40 × ${resume.toFixed(2)} / 10 + 60 × ${marks.toFixed(2)} / 25`;
  return `${terms} = ${figure(resume * 4)} + ${figure(marks * 2.4)} = ${final.toFixed(2)}`;
}

/** "3.00 + 2.50 + … = 15.00". */
export function sumArithmetic(marks: readonly number[], total: number): string {
  return `${marks.map((mark) => mark.toFixed(2)).join(' + ')} = ${total.toFixed(2)}`;
}

export interface ResumeSum {
  rows: { key: string; label: string; explanation: string; value: string; weight: string; points: string }[];
  /** The points together, before any ceiling. */
  mean: number;
  /** How the sum of the points became the mark, where they are not points of ten themselves. */
  curve: { base: string; sum: string } | null;
  /** The ceiling that took effect, or null. */
  ceiling: number | null;
}

/** The mark part by part: value × weight × 10 of a weighted mean, or value × weight as points on a curve. */
export function resumeSum(details: {
  parts: readonly { key: string; label: string; value: number; weight: number; explanation: string }[];
  base: number | null;
  caps: readonly { limit: number; reason: string }[];
}): ResumeSum {
  const { base } = details;
  const weights = details.parts.reduce((sum, part) => sum + part.weight, 0) || 1;
  const factor = base === null ? 10 / weights : 1;
  const points = details.parts.map((part) => clamp(part.value) * part.weight * factor);
  const { sum, mark: mean } = pointsOf(details);
  const lowest = Math.min(...details.caps.map((cap) => cap.limit), 10);
  return {
    rows: details.parts.map((part, index) => ({
      key: part.key,
      label: part.label,
      explanation: part.explanation,
      value: percent(clamp(part.value)),
      weight: base === null ? percent(part.weight / weights) : part.weight.toFixed(2),
      points: (points[index] ?? 0).toFixed(2),
    })),
    mean,
    curve: base === null ? null : { base: signed(base), sum: signed(base + sum) },
    ceiling: lowest < mean ? lowest : null,
  };
}

/** "−3.10", "1.20". */
function signed(value: number): string {
  return `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** With a space that does not break, as the figure and its sign belong together. */
function percent(share: number): string {
  const text = (share * 100).toFixed(1);
  return `${text.endsWith('.0') ? text.slice(0, -2) : text}\u00a0%`;
}
