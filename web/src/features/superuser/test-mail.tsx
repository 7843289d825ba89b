/** Sends a mail to see whether mail works, and says what the mail server made of it. */
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { api, email as emailSchema } from '@saring/contract';
import { useState } from 'react';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { problemsOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { DialogButtons } from '#kit/dialog-buttons.tsx';
import { FormNotice, focusFirstError, mandatory, showProblems } from '#kit/form.tsx';
import { Modal } from '#kit/modal.tsx';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/superuser-mails.ts';
import { failureText, outcomeText } from './texts.ts';

export function TestMail() {
  const [opened, dialog] = useDisclosure(false);
  const profile = useApi(api.superuser.profile);
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('test')}
      </Button>
      <Modal opened={opened} onClose={dialog.close} title={t('test')}>
        <TestForm own={profile.data?.email ?? ''} onClose={dialog.close} />
      </Modal>
    </>
  );
}

function TestForm({ own, onClose }: { own: string; onClose: () => void }) {
  const [notice, setNotice] = useState<string | null>(null);
  const send = useCallMutation(api.superuser.sendTestMail, { timeout: 30_000, refreshes: [api.superuser.mails] });
  const form = useForm({
    initialValues: { email: own.includes('@localhost') ? '' : own },
    validate: { email: check(emailSchema(t('enterEmail'), t('emailInvalid'))) },
  });

  async function submit({ email }: { email: string }) {
    setNotice(null);
    try {
      const answer = await send.mutateAsync({ body: { email } });
      const text = outcomeText(answer, email);
      if (answer.state !== 'sent') return setNotice(text);
      onClose();
      notify({ tone: 'good', text });
    } catch (error) {
      const problems = problemsOf(error);
      setNotice(problems.length > 0 ? showProblems(form, problems) : failureText(error, t('testFailed')));
    }
  }

  return (
    <form noValidate aria-label={t('test')} onSubmit={form.onSubmit(submit, focusFirstError(form))}>
      <Stack gap="md">
        <TextInput
          label={t('testTo')}
          type="email"
          {...mandatory}
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <FormNotice text={notice} />
        <DialogButtons onCancel={onClose} busy={send.isPending}>
          {t('send')}
        </DialogButtons>
      </Stack>
    </form>
  );
}
