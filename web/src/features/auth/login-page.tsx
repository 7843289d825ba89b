/** The login page; with a redirect to a job it takes the look of a candidate's way in. */
import { Anchor, Button, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { IconBriefcase } from '@tabler/icons-react';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCallMutation } from '#client/hooks.ts';
import { enter } from '#client/leave.ts';
import { messageOf } from '#client/messages.ts';
import { keepCompanyToken } from '#client/storage.ts';
import { FormNotice } from '#kit/form.tsx';
import { lazyPart } from '#kit/later.ts';
import { usePageTitle } from '#kit/page.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { companyTokenOf, destinationOf, jobRedirect, withRedirect } from './destination.ts';
import { useForgotPassword } from './use-forgot-password.tsx';

// The popups come when they are needed, so that the form itself is there sooner.
const ApplyingPopup = lazyPart(() => import('./applying-popup.tsx').then((m) => m.ApplyingPopup));

const loginTimeout = 15_000;
const required = 'Username and password are required';
const errorTexts = { detail: 'Authentication failed!', other: 'An error occurred. Please try again later.' };

export function LoginPage() {
  usePageTitle('Log in');
  const [address] = useSearchParams();
  const redirect = jobRedirect(address.get('redirect'));
  const jobTitle = address.get('jobTitle')?.trim().slice(0, 120) || 'this position';
  const username = useRef<HTMLInputElement>(null);
  const forgot = useForgotPassword();
  useEffect(() => {
    const token = redirect && companyTokenOf(redirect);
    if (token) keepCompanyToken(token);
  }, [redirect]);

  return (
    <AuthLayout banner={redirect && <JobBanner jobTitle={jobTitle} />}>
      <Stack gap="lg">
        <div>
          <Title order={1}>{redirect ? 'Log in to apply' : 'Log in'}</Title>
          <Text c="dimmed" size="sm" mt={4}>
            {redirect ? 'Your application opens right after you log in.' : 'For candidates, companies and operators.'}
          </Text>
        </div>
        <LoginForm redirect={redirect} username={username} onForgot={() => void forgot.open()} />
        <Text size="sm" ta="center">
          {redirect ? 'New here? ' : "Don't have an account? "}
          <Anchor component={Link} to={withRedirect('/register', address)} inherit>
            Sign up
          </Anchor>
        </Text>
      </Stack>
      {forgot.popup}
      {redirect && (
        <Suspense>
          <ApplyingPopup
            key={redirect}
            jobTitle={jobTitle}
            register={withRedirect('/register', address)}
            onLogin={() => username.current?.focus()}
          />
        </Suspense>
      )}
    </AuthLayout>
  );
}

function JobBanner({ jobTitle }: { jobTitle: string }) {
  return (
    <>
      <IconBriefcase size={20} stroke={1.6} aria-hidden="true" />
      <Text size="sm">
        You are applying for <strong>{jobTitle}</strong>
      </Text>
    </>
  );
}

interface LoginFormProps {
  redirect: string | null;
  username: React.RefObject<HTMLInputElement | null>;
  onForgot: () => void;
}

function LoginForm({ redirect, username, onForgot }: LoginFormProps) {
  const navigate = useNavigate();
  const [notice, setNotice] = useState<string | null>(null);
  const [values, setValues] = useState({ username: '', password: '' });
  const password = useRef<HTMLInputElement>(null);
  const login = useCallMutation(api.auth.token, { timeout: loginTimeout, retryOnTimeout: true });
  const wrong = (value: string) => notice === required && value.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (values.username.trim() === '' || values.password === '') {
      setNotice(required);
      if (values.username.trim() === '') username.current?.focus();
      else password.current?.focus();
      return;
    }
    setNotice(null);
    login.mutate(
      { body: values },
      {
        onSuccess: (answer) => {
          enter(answer);
          void navigate(destinationOf(answer.role, redirect), { replace: true });
        },
        onError: (error) => {
          setNotice(messageOf(error, errorTexts));
          password.current?.focus();
        },
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormNotice text={notice} />
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          ref={username}
          name="username"
          value={values.username}
          onChange={(event) => setValues({ ...values, username: event.currentTarget.value })}
          error={wrong(values.username)}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          ref={password}
          name="password"
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
          error={wrong(values.password)}
        />
        <Group justify="flex-end" mt={-6}>
          <Anchor component="button" type="button" size="sm" onClick={onForgot}>
            Forgot password?
          </Anchor>
        </Group>
        <Button type="submit" fullWidth disabled={login.isPending}>
          {login.isPending ? 'Logging in...' : 'Log In'}
        </Button>
        {login.failureCount > 0 && login.isPending && (
          <Text size="sm" c="dimmed" role="status">
            {`No answer yet. Trying again (${login.failureCount + 1} of 3)…`}
          </Text>
        )}
      </Stack>
    </form>
  );
}
