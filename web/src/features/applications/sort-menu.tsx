/** The order of the list as a menu; the same entry once more turns it round. */
import { Late, latePart } from '#kit/late.tsx';
import type { ListState } from './list-state.ts';
import { SortButton } from './sort-button.tsx';

const SortEntries = latePart(
  () => import('./sort-entries.tsx'),
  (m) => m.SortEntries,
);

export function SortMenu({ table }: Pick<ListState, 'table'>) {
  return (
    <Late plain={<SortButton />}>
      <SortEntries table={table} />
    </Late>
  );
}
