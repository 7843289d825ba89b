/** The audit of dependencies fails on what it should, and on nothing else. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALLOWED, looseLocks, newerNode, severeAdvisories } from './audit.mjs';

const today = '2026-11-21';
const advisory = (id, severity, name = 'leftpad') => ({
  name,
  severity,
  title: 'Pads the wrong side',
  url: `https://github.com/advisories/${id}`,
  range: '<2.0.0',
});
const report = (...via) => ({
  vulnerabilities: { leftpad: { severity: 'high', via }, above: { severity: 'high', via: ['leftpad'] } },
});
const exception = { advisory: 'GHSA-1', package: 'leftpad', reason: 'We pad nothing.', until: '2026-12-31' };

it('names each weakness of high or critical severity once, and no lesser one', () => {
  const found = report(advisory('GHSA-1', 'high'), advisory('GHSA-2', 'moderate'), advisory('GHSA-3', 'critical'));
  expect(severeAdvisories(found, [], today)).toEqual([
    'leftpad <2.0.0: high, Pads the wrong side (https://github.com/advisories/GHSA-1)',
    'leftpad <2.0.0: critical, Pads the wrong side (https://github.com/advisories/GHSA-3)',
  ]);
  expect(severeAdvisories({ vulnerabilities: {} }, [], today)).toEqual([]);
});

it('takes an exception for its package until its day, and no longer', () => {
  const found = report(advisory('GHSA-1', 'high'));
  expect(severeAdvisories(found, [exception], today)).toEqual([]);
  expect(severeAdvisories(found, [exception], '2027-01-01')).toEqual([
    'leftpad: the exception for GHSA-1 ended on 2026-12-31.',
  ]);
  expect(severeAdvisories(report(advisory('GHSA-1', 'high', 'rightpad')), [exception], today)).toHaveLength(2);
});

it.each([
  ['is not needed any more', exception, report()],
  ['has no reason', { ...exception, reason: '' }, report(advisory('GHSA-1', 'high'))],
  ['lasts more than 90 days', { ...exception, until: '2027-06-01' }, report(advisory('GHSA-1', 'high'))],
])('refuses an exception that %s', (said, one, found) => {
  expect(severeAdvisories(found, [one], today)).toEqual([expect.stringContaining(said)]);
});

it('finds packages without a checksum, and those from elsewhere', () => {
  const lock = {
    packages: {
      '': { name: 'all' },
      web: { name: '@all/web' },
      'node_modules/@all/web': { link: true, resolved: 'web' },
      'node_modules/away': { link: true, resolved: '../away' },
      'node_modules/good': { integrity: 'sha512-abc' },
      'node_modules/old': { integrity: 'sha1-abc' },
      'node_modules/forked': { integrity: 'sha512-abc', resolved: 'git+ssh://git@github.com/somebody/forked.git' },
    },
  };
  expect(looseLocks(lock)).toEqual([
    'node_modules/away has no SHA-512 checksum in package-lock.json.',
    'node_modules/away comes from ../away.',
    'node_modules/old has no SHA-512 checksum in package-lock.json.',
    'node_modules/forked comes from git+ssh://git@github.com/somebody/forked.git.',
  ]);
  const ours = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  expect(looseLocks(ours)).toEqual([]);
});

it('allows nothing without a name, a package and a day', () => {
  for (const one of ALLOWED)
    expect(one).toEqual({
      advisory: expect.stringMatching(/^GHSA-/),
      package: expect.any(String),
      reason: expect.stringMatching(/.{20,}/),
      until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
});

it('names a newer Node of the same major version, and no other', () => {
  const published = ['22.30.0', '24.9.0', '24.21.0', '24.100.0', '25.1.0', '24.101.0-rc.1'];
  expect(newerNode('24.21.0', published)).toBe('24.100.0');
  expect(newerNode('24.100.0', published)).toBeNull();
  expect(newerNode('24.21.0', [])).toBeNull();
});
