/** The form of the operator's settings: name and email, and a new password if one is given. */
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api, email as emailSchema, password as passwordSchema, text as textSchema } from '@saring/contract';
import { useEffect, useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { problemsOf, statusOf } from '#client/messages.ts';
import { replaceToken } from '#client/session.ts';
import { check } from '#client/validate.ts';
import { FormNotice, focusFirstError, showProblems } from '#kit/form.tsx';
import { Panel } from '#kit/page.tsx';
import { ConfirmPasswordField, NewPasswordField } from '#kit/password-field.tsx';
import classes from './superuser.module.css';
import { failureText } from './texts.ts';

const closeAfter = 3000;
const passwordProblem = check(passwordSchema);

function newPasswordProblem(value: string): string | null {
  if (value === '') return null;
  return value.length < 8 ? 'Password must be at least 8 characters' : passwordProblem(value);
}

export function SettingsForm({ name, email }: { name: string; email: string }) {
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const save = useCallMutation(api.superuser.saveProfile, {
    timeout: 30_000,
    refreshes: [api.superuser.profile, api.auth.signIns],
  });
  const form = useForm({
    initialValues: { name, email, currentPassword: '', newPassword: '', confirmPassword: '' },
    validate: {
      name: check(textSchema(200, 'Name is required')),
      email: check(emailSchema('Email is required', 'Email is invalid')),
      currentPassword: (value, values) =>
        values.newPassword !== '' && value === '' ? 'Current password is required to set a new password' : null,
      newPassword: newPasswordProblem,
      confirmPassword: (value, values) => (value === values.newPassword ? null : 'Passwords do not match'),
    },
  });
  useEffect(() => {
    if (!notice) return;
    const timer = window.setTimeout(() => setNotice(null), closeAfter);
    return () => window.clearTimeout(timer);
  }, [notice]);

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
          setNotice({ tone: 'good', text: 'Settings saved successfully!' });
        },
        onError: (error) => {
          const problems = placed(error);
          const own = 'Failed to update profile. Please try again later.';
          const text = problems.length > 0 ? showProblems(form, problems) : failureText(error, own);
          setNotice(text ? { tone: 'bad', text } : null);
        },
      },
    );
  }, focusFirstError(form));

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg" className={classes.form}>
        <Panel title="Profile Information">
          <Stack gap="md">
            <TextInput label="Name" autoComplete="name" {...form.getInputProps('name')} />
            <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
          </Stack>
        </Panel>
        <Panel
          title="Change Password"
          description="Leave these empty to keep your password. A new one ends every other session."
        >
          <Stack gap="md">
            <PasswordInput
              label="Current Password"
              autoComplete="current-password"
              {...form.getInputProps('currentPassword')}
            />
            <NewPasswordField
              label="New Password"
              {...form.getInputProps('newPassword')}
              value={form.values.newPassword}
            />
            <ConfirmPasswordField label="Confirm New Password" {...form.getInputProps('confirmPassword')} />
          </Stack>
        </Panel>
        <FormNotice text={notice?.text} tone={notice?.tone} />
        <div>
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** A server's lines, and its two conflicts that belong to one field. */
function placed(error: unknown): { field: string; text: string }[] {
  const text = failureText(error, '');
  if (statusOf(error) === 400 && /password/i.test(text)) return [{ field: 'currentPassword', text }];
  if (statusOf(error) === 409) return [{ field: 'email', text }];
  return problemsOf(error);
}
