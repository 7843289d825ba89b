/** Binds the assistant's calls. */
import { api } from '@saring/contract';
import { type Binding, bind } from '#platform/http/bind.ts';
import type { World } from '#world';
import {
  askAssistant,
  engineName,
  listConversations,
  openConversation,
  ownerOf,
  removeConversation,
} from './actions.ts';
import { words } from './words.ts';

const success = true as const;

const linksOf = (named: readonly { id: string; name: string }[]) =>
  named.map(({ id, name }) => ({ name, applicationId: id }));

export function assistantBindings(world: World): Binding[] {
  return [
    bind(api.assistant.ask, async ({ body }, { actor }) => {
      const { text, named, conversationId, understood, suggestions, engine } = await askAssistant(world, actor, body);
      return { success, answer: text, conversationId, links: linksOf(named), understood, suggestions, engine };
    }),
    bind(api.assistant.about, ({ params }, { actor }) => {
      ownerOf(actor, params.username);
      return { success, engine: engineName(world) };
    }),
    bind(api.assistant.conversations, async ({ params }, { actor }) => {
      const found = await listConversations(world, actor, params.username);
      return {
        success,
        conversations: found.map((one) => ({
          id: one.id,
          title: one.title,
          questions: one.questions,
          updatedAt: new Date(one.updated_at).toISOString(),
        })),
      };
    }),
    bind(api.assistant.conversation, async ({ params }, { actor }) => {
      const { id, messages } = await openConversation(world, actor, params.username, params.id);
      return {
        success,
        id,
        exchanges: messages.map(({ named, createdAt, ...message }) => ({
          id: message.id,
          question: message.question,
          answer: message.answer,
          understood: message.understood,
          suggestions: message.suggestions,
          engine: message.engine,
          links: linksOf(named),
          createdAt: createdAt.toISOString(),
        })),
      };
    }),
    bind(api.assistant.removeConversation, async ({ params }, { actor, language }) => {
      await removeConversation(world, actor, params.username, params.id);
      return { success, message: words(language)('deleted') };
    }),
  ];
}
