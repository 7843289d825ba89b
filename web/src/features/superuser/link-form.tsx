/** The form that makes a company registration link and mails it. */
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api, email as emailSchema, text as textSchema } from '@saring/contract';
import { useEffect, useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { problemsOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { FormNotice, focusFirstError, showProblems, useDraft } from '#kit/form.tsx';
import type { SentLink } from './fresh-link.tsx';
import { failureText } from './texts.ts';

const fillIn = 'Please fill in all fields';
const closeAfter = 3000;

/** Answers the link with the company that it is for. */
export function LinkForm({ onSent }: { onSent: (sent: SentLink) => void }) {
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const send = useCallMutation(api.superuser.sendRegistrationLink, {
    timeout: 60_000,
    refreshes: [api.superuser.registrationLinks],
  });
  const form = useForm({
    initialValues: { companyName: '', adminEmail: '' },
    validate: {
      companyName: check(textSchema(200, fillIn).min(2, 'Company Name must be at least 2 characters')),
      adminEmail: check(emailSchema(fillIn, 'Email is invalid')),
    },
  });
  const draft = useDraft(form, 'registration-link');
  useEffect(() => {
    if (notice?.tone !== 'good') return;
    const timer = window.setTimeout(() => setNotice(null), closeAfter);
    return () => window.clearTimeout(timer);
  }, [notice]);

  const submit = form.onSubmit((body) => {
    setNotice(null);
    send.mutate(
      { body },
      {
        onSuccess: (answer) => {
          draft.clear();
          form.reset();
          onSent({ ...answer, companyName: body.companyName.trim() });
          setNotice({ tone: 'good', text: 'Registration link sent successfully!' });
        },
        onError: (error) => {
          const problems = problemsOf(error);
          const text =
            problems.length > 0
              ? showProblems(form, problems)
              : failureText(error, 'Failed to generate registration link. Please try again.');
          setNotice(text ? { tone: 'bad', text } : null);
        },
      },
    );
  }, focusFirstError(form));

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormNotice text={notice?.text} tone={notice?.tone} />
        <TextInput label="Company Name" autoComplete="off" withAsterisk {...form.getInputProps('companyName')} />
        <TextInput
          label="Admin Email"
          type="email"
          autoComplete="off"
          withAsterisk
          {...form.getInputProps('adminEmail')}
        />
        <div>
          <Button type="submit" disabled={send.isPending}>
            {send.isPending ? 'Sending...' : 'Send Registration Link'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
