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
  for (const name of ['contract', 'engine', 'server', 'web', 'tests', 'tests/fixtures', 'bench', 'demo'])
    cpSync(join(root, name, 'package.json'), join(copy, name, 'package.json'), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

function change(file, from, to) {
  const text = readFileSync(join(copy, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} has no ${from}`).not.toBe(text);
  writeFileSync(join(copy, file), changed);
}

it('has nothing to say about ours', async () => {
  expect(await lintDeployment(copy)).toEqual([]);
});

it.each([
  ['Dockerfile', 'USER 1000:1000', 'USER root', 'must be an ordinary user'],
  ['Dockerfile', 'USER 1000:1000', 'USER node', 'must be an ordinary user'],
  ['Dockerfile', 'EXPOSE 3000', 'EXPOSED 3000', 'EXPOSED'],
  ['Dockerfile', 'COPY demo/package.json demo/', 'COPY demos/package.json demo/', 'demos/package.json does not exist'],
  ['Dockerfile', '/release ./', '/app ./', '/app is in the image, and is not the program of a release'],
  ['Dockerfile', /@sha256:\w+/, '', 'is not held by a digest'],
  ['Dockerfile', /@sha256:\w+/, '@sha256:0123', 'names no version'],
  ['Dockerfile', /node:[\d.]+-/, 'node:24.11.0-', 'of package-lock.json'],
  ['Dockerfile', 'FROM base\n', 'FROM debian:bookworm-slim\n', 'is not the Node'],
  [
    'package-lock.json',
    /("node_modules\/node": \{\s+"version": )"[\d.]+"/,
    '$1"24.0.0"',
    'is not the Node 24.0.0 of package-lock.json',
  ],
  ['compose.yaml', /image: saring:.*/, 'image: saring:0.0.9', 'compose.yaml: saring:0.0.9 is not of version'],
  [
    'deploy/kubernetes/kustomization.yaml',
    /newTag: .*/,
    'newTag: 0.0.9',
    'kustomization.yaml: 0.0.9 is not of version',
  ],
  ['compose.yaml', 'read_only: true', 'read_only: false', 'must have a read-only root'],
  ['compose.yaml', /(postgres:18.6-bookworm)@\S+/, '$1', 'postgres: postgres:18.6-bookworm is not held by a digest'],
  ['compose.yaml', /postgres:18.6-bookworm@\S+/, 'postgres:latest', 'names no version'],
  ['compose.yaml', 'user: "999:999"', 'user: "0:0"', 'postgres must run as an ordinary user'],
  ['compose.yaml', '    user: "10001:10001"\n', '', 'mail must run as an ordinary user'],
  ['compose.yaml', 'cap_drop: [ALL]', 'cap_drop: [NET_RAW]', 's3 must drop all capabilities'],
  ['compose.yaml', 'cap_drop: [ALL]', 'cap_drop: [ALL]\n  cap_add: [CHOWN]', 'postgres must drop all capabilities'],
  ['compose.yaml', 'no-new-privileges:true', 'seccomp:unconfined', 'mail may gain new privileges'],
  ['compose.yaml', 'restart: unless-stopped', 'privileged: true', 'proxy takes part in the machine itself'],
  ['compose.yaml', '{ memory: 1g, pids: 512 }', '{ pids: 512 }', 's3 has no limit of memory'],
  ['compose.yaml', '{ memory: 192m, pids: 64 }', '{ memory: 192m }', 'mail has no limit of processes'],
  ['compose.yaml', 'test: ["CMD", "/mailpit", "readyz"]', 'disable: true', 'mail has no health check'],
  ['compose.yaml', /"\S+:8080:8080"/, '"8080:8080"', 'proxy answers 8080:8080 on every address'],
  ['compose.yaml', '_ADDRESS:-127.0.0.1', '_ADDRESS:-0.0.0.0', 'on every address of the machine'],
  ['compose.yaml', 'data: { internal: true }', 'data:', 's3 holds what is entrusted'],
  ['compose.yaml', 'networks: [mail]', 'networks: [mails]', 'the network mails, which has no entry'],
  [
    'compose.yaml',
    '/etc/nginx/saring.conf:ro',
    '/etc/nginx/shared.conf:ro',
    'mounts nothing as /etc/nginx/saring.conf',
  ],
  ['compose.yaml', 'TRUST_PROXY: "true"', 'TRUST_PROXIES: "true"', 'TRUST_PROXIES is not a variable'],
  ['compose.yaml', '  LOG_LEVEL:', '  STT_LEVEL:', 'does not hand on LOG_LEVEL'],
  ['deploy/systemd/saring.service', 'User=saring', 'User=root', 'must run as saring'],
  [
    'deploy/systemd/saring-backup.service',
    'ProtectSystem=strict',
    'ProtectSystem=full',
    'must have ProtectSystem=strict',
  ],
  ['deploy/systemd/saring-erasures.service', 'NoNewPrivileges=true\n', '', 'must have NoNewPrivileges=true'],
  ['deploy/systemd/saring.service', 'UMask=0077', 'UMask=0077\nMemoryDenyWriteExecute=true', 'from compiling'],
  [
    'deploy/systemd/saring-backup.service',
    '=/var/backups/saring\n',
    '=/var/backups/saring /etc\n',
    'may write to /etc',
  ],
  ['deploy/kubernetes/web.yaml', 'replicas: 2', 'replicas: two', 'saring-web'],
  ['deploy/kubernetes/web.yaml', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'can be written'],
  ['deploy/kubernetes/web.yaml', 'allowPrivilegeEscalation: false, ', '', 'may gain new privileges'],
  ['deploy/kubernetes/migrate.yaml', 'drop: [ALL]', 'drop: [NET_RAW]', 'saring-migrate must drop all capabilities'],
  ['deploy/kubernetes/worker.yaml', 'runAsNonRoot: true, ', '', 'saring-worker may run as root'],
  ['deploy/kubernetes/worker.yaml', 'type: RuntimeDefault', 'type: Unconfined', 'may make every system call'],
  [
    'deploy/kubernetes/web.yaml',
    'automountServiceAccountToken: false',
    'hostNetwork: true',
    "a key to the cluster's API",
  ],
  [
    'deploy/kubernetes/web.yaml',
    'automountServiceAccountToken: false',
    'hostNetwork: true',
    'takes part in the machine',
  ],
  [
    'deploy/kubernetes/web.yaml',
    '{ name: tmp, emptyDir: { sizeLimit: 256Mi } }',
    '{ name: tmp, hostPath: { path: /tmp } }',
    'mounts a folder of the machine',
  ],
  ['deploy/kubernetes/web.yaml', 'emptyDir: { sizeLimit: 2Gi }', 'emptyDir: {}', 'may fill the disk'],
  ['deploy/kubernetes/web.yaml', ', ephemeral-storage: 3Gi', '', 'saring-web has no resources'],
  ['deploy/kubernetes/web.yaml', /readinessProbe: .*/, '', 'saring-web has no probes'],
  ['deploy/kubernetes/worker.yaml', /livenessProbe: .*/, '', 'saring-worker has no probes'],
  ['deploy/kubernetes/worker.yaml', 'minAvailable: 1', 'minAvailable: [1]', 'minAvailable'],
  ['deploy/kubernetes/namespace.yaml', 'enforce: restricted', 'enforce: baseline', 'does not refuse pods'],
  ['deploy/kubernetes/network.yaml', '[Ingress, Egress]', '[Ingress]', 'closes the namespace by default (Egress)'],
  [
    'deploy/kubernetes/network.yaml',
    'podSelector: {}',
    'podSelector: { matchLabels: { app: saring } }',
    'by default (Ingress)',
  ],
  [
    'deploy/kubernetes/network.yaml',
    /- from:\n(?: {8}.*\n){2} {6}ports/,
    '- ports',
    'saring-web lets everybody through',
  ],
  [
    'deploy/kubernetes/network.yaml',
    '{ matchLabels: { kubernetes.io/metadata.name: ingress-nginx } }',
    '{}',
    'lets everybody through',
  ],
  ['deploy/kubernetes/network.yaml', '      ports: [{ port: http }]\n', '', 'saring-web opens every port'],
  ['deploy/kubernetes/network.yaml', ', except: [169.254.0.0/16]', '', 'ask its machine for keys'],
  ['deploy/kubernetes/kustomization.yaml', '- ingress.yaml', '- ingres.yaml', 'does not exist'],
])('finds a mistake in %s: %s → %s', async (file, from, to, complaint) => {
  change(file, from, to);
  expect((await lintDeployment(copy)).join('\n')).toContain(complaint);
});
