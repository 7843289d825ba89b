/** Which names of companies are one, and which look alike. */
import { describe, expect, it } from 'vitest';
import { hostOf, nameKey, skeletonOf } from './names.ts';

const real = 'Maju Trading Sdn Bhd';

it.each([
  'Maju  Trading Sdn Bhd',
  'Maju Trad\u200Bing Sdn Bhd',
  'Ｍaju Trading Sdn Bhd',
  'MAJU TRADING SDN BHD',
  'Maju\u3000Trading Sdn\u00A0Bhd ',
  'Ma\u00ADju Tra\u034Fding S\uFE0Fdn Bhd',
])('%j is the same name', (name) => expect(nameKey(name)).toBe(nameKey(real)));

it('is the same name in either case, whatever the script', () => {
  for (const name of ['Straße', 'ΟΔΟΣ ΣΟΦΙΑΣ', 'ÉLODIE', 'Ärzte'])
    for (const other of [name.toUpperCase(), name.toLowerCase(), name.normalize('NFD')])
      expect(nameKey(other)).toBe(nameKey(name));
  expect(nameKey('Straße')).toBe(nameKey('STRASSE'));
  expect(nameKey('Amy Tan')).not.toBe(nameKey('Amytan'));
});

describe('a name looks like another', () => {
  it.each([
    ['Mаju Trading Sdn Bhd', real],
    ['МАЈU TRADING SDN BHD', real],
    ['Maju Trading Sdn. Bhd.', real],
    ['Májù Trading Sdn-Bhd', real],
    ['Petr0nas', 'PETRONAS'],
    ['Ρetronas', 'Petronas'],
    ['lntel', 'Intel'],
    ['rnaybank', 'Maybank'],
    ['ВМW', 'bmw'],
    ['𝐌aju Trading Sdn Bhd', real],
  ])('%j like %j', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

  it.each([
    ['Maju Trading Sdn Bhd', 'Jaya Trading Sdn Bhd'],
    ['Company One', 'Company Two'],
    ['三井', '三井住友'],
    ['محمد', 'محمود'],
  ])('but not %j like %j', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)));

  it('in whatever case it is written', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
    for (const letter of letters) expect(skeletonOf(letter)).toBe(skeletonOf(letter.toUpperCase()));
  });

  it('never, where it has neither letters nor digits', () => {
    expect([skeletonOf('&&'), skeletonOf('\u200B')]).toEqual([null, null]);
  });
});

it.each([
  ['bridges.test', 'bridges.test'],
  ['https://WWW.Bridges.test./about?x=1', 'bridges.test'],
  ['http://bridges.test:8080', 'bridges.test'],
  ['', null],
  [null, null],
])('%j is on the host %j', (website, host) => expect(hostOf(website)).toBe(host));
