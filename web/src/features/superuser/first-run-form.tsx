/** The form of the first run: the operator's username, address and password, a try of the mail, and in. */
import { Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  api,
  type CallOutput,
  operatorEmail as emailSchema,
  password as passwordSchema,
  username as usernameSchema,
} from '@saring/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCallMutation } from '#client/hooks.ts';
import { enter } from '#client/leave.ts';
import { problemsOf, statusOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { takenField } from '#features/auth/index.ts';
import { FormNotice, focusFirstError, needed, showProblems, useDraft } from '#kit/form.tsx';
import { NewPasswordField } from '#kit/password-field.tsx';
import { t as account } from '#messages/auth-register.ts';
import { t } from '#messages/superuser-first-run.ts';
import { t as settings } from '#messages/superuser-settings.ts';
import { FirstMail } from './first-run-mail.tsx';
import { failureText } from './texts.ts';

interface FirstRunFormProps {
  token: string;
  /** What is set so far. */
  found: CallOutput<typeof api.superuser.firstRun>;
  /** The link turned out not to be good any more. */
  onOver: () => void;
}

export function FirstRunForm({ token, found, onOver }: FirstRunFormProps) {
  const { form, submit, notice, finishing } = useFirstRun(token, found, onOver);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <div>
          <Title order={1}>{t('title')}</Title>
          <Text c="dimmed" size="sm" mt={4}>
            {t('what')}
          </Text>
        </div>
        <Stack gap="md">
          <TextInput
            label={account('username')}
            description={t('usernameWhat')}
            {...needed}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('username')}
          />
          <TextInput
            label={account('email')}
            description={t('emailWhat')}
            type="email"
            {...needed}
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <NewPasswordField
            label={account('password')}
            {...needed}
            {...form.getInputProps('password')}
            value={form.values.password}
          />
          <PasswordInput
            autoComplete="new-password"
            label={account('confirmPassword')}
            {...needed}
            {...form.getInputProps('confirm')}
          />
        </Stack>
        <FirstMail
          token={token}
          isSet={found.mailServer}
          address={() => (form.validateField('email').hasError ? null : form.getValues().email)}
          onProblem={(text) => form.setFieldError('email', text)}
          focus={() => form.getInputNode('email')?.focus()}
          onOver={onOver}
        />
        <FormNotice text={notice} />
        <Button type="submit" fullWidth disabled={finishing}>
          {finishing ? t('finishing') : t('finish')}
        </Button>
      </Stack>
    </form>
  );
}

function useFirstRun(token: string, found: FirstRunFormProps['found'], onOver: () => void) {
  const navigate = useNavigate();
  const [notice, setNotice] = useState<string | null>(null);
  const finish = useCallMutation(api.superuser.finishFirstRun, { timeout: 30_000 });
  const form = useForm({
    initialValues: {
      username: found.username,
      // An address that no mail can reach stands there until somebody gives one.
      email: found.email.endsWith('@localhost') ? '' : found.email,
      password: '',
      confirm: '',
    },
    validate: {
      username: check(usernameSchema),
      email: check(emailSchema(settings('emailRequired'), settings('emailInvalid'))),
      password: check(passwordSchema),
      confirm: (value, values) => (value === values.password ? null : account('passwordsDiffer')),
    },
  });
  const draft = useDraft(form, 'first-run', ['password', 'confirm']);

  const submit = form.onSubmit(({ confirm: _, ...input }) => {
    setNotice(null);
    finish.mutate(
      { body: { token, ...input } },
      {
        onSuccess: (answer) => {
          draft.clear();
          enter(answer);
          void navigate('/superuser/dashboard', { replace: true });
        },
        onError: (error) => {
          if (statusOf(error) === 404) return onOver();
          const text = failureText(error, t('failed'));
          const taken = statusOf(error) === 409 ? takenField(text) : null;
          const problems = taken ? [{ field: taken, text }] : problemsOf(error);
          setNotice(problems.length > 0 ? showProblems(form, problems) : text);
        },
      },
    );
  }, focusFirstError(form));

  return { form, submit, notice, finishing: finish.isPending };
}
