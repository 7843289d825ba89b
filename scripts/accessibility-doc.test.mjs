/**
 * The list of criteria rests on something, and docs/accessibility.md is drawn from it:
 * `npm test -- scripts/accessibility-doc.test.mjs -u` writes it anew.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './bootstrap.mjs';

const { criteria, lookedOn, usedByHandOn } = await import(join(root, 'web/src/features/accessibility/criteria.ts'));
const { t } = await import(join(root, 'web/src/messages/accessibility-criteria.ts'));

it('has every criterion of WCAG 2.2, levels A and AA, once', () => {
  const ids = criteria.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const count = (level) => criteria.filter((criterion) => criterion.level === level).length;
  expect([count('A'), count('AA')]).toEqual([31, 24]);
});

it('names tests that are there, and for each line at least one or a day on which somebody looked or judged', () => {
  const files = new Set(criteria.flatMap(({ tests = [] }) => tests));
  expect([...files].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(criteria.filter(({ tests, looked, judged }) => !tests?.length && !looked && !judged)).toEqual([]);
  expect(criteria.filter(({ looked = '', judged = '' }) => looked > lookedOn || judged > lookedOn)).toEqual([]);
});

it('says why of each, behind its name', () => {
  for (const { id } of criteria) expect(sentence(id)).toMatch(/^\*\*\S.*\.\*\* \S.*\.$/);
});

it('is what docs/accessibility.md tells', async () => {
  await expect(report()).toMatchFileSnapshot(join(root, 'docs/accessibility.md'));
});

const sentence = (id) => t(id, { name: (text) => `**${text}**` });

const words = { met: 'Supports', partly: 'Partially supports', 'not met': 'Does not support' };

/** As the Accessibility Conformance Reports of the VPAT have it. */
function report() {
  const evidence = ({ tests = [], looked, judged }) =>
    [
      ...tests.map((file) => `[${file.split('/').at(-1)}](../${file})`),
      ...(looked ? [`seen in use on ${looked}`] : []),
      ...(judged ? [`judged on ${judged}`] : []),
    ].join(', ');
  const table = (level) => [
    `| ${level === 'EN 301 549' ? 'clause' : 'criterion'} | | why | known by |`,
    '|---|---|---|---|',
    ...criteria
      .filter((criterion) => criterion.level === level)
      .map(
        (criterion) =>
          `| ${criterion.id} | ${words[criterion.state]} | ${sentence(criterion.id)} | ${evidence(criterion)} |`,
      ),
    '',
  ];
  const met = criteria.filter(({ state }) => state === 'met').length;
  return [
    '# Accessibility conformance report',
    '',
    'Drawn from `web/src/features/accessibility/criteria.ts`, as is the page `/accessibility`, by `scripts/accessibility-doc.test.mjs`, which fails where this text or a named test is not there.',
    '',
    `- **Product:** Saring, the web pages for candidates, companies and operators, and the mails that they get.`,
    `- **Compared with the product on:** ${lookedOn}.`,
    '- **Standards:** WCAG 2.2, levels A and AA; EN 301 549 beside its chapter 9, which is WCAG. Its chapters 6, 7, 8, 11 and 13 ask nothing of it: there is no two-way voice, no prepared video, no hardware, no software but the pages and no relay service.',
    `- **Outcome:** ${met} of ${criteria.length} supported, the others in part or not, as told below.`,
    '',
    '## How it was looked at',
    '',
    `On ${usedByHandOn} by keyboard and speech alone with Orca 43.1 in Firefox and Chromium, with zoom, wider spacing and forced colours, and by measuring colours. What was found was mended since, where this report does not say otherwise. **A real screen reader was not run on the present version, but for two ways:** before a release Orca is heard, in both browsers, from the log-in to the third question of a typed interview, and as somebody who decides for a company: on one applicant of twenty and on ten together, with the marks, the resume and the recording of one, a mail, the assistant and the charts (\`npm run ears\`; [what it says](ears)). Both were heard to their ends in both browsers. In Chromium Orca does not read the row to which the focus returns in a list; the page says it as well. Lines with a test are held by it. Lines that were seen in use, or judged from the code or in passing, have the day; on ${usedByHandOn} it was the version before the mends.`,
    '',
    'Not tried: NVDA, JAWS, VoiceOver and TalkBack, braille, control by voice, and people who use any of these every day.',
    '',
    '## WCAG 2.2, level A',
    '',
    ...table('A'),
    '## WCAG 2.2, level AA',
    '',
    ...table('AA'),
    '## EN 301 549',
    '',
    ...table('EN 301 549'),
    '## Whom to ask and to tell',
    '',
    'The page `/accessibility` of each installation names the company whose link it was opened from, and whoever runs the installation (`ACCESSIBILITY_CONTACT`). What is wrong in the product itself belongs into its issues.',
    '',
  ].join('\n');
}
