/** What the panel of the assistant says by itself; its answers are the server's. */
import { sentences } from './sentences.ts';

export const t = sentences('assistant', {
  title: 'AI Assistant',
  poweredBy: 'Powered by {engine}',
  welcome:
    "Welcome to Candidate Matcher! I'm here to help you with any questions you may have about the job applicants. How can I assist you?",
  placeholder: 'Ask about candidates, applications, or job statistics...',
  yourQuestion: 'Your question',
  send: 'Send',
  new: 'New',
  history: 'History',
  conversation: 'Conversation',
  typing: 'The assistant is typing',
  suggested: 'Suggested questions',
  you: 'You:',
  assistant: 'Assistant:',
  asked: 'What was asked of the data',
  table: 'Table',
  logInAgain: 'Please log in again to continue.',
  invalid: 'Invalid query format. Please try rephrasing your question.',
  failed: 'Sorry, I encountered an error while processing your query. Please try again.',
  problems: 'Validation error:',
  problem: '{field}: {problem}',
  earlier: 'Earlier conversations',
  close: 'Close',
  earlierFailed: 'The conversations could not be fetched.',
  none: 'No conversations yet',
  noneHint: 'What you ask the assistant is kept here, for you alone.',
  keptFor:
    'For you alone. A conversation is erased {days, plural, one {# day} other {# days}} after its last question.',
  dateAndQuestions: '{date} · {questions, plural, one {# question} other {# questions}}',
  askDelete: 'Delete this conversation?',
  deleteWhat: '“{title}” and its answers will be gone.',
  deleteFailed: 'Failed to delete the conversation. Please try again.',
  delete: 'Delete',
  deleteOne: 'Delete “{title}”',
});
