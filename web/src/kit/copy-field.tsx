/** A read-only value with a button that copies it. */
import { Button, Group, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { t } from '#messages/kit-frame.ts';
import { notify } from './notices.ts';

export interface CopyFieldProps {
  label: string;
  value: string;
  /** The word on the button. */
  button?: string;
  /** Said once it is copied. */
  done?: string;
  description?: string;
}

/** Copies with the clipboard where the page may use it, else selects the text and says which keys to press. */
export function CopyField({ label, value, button = t('copy'), done = t('copied'), description }: CopyFieldProps) {
  const [copied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      notify({ tone: 'good', text: done });
    } catch {
      // Over plain HTTP there is no clipboard.
      input.current?.select();
      notify({ text: t('copyByKeys') });
    }
  }
  return (
    <Group align="flex-end" gap="xs">
      <TextInput
        ref={input}
        label={label}
        description={description}
        value={value}
        readOnly
        flex="1 1 14rem"
        miw={0}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        onClick={() => void copy()}
        leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      >
        {button}
      </Button>
    </Group>
  );
}
