import { expect, it } from 'vitest';
import { apiFilesFor } from './changed.mjs';

it('a change of a feature or of its contract concerns the API files of its noun', () => {
  const files = apiFilesFor(['server/src/features/jobs/actions.ts', 'web/src/kit/button.tsx']);
  expect(files).toContain('tests/api/jobs.test.ts');
  expect(files).toContain('tests/api/jobs-closing.test.ts');
  expect(files.every((file) => file.startsWith('tests/api/jobs'))).toBe(true);
  expect(apiFilesFor(['contract/src/jobs.ts'])).toEqual(files);
});

it('a feature that serves calls of other nouns concerns theirs', () => {
  expect(apiFilesFor(['server/src/features/accounts/store.ts'])).toEqual(
    expect.arrayContaining(['tests/api/auth.test.ts', 'tests/api/users.test.ts']),
  );
});

it('files that kill processes are tried when they themselves change', () => {
  const own = 'tests/crash/retention-kills.test.ts';
  expect(apiFilesFor(['server/src/features/retention/store.ts'])).not.toContain(own);
  expect(apiFilesFor([own])).toEqual([own]);
});

it('what belongs to no feature concerns none', () => {
  expect(apiFilesFor(['README.md', 'engine/src/index.ts', 'server/src/world.ts'])).toEqual([]);
});
