/** Registration of a candidate. */
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { send } from '#client/client.ts';
import { usePageTitle } from '#kit/page.tsx';
import { AccountForm } from './account-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { withRedirect } from './destination.ts';

const timeout = 30_000;

export function RegisterPage() {
  usePageTitle('Create an account');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const login = withRedirect('/login', address);
  const onDone = useCallback(() => void navigate(login), [navigate, login]);
  return (
    <AuthLayout>
      <Stack gap="lg">
        <div>
          <Title order={1}>Create an account</Title>
          <Text c="dimmed" size="sm" mt={4}>
            For candidates. Companies register with the link that the operator sends them.
          </Text>
        </div>
        <AccountForm
          draft="register"
          success="Registration successful! Redirecting to login."
          send={(input) => send(api.users.register, { body: { ...input, role: 'user' } }, { timeout })}
          onDone={onDone}
          extra={
            <Text size="xs" c="dimmed">
              By registering you accept the{' '}
              <Anchor component={Link} to="/terms" target="_blank" inherit>
                Terms and Conditions
              </Anchor>{' '}
              and have read how{' '}
              <Anchor component={Link} to="/privacy" target="_blank" inherit>
                your data is used
              </Anchor>
              .
            </Text>
          }
        />
        <Text size="sm" ta="center">
          Already have an account?{' '}
          <Anchor component={Link} to={login} inherit>
            Log in
          </Anchor>
        </Text>
      </Stack>
    </AuthLayout>
  );
}
