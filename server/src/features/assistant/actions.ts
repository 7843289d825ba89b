/** What an administrator does with the assistant: ask, and go back to earlier conversations. */

import { can, dayOf } from '@saring/contract/domain';
import { hasModelOutside } from '#features/applications/core/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { fail } from '#platform/http/fail.ts';
import { isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import type { Naming } from './answer.ts';
import type { Answered } from './ask.ts';
import {
  conversationOf,
  conversationsOf,
  deleteConversation,
  hasLeft,
  insertConversation,
  insertMessage,
  type Listed,
  lastConversation,
  type MessageRow,
  mentionsOf,
  messagesOf,
  type Owner,
  recentOf,
} from './history.ts';
import { escaped } from './markdown.ts';
import { answerQuestion } from './model-ask.ts';

/** A question without a conversation goes on from the last one for so long. */
const goesOnMilliseconds = 30 * 60_000;
/** No withdrawal takes longer. */
const commitMilliseconds = 60_000;

/** In place of the name of somebody whom a message has in mind, and does not say to the reader. */
const unsaid = '';

const builtinName = 'Saring built-in engine';

/** The own company and person; another company's name is one that nobody knows. */
export function ownerOf(actor: Actor, username: string): Owner {
  if (!actor.companyId) throw fail('unknown_identity');
  if (!can(actor, 'assistant.ask', { companyId: username })) throw fail('not_found');
  return { companyId: actor.companyId, userId: actor.userId };
}

const linked: Naming = ({ id, full_name }) =>
  `[${escaped(full_name) || 'No name'}](/profile/${encodeURIComponent(id)})`;

export interface Asking {
  username: string;
  query: string;
  conversationId?: string | null;
}

export interface Exchange extends Pick<Answered, 'text' | 'understood' | 'suggestions' | 'named'> {
  conversationId: string;
  engine: string;
}

/**
 * Answers from the asking company's rows alone, and keeps the exchange; nothing else is written. What was not answered
 * from them is not kept: a question that was declined, or not understood, may name somebody of whom no row would know.
 */
export async function askAssistant(world: World, actor: Actor, asking: Asking): Promise<Exchange> {
  const owner = ownerOf(actor, asking.username);
  const { db, clock, config } = world;
  const now = clock.now();
  const conversation = await goingOn(world, owner, asking.conversationId, now);
  const said = conversation ? await recentOf(db, conversation.id) : [];
  const scope = { companyId: owner.companyId, today: dayOf(now, config.timeZone), timeZone: config.timeZone };
  const answered = await answerQuestion(
    world.engines.ai,
    { db, scope, naming: linked },
    {
      question: asking.query,
      now,
      timeZone: config.timeZone,
      memory: said.at(-1)?.memory ?? null,
      history: said,
      companyId: owner.companyId,
      place: hasModelOutside(world) ? 'outside' : 'inside',
    },
  );
  const engine = answered.model ?? builtinName;
  const conversationId = conversation?.id ?? clock.newId();
  await db.transaction(async (tx) => {
    if (!conversation) await insertConversation(tx, { id: conversationId, ...owner, createdAt: now, updatedAt: now });
    const { text: answer, understood, suggestions, memory, reason } = answered;
    if (reason !== null) return;
    const subjects = [...answered.named, ...answered.about.map((id) => ({ id, name: unsaid }))];
    const ids = subjects.map(({ id }) => id);
    // Of whoever withdrew or was erased while this was answered, what was said before is erased already; one that began before may end meanwhile.
    if (await hasLeft(tx, ids, new Date(now.getTime() - commitMilliseconds))) return;
    await insertMessage(
      tx,
      {
        id: clock.newId(),
        conversationId,
        question: asking.query,
        answer,
        understood,
        suggestions,
        memory,
        engine,
        createdAt: now,
      },
      subjects,
    );
  });
  return { ...answered, conversationId, engine };
}

async function goingOn(world: World, owner: Owner, asked: string | null | undefined, now: Date) {
  if (asked === 'new') return null;
  if (!asked) return lastConversation(world.db, owner, new Date(now.getTime() - goesOnMilliseconds));
  const found = isId(asked) ? await conversationOf(world.db, owner, asked) : null;
  if (!found) throw fail('not_found');
  return found;
}

/** The engine as the panel names it. */
export function engineName({ engines: { ai } }: Pick<World, 'engines'>): string {
  return ai.model ?? builtinName;
}

export async function listConversations(world: World, actor: Actor, username: string): Promise<Listed[]> {
  return conversationsOf(world.db, ownerOf(actor, username));
}

export async function openConversation(world: World, actor: Actor, username: string, id: string) {
  const owner = ownerOf(actor, username);
  const found = isId(id) ? await conversationOf(world.db, owner, id) : null;
  if (!found) throw fail('not_found');
  const messages = await messagesOf(world.db, found.id);
  const mentions = await mentionsOf(
    world.db,
    messages.map((message) => message.id),
  );
  const linksOf = (message: MessageRow) =>
    mentions
      .filter(({ messageId, name }) => messageId === message.id && name !== unsaid)
      .map(({ applicationId, name }) => ({ id: applicationId, name }));
  return { id: found.id, messages: messages.map((message) => ({ ...message, named: linksOf(message) })) };
}

export async function removeConversation(world: World, actor: Actor, username: string, id: string): Promise<void> {
  const owner = ownerOf(actor, username);
  if (!isId(id) || !(await deleteConversation(world.db, owner, id))) throw fail('not_found');
}
