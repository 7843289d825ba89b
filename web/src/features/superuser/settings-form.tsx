/** The form of the operator's settings: name and email, and a new password if one is given. */
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  api,
  operatorEmail as emailSchema,
  line as lineSchema,
  password as passwordSchema,
  textOf,
} from '@saring/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { problemsOf, statusOf } from '#client/messages.ts';
import { replaceToken } from '#client/session.ts';
import { check } from '#client/validate.ts';
import { FormNotice, focusFirstError, needed, showProblems } from '#kit/form.tsx';
import { Panel } from '#kit/page.tsx';
import { NewPasswordField } from '#kit/password-field.tsx';
import { t } from '#messages/superuser-settings.ts';
import classes from './superuser.module.css';
import { failureText } from './texts.ts';

const passwordProblem = check(passwordSchema);

function newPasswordProblem(value: string): string | null {
  if (value === '') return null;
  return value.length < 8 ? t('passwordShort') : passwordProblem(value);
}

export function SettingsForm({ name, email }: { name: string; email: string }) {
  const { form, submit, notice, setNotice, saving } = useSettings(name, email);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg" className={classes.form}>
        <Panel title={t('profile')}>
          <Stack gap="md">
            <TextInput label={t('name')} {...needed} autoComplete="name" {...form.getInputProps('name')} />
            <TextInput
              label={t('email')}
              type="email"
              {...needed}
              autoComplete="email"
              {...form.getInputProps('email')}
            />
          </Stack>
        </Panel>
        <Panel title={t('changePassword')} description={t('changePasswordWhat')}>
          <Stack gap="md">
            <PasswordInput
              label={t('currentPassword')}
              autoComplete="current-password"
              {...form.getInputProps('currentPassword')}
            />
            <NewPasswordField
              label={t('newPassword')}
              {...form.getInputProps('newPassword')}
              value={form.values.newPassword}
            />
            <PasswordInput
              autoComplete="new-password"
              label={t('confirmPassword')}
              {...form.getInputProps('confirmPassword')}
            />
          </Stack>
        </Panel>
        <FormNotice text={notice?.text} tone={notice?.tone} onOver={() => setNotice(null)} />
        <div>
          <Button type="submit" disabled={saving}>
            {saving ? t('saving') : t('save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function useSettings(name: string, email: string) {
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const save = useCallMutation(api.superuser.saveProfile, {
    timeout: 30_000,
    refreshes: [api.superuser.profile, api.auth.signIns, api.users.me],
  });
  const form = useForm({
    initialValues: { name, email, currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: {
      name: check(lineSchema(200, t('nameRequired'))),
      email: check(emailSchema(t('emailRequired'), t('emailInvalid'))),
      currentPassword: (value, values) => (values.newPassword !== '' && value === '' ? t('currentRequired') : null),
      newPassword: newPasswordProblem,
      confirmPassword: (value, values) => (value === values.newPassword ? null : t('passwordsDiffer')),
    },
  });

  // The address may be changed beside the form, and would be taken back by the next save.
  const follow = useEffectEvent(() => form.setFieldValue('email', email));
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each address that is stored, and then alone
  useEffect(() => follow(), [email]);

  const submit = form.onSubmit((values) => {
    setNotice(null);
    const { confirmPassword: _, currentPassword, newPassword, ...profile } = values;
    const body = newPassword === '' ? profile : { ...profile, currentPassword, newPassword };
    save.mutate(
      { body },
      {
        onSuccess: (answer) => {
          if (answer.accessToken) replaceToken(answer.accessToken);
          form.setValues({ currentPassword: '', newPassword: '', confirmPassword: '' });
          setNotice({ tone: 'good', text: t('saved') });
        },
        onError: (error) => {
          const problems = placed(error);
          const own = t('failed');
          const text = problems.length > 0 ? showProblems(form, problems) : failureText(error, own);
          setNotice(text ? { tone: 'bad', text } : null);
        },
      },
    );
  }, focusFirstError(form));

  return { form, submit, notice, setNotice, saving: save.isPending };
}

/** A server's lines, and its two refusals that belong to one field. */
function placed(error: unknown): { field: string; text: string }[] {
  const text = failureText(error, '');
  if (statusOf(error) === 400 && /password/i.test(text)) return [{ field: 'currentPassword', text }];
  if (text === textOf('email_taken')) return [{ field: 'email', text }];
  return problemsOf(error);
}
