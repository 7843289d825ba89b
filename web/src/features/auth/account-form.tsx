/** The form of a new account, shared by candidates and companies. */
import { Button, Stack, TextInput } from '@mantine/core';
import { type FormRulesRecord, useForm } from '@mantine/form';
import { api, email as emailSchema, password as passwordSchema, username as usernameSchema } from '@saring/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readTimeout, send } from '#client/client.ts';
import { messageOf, problemsOf, statusOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { FormNotice, focusFirstError, needed, showProblems, useDraft } from '#kit/form.tsx';
import { NewPasswordField, PasswordAgainField } from '#kit/password-field.tsx';
import { t } from '#messages/auth-register.ts';
import { takenField } from './taken-field.ts';

export interface AccountInput {
  username: string;
  email: string;
  password: string;
}

export interface AccountFormProps {
  /** Where the draft is kept. */
  draft: string;
  email?: string;
  /** The address is the one that was invited, and no other. */
  fixedEmail?: boolean;
  /** The second password is typed, never pasted. */
  typed?: boolean;
  /** Between the fields and the button, for example the terms. */
  extra?: ReactNode;
  /** The button stays closed, for example until the terms are accepted. */
  blocked?: boolean;
  success: string;
  /** Creates the account. */
  send: (input: AccountInput) => Promise<unknown>;
  /** Called 2 s after success. */
  onDone: () => void;
}

const redirectAfter = 2000;
const failure = (error: unknown) =>
  messageOf(error, {
    detail: t('failed'),
    other: (message) => t('error', { message }),
  });

const initialValues = { username: '', email: '', password: '', confirm: '' };
const rules: FormRulesRecord<typeof initialValues> = {
  username: check(usernameSchema),
  email: check(emailSchema(t('emailInvalid'))),
  password: check(passwordSchema),
  confirm: (value, values) => (value === values.password ? null : t('passwordsDiffer')),
};

/** Whether there is an account with this name and password. */
async function canSignIn(username: string, password: string): Promise<boolean> {
  try {
    await send(api.auth.token, { body: { username, password } }, { timeout: readTimeout });
    return true;
  } catch {
    return false;
  }
}

// Long because the form stands here whole, with what becomes of a try that nobody answered.
export function AccountForm(props: AccountFormProps) {
  const { draft: key, email = '', fixedEmail = false, typed = false, extra, blocked, success, onDone } = props;
  const [phase, setPhase] = useState<'open' | 'sending' | 'done'>('open');
  const [notice, setNotice] = useState<string | null>(null);
  const unanswered = useRef(false);
  const form = useForm({ initialValues: { ...initialValues, email }, validate: rules });
  const draft = useDraft(form, key, ['password', 'confirm']);
  useRedirect(phase === 'done', onDone);

  const submit = form.onSubmit(async ({ username, email: address, password }) => {
    setPhase('sending');
    setNotice(null);
    const end = () => {
      draft.clear();
      setPhase('done');
    };
    try {
      await props.send({ username, email: address, password });
      end();
    } catch (error) {
      // What was asked before and not answered may have been done: then the link is used up, or the name taken, by this very account.
      const isRefused = [404, 409].includes(statusOf(error));
      if (unanswered.current && isRefused && (await canSignIn(username, password))) return end();
      unanswered.current ||= statusOf(error) === 0 || statusOf(error) >= 500;
      setPhase('open');
      const taken = statusOf(error) === 409 ? takenField(failure(error)) : null;
      const problems = taken ? [{ field: taken, text: failure(error) }] : problemsOf(error);
      setNotice(problems.length > 0 ? showProblems(form, problems) : failure(error));
    }
  }, focusFirstError(form));

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormNotice text={phase === 'done' ? success : notice} tone={phase === 'done' ? 'good' : 'bad'} />
        <TextInput
          label={t('username')}
          {...needed}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
        <TextInput
          label={t('email')}
          type="email"
          {...needed}
          autoComplete="email"
          readOnly={fixedEmail}
          {...form.getInputProps('email')}
        />
        <NewPasswordField
          label={t('password')}
          {...needed}
          {...form.getInputProps('password')}
          value={form.values.password}
        />
        <PasswordAgainField label={t('confirmPassword')} typed={typed} {...needed} {...form.getInputProps('confirm')} />
        {extra}
        <Button type="submit" fullWidth disabled={blocked || phase !== 'open'}>
          {phase === 'sending' ? t('registering') : t('register')}
        </Button>
      </Stack>
    </form>
  );
}

/** Goes on by itself a moment after it is done. */
function useRedirect(done: boolean, goOn: () => void): void {
  useEffect(() => {
    if (!done) return;
    const timer = window.setTimeout(goOn, redirectAfter);
    return () => window.clearTimeout(timer);
  }, [done, goOn]);
}
