import { describe, expect, it } from 'vitest';
import { cleanText, quote } from './clean.ts';

describe('the text layer', () => {
  it('keeps for every cleaned character its place in the source', () => {
    const source = '  Caf\u00e9\u200b owner \u2013 ﬁnance\r\n\u25cf Man\u00adaged 3 shops';
    const clean = cleanText(source);
    expect(clean.text).toBe('Caf\u00e9 owner - finance\n\u2022 Managed 3 shops');
    const at = clean.text.indexOf('Managed');
    const found = quote(clean, at, at + 7);
    expect(found?.text).toBe('Man\u00adaged');
    expect(source.slice(found?.start, found?.end)).toBe(found?.text);
  });

  it('mends text that was read in the wrong encoding', () => {
    expect(cleanText('it\u00e2\u20ac\u2122s 2012 \u00e2\u20ac\u201c 2015 Caf\u00c3\u00a9').text).toBe(
      "it's 2012 - 2015 Caf\u00e9",
    );
  });

  it('reads characters that are written as HTML entities, and quotes them as they stand', () => {
    const source = 'R&amp;D &amp;nbsp;lead&#39;s &#x201c;plan&rdquo; &bull; AT&T &unknown; &#0; &#1114112;';
    const clean = cleanText(source);
    expect(clean.text).toBe(`R&D lead's "plan"\n\u2022 AT&T &unknown; &#0; &#1114112;`);
    expect(quote(clean, 0, 3)?.text).toBe('R&amp;D');
  });

  it('joins a word that a line break had cut', () => {
    expect(cleanText('stake-\nholder manage-\n  ment, well-known').text).toBe('stakeholder management, well-known');
  });

  it('treats every kind of bullet and blank alike', () => {
    const forms = ['\u2022 One\n\u2022 Two', '- One\r\n- Two', '*  One\n\n\n* Two', '\uf0b7 One\n\uf0b7\u00a0Two'];
    expect(new Set(forms.map((form) => cleanText(form).text)).size).toBe(1);
  });
});
