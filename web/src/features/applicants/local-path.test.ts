import { expect, it } from 'vitest';
import { localPath } from './local-path.ts';

it('goes on to pages of this site', () => {
  expect(localPath('/user/cvupload/abc?x=1#y')).toBe('/user/cvupload/abc?x=1#y');
});

it('never leads to another site', () => {
  const elsewhere = [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/.//evil.test',
    'javascript:alert(1)',
    '',
    null,
  ];
  for (const redirect of elsewhere) expect(localPath(redirect)).toBeNull();
});
