/** Registration of a candidate. */
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { send } from '#client/client.ts';
import { enter } from '#client/leave.ts';
import { usePageTitle } from '#kit/page.tsx';
import { t } from '#messages/auth-register.ts';
import { AccountForm, type AccountInput } from './account-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { companyTokenOf, jobRedirect, withRedirect } from './destination.ts';

const timeout = 30_000;

/** Whoever came to apply is signed in and goes on there, by the log-in page, which asks where that did not work. */
async function register({ username, email, password }: AccountInput, isApplying: boolean): Promise<void> {
  await send(api.users.register, { body: { username, email, password, role: 'user' } }, { timeout });
  if (!isApplying) return;
  const signIn = send(api.auth.token, { body: { username, password } }, { timeout });
  await signIn.then(enter, () => {});
}

export function RegisterPage() {
  usePageTitle(t('title'));
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const login = withRedirect('/login', address);
  const redirect = jobRedirect(address.get('redirect'));
  const isApplying = redirect !== null;
  const onDone = useCallback(() => void navigate(login), [navigate, login]);
  return (
    <AuthLayout asking={{ link: redirect && companyTokenOf(redirect) }}>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('title')}</Title>
          <Text c="dimmed" size="sm" mt={4}>
            {t('forWhom')}
          </Text>
        </div>
        <AccountForm
          draft="register"
          typed
          success={t(isApplying ? 'doneApplying' : 'done')}
          send={(input) => register(input, isApplying)}
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
