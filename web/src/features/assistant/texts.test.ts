import { CallError } from '@saring/contract';
import { describe, expect, it } from 'vitest';
import { failureText, spoken } from './texts.ts';

const refused = (status: number, body: object) => new CallError(status, body, null);

describe('a question that failed', () => {
  it('asks to log in again where the session is over', () => {
    expect(failureText(refused(401, { detail: 'Session expired. Please log in again.' }))).toBe(
      'Please log in again to continue.',
    );
  });
  it('tells each field of a refused question in a line', () => {
    const detail = [
      { loc: ['body', 'query'], msg: 'Please enter a question' },
      { loc: ['body', 'username'], msg: 'An id is required' },
    ];
    expect(failureText(refused(422, { detail }))).toBe(
      'Validation error:\nquery: Please enter a question\nusername: An id is required',
    );
  });
  it('says that nothing answered', () => {
    expect(failureText(new TypeError('fetch failed'))).toBe('No response from server. Please check your connection.');
  });
  it('says what the server said of any other failure, and has words of its own where it said nothing', () => {
    expect(failureText(refused(500, { detail: 'Something went wrong on our side.' }))).toBe(
      'Something went wrong on our side.',
    );
    expect(failureText(new Error(''))).toBe(
      'Sorry, I encountered an error while processing your query. Please try again.',
    );
  });
});

describe('a reply that is said', () => {
  it('names a link by its words, and a table by what it is', () => {
    const rows = ['| # | Applicant |', '|---|---|', '| 1 | [Aisyah Rahman](/profile/1) |'];
    const list = ['2 applications, highest **final score** first:', '', ...rows, '', '\\* provisional'];
    expect(spoken(list.join('\n'))).toBe(
      'Assistant: 2 applications, highest final score first:\n\nTable.\n\n* provisional',
    );
    expect(spoken('- [Bold \\[link\\]](/profile/2): 88 of 100')).toBe('Assistant: Bold [link]: 88 of 100');
  });
});
