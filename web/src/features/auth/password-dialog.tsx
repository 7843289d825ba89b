/** Asks for the password first: whoever sits down at somebody's open browser cannot lock its owner out. */
import { PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { textOf } from '@saring/contract';
import { type ReactNode, useState } from 'react';
import { messageOf } from '#client/messages.ts';
import { DialogButtons } from '#kit/dialog-buttons.tsx';
import { FormNotice, focusFirstError, mandatory, showProblems } from '#kit/form.tsx';
import { useIsThere } from '#kit/is-there.ts';
import { Modal } from '#kit/modal.tsx';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/auth-account.ts';

interface Props {
  title: string;
  /** What it is about. */
  what: ReactNode;
  /** The word on the button that does it. */
  confirm: string;
  /** Of what cannot be taken back. */
  color?: 'red';
  /** Whose password it is, for what keeps passwords. */
  username?: string;
  /** Said where it fails without a reason. */
  failed: string;
  opened: boolean;
  onClose: () => void;
  /** Rejects with what the server said. */
  onProve: (password: string) => Promise<unknown>;
}

export function PasswordDialog({ opened, onClose, ...asked }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={asked.title}>
      <Confirmation {...asked} onCancel={onClose} />
    </Modal>
  );
}

interface ConfirmationProps extends Omit<Props, 'opened' | 'onClose'> {
  onCancel: () => void;
}

function Confirmation({ title, what, confirm, color, username, failed, onCancel, onProve }: ConfirmationProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isThere = useIsThere();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : t('enterPasswordFirst')) },
  });

  async function send({ password }: { password: string }) {
    setBusy(true);
    setProblem(null);
    try {
      await onProve(password);
    } catch (error) {
      const text = messageOf(error, { detail: failed });
      if (!isThere()) notify({ tone: 'bad', text });
      else if (text === textOf('wrong_old_password')) showProblems(form, [{ field: 'password', text }]);
      else setProblem(text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate aria-label={title} onSubmit={form.onSubmit(send, focusFirstError(form))}>
      <Stack gap="md">
        {typeof what === 'string' ? <Text size="sm">{what}</Text> : what}
        {username && <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />}
        <PasswordInput
          label={t('yourPassword')}
          {...mandatory}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <FormNotice text={problem} />
        <DialogButtons onCancel={onCancel} color={color} busy={busy}>
          {confirm}
        </DialogButtons>
      </Stack>
    </form>
  );
}
