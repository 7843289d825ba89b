import { describe, expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('what a page can show', () => {
  it('is told by the content, not the name', () => {
    expect(fileKind(bytes('%PDF-1.7'), 'resume.docx').kind).toBe('pdf');
    expect(fileKind(bytes('PK\u0003\u0004'), 'resume.pdf').kind).toBe('other');
    expect(fileKind(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'scan').kind).toBe('picture');
  });

  it('shows text only where the file says it is text', () => {
    expect(fileKind(bytes('Accountant'), 'resume.TXT').kind).toBe('text');
    expect(fileKind(bytes('<script>'), 'resume.html').kind).toBe('other');
    expect(fileKind(bytes('a\0b'), 'resume.txt').kind).toBe('other');
  });
});
