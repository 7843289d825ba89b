/** The door of the assistant. */
import { sweepConversations } from './tasks.ts';

export type { Telling } from './answer.ts';
export type { Answered } from './ask.ts';
export type { Scope } from './conditions.ts';
export { deleteConversationsOf } from './history.ts';
export { escaped } from './markdown.ts';
export { answerQuestion } from './model-ask.ts';
export { assistantBindings } from './routes.ts';
export const assistantTasks = [sweepConversations];
