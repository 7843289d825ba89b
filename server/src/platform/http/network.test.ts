/** Which addresses are one caller to the limits. */
import { describe, expect, it } from 'vitest';
import { isOf, isPrivate, networkList, networksOf, widestNetwork, writtenAddress } from './network.ts';

const names = (address: string | undefined) => networksOf(address).map(({ name }) => name);

describe('an IPv4 address', () => {
  it.each([
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
    '64:ff9b::203.0.113.7',
    '203.0.113.7:51234',
    '[::ffff:203.0.113.7]:51234',
    ' 203.0.113.7 ',
  ])('is one network, also as %s', (address) => {
    expect(names(address)).toEqual(['203.0.113.7']);
  });

  it('is not its neighbour', () => {
    expect(names('203.0.113.8')).not.toEqual(names('203.0.113.7'));
  });
});

describe('an IPv6 address', () => {
  it.each([
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0000:0000:0000:0001',
    '[2001:db8:1:2::1]',
    '[2001:db8:1:2::1]:443',
    '2001:db8:1:2::203.0.113.7',
    '2001:db8:1:2::1%eth0.1',
    '2001:db8:1:2::1%made-up',
  ])('is of its /64 and its /48, however it is written: %s', (address) => {
    expect(names(address)).toEqual(['2001:db8:1:2::/64', '2001:db8:1::/48']);
  });

  it('is of another /64 of the same /48 when the fourth group differs, and of another /48 when the third does', () => {
    expect(names('2001:db8:1:3::1')).toEqual(['2001:db8:1:3::/64', '2001:db8:1::/48']);
    expect(names('2001:db8:2:2::1')).toEqual(['2001:db8:2:2::/64', '2001:db8:2::/48']);
    expect(widestNetwork('2001:db8:1:3::1')).toBe('2001:db8:1::/48');
    expect(names('::1')).toEqual(['0:0:0:0::/64', '0:0:0::/48']);
  });

  it('leaves its /48 four times what its /64 has', () => {
    expect(networksOf('2001:db8::1').map(({ share }) => share)).toEqual([1, 4]);
  });
});

describe('what is no address', () => {
  it.each([
    undefined,
    '',
    'unknown',
    '_hidden',
    '203.0.113.256',
    '203.0.113',
    '0x7f.1',
    '010.0.0.1',
    '1',
    ':::',
    '2001:db8::1::2',
    '2001:db8:1:2:3:4:5:6:7',
    '::ffff:203.0.113.256',
    '[2001:db8::1',
    '%eth0',
    '203.0.113.7:x',
    '203.0.113.7, 203.0.113.8',
    "203.0.113.7'; drop table rate_limits; --",
    '\u0000',
    'x'.repeat(60_000),
    ':'.repeat(60_000),
    '['.repeat(30_000) + ']'.repeat(30_000),
  ])('is one network for all who say such a thing', (address) => {
    expect(names(address)).toEqual(['unknown']);
  });

  it.each(['1', '[', ']', ':', '%', '.', ' ', '1.', '[]', '::'])('is one network too for 60,000 times %j', (sign) => {
    expect(names(sign.repeat(60_000))).toEqual(['unknown']);
  });
});

describe('networks that are named', () => {
  const named = networkList('10.0.0.0/8, 192.0.2.7 2001:db8:1::/48') ?? [];

  it.each(['10.9.8.7', '::ffff:10.0.0.1', '192.0.2.7', '2001:db8:1:ffff::1', '64:ff9b::10.1.1.1'])(
    'hold %s',
    (address) => {
      expect(isOf(named, address)).toBe(true);
    },
  );

  it.each(['11.0.0.1', '192.0.2.8', '2001:db8:2::1', '', 'unknown', 'x'.repeat(6000)])('do not hold %s', (address) => {
    expect(isOf(named, address)).toBe(false);
  });

  it.each(['10.0.0.0/33', 'all', '10.1', '10.0.0.0/8; 1.1.1.1', '2001:db8::/129', '/8'])('are not %s', (text) => {
    expect(networkList(text)).toBeNull();
  });
});

it.each([
  ['10.1.2.3', true],
  ['172.18.0.1', true],
  ['::ffff:192.168.1.1', true],
  ['fd00::1', true],
  ['::1', true],
  ['100.64.0.1', true],
  ['203.0.113.7', false],
  ['2a00::1', false],
  ['unknown', false],
])('%s is of a private network: %s', (address, is) => {
  expect(isPrivate(address)).toBe(is);
});

it('an address is written one way, and nothing else is written for one', () => {
  expect(['::ffff:203.0.113.7', '[2001:DB8::1]:443', '<b>'].map(writtenAddress)).toEqual([
    '203.0.113.7',
    '2001:db8::1',
    'unknown',
  ]);
});
