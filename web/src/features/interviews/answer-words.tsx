/** A field for words about an own answer, which opens in its place and is closed again. */
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { TextArea } from '#kit/text-area.tsx';
import { t } from '#messages/interviews-review.ts';

interface Props {
  label: string;
  description: ReactNode;
  /** Characters that it takes. */
  most: number;
  /** What stands in it at first. */
  start?: string;
  /** The words on the button. */
  save: string;
  busy: boolean;
  onSave: (words: string) => void;
  onCancel: () => void;
}

export function AnswerWords({ label, description, most, start = '', save, busy, onSave, onCancel }: Props) {
  const [words, setWords] = useState(start);
  return (
    <Stack gap="xs">
      <TextArea
        size="sm"
        label={label}
        description={description}
        maxLength={most}
        minRows={2}
        maxRows={12}
        data-autofocus
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Group gap="sm">
        <Button size="xs" loading={busy} onClick={() => onSave(words)}>
          {save}
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
