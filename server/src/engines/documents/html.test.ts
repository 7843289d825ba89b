/** Pasted text becomes the HTML that a person would have written. */
import { describe, expect, it } from 'vitest';
import { textToHtml } from './html.ts';

describe('pasted text', () => {
  it('gets headings, lists and paragraphs', () => {
    const text = `Responsibilities:
• Close the books
- File SST returns
REQUIREMENTS
1. Degree
2) Three years

We are a company
of forty people.

Benefits
* Parking`;
    expect(textToHtml(text).replace(/\n/g, '')).toBe(
      '<h3>Responsibilities</h3><ul><li>Close the books</li><li>File SST returns</li></ul><h3>REQUIREMENTS</h3>' +
        '<ol><li>Degree</li><li>Three years</li></ol><p>We are a company of forty people.</p>' +
        '<h3>Benefits</h3><ul><li>Parking</li></ul>',
    );
  });

  it('stays text, whatever is in it', () => {
    expect(textToHtml('<script>alert(1)</script> & "x"')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;</p>',
    );
    expect(textToHtml('')).toBe('');
    expect(textToHtml('\n \n')).toBe('');
  });

  it('knows how parts of an advert are called, and no requirement for one', () => {
    const text =
      'Accountant\nWe run our own books.\nWhat you will do\nClose the month.\nKey Skills & Experience\nExperience with Excel\nSkills in SQL';
    expect(textToHtml(text).match(/<h3>[^<]*/g)).toEqual(['<h3>What you will do', '<h3>Key Skills &amp; Experience']);
  });

  it('keeps lines apart that do not run on', () => {
    expect(textToHtml('Klang, Selangor\nFull time\nRM 5,000')).toBe(
      '<p>Klang, Selangor</p>\n<p>Full time</p>\n<p>RM 5,000</p>',
    );
  });
});
