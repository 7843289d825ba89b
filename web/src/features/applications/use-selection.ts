/** Which applicants are chosen, kept while paging and searching. */
import { useState } from 'react';
import type { Applicant } from './types.ts';

export interface Selection {
  rows: Applicant[];
  has(id: string): boolean;
  toggle(row: Applicant): void;
  add(rows: readonly Applicant[]): void;
  keep(rows: readonly Applicant[]): void;
  clear(): void;
}

export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Applicant>>(new Map());
  return {
    rows: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (row) => {
      const next = new Map(chosen);
      if (!next.delete(row.id)) next.set(row.id, row);
      setChosen(next);
    },
    add: (rows) => setChosen(new Map([...chosen, ...rows.map((row) => [row.id, row] as const)])),
    keep: (rows) => setChosen(new Map(rows.map((row) => [row.id, row] as const))),
    clear: () => setChosen(new Map()),
  };
}
