/** An applicant's rank among all of the job; the first five wear a crown. */
import { VisuallyHidden } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';
import classes from './applicant-list.module.css';
import { isTop } from './rules.ts';

export function RankBadge({ rank }: { rank: number }) {
  return (
    <span className={classes.rank} data-top={isTop(rank) || undefined}>
      {isTop(rank) && <IconCrown size={13} stroke={2} aria-hidden="true" />}
      <VisuallyHidden>Rank </VisuallyHidden>#{rank}
    </span>
  );
}
