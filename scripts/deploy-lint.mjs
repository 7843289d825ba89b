/** Reads what `deploy`, `compose.yaml` and the `Dockerfile` say and answers what is wrong with it, a line each. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { lintKubernetes } from './kubernetes-lint.mjs';
import { lintUnits } from './systemd-lint.mjs';

/** Complaints about the files below `root`; none when all is well. */
export async function lintDeployment(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const known = variablesOf(read('server/src/config.ts'));
  const lock = JSON.parse(read('package-lock.json'));
  return [
    ...lintDockerfile(root, read('Dockerfile'), lock),
    ...lintVersion(lock.version, read('compose.yaml'), read('deploy/kubernetes/kustomization.yaml')),
    ...lintCompose(root, read('compose.yaml'), known),
    ...lintIncludes(read),
    ...(await lintKubernetes(root, known)),
    ...lintUnits(root),
  ];
}

/** The variables that the product reads. */
function variablesOf(config) {
  const own = [...config.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  // Node reads one of its own.
  return new Set([...own, 'NODE_OPTIONS']);
}

function lintDockerfile(root, text, lock) {
  const out = validate(text).map(({ message, range }) => `Dockerfile:${range.start.line + 1} ${message}`);
  const users = [...text.matchAll(/^USER (\S+)/gm)].map(([, user]) => user);
  if (!ordinary(users.at(-1))) out.push('Dockerfile: the last USER must be an ordinary user, by number');
  if (!/^HEALTHCHECK /m.test(text)) out.push('Dockerfile: a HEALTHCHECK is missing');
  const stages = new Set();
  const wanted = lock.packages['node_modules/node'].version;
  for (const [, image, stage] of text.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)) {
    if (!stages.has(image)) out.push(...pinned('Dockerfile', image), ...ofNode(image, wanted));
    stages.add(stage);
  }
  for (const [, source] of text.matchAll(/^COPY --from=\S+ (\S+)/gm))
    if (!/^\/release$|\/sbom\.cdx\.json$/.test(source))
      out.push(`Dockerfile: ${source} is in the image, and is not the program of a release`);
  for (const [, sources] of text.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
    for (const source of sources.split(' '))
      if (!existsSync(join(root, source))) out.push(`Dockerfile: ${source} does not exist`);
  return out;
}

/** What is tested is what the image runs: the Node that the lock file names. */
function ofNode(image, wanted) {
  return image.startsWith(`node:${wanted}-`)
    ? []
    : [`Dockerfile: ${image} is not the Node ${wanted} of package-lock.json`];
}

/** The image is named by the version of the product. */
function lintVersion(version, compose, kustomization) {
  const images = Object.values(parse(compose, { merge: true }).services).filter(({ build }) => build);
  return [
    ...images.filter(({ image }) => image !== `saring:${version}`).map(({ image }) => `compose.yaml: ${image}`),
    ...parse(kustomization)
      .images.filter(({ newTag }) => newTag !== version)
      .map(({ newTag }) => `kustomization.yaml: ${newTag}`),
  ].map((named) => `${named} is not of version ${version}`);
}

/** What the image or the store beside it settles, what would refuse its inner network, and what is for load tests alone. */
const settled = ['PORT', 'HOST', 'DATA_DIR', 'S3_REGION', 'REQUIRE_TLS', 'RATE_LIMIT', 'PROCESS', 'NODE_OPTIONS'];

function lintCompose(root, text, known) {
  const out = [];
  const compose = parse(text, { merge: true });
  for (const [name, service] of Object.entries(compose.services)) {
    const where = `compose.yaml: ${name}`;
    const own = service.build !== undefined;
    out.push(...lintBounds(where, service), ...lintReach(where, service, compose.networks));
    if (!own) out.push(...pinned(where, service.image));
    if (own) out.push(...unknown(where, Object.keys(service.environment), known));
    // Compose hands on nothing of `.env` by itself: a variable that is not named here would be set in vain.
    for (const variable of own ? known : [])
      if (!(settled.includes(variable) || variable in service.environment))
        out.push(`${where} does not hand on ${variable}`);
    for (const needed of Object.keys(service.depends_on ?? {}))
      if (!compose.services[needed]) out.push(`${where} depends on ${needed}, which does not exist`);
    for (const mount of service.volumes ?? []) {
      const [source] = mount.split(':');
      const there = source.startsWith('.') ? existsSync(join(root, source)) : source in compose.volumes;
      if (!there) out.push(`${where} mounts ${source}, which does not exist`);
    }
  }
  return out;
}

/** What the proxy's file includes lies in the folder where it looks for it. */
function lintIncludes(read) {
  const mounted = parse(read('compose.yaml'), { merge: true }).services.proxy.volumes.map(
    (mount) => mount.split(':')[1],
  );
  return [...read('deploy/nginx.conf').matchAll(/^\s*include (\S+);/gm)]
    .filter(([, name]) => !mounted.includes(`/etc/nginx/${name}`))
    .map(([, name]) => `compose.yaml: proxy mounts nothing as /etc/nginx/${name}, which nginx.conf includes`);
}

/** What a service that was taken over could do to the machine. */
function lintBounds(where, service) {
  const limits = service.deploy?.resources?.limits ?? {};
  const rules = [
    [ordinary(service.user), 'must run as an ordinary user, by numbers'],
    [service.read_only === true, 'must have a read-only root'],
    [service.cap_drop?.includes('ALL') && !service.cap_add, 'must drop all capabilities'],
    [service.security_opt?.includes('no-new-privileges:true'), 'may gain new privileges'],
    [!(service.privileged || service.network_mode || service.pid || service.ipc), 'takes part in the machine itself'],
    [limits.memory, 'has no limit of memory'],
    [limits.pids, 'has no limit of processes'],
    [service.healthcheck?.test && !service.healthcheck.disable, 'has no health check'],
  ];
  return rules.filter(([kept]) => !kept).map(([, complaint]) => `${where} ${complaint}`);
}

/** Who can call it: from outside only over loopback unless somebody says otherwise, and what nobody calls is inside. */
function lintReach(where, service, networks) {
  const out = [];
  for (const port of service.ports ?? [])
    if (!/^(?:127\.0\.0\.1|\$\{[A-Z_]+:-127\.0\.0\.1\}):/.test(port))
      out.push(`${where} answers ${port} on every address of the machine`);
  const named = service.networks ?? ['default'];
  for (const name of named)
    if (!(name in (networks ?? {}))) out.push(`${where} is in the network ${name}, which has no entry`);
  const outward = named.filter((name) => !networks?.[name]?.internal);
  if (!service.build && !service.ports && outward.length > 0)
    out.push(`${where} holds what is entrusted and must be in internal networks alone, not in ${outward.join(', ')}`);
  return out;
}

/** Not root, and by number, for a name says so only where the image is opened. */
function ordinary(user) {
  return /^[1-9]\d*:[1-9]\d*$/.test(user ?? '');
}

/** A tag for the reader, and the digest that decides. */
function pinned(where, image) {
  const [, tag, digest] = /^[^@]*:([^/@]+)(?:@sha256:([0-9a-f]{64}))?$/.exec(image ?? '') ?? [];
  if (!tag || tag === 'latest') return [`${where}: ${image} names no version`];
  return digest ? [] : [`${where}: ${image} is not held by a digest`];
}

function unknown(where, names, known) {
  return names.filter((name) => !known.has(name)).map((name) => `${where}: ${name} is not a variable of the product`);
}
