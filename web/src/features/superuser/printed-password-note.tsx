/** Tells an operator who still has a password that was made up until when it is good, on each page. */
import { Alert, Anchor } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { Link, useLocation, useOutletContext } from 'react-router';
import { dateTimeText } from '#kit/dates.ts';
import { t } from '#messages/superuser.ts';
import classes from './superuser.module.css';

const settings = '/superuser/settings';

/** Nothing for anybody else; the guard around the area says until when. */
export function PrintedPasswordNote() {
  const goodUntil = useOutletContext<string | undefined>();
  const { pathname } = useLocation();
  if (!goodUntil) return null;
  return (
    <Alert color="yellow" icon={<IconKey size={18} />} title={t('printedPassword')} mb="lg">
      {t('printedPasswordWhat', { until: dateTimeText(goodUntil) })}
      {pathname !== settings && (
        <Anchor component={Link} to={settings} inherit underline="always" className={classes.whole}>
          {t('setItNow')}
        </Anchor>
      )}
    </Alert>
  );
}
