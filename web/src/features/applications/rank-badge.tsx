/** An applicant's rank in the own group of the job, where software ranks them; the first five of the graded wear a crown. */
import { VisuallyHidden } from '@mantine/core';
import { IconCrown } from '@tabler/icons-react';
import { t } from '#messages/applications.ts';
import classes from './applicant-list.module.css';
import { isTop } from './rules.ts';

export function RankBadge({ row }: { row: { rank: number | null; provisional: boolean } }) {
  const { rank } = row;
  const top = isTop(row);
  if (rank === null) return null;
  return (
    <span className={classes.rank} data-top={top || undefined}>
      {top && <IconCrown size={13} stroke={2} aria-hidden="true" />}
      {t('rank', { rank, hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
    </span>
  );
}
