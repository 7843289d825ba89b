/** Registration of a candidate. */
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { send } from '#client/client.ts';
import { usePageTitle } from '#kit/page.tsx';
import { t } from '#messages/auth-register.ts';
import { AccountForm } from './account-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { withRedirect } from './destination.ts';

const timeout = 30_000;

export function RegisterPage() {
  usePageTitle(t('title'));
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const login = withRedirect('/login', address);
  const onDone = useCallback(() => void navigate(login), [navigate, login]);
  return (
    <AuthLayout>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('title')}</Title>
          <Text c="dimmed" size="sm" mt={4}>
            {t('forWhom')}
          </Text>
        </div>
        <AccountForm
          draft="register"
          success={t('done')}
          send={(input) => send(api.users.register, { body: { ...input, role: 'user' } }, { timeout })}
          onDone={onDone}
          extra={
            <Text size="xs" c="dimmed">
              {t('accepted', {
                terms: (text) => (
                  <Anchor component={Link} to="/terms" target="_blank" inherit>
                    {text}
                  </Anchor>
                ),
                privacy: (text) => (
                  <Anchor component={Link} to="/privacy" target="_blank" inherit>
                    {text}
                  </Anchor>
                ),
              })}
            </Text>
          }
        />
        <Text size="sm" ta="center">
          {t('logIn', {
            link: (text) => (
              <Anchor component={Link} to={login} inherit>
                {text}
              </Anchor>
            ),
          })}
        </Text>
      </Stack>
    </AuthLayout>
  );
}
