/** The login page; with a redirect to a job it takes the look of a candidate's way in. */
import { Anchor, Button, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { IconBriefcase } from '@tabler/icons-react';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useCallMutation } from '#client/hooks.ts';
import { enter } from '#client/leave.ts';
import { messageOf } from '#client/messages.ts';
import { sessionOf, useSession } from '#client/session.ts';
import { keepCompanyToken, keptCompanyToken } from '#client/storage.ts';
import { FormNotice, focusError, needed } from '#kit/form.tsx';
import { lazyPart } from '#kit/later.ts';
import { usePageTitle } from '#kit/page.tsx';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/auth.ts';
import { AuthLayout } from './auth-layout.tsx';
import { companyTokenOf, destinationOf, jobRedirect, otherAccount, withRedirect } from './destination.ts';
import { useForgotPassword } from './use-forgot-password.tsx';

// The popups come when they are needed, so that the form itself is there sooner.
const ApplyingPopup = lazyPart(
  () => import('./applying-popup.tsx'),
  (m) => m.ApplyingPopup,
);

const loginTimeout = 15_000;
const required = t('required');
const errorTexts = { detail: t('failed'), other: t('later') };

export function LoginPage() {
  usePageTitle(t('logIn'));
  const [address] = useSearchParams();
  const redirect = jobRedirect(address.get('redirect'));
  const jobTitle = address.get('jobTitle')?.trim().slice(0, 120) || t('thisPosition');
  const session = useSession();
  const { state } = useLocation();
  const username = useRef<HTMLInputElement>(null);
  const forgot = useForgotPassword();
  const token = redirect && companyTokenOf(redirect);
  useEffect(() => {
    if (token) keepCompanyToken(token);
  }, [token]);
  if (session && state !== otherAccount)
    return <Navigate to={destinationOf(session, redirect, { pending: keptCompanyToken(), state })} replace />;

  return (
    <AuthLayout banner={redirect && <JobBanner jobTitle={jobTitle} />} asking={{ link: token }}>
      <Stack gap="lg">
        <div>
          <Title order={1}>{redirect ? t('logInToApply') : t('logIn')}</Title>
          <Text c="dimmed" size="sm" mt={4}>
            {redirect ? t('opensAfter') : t('forWhom')}
          </Text>
        </div>
        <LoginForm redirect={redirect} username={username} onForgot={() => void forgot.open(username.current?.value)} />
        <Text size="sm" ta="center">
          {t(redirect ? 'signUpHere' : 'signUp', {
            link: (text) => (
              <Anchor component={Link} to={withRedirect('/register', address)} inherit>
                {text}
              </Anchor>
            ),
          })}
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
      <Text size="sm">{t('applyingFor', { jobTitle, b: (text) => <strong>{text}</strong> })}</Text>
    </>
  );
}

interface LoginFormProps {
  redirect: string | null;
  username: React.RefObject<HTMLInputElement | null>;
  onForgot: () => void;
}

function LoginForm({ redirect, username, onForgot }: LoginFormProps) {
  const { values, setValues, notice, wrong, submit, login, password } = useLogin(redirect, username);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormNotice text={notice} />
        <TextInput
          label={t('username')}
          placeholder={t('usernameOrEmail')}
          {...needed}
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
          label={t('password')}
          {...needed}
          autoComplete="current-password"
          ref={password}
          name="password"
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
          error={wrong(values.password)}
        />
        <Group justify="flex-end" mt={-6}>
          <Anchor component="button" type="button" size="sm" onClick={onForgot}>
            {t('forgot')}
          </Anchor>
        </Group>
        <Button type="submit" fullWidth disabled={login.isPending}>
          {login.isPending ? t('submitting') : t('submit')}
        </Button>
        {login.failureCount > 0 && login.isPending && (
          <Said>
            <Text size="sm" c="dimmed">
              {t('tryingAgain', { attempt: login.failureCount + 1 })}
            </Text>
          </Said>
        )}
      </Stack>
    </form>
  );
}

function useLogin(redirect: string | null, username: LoginFormProps['username']) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [notice, setNotice] = useState<string | null>(null);
  const [values, setValues] = useState({ username: '', password: '' });
  const password = useRef<HTMLInputElement>(null);
  const login = useCallMutation(api.auth.token, { timeout: loginTimeout, retryOnTimeout: true });
  const wrong = (value: string) => notice === required && value.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (values.username.trim() === '' || values.password === '') {
      const empty = values.username.trim() === '' ? username.current : password.current;
      setNotice(required);
      // The notice is read as it comes; where it stands already it would not be.
      if (notice === required) focusError(empty, required);
      else empty?.focus();
      return;
    }
    setNotice(null);
    login.mutate(
      { body: values },
      {
        onSuccess: (answer) => {
          enter(answer);
          const session = sessionOf(answer.accessToken, answer.role);
          void navigate(destinationOf(session, redirect, { pending: keptCompanyToken(), state }), { replace: true });
        },
        onError: (error) => {
          setNotice(messageOf(error, errorTexts));
          password.current?.focus();
        },
      },
    );
  }

  return { values, setValues, notice, wrong, submit, login, password };
}
