/** The chat's state: what was said, the question under way, and which conversation it belongs to. */
import { api, emptyQuestion } from '@saring/contract';
import { useEffect, useRef, useState } from 'react';
import { refresh, sendInSession } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { say } from '#kit/say.tsx';
import { said } from '#messages/contract.ts';
import { failureText, logInAgain, spoken, welcome } from './texts.ts';

export interface Message {
  id: number;
  from: 'bot' | 'user';
  text: string;
  /** Markdown, as the assistant answers; what the page says by itself is plain. */
  markdown?: boolean;
  understood?: readonly string[];
  suggestions?: readonly string[];
}

type Said = Omit<Message, 'id'>;
type Answer = Required<Pick<Message, 'understood' | 'suggestions'>> & { answer: string };

function saidBy({ answer, understood, suggestions }: Answer): Said {
  return { from: 'bot', text: answer, markdown: true, understood, suggestions };
}

/** The wait of the documents. */
const timeout = 30_000;

const first: Message = { id: 0, from: 'bot', text: welcome };
const keyOf = (companyId: string) => `assistant-conversation:${companyId}`;

function useMessages() {
  const [messages, setMessages] = useState<readonly Message[]>([first]);
  const add = (...said: Said[]) =>
    setMessages((before) => [...before, ...said.map((one, at) => ({ ...one, id: before.length + at }))]);

  /** What comes in its turn is also said, at once and whole; the log is there to be read again. */
  function reply(words: Said) {
    add(words);
    say(spoken(words.text));
  }
  return { messages, setMessages, add, reply };
}

export function useChat(companyId: string) {
  const { messages, setMessages, add, reply } = useMessages();
  const { conversationId, keep } = useKeptConversation(companyId);
  const { pending, begun, changed, stop } = useTurns();

  async function open(id: string): Promise<void> {
    const { isLast, end } = begun();
    try {
      const params = { username: companyId, id };
      const { exchanges } = await sendInSession(api.assistant.conversation, { params }, { timeout, keepSession: true });
      if (!isLast()) return;
      changed();
      const said = exchanges.flatMap((one): Said[] => [{ from: 'user', text: one.question }, saidBy(one)]);
      setMessages([first, ...said.map((one, at) => ({ ...one, id: at + 1 }))]);
      keep(id);
    } catch (error) {
      if (!isLast()) return;
      // Deleted meanwhile, here or elsewhere: a new one begins.
      if (statusOf(error) === 404) return begin();
      reply({ from: 'bot', text: failureText(error) });
    } finally {
      end();
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start; what comes later is here already
  useEffect(() => {
    if (conversationId && companyId) void open(conversationId);
  }, [companyId]);

  async function ask(written: string): Promise<void> {
    const query = written.trim();
    if (pending) return;
    if (query === '') return reply({ from: 'bot', text: said(emptyQuestion) });
    add({ from: 'user', text: query });
    if (companyId === '') return reply({ from: 'bot', text: logInAgain });
    const { isShown, end } = begun();
    try {
      const answer = await answerTo(companyId, query, conversationId);
      void refresh(api.assistant.conversations);
      if (!isShown()) return;
      keep(answer.conversationId);
      reply(saidBy(answer));
    } catch (error) {
      if (isShown()) reply({ from: 'bot', text: failureText(error) });
    } finally {
      end();
    }
  }

  function begin() {
    stop();
    keep(null);
    setMessages([first]);
  }

  return { messages, pending, conversationId, ask, open, begin };
}

/** What is under way, and whether the conversation that it was made from still stands there. */
function useTurns() {
  const [pending, setPending] = useState(false);
  const turn = useRef(0);
  const shown = useRef(0);
  function begun() {
    turn.current += 1;
    const [own, at] = [turn.current, shown.current];
    setPending(true);
    return {
      isLast: () => turn.current === own,
      isShown: () => shown.current === at,
      end: () => turn.current === own && setPending(false),
    };
  }
  /** Another conversation stands there from now on. */
  function changed() {
    shown.current += 1;
  }
  /** So does a new one, which waits for nothing. */
  function stop() {
    turn.current += 1;
    changed();
    setPending(false);
  }
  return { pending, begun, changed, stop };
}

/** Asks in a conversation, or in a new one where that was deleted meanwhile. */
async function answerTo(username: string, query: string, conversationId: string | null) {
  const ask = (id: string) =>
    sendInSession(api.assistant.ask, { body: { query, username, conversationId: id } }, { timeout, keepSession: true });
  if (conversationId === null) return ask('new');
  return ask(conversationId).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
    return ask('new');
  });
}

/** Which conversation goes on after a reload of this tab; null where a new one begins. */
function useKeptConversation(companyId: string) {
  const [conversationId, setConversationId] = useState<string | null>(() => sessionStorage.getItem(keyOf(companyId)));
  function keep(id: string | null) {
    setConversationId(id);
    if (id) sessionStorage.setItem(keyOf(companyId), id);
    else sessionStorage.removeItem(keyOf(companyId));
  }
  return { conversationId, keep };
}
