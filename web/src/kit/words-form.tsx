/** A form of one text and its button: what is wrong with the text is said at its field, everything else above the button. */
import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { t } from '#messages/kit.ts';
import { FormNotice, focusError, needed, useDraft } from './form.tsx';
import { TextArea } from './text-area.tsx';

interface WordsFormProps {
  /** What a server calls the text in its problems; no other field of the page has it. */
  name: string;
  /** Names whoever writes and what about: by it unsent words wait for them in this tab. */
  draft: string;
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
  /** Whoever leaves it empty and goes on loses nothing: it is not said to be required. */
  offered?: boolean;
  /** The words on the button. */
  send: string;
  /** Throws where it was not sent; answers `false` where it was not sent after all. */
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

/** What is written and what is wrong with it, and sending it. */
function useWords({ name, draft, start = '', empty, onSend, problemsOf, failed, onCancel }: WordsFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [values, setValues] = useState({ words: start });
  const { words } = values;
  const kept = useDraft({ values, setValues }, draft);
  const [wrong, setWrong] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  function fault(text: string) {
    setWrong(text);
    focusError(field.current, text);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (empty !== undefined && words.trim() === '') return fault(empty);
    setNotice(null);
    setSending(true);
    try {
      if ((await onSend(words)) !== false) kept.clear();
    } catch (error) {
      const problems = problemsOf(error);
      const own = problems.find((problem) => problem.field === name);
      if (own) fault(own.text);
      const rest = problems.filter((problem) => problem.field !== name).map(({ text }) => text);
      setNotice(problems.length > 0 ? rest.join(' ') : failed(error));
    } finally {
      setSending(false);
    }
  }

  function write(text: string) {
    setValues({ words: text });
    setWrong(null);
  }

  function cancel() {
    kept.clear();
    onCancel?.();
  }

  return { field, words, wrong, notice, sending, write, submit, cancel };
}

export function WordsForm(props: WordsFormProps) {
  const { label, description, rows = 3, most, empty, offered, send, children, below, onCancel } = props;
  const { field, words, wrong, notice, sending, write, submit, cancel } = useWords(props);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="sm" align="flex-start">
        {children}
        <TextArea
          ref={field}
          label={label}
          description={description}
          minRows={rows}
          maxLength={most}
          {...(empty === undefined || offered ? {} : needed)}
          w="100%"
          value={words}
          error={wrong}
          onChange={(event) => write(event.currentTarget.value)}
        />
        {below}
        <FormNotice text={notice} />
        <Buttons send={send} sending={sending} onCancel={onCancel && cancel} />
      </Stack>
    </form>
  );
}

function Buttons({ send, sending, onCancel }: Pick<WordsFormProps, 'send' | 'onCancel'> & { sending: boolean }) {
  return (
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
  );
}
