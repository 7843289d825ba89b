import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createBuiltinEngine } from '#built-in';
import { folded } from '#text/fold.ts';
import { hiddenIn } from './hide.ts';
import { type Known, redactedBy } from './redacted.ts';

const engine = createBuiltinEngine();
async function shown(text: string, person: Known, resume = text): Promise<string> {
  const [hidden = []] = await engine.redact({ texts: [text], person, resume }, false);
  return redactedBy(text, hidden).text;
}

const siti: Known = {
  fullName: 'Siti Aminah binti Kassim',
  address: '7 Lorong Melor, 34000 Taiping, Perak, Malaysia',
  addresses: ['22 Jalan Teratai 34100 Kamunting'],
  references: ['Puan Hidayah Ahmad, Maju Trading'],
  others: ['nightowlsiti'],
};

describe('a name that is spelled otherwise', () => {
  it.each([
    ['S I T I   A M I N A H', '█████'],
    ['S I T I   A M I N A H   B I N T I   K A S S I M\nSenior Accountant', '█████\nSenior Accountant'],
    ['S.I.T.I. closed the books', '█████. closed the books'],
    ['S\nI\nT\nI\nA\nM\nI\nN\nA\nH\nAccountant', '█████\nAccountant'],
    ['Written by Sití Amínah Kassím in Ipoh', 'Written by █████ in Ipoh'],
    ['kassím filed the returns', '█████ filed the returns'],
    ['SITIAMINAH BINTIKASSIM', '█████'],
    ['by KassimSiti again', 'by █████ again'],
    ['Si Tiamin Ah Kassim', '█████'],
    ['files of sitiaminah', 'files of █████'],
    ['files of siti.aminah88 and s_kassim', 'files of █████ and █████'],
    ['files of sitiaminahk or kassimsa and mrsitikassimofficial', 'files of █████ or █████ and █████'],
    ['files of siti88', 'files of █████'],
    ['praised by HidayahAhmad', 'praised by █████'],
    ['praised by H I D A Y A H A H M A D', 'praised by █████'],
    ['n i g h t o w l s i t i', '█████'],
  ])('is hidden: %j', async (text, expected) => {
    expect(await shown(text, siti)).toBe(expected);
  });

  it.each([
    ['github: sitiaminah', 'github: █████'],
    ['GitHub sitikassim88', 'GitHub █████'],
    ['reach me @sitiaminahk', 'reach me █████'],
    ['GitHub: pepperbv | SAP', 'GitHub: █████ | SAP'],
    ['Instagram @coolcook', 'Instagram █████'],
    ['behance/pepper_b', 'behance/█████'],
  ])('is hidden as a handle: %j', async (text, expected) => {
    expect(await shown(text, siti)).toBe(expected);
  });

  it.each([
    'Built pipelines in GitHub Actions and GitHub: Actions, Copilot.',
    'Ran LinkedIn campaigns, Facebook Ads 2020 and Instagram marketing.',
    'Packages @angular/core and @types/node; 30 units @ RM 5',
  ])('is none in %j', async (text) => {
    expect(await shown(text, siti)).toBe(text);
  });
});

describe('a name that is a word too', () => {
  const texts = [
    'From May 2020 to June 2021 and 3 May 2019 the market grew; markets, marketing, marketed.',
    'A graceful artist of the channel, channels and gracefully done artwork.',
    'In-market, mark-up-free channel-led change; a share it normally coordinates.',
    'May - July 2020, party planning, charts, articles, maybe, chance, enchanted, tango.',
  ];
  it.each([
    'May Tan',
    'Mark Ezra Tan Uddin',
    'Grace Francis Ulysses Lim',
    'Art Chan Nelson',
    'Chan Nel Ice',
    'Nor Mal Ali',
    'June Asha Reit',
  ])('of %s takes nothing from other words', async (fullName) => {
    for (const text of texts) {
      const others = text.replace('mark-up-free ', '').replace('In-market', 'Market');
      expect(await shown(others, { fullName })).toBe(others);
    }
  });
});

describe('a name in another script', () => {
  const rest = 'Experience\nAccountant, Maju Trading, 2019 - 2024\nPrepared accounts for many clients.';
  it('is hidden at the head of a resume and wherever it stands again', async () => {
    const text = `Siti Aminah\nسيتي أمينة بنت قاسم\n${rest} سيتي أمينة بنت قاسم`;
    expect(await shown(text, siti)).not.toMatch(/\p{Script=Arabic}/u);
    expect(await shown('by 陳美 玲', { fullName: 'Chan Mei Ling' }, `Chan Mei Ling 陳美 玲\n${rest}`)).toBe('by █████');
  });

  it('is not looked for in work, or where all is written so', async () => {
    expect(await shown(`Siti Aminah\n${rest} 会计师`, siti)).toContain('会计师');
    expect(await shown('会计师，五年经验', siti)).toBe('会计师，五年经验');
  });
});

describe('where somebody lives', () => {
  it('is hidden by its streets, towns and postcodes in every text, and the country is not', async () => {
    const text = 'Experience\nI am from taiping, Perak (34000), near Melor, then in Kamunting, and like Malaysia.';
    expect(await shown(text, siti)).toBe('Experience\nI am from █████), near █████, then in █████, and like Malaysia.');
  });

  it('takes no word for a town', async () => {
    const person = { fullName: 'Ann Lee', address: '1 High Street, Reading, United Kingdom' };
    expect(await shown('Likes reading of high quality in Reading.', person)).toBe(
      'Likes reading of high quality in █████.',
    );
  });
});

describe('family in Malay', () => {
  it.each([
    ['Saya ibu kepada tiga anak, sudah berkahwin.', 'Saya █████ kepada tiga █████, sudah █████.'],
    ['Bekerja di ibu pejabat anak syarikat bersama ibu bapa pelajar.', null],
  ])('%j', async (text, expected) => {
    expect(await shown(text, {})).toBe(expected ?? text);
  });
});

describe('texts made to be slow for names spelled otherwise', () => {
  const long: Known = {
    ...siti,
    fullName: 'a aa aaa aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa aaaaaaaaa aaaaaaaaaa',
    others: ['aaaaaaaaaaaa'],
    address: 'aaaa aaaa, aaaa, aaaaa bbbb',
  };
  it.each(['a', 'a ', 'aaaa.', '@a', 'aaaa ', 'github: ', 'آ ', 'aaaa1-', 'anak '])(
    'hide a name at their end all the same: %j',
    (piece) => {
      const text = `${piece.repeat(96_000 / piece.length)}\n${long.others?.[0]}`;
      expect(redactedBy(text, hiddenIn(text, long)).text).toMatch(/█████$/);
    },
  );
});

const real = join(import.meta.dirname, '../../../../shared/data/resumes.jsonl.gz');

describe.skipIf(!existsSync(real))('real resumes', () => {
  const names = [
    'May Tan',
    'Mark Lee',
    'Grace Lim',
    'Art Chan',
    'Nor Ali',
    'Siti Aminah binti Kassim',
    'Ng Wei Ming',
    'Rose Mary Law',
    'Nurul Ain binti Man',
    'Priya a/p Subramaniam',
    'Will Cook',
    'Muhammad Hafiz bin Ismail',
    'Maria Gonzalez',
    'Li Na',
    'Intan Sari',
    'Dean Page',
    'Teh Pei Shan',
    'Ravi Kumar',
    'Hana Reen Char',
    'Sam Son Port',
  ];

  it('lose to the names of others no more than these as words', () => {
    const rows = gunzipSync(readFileSync(real)).toString().trim().split('\n').slice(0, 200);
    let told = 0;
    for (const [at, row] of rows.entries()) {
      const { text } = JSON.parse(row) as { text: string };
      const nobody = words(redactedBy(text, hiddenIn(text, { fullName: 'Qwvutz Zzyzxq' })).text);
      for (const fullName of [0, 7, 13].map((step) => names[(at + step) % names.length] ?? '')) {
        const parts = new Set(folded(fullName).split(/\P{L}+/u));
        const left = words(redactedBy(text, hiddenIn(text, { fullName })).text);
        let next = 0;
        for (const word of nobody) {
          if (left[next] === word) next += 1;
          else if (!parts.has(word) && word.length > 1) told += 1;
        }
      }
    }
    expect(told).toBe(0);
  });

  const words = (text: string) => folded(text).match(/\p{L}+/gu) ?? [];
});
