/** One table for every figure. */

export interface Row {
  what: string;
  figure: string;
  /** To the baseline measured in the same run. */
  ratio?: number;
  aim: string;
}

/** The rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, figure, ratio, aim }) => `| ${what} | ${figure} | ${ratio?.toFixed(2) ?? ''} | ${aim} |`,
  );
  return ['| what | figure | ratio | aim |', '|---|---|---|---|', ...lines].join('\n');
}
