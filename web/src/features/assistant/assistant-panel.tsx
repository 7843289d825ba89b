/** The chat panel of the dashboard: questions about the company's applicants and jobs. */
import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { api, questionLimit, starterQuestions } from '@saring/contract';
import { IconHistory, IconPencilPlus, IconSend2 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#client/hooks.ts';
import { useKeys } from '#kit/keys.ts';
import { Panel } from '#kit/page.tsx';
import { useSaidLate } from '#kit/say.tsx';
import { t } from '#messages/assistant.ts';
import classes from './assistant.module.css';
import { Bubble } from './bubble.tsx';
import { HistoryList } from './history-list.tsx';
import { placeholder } from './texts.ts';
import { useChat } from './use-chat.ts';

export function AssistantPanel({ companyId }: { companyId: string }) {
  const chat = useChat(companyId);
  const about = useApi(api.assistant.about, { params: { username: companyId } }, { enabled: companyId !== '' });
  const [written, setWritten] = useState('');
  const [history, setHistory] = useState(false);
  const { messages, pending } = chat;
  useSaidLate(pending ? t('typing') : '');
  const last = messages.at(-1);
  const suggestions = messages.length === 1 ? starterQuestions : (last?.suggestions ?? []);

  const [turns, setTurns] = useState(0);
  async function ask(question: string) {
    // A suggestion that is asked leaves what is being written.
    setWritten((before) => (before === question ? '' : before));
    await chat.ask(question);
    setTurns((before) => before + 1);
  }

  return (
    <Panel
      title={t('title')}
      description={<span className={classes.engine}>{t('poweredBy', { engine: about.data?.engine ?? '…' })}</span>}
      aside={<Aside chat={chat} onHistory={() => setHistory(true)} />}
    >
      <Messages chat={chat} />
      {!pending && suggestions.length > 0 && (
        <Group gap={6} mt="sm" role="group" aria-label={t('suggested')}>
          {suggestions.map((question) => (
            <Button key={question} variant="light" size="compact-xs" onClick={() => void ask(question)}>
              {question}
            </Button>
          ))}
        </Group>
      )}
      <QuestionForm
        busy={pending}
        turns={turns}
        written={written}
        onWrite={setWritten}
        onAsk={() => void ask(written)}
      />
      <HistoryList
        companyId={companyId}
        opened={history}
        onClose={() => setHistory(false)}
        onOpen={(id) => {
          setHistory(false);
          void chat.open(id);
        }}
        onDeleted={(id) => {
          if (id === chat.conversationId) chat.begin();
        }}
      />
    </Panel>
  );
}

type Chat = ReturnType<typeof useChat>;

/** A new conversation, or one of those before. */
function Aside({ chat, onHistory }: { chat: Chat; onHistory: () => void }) {
  return (
    <Group gap="xs">
      {chat.messages.length > 1 && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPencilPlus size={16} aria-hidden="true" />}
          disabled={chat.pending}
          onClick={chat.begin}
        >
          {t('new')}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconHistory size={16} aria-hidden="true" />}
        onClick={onHistory}
      >
        {t('history')}
      </Button>
    </Group>
  );
}

function Messages({ chat: { messages, pending } }: { chat: Chat }) {
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something is said
  useEffect(() => {
    const frame = log.current;
    if (!frame) return;
    const down = () => {
      // A long answer is read from its question on, a short one stands at the end.
      const asked = [...frame.querySelectorAll<HTMLElement>('[data-from="user"]')].at(-1);
      const start = asked ? asked.offsetTop - frame.offsetTop - 8 : Number.POSITIVE_INFINITY;
      frame.scrollTo({ top: Math.min(start, frame.scrollHeight) });
    };
    down();
    // The renderer of markdown arrives after the first answer, and a table is taller than its placeholder.
    const watch = new ResizeObserver(down);
    for (const child of frame.children) watch.observe(child);
    const stop = setTimeout(() => watch.disconnect(), 1500);
    return () => {
      clearTimeout(stop);
      watch.disconnect();
    };
  }, [messages, pending]);

  return (
    // Drawn in pieces, an answer would be said in pieces: it is said by itself (use-chat.ts).
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <div ref={log} className={classes.log} role="log" aria-live="off" aria-label={t('conversation')} tabIndex={0}>
      <ul className={classes.messages}>
        {messages.map((message) => (
          <Bubble key={message.id} message={message} />
        ))}
        {pending && (
          <li className={classes.message} data-from="bot">
            <div className={classes.bubble}>
              <span className={classes.typing} role="img" aria-label={t('typing')}>
                <i />
                <i />
                <i />
              </span>
            </div>
          </li>
        )}
      </ul>
    </div>
  );
}

interface FormProps {
  busy: boolean;
  /** How many questions were answered. */
  turns: number;
  written: string;
  onWrite: (question: string) => void;
  onAsk: () => void;
}

function QuestionForm({ busy, turns, written, onWrite, onAsk }: FormProps) {
  const input = useRef<HTMLInputElement>(null);
  useKeys({ q: () => input.current?.focus() });
  // Whoever pressed the button finds the field again with the reply; whoever went elsewhere meanwhile stays there. What is
  // around the field has the focus where a button of it went away.
  useEffect(() => {
    const [field, at] = [input.current, document.activeElement];
    if (turns > 0 && (at?.contains(field) || field?.form?.contains(at))) field?.focus({ preventScroll: true });
  }, [turns]);

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <TextInput
        ref={input}
        aria-label={t('yourQuestion')}
        aria-keyshortcuts="Q"
        placeholder={placeholder}
        value={written}
        maxLength={questionLimit}
        // Not `disabled`: it would lose the focus, and a reader would tell of that before the reply.
        readOnly={busy}
        autoComplete="off"
        onChange={(event) => onWrite(event.currentTarget.value)}
        flex={1}
      />
      <ActionIcon type="submit" size={36} aria-label={t('send')} disabled={busy}>
        <IconSend2 size={18} stroke={1.6} />
      </ActionIcon>
    </form>
  );
}
