/** One table for every figure. */
import type { Measured } from './measure.ts';

export interface Row {
  what: string;
  /** Of a call: what one client and what 32 at once got. */
  one?: Measured;
  many?: Measured;
  /** Of anything else. */
  figure?: string;
  /** To the baseline measured in the same run. */
  ratio?: number;
  aim: string;
}

const heads = ['what', '1 client: p50 / p95 / p99 ms', '32 clients', 'per s', 'CPU ms each', 'figure', 'ratio', 'aim'];

/** The rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ what, one, many, figure = '', ratio, aim }) => [
    what,
    timesOf(one),
    timesOf(many),
    many?.rate.toFixed(0) ?? '',
    many?.cpu?.toFixed(1) ?? '',
    figure,
    ratio?.toFixed(2) ?? '',
    aim,
  ]);
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function timesOf(measured: Measured | undefined): string {
  if (!measured) return '';
  const { p50, p95, p99 } = measured.times;
  return [p50, p95, p99].map((value) => value.toFixed(value < 10 ? 1 : 0)).join(' / ');
}
