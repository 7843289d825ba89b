/** Asks for the password before sign-ins end: whoever sits down at somebody's open browser cannot lock its owner out. */
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { textOf } from '@saring/contract';
import { useState } from 'react';
import { messageOf } from '#client/messages.ts';
import { FormNotice, focusFirstError } from '#kit/form.tsx';
import { Modal } from '#kit/modal.tsx';
import { t } from '#messages/auth-account.ts';

interface Props {
  title: string;
  /** Which ones they are. */
  text: string;
  opened: boolean;
  onClose: () => void;
  /** Rejects with what the server said. */
  onEnd: (password: string) => Promise<void>;
}

export function EndSignIns({ title, text, opened, onClose, onEnd }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <Confirmation title={title} text={text} onCancel={onClose} onEnd={onEnd} />
    </Modal>
  );
}

function Confirmation({
  title,
  text: which,
  onCancel,
  onEnd,
}: { onCancel: () => void } & Pick<Props, 'title' | 'text' | 'onEnd'>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : t('enterPasswordFirst')) },
  });

  async function send({ password }: { password: string }) {
    setBusy(true);
    setProblem(null);
    try {
      await onEnd(password);
    } catch (error) {
      const text = messageOf(error, { detail: t('logOutFailed') });
      if (text === textOf('wrong_old_password')) form.setFieldError('password', text);
      else setProblem(text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate aria-label={title} onSubmit={form.onSubmit(send, focusFirstError(form))}>
      <Stack gap="md">
        <Text size="sm">{which}</Text>
        <PasswordInput
          label={t('yourPassword')}
          required
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <FormNotice text={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('logOut')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
