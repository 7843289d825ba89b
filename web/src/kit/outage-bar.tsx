/** Says that nobody answers, as long as that is so. */
import { Loader } from '@mantine/core';
import { t } from '#messages/kit.ts';
import classes from './outage-bar.module.css';
import { useSaid } from './say.tsx';

export function OutageBar({ out }: { out: boolean }) {
  useSaid(out ? t('unreachable') : '');
  return (
    <div className={classes.bar}>
      {out && (
        <div className={classes.words}>
          <Loader size="xs" aria-hidden="true" />
          {t('unreachable')}
        </div>
      )}
    </div>
  );
}
