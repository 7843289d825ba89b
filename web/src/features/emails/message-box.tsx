/** The message and the button that sends it. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { needed } from '#kit/form.tsx';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/emails.ts';
import { MessageField } from './message-field.tsx';
import { longestMessage } from './recipients.ts';

export interface MessageBoxProps {
  message: string;
  onChange: (message: string) => void;
  error: string | null;
  sending: boolean;
  onSend: () => void;
}

export function MessageBox({ message, onChange, error, sending, onSend }: MessageBoxProps) {
  return (
    <Stack gap="xs">
      <MessageField
        label={t('emailMessage')}
        {...needed}
        description={t('emailMessageWhat')}
        placeholder={t('example')}
        minRows={7}
        longest={longestMessage}
        message={message}
        onChange={onChange}
        disabled={sending}
        error={error}
      />
      <Group justify="flex-end">
        {sending && (
          <Said>
            <Text size="sm" c="dimmed">
              {t('sending')}
            </Text>
          </Said>
        )}
        <Button onClick={onSend} loading={sending} leftSection={<IconSend size={16} aria-hidden="true" />}>
          {t('send')}
        </Button>
      </Group>
    </Stack>
  );
}
