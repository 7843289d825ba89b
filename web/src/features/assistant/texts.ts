/** What the chat says by itself, letter for letter, and how a failed question is told. */
import { CallError } from '@saring/contract';
import { messageOf, noResponse, problemsOf, statusOf } from '#client/messages.ts';

export const welcome =
  "Welcome to Candidate Matcher! I'm here to help you with any questions you may have about the job applicants. How can I assist you?";
export const placeholder = 'Ask about candidates, applications, or job statistics...';
export const logInAgain = 'Please log in again to continue.';
const invalidQuery = 'Invalid query format. Please try rephrasing your question.';
const failed = 'Sorry, I encountered an error while processing your query. Please try again.';

export const starters = [
  'How many applications came today?',
  'Who are the top 5 applicants?',
  'Who has not finished the interview?',
  'Which job has the most applicants?',
];

/** A failure as the bot's reply. */
export function failureText(error: unknown): string {
  const status = statusOf(error);
  if (status === 401) return logInAgain;
  const lines = problemsOf(error);
  if (status === 422 && lines.length > 0)
    return ['Validation error:', ...lines.map(({ field, text }) => `${field}: ${text}`)].join('\n');
  if (status === 422) return messageOf(error, { detail: invalidQuery }) || invalidQuery;
  if (error instanceof CallError) return messageOf(error, { detail: failed });
  return messageOf(error, { noResponse, other: failed });
}
