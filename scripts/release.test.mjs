/** A release is made of a commit and of nothing else, twice the same, and what it hands out serves as it was unpacked. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './bootstrap.mjs';
import { gitIn as inRepository, release } from './release.mjs';
import { linkPackages } from './tree.mjs';
import { buildWeb } from './web.mjs';

const timeLimit = 600_000;
const operator = { SUPERUSER_USERNAME: 'superuser', SUPERUSER_PASSWORD: 'Operator-1' };
const changes = (words) => `# Changelog

What changes.

## Unreleased
${words}`;

/** Below the project's own, so that files of both may be one. */
let work;
/** Repositories of what stands here, with its app as it was built: one without a release, and one of which 99.0.0 was made. */
let unreleased;
let released;
const version = '99.0.0';
const gitIn = (repository) => ({
  repository,
  git: inRepository(repository),
  commit: (message) => gitIn(repository).git('commit', '--quiet', '--all', '--message', message),
  read: (path) => readFileSync(join(repository, path), 'utf8'),
  write: (path, text) => writeFileSync(join(repository, path), text),
  made: (of, options = {}) => release(of, { root: repository, day: '2026-11-26', check() {}, build() {}, ...options }),
});

beforeAll(async () => {
  await buildWeb();
  mkdirSync(join(root, '.cache'), { recursive: true });
  work = mkdtempSync(join(root, '.cache', 'release-'));
  unreleased = gitIn(join(work, 'unreleased'));
  const left = /(?:^|\/)(?:node_modules|\.cache|data|(?<!web\/)dist)$/;
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = readdirSync(root).filter(
    // In a worktree `.git` is a file that leads to the repository of the project.
    (name) => name !== '.git' && /^[A-Z.].*|\.(?:json|yaml)$/.test(name) && isFile(join(root, name)),
  );
  const copy = (path) =>
    cpSync(join(root, path), join(unreleased.repository, path), {
      recursive: true,
      filter: (from) => !left.test(from),
    });
  for (const path of [...files, 'contract', 'engine', 'server', 'web/dist', 'scripts', 'docs', 'deploy']) copy(path);
  for (const room of workspaces) copy(join(room, 'package.json'));
  unreleased.write('CHANGELOG.md', changes('\n### Added\n\n- Jobs close by themselves.\n'));
  unreleased.git('init', '--quiet', '--initial-branch=main');
  if (!unreleased.git('rev-parse', '--absolute-git-dir').startsWith(work))
    throw new Error('This is another repository.');
  unreleased.git('add', '--all');
  asSomebody(unreleased);
  unreleased.commit('Begin');
  released = copyOf(unreleased, 'released');
  await released.made(version);
}, timeLimit);
afterAll(() => rmSync(work, { recursive: true, force: true }), timeLimit);

function asSomebody({ git }) {
  git('config', 'user.name', 'Somebody');
  git('config', 'user.email', 'somebody@example.com');
}

/** Another repository with the same commits and tags, and the app. */
function copyOf({ repository, git }, name) {
  const copy = gitIn(join(work, name));
  git('clone', '--quiet', repository, copy.repository);
  cpSync(join(repository, 'web/dist'), join(copy.repository, 'web/dist'), { recursive: true });
  asSomebody(copy);
  return copy;
}

const isFile = (path) => lstatSync(path).isFile();

it.each([
  ['what is no version', 'v1', 'is no version'],
  ['one below the present', '0.0.1', 'is not above the present version'],
])('refuses %s', async (_what, asked, complaint) => {
  await expect(unreleased.made(asked)).rejects.toThrow(complaint);
});

it('refuses where something is not committed', async () => {
  unreleased.write('stray.txt', '');
  await expect(unreleased.made(version)).rejects.toThrow('Something is not committed');
  rmSync(join(unreleased.repository, 'stray.txt'));
});

it.each([
  ['says nothing under Unreleased', changes(''), 'says nothing under Unreleased'],
  ['has another form', changes('\n### Novelties\n\n- One.\n'), 'CHANGELOG.md: '],
  [
    'has its parts in another order',
    changes('\n### Fixed\n\n- One.\n\n### Added\n\n- Two.\n'),
    'should be "### Added"',
  ],
])('refuses where CHANGELOG.md %s', async (_what, text, complaint) => {
  unreleased.write('CHANGELOG.md', text);
  unreleased.commit('Change');
  await expect(unreleased.made(version)).rejects.toThrow(complaint);
  unreleased.git('reset', '--quiet', '--hard', 'HEAD~1');
});

it('changes nothing where the check finds something', async () => {
  const { git, made } = unreleased;
  const before = git('rev-parse', 'HEAD');
  const check = () => Promise.reject(new Error('It found something.'));
  await expect(made(version, { check })).rejects.toThrow('It found something.');
  expect(git('rev-parse', 'HEAD')).toBe(before);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag')).toBe('');
});

it('sets the one version, moves what was not released, commits and tags', () => {
  const { git, read } = released;
  const before = JSON.parse(unreleased.read('package.json')).version;
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s')).toBe(`Release ${version}`);
  expect(git('tag', '--points-at', 'HEAD')).toBe(`v${version}`);
  for (const path of ['package.json', 'server/package.json', 'compose.yaml', 'deploy/kubernetes/kustomization.yaml']) {
    expect(read(path), path).toContain(version);
    expect(git('diff', 'HEAD~1', 'HEAD', '--', path), path).toContain(before);
  }
  const { packages, ...lock } = JSON.parse(read('package-lock.json'));
  expect([lock.version, packages[''].version, packages.server.version]).toEqual([version, version, version]);
  expect(packages.server.dependencies['@saring/contract']).toBe(version);
  const words = '### Added\n\n- Jobs close by themselves.\n';
  expect(read('CHANGELOG.md')).toContain(`## Unreleased\n\n## ${version} - 2026-11-26\n\n${words}`);
  expect(read('dist/release/NOTES.md')).toBe(`# Saring ${version}\n\n${words}`);
});

it('names the checksum of everything that it made', () => {
  const sums = released.read('dist/release/SHA256SUMS').trim().split('\n');
  const names = [`saring-${version}.tar.gz`, 'sbom.cdx.json', 'NOTES.md'];
  const sumOf = (name) =>
    createHash('sha256')
      .update(readFileSync(join(released.repository, 'dist/release', name)))
      .digest('hex');
  expect(sums).toEqual(names.map((name) => `${sumOf(name)}  ${name}`));
});

it('makes the same bytes of the commit again, elsewhere and with files of another time', async () => {
  const again = copyOf(released, 'again');
  utimesSync(join(again.repository, 'LICENSE'), 1_000_000_000, 1_000_000_000);
  await again.made(version);
  expect(again.read('dist/release/SHA256SUMS')).toBe(released.read('dist/release/SHA256SUMS'));
  expect(again.git('rev-parse', 'HEAD')).toBe(released.git('rev-parse', 'HEAD'));
});

it('packs nothing that is not of the commit', async () => {
  const ignored = join(released.repository, 'server/src/kept.log');
  writeFileSync(ignored, '');
  await expect(released.made(version)).rejects.toThrow('Not of the commit: server/src/kept.log');
  rmSync(ignored);
});

it('an unpacked release serves from a tree that nothing is written to, and tells its version wherever it is told', {
  timeout: timeLimit,
}, async () => {
  const folder = join(work, `saring-${version}`);
  execFileSync('tar', ['-xzf', join(released.repository, `dist/release/saring-${version}.tar.gz`), '-C', work]);
  expect(pathsBelow(folder).filter((path) => /\.test\.|^(?:tests|bench|demo)\/|fixture|snapshot/.test(path))).toEqual(
    [],
  );
  linkPackages(root, folder);
  const onNode = (args, options) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', ...options });
  onNode(['scripts/installed.mjs']);
  expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
  expect(megabytesOf(join(folder, 'node_modules')) - megabytesOf(join(folder, 'node_modules/node'))).toBeLessThan(220);
  const before = statesBelow(folder);
  const collector = await startCollector();
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: join(work, 'data'),
    PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    NODE_COMPILE_CACHE: join(work, 'compiled'),
    ...operator,
  };
  const running = await started(folder, env);
  let told;
  try {
    told = await versionsToldBy(running.url);
    const command = ['scripts/run.mjs', '--settings', 'server/src/operations/cli.ts'];
    expect(onNode([...command, 'doctor'], { env })).toContain('ok      schema: of this version');
    onNode([...command, 'backup', join(work, 'saring.backup')], { env });
  } finally {
    await running.stop();
  }
  expect({ ...told, first: running.first.version, spans: await collector.version() }).toEqual({
    first: version,
    live: version,
    document: version,
    metrics: version,
    spans: version,
  });
  expect(existsSync(join(work, 'saring.backup'))).toBe(true);
  expect(statesBelow(folder)).toEqual(before);
});

it('tells of the next one what came since, and whether there is a way back without a backup', async () => {
  const { git, commit, read, write, made } = copyOf(released, 'next');
  const notes = () => read('dist/release/NOTES.md');
  const change = (words) => {
    const text = read('CHANGELOG.md').replace('## Unreleased\n', `## Unreleased\n\n### Fixed\n\n- ${words}\n`);
    write('CHANGELOG.md', text);
    commit(words);
  };
  change('Closed jobs are told as closed.');
  await made('99.0.1');
  expect(notes()).toMatch(/^# Saring 99\.0\.1\n\n### Fixed\n\n- Closed jobs are told as closed\.\n/);
  expect(notes()).toContain(`No migration came since v${version}`);
  expect(notes()).toMatch(/- Closed jobs are told as closed\. \([0-9a-f]{12}\)\n$/);
  write('server/migrations/9999_more.sql', '');
  git('add', '--all');
  change('More is kept.');
  await made('99.0.2');
  expect(notes()).toContain('the way back to v99.0.1 is the backup');
});

function pathsBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** What is there, and when each was written last. */
function statesBelow(folder) {
  return Object.fromEntries(pathsBelow(folder).map((path) => [path, lstatSync(join(folder, path)).mtimeMs]));
}

/** What files take on the disk. */
function megabytesOf(folder) {
  const blocks = pathsBelow(folder).map((path) => lstatSync(join(folder, path)).blocks);
  return (blocks.reduce((sum, count) => sum + count, 0) * 512) / 2 ** 20;
}

/** `npm start` there, once it listens; with the first line of its log. */
async function started(folder, env) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  let said = '';
  const listens = Promise.withResolvers();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
      const [, url] = /Server listening at (http:[^"]+)/.exec(said) ?? [];
      if (url) listens.resolve(url);
    });
  closed.then(() => listens.reject(new Error(`It ended: ${said}`)));
  const url = await listens.promise;
  const first = JSON.parse(said.split('\n').find((line) => line.startsWith('{')));
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  return { url, first, stop };
}

async function versionsToldBy(url) {
  const live = await (await fetch(`${url}/api/health/live`)).json();
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  const body = new URLSearchParams({ username: operator.SUPERUSER_USERNAME, password: operator.SUPERUSER_PASSWORD });
  const token = await (await fetch(`${url}/api/auth/token`, { method: 'POST', body })).json();
  const headers = { authorization: `Bearer ${token.access_token}` };
  const metrics = await (await fetch(`${url}/api/metrics`, { headers })).text();
  const [, built] = /^saring_build_info\{version="([^"]+)"/m.exec(metrics) ?? [];
  return { live: live.version, document: document.info.version, metrics: built };
}

/** Takes spans, as an OpenTelemetry collector does. */
async function startCollector() {
  const bodies = [];
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    bodies.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${server.address().port}`,
    async version() {
      server.close();
      server.closeAllConnections();
      const [first] = bodies.flatMap(({ resourceSpans }) => resourceSpans);
      return first?.resource.attributes.find(({ key }) => key === 'service.version')?.value.stringValue;
    },
  };
}
