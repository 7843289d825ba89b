/** The order of the list as a menu; the same entry once more turns it round. */
import { Button, Menu, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ListState } from './list-state.ts';

const entries = [
  { sort: 'date', label: 'Applicant Date' },
  { sort: 'grade', label: 'Grade' },
] as const;

export function SortMenu({ table }: Pick<ListState, 'table'>) {
  const Arrow = table.order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconArrowsSort size={16} stroke={1.6} aria-hidden="true" />}>
          Sort
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ sort, label }) => (
          <Menu.Item
            key={sort}
            fw={table.sort === sort ? 600 : undefined}
            rightSection={table.sort === sort ? <Arrow size={16} aria-hidden="true" /> : null}
            onClick={() => table.sortBy(sort)}
          >
            {label}
            {table.sort === sort && (
              <VisuallyHidden>{table.order === 'asc' ? ', ascending' : ', descending'}</VisuallyHidden>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
