/** Makes a company registration link, mails it, and shows it to be copied. */
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api, type CallOutput, email as emailSchema, text as textSchema } from '@saring/contract';
import { useEffect, useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { problemsOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { CopyField } from '#kit/copy-field.tsx';
import { FormNotice, focusFirstError, showProblems, useDraft } from '#kit/form.tsx';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import classes from './forms.module.css';
import { failureText } from './texts.ts';

const fillIn = 'Please fill in all fields';
const closeAfter = 3000;
type Sent = CallOutput<typeof api.superuser.sendRegistrationLink>;

export function LinkPage() {
  usePageTitle('Generate Company Registration Link');
  const [sent, setSent] = useState<(Sent & { companyName: string }) | null>(null);
  return (
    <>
      <PageHeader
        title="Generate Company Registration Link"
        description="The link creates one company with its first administrator. It is valid for 7 days and works once."
      />
      <Stack gap="lg" className={classes.form}>
        <Panel>
          <LinkForm onSent={setSent} />
        </Panel>
        {sent && (
          <Panel title={`Link for ${sent.companyName}`}>
            <CopyField
              label="Registration link"
              value={sent.registrationLink}
              button="Copy link"
              done="Link copied to clipboard!"
            />
            <Text size="sm" c="dimmed" mt="xs">
              {`Valid until ${timeText(sent.expiresAt)}. It was mailed as well; hand it over yourself where mail is not set up.`}
            </Text>
          </Panel>
        )}
      </Stack>
    </>
  );
}

function LinkForm({ onSent }: { onSent: (sent: Sent & { companyName: string }) => void }) {
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const send = useCallMutation(api.superuser.sendRegistrationLink, { timeout: 60_000 });
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

/** A time with its zone, since the link ends at that minute. */
function timeText(time: string): string {
  return new Date(time).toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
