/** Says that nobody answers, as long as that is so. */
import { Loader } from '@mantine/core';
import { t } from '#messages/kit.ts';
import classes from './outage-bar.module.css';

/** Always in the page, so that a screen reader hears its words appear. */
export function OutageBar({ out }: { out: boolean }) {
  return (
    <div className={classes.bar} aria-live="polite">
      {out && (
        <div className={classes.words}>
          <Loader size="xs" aria-hidden="true" />
          {t('unreachable')}
        </div>
      )}
    </div>
  );
}
