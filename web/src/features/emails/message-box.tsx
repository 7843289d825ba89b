/** The message, its placeholders, its count and the button that sends it. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useRef } from 'react';
import { Said } from '#kit/say.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { t } from '#messages/emails.ts';
import { longestMessage, placeholders } from './recipients.ts';

export interface MessageBoxProps {
  message: string;
  onChange: (message: string) => void;
  error: string | null;
  sending: boolean;
  onSend: () => void;
}

/** A placeholder goes to where the cursor stands. */
export function MessageBox({ message, onChange, error, sending, onSend }: MessageBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  function insert(placeholder: string) {
    const area = box.current;
    const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [message.length, message.length];
    const next = message.slice(0, from) + placeholder + message.slice(to);
    if (next.length > longestMessage) return;
    onChange(next);
    const cursor = from + placeholder.length;
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(cursor, cursor);
    });
  }
  return (
    <Stack gap="xs">
      <TextArea
        ref={box}
        label={t('emailMessage')}
        description={t('emailMessageWhat')}
        placeholder={t('example')}
        minRows={7}
        maxRows={20}
        maxLength={longestMessage}
        value={message}
        onChange={(event) => onChange(event.currentTarget.value)}
        disabled={sending}
        error={error}
      />
      <Group justify="space-between" gap="xs">
        <Placeholders disabled={sending} onInsert={insert} />
        <Text size="xs" c={message.length >= longestMessage ? 'var(--mantine-color-error)' : 'dimmed'}>
          {t('length', { length: message.length, most: longestMessage })}
        </Text>
      </Group>
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

function Placeholders({ disabled, onInsert }: { disabled: boolean; onInsert: (placeholder: string) => void }) {
  return (
    <Group gap={6}>
      {placeholders.map((placeholder) => (
        <Button
          key={placeholder}
          size="compact-xs"
          variant="default"
          aria-label={t('insert', { placeholder })}
          disabled={disabled}
          onClick={() => onInsert(placeholder)}
        >
          {placeholder}
        </Button>
      ))}
    </Group>
  );
}
