/** The way to what must be within reach of every page before a sign-in. */
import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import { t } from '#messages/auth.ts';

/** Of whom a page is, so that the company can be asked: the token of an application link, or the company's id. */
export interface Asking {
  link?: string | null;
  company?: string | null | undefined;
}

/** The page that says whom to ask for another way. */
export function accessibilityPath({ link, company }: Asking): string {
  const query = new URLSearchParams(link ? { link } : company ? { company } : {});
  return query.size > 0 ? `/accessibility?${query}` : '/accessibility';
}

export function LegalLinks({ asking = {} }: { asking?: Asking }) {
  return (
    <Group gap="lg" justify="center">
      <Anchor component={Link} to="/terms" size="sm">
        {t('terms')}
      </Anchor>
      <Anchor component={Link} to="/privacy" size="sm">
        {t('privacy')}
      </Anchor>
      <Anchor component={Link} to={accessibilityPath(asking)} size="sm">
        {t('accessibility')}
      </Anchor>
    </Group>
  );
}
