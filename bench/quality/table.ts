/** One table for every figure of quality, misses included. */

export interface Figure {
  what: string;
  figure: number;
  aim?: number;
  /** The aim is a ceiling, not a floor. */
  most?: boolean;
  percent?: boolean;
  unit?: string;
  baselines?: Readonly<Record<string, number>>;
}

/** The figures as a Markdown table; what misses its aim says so. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((one) => {
    const { what, figure, aim, most, baselines = {} } = one;
    const sign = most ? '≤' : '≥';
    const met = aim === undefined || (most ? rounded(figure) <= aim : rounded(figure) >= aim);
    const beside = Object.entries(baselines).map(([name, value]) => `${name} ${shown(value, one)}`);
    return `| ${what} | ${shown(figure, one)} | ${aim === undefined ? '' : `${sign} ${shown(aim, one)}`} | ${beside.join(', ')} | ${aim === undefined ? '' : met ? 'pass' : '**short**'} |`;
  });
  return ['| figure | engine | aim | baselines | |', '|---|---|---|---|---|', ...rows].join('\n');
}

function shown(value: number, { percent, unit }: Figure): string {
  if (percent) return `${(value * 100).toFixed(1).replace(/\.0$/, '')} %`;
  return `${value.toFixed(2)}${unit ? ` ${unit}` : ''}`;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
