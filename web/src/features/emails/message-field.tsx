/** A field for words to an applicant, with its placeholders and its count. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { placeholders } from '@saring/contract/domain';
import { useRef } from 'react';
import { TextArea, type TextAreaProps } from '#kit/text-area.tsx';
import { t } from '#messages/emails.ts';

export interface MessageFieldProps
  extends Pick<
    TextAreaProps,
    'label' | 'description' | 'placeholder' | 'minRows' | 'aria-required' | 'withAsterisk' | 'disabled' | 'error'
  > {
  message: string;
  onChange: (message: string) => void;
  longest: number;
}

/** A placeholder goes to where the cursor stands. */
export function MessageField({ message, onChange, longest, disabled, ...field }: MessageFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  function insert(placeholder: string) {
    const area = box.current;
    const [from, to] = area ? [area.selectionStart, area.selectionEnd] : [message.length, message.length];
    const next = message.slice(0, from) + placeholder + message.slice(to);
    if (next.length > longest) return;
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
        maxRows={20}
        maxLength={longest}
        value={message}
        onChange={(event) => onChange(event.currentTarget.value)}
        disabled={disabled}
        {...field}
      />
      <Group justify="space-between" gap="xs">
        <Group gap={6}>
          {placeholders.map((placeholder) => (
            <Button
              key={placeholder}
              size="compact-xs"
              variant="default"
              aria-label={t('insert', { placeholder })}
              disabled={disabled}
              onClick={() => insert(placeholder)}
            >
              {placeholder}
            </Button>
          ))}
        </Group>
        <Text size="xs" c={message.length >= longest ? 'var(--mantine-color-error)' : 'dimmed'}>
          {t('length', { length: message.length, most: longest })}
        </Text>
      </Group>
    </Stack>
  );
}
