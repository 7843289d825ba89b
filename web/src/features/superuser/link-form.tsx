/** The form that makes a company registration link and mails it. */
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api, email as emailSchema, line as lineSchema } from '@saring/contract';
import { useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { problemsOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { FormNotice, focusFirstError, mandatory, showProblems, useDraft } from '#kit/form.tsx';
import { t } from '#messages/superuser-links.ts';
import type { SentLink } from './fresh-link.tsx';
import { failureText } from './texts.ts';

const fillIn = t('fillAll');

type OnSent = (sent: SentLink) => void;

/** Answers the link with the company that it is for. */
export function LinkForm({ onSent }: { onSent: OnSent }) {
  const { form, submit, notice, setNotice, sending } = useLinkForm(onSent);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormNotice text={notice?.text} tone={notice?.tone} onOver={() => setNotice(null)} />
        <TextInput label={t('companyName')} autoComplete="off" {...mandatory} {...form.getInputProps('companyName')} />
        <TextInput
          label={t('adminEmail')}
          type="email"
          autoComplete="off"
          {...mandatory}
          {...form.getInputProps('adminEmail')}
        />
        <div>
          <Button type="submit" disabled={sending}>
            {sending ? t('sending') : t('send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function useLinkForm(onSent: OnSent) {
  const [notice, setNotice] = useState<{ tone: 'good' | 'bad'; text: string } | null>(null);
  const send = useCallMutation(api.superuser.sendRegistrationLink, {
    timeout: 60_000,
    refreshes: [api.superuser.registrationLinks],
  });
  const form = useForm({
    initialValues: { companyName: '', adminEmail: '' },
    validate: {
      companyName: check(lineSchema(200, fillIn).min(2, t('nameShort'))),
      adminEmail: check(emailSchema(fillIn, t('emailInvalid'))),
    },
  });
  const draft = useDraft(form, 'registration-link');

  const submit = form.onSubmit((body) => {
    setNotice(null);
    send.mutate(
      { body },
      {
        onSuccess: (answer) => {
          draft.clear();
          form.reset();
          onSent({ ...answer, companyName: body.companyName.trim() });
          setNotice({ tone: 'good', text: t('sentDone') });
        },
        onError: (error) => {
          const problems = problemsOf(error);
          const text = problems.length > 0 ? showProblems(form, problems) : failureText(error, t('sendFailed'));
          setNotice(text ? { tone: 'bad', text } : null);
        },
      },
    );
  }, focusFirstError(form));

  return { form, submit, notice, setNotice, sending: send.isPending };
}
