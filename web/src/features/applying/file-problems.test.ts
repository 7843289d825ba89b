import { CallError } from '@saring/contract';
import { describe, expect, it } from 'vitest';
import { fileProblems } from './file-problems.ts';

const file = new Blob(['x']);
const refusal = (body: object) => new CallError(415, body, null);

describe('a file that could not be sent', () => {
  it('has the reason below it, after the words that every failed upload has', () => {
    const error = refusal({ detail: 'The content is plain text.', file: 'certification' });
    expect(fileProblems(error, { resume: file, certification: file })).toEqual({
      certification: 'Failed to upload certification. Please try again. The content is plain text.',
    });
  });

  it('has only the reason where it is the resume of the profile', () => {
    const error = refusal({ detail: 'No readable text.', file: 'resume' });
    expect(fileProblems(error, {})).toEqual({ resume: 'No readable text.' });
  });

  it('is named where no answer came, and only where it was sent', () => {
    expect(fileProblems(new TypeError('Failed to fetch'), { resume: file })).toEqual({
      resume: 'An error occurred while uploading the resume.',
    });
    expect(fileProblems(refusal({ detail: 'This job is closed.' }), { resume: file })).toEqual({});
  });
});
