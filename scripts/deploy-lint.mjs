/** Reads what `deploy`, `compose.yaml` and the `Dockerfile` say and answers what is wrong with it, a line each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';

/** Complaints about the files below `root`; none when all is well. */
export async function lintDeployment(root) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const known = variablesOf(read('server/src/config.ts'));
  return [
    ...lintDockerfile(root, read('Dockerfile')),
    ...lintCompose(root, read('compose.yaml'), known),
    ...(await lintKubernetes(root, known)),
  ];
}

/** The variables that the product reads. */
function variablesOf(config) {
  const own = [...config.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  // Node reads one of its own.
  return new Set([...own, 'NODE_OPTIONS']);
}

function lintDockerfile(root, text) {
  const out = validate(text).map(({ message, range }) => `Dockerfile:${range.start.line + 1} ${message}`);
  const users = [...text.matchAll(/^USER (\S+)/gm)].map(([, user]) => user);
  if (!users.length || users.at(-1) === 'root') out.push('Dockerfile: the last USER must not be root');
  if (!/^HEALTHCHECK /m.test(text)) out.push('Dockerfile: a HEALTHCHECK is missing');
  for (const [, image] of text.matchAll(/^FROM (\S+)/gm)) out.push(...pinned('Dockerfile', image));
  for (const [, sources] of text.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
    for (const source of sources.split(' '))
      if (!existsSync(join(root, source))) out.push(`Dockerfile: ${source} does not exist`);
  return out;
}

/** What the image or the store beside it settles, and what is for load tests alone. */
const settled = ['PORT', 'HOST', 'DATA_DIR', 'S3_REGION', 'RATE_LIMIT', 'PROCESS', 'NODE_OPTIONS'];

function lintCompose(root, text, known) {
  const out = [];
  const compose = parse(text, { merge: true });
  for (const [name, service] of Object.entries(compose.services)) {
    const where = `compose.yaml: ${name}`;
    out.push(...pinned(where, service.image));
    const own = service.build !== undefined;
    if (own && !service.read_only) out.push(`${where} must have a read-only root`);
    if (own && !service.cap_drop?.includes('ALL')) out.push(`${where} must drop all capabilities`);
    if (!own && !service.healthcheck) out.push(`${where} has no health check`);
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

async function lintKubernetes(root, known) {
  const folder = join(root, 'deploy/kubernetes');
  const out = [];
  const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
  for (const file of kustomization.resources)
    if (!existsSync(join(folder, file))) out.push(`kustomization.yaml names ${file}, which does not exist`);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')) {
    if (!kustomization.resources.includes(file) && !file.includes('.example.')) out.push(`${file} is not applied`);
    for (const document of parseAllDocuments(readFileSync(join(folder, file), 'utf8'))) {
      out.push(...document.errors.map((error) => `${file}: ${error.message}`));
      const object = document.toJS();
      const where = `${file}: ${object.kind} ${object.metadata?.name}`;
      out.push(...(await lintObject(where, object)), ...lintPods(where, object));
      const variables = object.kind === 'ConfigMap' ? object.data : object.kind === 'Secret' ? object.stringData : {};
      out.push(...unknown(where, Object.keys(variables), known));
    }
  }
  return out;
}

/** Against the schema of its kind, as Kubernetes publishes it. */
async function lintObject(where, object) {
  try {
    const { [object.kind]: Kind } = await import(`kubernetes-models/${object.apiVersion}/${object.kind}`);
    new Kind(object).validate();
    return [];
  } catch (error) {
    return [`${where}: ${error.message}`];
  }
}

/** What the schema does not ask for, but a cluster that takes care does. */
function lintPods(where, { kind, spec }) {
  if (kind !== 'Deployment' && kind !== 'Job') return [];
  const pod = spec.template.spec;
  const out = [];
  if (!pod.securityContext?.runAsNonRoot) out.push(`${where} may run as root`);
  for (const container of pod.containers) {
    if (!container.securityContext?.readOnlyRootFilesystem) out.push(`${where} has a root that can be written`);
    if (!container.resources?.limits?.memory || !container.resources?.requests?.cpu)
      out.push(`${where} has no resources`);
    if (container.ports && !(container.livenessProbe && container.readinessProbe)) out.push(`${where} has no probes`);
  }
  return out;
}

function pinned(where, image) {
  const [, tag] = /:([^/]+)$/.exec(image ?? '') ?? [];
  return !tag || tag === 'latest' ? [`${where}: ${image} names no version`] : [];
}

function unknown(where, names, known) {
  return names.filter((name) => !known.has(name)).map((name) => `${where}: ${name} is not a variable of the product`);
}
