/** Answers as text: declared fields alone, with the wire's names, and nothing that does not fit. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { answerText } from './answer-text.ts';

const write = answerText(z.object({ user_name: z.string(), posts: z.array(z.object({ read_by: z.int() })) }));

it('has the names of the wire, and only what is declared', () => {
  const value = { userName: 'aisyah', passwordHash: 'secret', posts: [{ readBy: 3, passwordHash: 'secret' }] };
  expect(write(value)).toBe('{"user_name":"aisyah","posts":[{"read_by":3}]}');
});

it('refuses what does not fit, however deep', () => {
  expect(() => write({ userName: 'aisyah', posts: [{ readBy: 1.5 }] })).toThrow(z.core.$ZodError);
  expect(() => write(null)).toThrow(z.core.$ZodError);
});
