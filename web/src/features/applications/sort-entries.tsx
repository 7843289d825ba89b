/** The menu of orders (sort-menu.tsx). */
import { Menu, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { t } from '#messages/applications-list.ts';
import type { ListState } from './list-state.ts';
import { SortButton } from './sort-button.tsx';

const entries = [
  { sort: 'date', label: t('byDate') },
  { sort: 'grade', label: t('grade') },
] as const;

export function SortEntries({ table }: Pick<ListState, 'table'>) {
  const Arrow = table.order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <SortButton />
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
              <VisuallyHidden>{table.order === 'asc' ? t('ascending') : t('descending')}</VisuallyHidden>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
