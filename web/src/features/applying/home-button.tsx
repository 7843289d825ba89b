/** The way on for whoever cannot apply here. */
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { t } from '#messages/applying.ts';

export function HomeButton() {
  return (
    <Button component={Link} to="/user/cdashboard" variant="default" mt="xs">
      {t('toDashboard')}
    </Button>
  );
}
