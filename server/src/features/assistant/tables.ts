/** Conversations with the assistant, each of one administrator. */

import type { Memory } from '@saring/engine';
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const assistantConversations = pgTable(
  'assistant_conversations',
  {
    id: uuid().primaryKey(),
    companyId: text().notNull(),
    userId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('assistant_conversations_user').on(table.userId, table.updatedAt.desc().nullsFirst(), table.id)],
);

/** One question with its answer. */
export const assistantMessages = pgTable(
  'assistant_messages',
  {
    id: uuid().primaryKey(),
    conversationId: uuid().notNull(),
    question: text().notNull(),
    /** Markdown. */
    answer: text().notNull(),
    /** What was asked of the data, in words. */
    understood: jsonb().$type<string[]>().notNull(),
    suggestions: jsonb().$type<string[]>().notNull(),
    /** What a follow-up takes up; null where there is nothing. */
    memory: jsonb().$type<Memory>(),
    engine: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('assistant_messages_conversation').on(table.conversationId, table.createdAt, table.id)],
);

/** Whom a message names, or has in mind: when such an application is deleted, the message goes with it. */
export const assistantMentions = pgTable(
  'assistant_mentions',
  {
    messageId: uuid().notNull(),
    applicationId: uuid().notNull(),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.applicationId] }),
    index('assistant_mentions_application').on(table.applicationId),
  ],
);
