/** Rows of conversations: everybody sees their own alone. */

import { statusesThat } from '@saring/contract/domain';
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { type Executor, literals } from '#platform/db/db.ts';
import { assistantConversations, assistantMentions, assistantMessages } from './tables.ts';

/** Whose conversations. */
export interface Owner {
  companyId: string;
  userId: string;
}

export type MessageRow = typeof assistantMessages.$inferSelect;

const own = ({ companyId, userId }: Owner) =>
  and(eq(assistantConversations.companyId, companyId), eq(assistantConversations.userId, userId));

export async function conversationOf(db: Executor, owner: Owner, id: string): Promise<{ id: string } | null> {
  const rows = await db
    .select({ id: assistantConversations.id })
    .from(assistantConversations)
    .where(and(own(owner), eq(assistantConversations.id, id)));
  return rows[0] ?? null;
}

/** The last conversation if anything was said in it since. */
export async function lastConversation(db: Executor, owner: Owner, since: Date): Promise<{ id: string } | null> {
  const rows = await db
    .select({ id: assistantConversations.id })
    .from(assistantConversations)
    .where(and(own(owner), gt(assistantConversations.updatedAt, since)))
    .orderBy(desc(assistantConversations.updatedAt), desc(assistantConversations.id))
    .limit(1);
  return rows[0] ?? null;
}

export async function insertConversation(db: Executor, row: typeof assistantConversations.$inferInsert): Promise<void> {
  await db.insert(assistantConversations).values(row);
}

/** Removes what anybody asked about a company. */
export async function deleteConversationsOf(db: Executor, companyId: string): Promise<void> {
  await db.delete(assistantConversations).where(eq(assistantConversations.companyId, companyId));
}

const closedStatus = sql.raw(literals(statusesThat('readable', false)));

/** Whether one of these applications was withdrawn since a moment or is gone; none of them is until the transaction ends. */
export async function hasLeft(db: Executor, ids: readonly string[], since: Date): Promise<boolean> {
  const { rows } = await db.execute<{ since: boolean }>(sql`
    select status in ${closedStatus} and ended_at >= ${since.toISOString()}::timestamptz as since
    from applications where id = any(${sql.param(ids)}::uuid[]) order by id for share`);
  return rows.length < new Set(ids).size || rows.some((row) => row.since);
}

/** Adds a question with its answer, and whom it names. */
export async function insertMessage(
  db: Executor,
  row: MessageRow,
  named: readonly { id: string; name: string }[],
): Promise<void> {
  await db.insert(assistantMessages).values(row);
  await db
    .update(assistantConversations)
    .set({ updatedAt: row.createdAt })
    .where(eq(assistantConversations.id, row.conversationId));
  if (named.length === 0) return;
  await db.execute(sql`
    insert into assistant_mentions (message_id, application_id, name)
    select ${row.id}, (r->>'id')::uuid, r->>'name' from jsonb_array_elements(${JSON.stringify(named)}::jsonb) r
    on conflict do nothing`);
}

export async function messagesOf(db: Executor, conversationId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(assistantMessages)
    .where(eq(assistantMessages.conversationId, conversationId))
    .orderBy(asc(assistantMessages.createdAt), asc(assistantMessages.id))
    .limit(500);
}

/** The last exchanges, oldest first. */
export async function recentOf(db: Executor, conversationId: string): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(assistantMessages)
    .where(eq(assistantMessages.conversationId, conversationId))
    .orderBy(desc(assistantMessages.createdAt), desc(assistantMessages.id))
    .limit(6);
  return rows.reverse();
}

export async function mentionsOf(db: Executor, messageIds: readonly string[]) {
  if (messageIds.length === 0) return [];
  return db
    .select()
    .from(assistantMentions)
    .where(inArray(assistantMentions.messageId, [...messageIds]));
}

export interface Listed extends Record<string, unknown> {
  id: string;
  title: string;
  questions: number;
  updated_at: Date;
}

/** The own conversations in which something still stands, named by their first question. */
export async function conversationsOf(db: Executor, { companyId, userId }: Owner): Promise<Listed[]> {
  const found = await db.execute<Listed>(sql`
    select c.id, first.question as title, counted.questions, c.updated_at
    from assistant_conversations c
    cross join lateral (select question from assistant_messages m where m.conversation_id = c.id order by m.created_at, m.id limit 1) first
    cross join lateral (select count(*)::int as questions from assistant_messages m where m.conversation_id = c.id) counted
    where c.company_id = ${companyId} and c.user_id = ${userId}
    order by c.updated_at desc, c.id limit 100`);
  return found.rows;
}

/** Removes some conversations in which nothing was asked since a moment; answers how many. */
export async function deleteConversationsBefore(db: Executor, before: Date, most: number): Promise<number> {
  const { id, updatedAt } = assistantConversations;
  const old = db.select({ id }).from(assistantConversations).where(lt(updatedAt, before)).limit(most);
  // Asked of the row too: a question may just have come.
  const rows = await db
    .delete(assistantConversations)
    .where(and(inArray(id, old), lt(updatedAt, before)))
    .returning({ id });
  return rows.length;
}

export async function deleteConversation(db: Executor, owner: Owner, id: string): Promise<boolean> {
  const rows = await db
    .delete(assistantConversations)
    .where(and(own(owner), eq(assistantConversations.id, id)))
    .returning({ id: assistantConversations.id });
  return rows.length > 0;
}
