/** What a person reads when a call fails. */
import { CallError } from '@saring/contract';
import { describe, expect, it } from 'vitest';
import { isNoResponse, isTimeout, messageOf, problemsOf, statusOf, waitText } from './messages.ts';

const texts = { detail: 'Authentication failed!', other: 'An error occurred. Please try again later.' };
const late = new DOMException('late', 'TimeoutError');

describe('the text of a failed call', () => {
  it("is the server's own where it has one", () => {
    expect(messageOf(new CallError(401, { detail: 'Incorrect username or password' }, null), texts)).toBe(
      'Incorrect username or password',
    );
  });
  it("is the page's where the server says nothing", () => {
    expect(messageOf(new CallError(500, null, null), texts)).toBe('Authentication failed!');
  });
  it.each([new TypeError('Failed to fetch'), late])('says that nothing answered', (error) => {
    expect(messageOf(error, texts)).toBe('No response from server. Please check your connection.');
  });
  it('may carry the message of anything else', () => {
    expect(messageOf(new Error('boom'), { other: (message) => `Error: ${message}` })).toBe('Error: boom');
  });
  it('tells a locked-out person when to try again', () => {
    const locked = new CallError(429, { detail: 'Too many attempts. Please try again later.' }, '290');
    expect(messageOf(locked, texts)).toBe('Too many attempts. Please try again in 5 minutes.');
    expect(messageOf(new CallError(429, null, '290'), texts)).toBe('Too many attempts. Please try again in 5 minutes.');
  });
  it('tells what else a locked-out person can do, where the server says so', () => {
    const detail =
      'Too many wrong passwords from elsewhere today. Please choose a new password, or try again in 5 hours.';
    expect(messageOf(new CallError(429, { detail }, '18000'), texts)).toBe(detail);
  });
});

describe('a wait', () => {
  it.each([
    [0.2, 'in 1 seconds'],
    [59, 'in 59 seconds'],
    [60, 'in a minute'],
    [61, 'in 2 minutes'],
    [3600, 'in an hour'],
    [3601, 'in 2 hours'],
  ])('of %d s is told as "%s"', (seconds, text) => {
    expect(waitText(seconds)).toBe(text);
  });
});

describe('the kinds of failure', () => {
  it('tell a time-out from a cancelled call', () => {
    expect(isTimeout(late)).toBe(true);
    expect(isTimeout(new DOMException('gone', 'AbortError'))).toBe(false);
    expect(isNoResponse(new DOMException('gone', 'AbortError'))).toBe(false);
  });
  it('have a status only when there was an answer', () => {
    expect(statusOf(new CallError(409, null, null))).toBe(409);
    expect(statusOf(new TypeError('x'))).toBe(0);
  });
});

describe('the lines of a 422', () => {
  it("carry the form's names of their fields", () => {
    const error = new CallError(
      422,
      {
        detail: [
          { loc: ['body', 'new_password'], msg: 'weak' },
          { loc: ['body', 'jobCriteria', 2], msg: 'blank' },
          { loc: [], msg: 'odd' },
        ],
      },
      null,
    );
    expect(problemsOf(error)).toEqual([
      { field: 'newPassword', text: 'weak' },
      { field: 'jobCriteria', text: 'blank' },
      { field: '', text: 'odd' },
    ]);
  });
  it('are none for every other failure', () => {
    expect(problemsOf(new CallError(409, { detail: 'Username already exists' }, null))).toEqual([]);
    expect(problemsOf(new TypeError('x'))).toEqual([]);
  });
});
