/** Makes one more operator, whose first password is shown once. */
import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { api, operatorEmail, textOf, username as usernameSchema } from '@saring/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { problemsOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { CopyField } from '#kit/copy-field.tsx';
import { DialogButtons } from '#kit/dialog-buttons.tsx';
import { tell } from '#kit/dialogs.ts';
import { FormNotice, focusFirstError, mandatory, showProblems } from '#kit/form.tsx';
import { Modal } from '#kit/modal.tsx';
import { t } from '#messages/superuser-standing.ts';
import { failureText } from './texts.ts';

export function NewOperator() {
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Button variant="default" leftSection={<IconPlus size={16} stroke={1.6} />} onClick={dialog.open}>
        {t('newOperator')}
      </Button>
      <Modal opened={opened} onClose={dialog.close} title={t('newOperator')}>
        <OperatorForm onClose={dialog.close} />
      </Modal>
    </>
  );
}

function OperatorForm({ onClose }: { onClose: () => void }) {
  const { form, send, sending, notice } = useOperatorForm(onClose);
  return (
    <form noValidate aria-label={t('newOperator')} onSubmit={form.onSubmit(send, focusFirstError(form))}>
      <Stack gap="md">
        <Text size="sm">{t('newOperatorWhat')}</Text>
        <TextInput
          label={t('username')}
          {...mandatory}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('username')}
        />
        <TextInput label={t('email')} type="email" {...mandatory} autoComplete="off" {...form.getInputProps('email')} />
        <PasswordInput
          label={t('yourPassword')}
          {...mandatory}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <FormNotice text={notice} />
        <DialogButtons onCancel={onClose} busy={sending}>
          {t('make')}
        </DialogButtons>
      </Stack>
    </form>
  );
}

function useOperatorForm(onClose: () => void) {
  const [notice, setNotice] = useState<string | null>(null);
  const make = useCallMutation(api.superuser.makeOperator, {
    timeout: 30_000,
    refreshes: [api.superuser.users, api.superuser.stats],
  });
  const form = useForm({
    initialValues: { username: '', email: '', password: '' },
    validate: {
      username: check(usernameSchema),
      email: check(operatorEmail(t('emailRequired'), t('emailInvalid'))),
      password: (value) => (value ? null : t('enterPassword')),
    },
  });

  async function send(body: { username: string; email: string; password: string }) {
    setNotice(null);
    try {
      const { username: name, password } = await make.mutateAsync({ body });
      onClose();
      await tell({
        title: t('made', { name }),
        tone: 'good',
        close: t('done'),
        text: (
          <Stack gap="sm">
            <CopyField label={t('firstPassword')} value={password} button={t('copy')} done={t('copied')} />
            <Text size="sm">{t('firstPasswordWhat', { name })}</Text>
          </Stack>
        ),
      });
    } catch (error) {
      const problems = problemsOf(error);
      const text = problems.length > 0 ? showProblems(form, problems) : failureText(error, t('failed'));
      if (text === textOf('wrong_old_password')) showProblems(form, [{ field: 'password', text }]);
      else setNotice(text);
    }
  }

  return { form, send, sending: make.isPending, notice };
}
