/** The way to what must be within reach of every page before a sign-in. */
import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import { t } from '#messages/auth.ts';

export function LegalLinks() {
  return (
    <Group gap="lg" justify="center">
      <Anchor component={Link} to="/terms" size="sm">
        {t('terms')}
      </Anchor>
      <Anchor component={Link} to="/privacy" size="sm">
        {t('privacy')}
      </Anchor>
      <Anchor component={Link} to="/accessibility" size="sm">
        {t('accessibility')}
      </Anchor>
    </Group>
  );
}
