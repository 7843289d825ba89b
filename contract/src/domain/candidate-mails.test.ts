import { describe, expect, it } from 'vitest';
import { fillMessage, paragraphsOf } from './candidate-mails.ts';

describe('words to many', () => {
  it('have every placeholder filled, wherever it stands', () => {
    const values = { fullName: 'Nur', jobTitle: 'Clerk', company: 'Acme' };
    expect(fillMessage('{full_name}: {job_title} at {company}, {full_name} {other}', values)).toBe(
      'Nur: Clerk at Acme, Nur {other}',
    );
  });

  it('leave what stands in a name as it is', () => {
    const values = { fullName: '{company} $& Nur', jobTitle: '{full_name}', company: 'Acme' };
    expect(fillMessage('{full_name}, {job_title}', values)).toBe('{company} $& Nur, {full_name}');
  });

  it('are parted at blank lines', () => {
    expect(paragraphsOf('Dear Nur,\nhello\n\n\n\nBest\n')).toEqual(['Dear Nur,\nhello', 'Best']);
  });
});
