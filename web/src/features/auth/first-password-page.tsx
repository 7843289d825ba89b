/** What somebody sees whose password was made up and printed: nothing but the way to one of their own. */
import { Button, Stack, Text, Title } from '@mantine/core';
import { usePageTitle } from '#kit/page.tsx';
import { t } from '#messages/auth-account.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { useLogOut } from './log-out.ts';

export function FirstPasswordPage({ username }: { username: string }) {
  usePageTitle(t('setPassword'));
  const logOut = useLogOut('/login');
  return (
    <AuthLayout wide>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('setOwn')}</Title>
          <Text c="dimmed" size="sm" mt={4}>
            {t('setOwnWhy')}
          </Text>
        </div>
        <ChangePasswordForm
          username={username}
          beside={
            <Button variant="default" onClick={logOut}>
              {t('logOut')}
            </Button>
          }
        />
      </Stack>
    </AuthLayout>
  );
}
