/** A form of one text and its button: what is wrong with the text is said at its field, everything else above the button. */
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { t } from '#messages/kit.ts';
import { FormNotice, focusFirstError, showProblems } from './form.tsx';
import { TextArea } from './text-area.tsx';

interface WordsFormProps {
  /** What a server calls the text in its problems; no other field of the page has it. */
  name: string;
  label: string;
  description?: ReactNode;
  /** Lines that the field is high when empty. */
  rows?: number;
  /** Characters that it takes. */
  most: number;
  /** What stands in it at first. */
  start?: string;
  /** Said where nothing was written; without it there may be nothing. */
  empty?: string;
  /** The words on the button. */
  send: string;
  /** Throws where it was not sent. */
  onSend: (words: string) => Promise<unknown>;
  /** The lines of a failure that are about fields; none of every other failure. */
  problemsOf: (error: unknown) => { field: string; text: string }[];
  /** What is said of every other failure. */
  failed: (error: unknown) => string;
  /** What stands above the field. */
  children?: ReactNode;
  /** What stands below it. */
  below?: ReactNode;
  /** Closes it unsent; without it there is no such button. */
  onCancel?: () => void;
}

export function WordsForm({ name, start = '', rows = 3, most, empty, send, children, ...props }: WordsFormProps) {
  const { label, description, onSend, problemsOf, failed, below, onCancel } = props;
  const form = useForm<Record<string, string>>({
    initialValues: { [name]: start },
    validate: { [name]: (words) => (words.trim() === '' ? (empty ?? null) : null) },
  });
  const [notice, setNotice] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  async function submit(words: string) {
    setNotice(null);
    setSending(true);
    try {
      await onSend(words);
    } catch (error) {
      const problems = problemsOf(error);
      setNotice(problems.length > 0 ? showProblems(form, problems) : failed(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values[name] ?? ''), focusFirstError(form))}>
      <Stack gap="sm" align="flex-start">
        {children}
        <TextArea
          label={label}
          description={description}
          minRows={rows}
          maxLength={most}
          w="100%"
          {...form.getInputProps(name)}
        />
        {below}
        <FormNotice text={notice} />
        <Group gap="sm">
          <Button size="xs" variant="default" type="submit" loading={sending}>
            {send}
          </Button>
          {onCancel && (
            <Button size="xs" variant="subtle" disabled={sending} onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
