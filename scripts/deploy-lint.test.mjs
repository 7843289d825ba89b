/** The check of image, compose file and manifests finds what would go wrong with them. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lintDeployment } from './deploy-lint.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
let copy;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'saring-deploy-'));
  for (const name of [
    'Dockerfile',
    'compose.yaml',
    'deploy',
    'server/src/config.ts',
    'package.json',
    'package-lock.json',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ['contract', 'server', 'web', 'tests', 'bench', 'demo'])
    cpSync(join(root, name, 'package.json'), join(copy, name, 'package.json'), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

function change(file, from, to) {
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(copy, file), text.replace(from, to));
}

it('has nothing to say about ours', async () => {
  expect(await lintDeployment(copy)).toEqual([]);
});

it.each([
  ['Dockerfile', 'USER node', 'USER root', 'must not be root'],
  ['Dockerfile', 'EXPOSE 3000', 'EXPOSED 3000', 'EXPOSED'],
  ['Dockerfile', 'COPY demo/package.json demo/', 'COPY demos/package.json demo/', 'demos/package.json does not exist'],
  ['compose.yaml', 'read_only: true', 'read_only: false', 'must have a read-only root'],
  ['compose.yaml', 'postgres:18-bookworm', 'postgres:latest', 'names no version'],
  ['compose.yaml', 'TRUST_PROXY: "true"', 'TRUST_PROXIES: "true"', 'TRUST_PROXIES is not a variable'],
  ['compose.yaml', '  LOG_LEVEL:', '  STT_LEVEL:', 'does not hand on LOG_LEVEL'],
  ['deploy/kubernetes/web.yaml', 'replicas: 2', 'replicas: two', 'saring-web'],
  ['deploy/kubernetes/web.yaml', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'can be written'],
  ['deploy/kubernetes/worker.yaml', 'minAvailable: 1', 'minAvailable: [1]', 'minAvailable'],
  ['deploy/kubernetes/kustomization.yaml', '- ingress.yaml', '- ingres.yaml', 'does not exist'],
])('finds a mistake in %s: %s → %s', async (file, from, to, complaint) => {
  change(file, from, to);
  expect((await lintDeployment(copy)).join('\n')).toContain(complaint);
});
