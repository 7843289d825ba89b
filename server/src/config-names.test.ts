/** Which names look like misspelt ones. */
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const meant = (...names: string[]) =>
  readConfig(Object.fromEntries(names.map((name) => [name, '']))).misspelt.map(({ meant }) => meant);

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['TOKEN_SECRETS', 'TOKEN_SECRET'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['public_url', 'PUBLIC_URL'],
  ['SMPT_URL_FILE', 'SMTP_URL_FILE'],
  ['PROT', 'PORT'],
])('%s is taken for %s', (name, known) => {
  expect(meant(name)).toEqual([known]);
});

it('what systems and other programs set is taken for nothing', () => {
  const others =
    'PATH HOME HOSTNAME HOSTTYPE USER SHELL TERM LANG PWD OLDPWD SHLVL TMPDIR NODE_ENV NODE_OPTIONS NODE_EXTRA_CA_CERTS PGHOST PGPORT MAIL LOGNAME TZ';
  expect(meant(...others.split(' '))).toEqual([]);
});

it('nothing is said of a name whose neighbour is set as well', () => {
  expect(meant('SMTP_URI', 'SMTP_URL')).toEqual([]);
});
