/** Any address that leads nowhere. */
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useSession } from '#client/session.ts';
import { usePageTitle } from '#kit/page.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { destinationOf } from './destination.ts';

export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  const session = useSession();
  return (
    <AuthLayout>
      <Stack gap="sm">
        <Title order={1}>404 Page Not Found</Title>
        <Text c="dimmed">There is nothing at this address. It may be mistyped, or what was here is gone.</Text>
        <Anchor component={Link} to={session ? destinationOf(session.role, null) : '/login'}>
          {session ? 'Go to your dashboard' : 'Go to the login page'}
        </Anchor>
      </Stack>
    </AuthLayout>
  );
}
