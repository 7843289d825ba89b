/** Any address that leads nowhere. */
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '#client/session.ts';
import { usePageTitle } from '#kit/page.tsx';
import { t } from '#messages/auth-reading.ts';
import { AuthLayout } from './auth-layout.tsx';
import { destinationOf } from './destination.ts';

export function NotFoundPage() {
  usePageTitle(t('notFound'));
  const session = useSession();
  return (
    <AuthLayout>
      <Stack gap="sm">
        <Title order={1}>{t('notFound')}</Title>
        <Text c="dimmed">{t('notFoundWhy')}</Text>
        <Anchor component={Link} to={session ? destinationOf(session, null) : '/login'}>
          {session ? t('toDashboard') : t('toLogin')}
        </Anchor>
      </Stack>
    </AuthLayout>
  );
}
