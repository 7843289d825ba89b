/** The assistant: questions about the company's own applicants and jobs, and the earlier conversations. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, lines, text } from './fields.ts';
import { emptyQuestion, questionLimit } from './options.ts';

const exchange = {
  /** Markdown with tables; names of applicants are links to their page. */
  answer: z.string(),
  /** Applicants it names. */
  links: z.array(z.object({ name: z.string(), application_id: z.string() })),
  /** What was asked of the data, in words; empty where nothing was. */
  understood: z.array(z.string()),
  suggestions: z.array(z.string()),
  /** Which engine answered. */
  engine: z.string(),
};

/** One question with its answer. */
export const assistantExchange = z.object({
  id: z.string(),
  question: z.string(),
  created_at: z.string(),
  ...exchange,
});

const conversations = '/api/admin/{username}/assistant/conversations' as const;

export const assistant = {
  ask: endpoint({
    method: 'POST',
    path: '/api/admin/query-applicants',
    failure: 'Failed to query applicants',
    access: 'assistant.ask',
    summary: "Ask about the company's own applicants and jobs; nothing is ever written to them",
    encoding: ['json'],
    /** Without `conversation_id` the question goes on from the person's last conversation if that is under half an hour old; `new` begins one. */
    body: z.object({
      query: lines(questionLimit, emptyQuestion, `A question is at most ${questionLimit} characters`),
      username: id,
      conversation_id: text(100).nullish(),
    }),
    response: z.object({ success: z.literal(true), conversation_id: z.string(), ...exchange }),
    errors: ['unknown_identity', 'not_found', 'text_unreadable'],
    errorShape: 'service',
    limit: 'assistant',
    heavy: true,
  }),
  about: endpoint({
    method: 'GET',
    path: '/api/admin/{username}/assistant',
    params: { username: id },
    access: 'assistant.ask',
    summary: 'Which engine answers',
    response: z.object({ success: z.literal(true), engine: z.string() }),
    errors: ['unknown_identity', 'not_found'],
    errorShape: 'service',
  }),
  conversations: endpoint({
    method: 'GET',
    path: conversations,
    params: { username: id },
    access: 'assistant.ask',
    summary: 'The own earlier conversations, newest first, at most 100',
    response: z.object({
      success: z.literal(true),
      conversations: z.array(
        z.object({ id: z.string(), title: z.string(), questions: z.number().int(), updated_at: z.string() }),
      ),
    }),
    errors: ['unknown_identity', 'not_found'],
    errorShape: 'service',
  }),
  conversation: endpoint({
    method: 'GET',
    path: `${conversations}/{id}`,
    params: { username: id, id },
    access: 'assistant.ask',
    summary: 'One own conversation, oldest question first',
    response: z.object({ success: z.literal(true), id: z.string(), exchanges: z.array(assistantExchange) }),
    errors: ['unknown_identity', 'not_found'],
    errorShape: 'service',
    heavy: true,
  }),
  removeConversation: endpoint({
    method: 'DELETE',
    path: `${conversations}/{id}`,
    params: { username: id, id },
    access: 'assistant.ask',
    summary: 'Delete an own conversation',
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: ['unknown_identity', 'not_found'],
    errorShape: 'service',
  }),
};
