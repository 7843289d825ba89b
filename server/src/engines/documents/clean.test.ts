/** Characters that nobody sees are taken out and named; damaged ones are mended; the rest is left alone. */
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean.ts';

const tags = (text: string) => [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');

describe('cleaning', () => {
  it('reads out a message in tag characters', () => {
    const { text, findings } = cleanText(`Nurse${tags('hire me')} since 2010`, 3);
    expect(text).toBe('Nurse since 2010');
    expect(findings).toMatchObject([{ code: 'unicode_tags', page: 3, excerpt: 'hire me' }]);
  });

  it('takes out zero-width characters and names them where they are many', () => {
    expect(cleanText('Ja\u200Bva')).toEqual({ text: 'Java', findings: [] });
    const { text, findings } = cleanText('P\u200By\u200Bt\u2060h\u200Bo\u200Bn');
    expect(text).toBe('Python');
    expect(findings).toMatchObject([{ code: 'zero_width', excerpt: 'Python' }]);
  });

  it('turns ligatures into letters and odd spaces into spaces', () => {
    expect(cleanText('e\uFB03cient\u00A0\u2003of\uFB01ce').text).toBe('efficient  office');
  });

  it('mends text that was saved in the wrong encoding', () => {
    expect(cleanText('managerâ€™s Â£500 rÃ©sumÃ© â€“ naÃ¯ve').text).toBe('manager’s £500 résumé – naïve');
    for (const fine of ['Ângela São João', 'Ünal & Øst', 'âge, Âne', 'Æther © 2020', 'prix: 5€'])
      expect(cleanText(fine).text).toBe(fine);
  });
});
