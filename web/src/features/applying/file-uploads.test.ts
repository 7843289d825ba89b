/** How far each file of an application is shown to be. */
import { describe, expect, it } from 'vitest';
import { fileShares, fileUploads } from './file-uploads.ts';

const resume = new File([new Uint8Array(300)], 'resume.pdf');
const certification = new File([new Uint8Array(700)], 'sijil.pdf');
const both = { resume, certification };
const actions = { cancel: () => {}, retry: () => {} };

describe('the share of each file', () => {
  it('follows the order in which they travel', () => {
    expect(fileShares(0, both)).toEqual({ resume: 0, certification: 0 });
    expect(fileShares(0.15, both)).toEqual({ resume: 0.5, certification: 0 });
    expect(fileShares(0.65, both)).toEqual({ resume: 0.999, certification: 0.5 });
    expect(fileShares(1, both)).toEqual({ resume: 1, certification: 1 });
  });

  it('is of the files that travel alone', () => {
    expect(fileShares(0.5, { resume: null, certification })).toEqual({ certification: 0.5 });
    expect(fileShares(0.5, { resume: null, certification: null })).toEqual({});
  });

  it('counts an empty file', () => {
    expect(fileShares(0.5, { resume: new File([], 'a.txt'), certification: null })).toEqual({ resume: 0.5 });
  });
});

describe('the area of a file', () => {
  it('shows its progress, offers another try for what got no answer, and else shows nothing', () => {
    const states = (state: Parameters<typeof fileUploads>[0]) =>
      Object.values(fileUploads(state, both, { certification: 'An error occurred.' }, actions)).map(
        (upload) => upload.state,
      );
    expect(states({ phase: 'sending', progress: 0.15 })).toEqual([
      { phase: 'sending', progress: 0.5 },
      { phase: 'sending', progress: 0 },
    ]);
    expect(states({ phase: 'form', notice: null, again: true })).toEqual([{ phase: 'failed' }]);
    expect(states({ phase: 'form', notice: null })).toEqual([]);
  });
});
