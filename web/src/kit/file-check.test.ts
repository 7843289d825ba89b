/** Files that are refused before they are sent. */
import { describe, expect, it } from 'vitest';
import { fileProblem, kindsText, sizeText } from './file-check.ts';

const rules = { extensions: ['.pdf', '.docx', '.txt'], maxBytes: 5 * 1024 * 1024 };

describe('a chosen file', () => {
  it('is taken whatever the case of its ending', () => {
    expect(fileProblem({ name: 'Resume.PDF', size: 5 * 1024 * 1024 }, rules)).toBeNull();
  });
  it('is refused for its ending, naming the good ones', () => {
    expect(fileProblem({ name: 'resume.pdf.exe', size: 10 }, rules)).toContain('PDF, DOCX or TXT');
  });
  it('is refused for its size, naming both sizes', () => {
    expect(fileProblem({ name: 'a.pdf', size: 6.25 * 1024 * 1024 }, rules)).toMatch(/6\.3 MB.*5 MB/);
  });
  it('is refused when it is a byte too large, in words that do not contradict themselves', () => {
    expect(fileProblem({ name: 'a.pdf', size: 5 * 1024 * 1024 + 1 }, rules)).toContain('(a little more than 5 MB)');
  });
  it('is refused when there is nothing in it', () => {
    expect(fileProblem({ name: 'a.txt', size: 0 }, rules)).toContain('empty');
  });
});

describe('sizes and kinds', () => {
  it('are told as people say them', () => {
    expect([sizeText(12), sizeText(2048), sizeText(10 * 1024 * 1024)]).toEqual(['12 bytes', '2 KB', '10 MB']);
    expect([kindsText(['.pdf']), kindsText(['.png', '.jpg'])]).toEqual(['PDF', 'PNG or JPG']);
  });
});
