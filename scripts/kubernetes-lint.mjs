/** Reads the manifests in `deploy/kubernetes` and answers what is wrong with them, a line each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** `known`: the variables of the product. */
export async function lintKubernetes(root, known) {
  const folder = join(root, 'deploy/kubernetes');
  const out = [];
  const objects = [];
  const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
  for (const file of kustomization.resources)
    if (!existsSync(join(folder, file))) out.push(`kustomization.yaml names ${file}, which does not exist`);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')) {
    if (!kustomization.resources.includes(file) && !file.includes('.example.')) out.push(`${file} is not applied`);
    for (const document of parseAllDocuments(readFileSync(join(folder, file), 'utf8'))) {
      out.push(...document.errors.map((error) => `${file}: ${error.message}`));
      const object = document.toJS();
      const where = `${file}: ${object.kind} ${object.metadata?.name}`;
      objects.push(object);
      out.push(...(await lintObject(where, object)), ...lintPods(where, object), ...lintPolicy(where, object));
      const variables = object.kind === 'ConfigMap' ? object.data : object.kind === 'Secret' ? object.stringData : {};
      for (const name of Object.keys(variables))
        if (!known.has(name)) out.push(`${where}: ${name} is not a variable of the product`);
    }
  }
  return [...out, ...lintNamespace(objects)];
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
function lintPods(where, { spec }) {
  const pod = spec?.template?.spec ?? spec?.jobTemplate?.spec?.template?.spec;
  if (!pod) return [];
  const { runAsNonRoot, runAsUser, seccompProfile } = pod.securityContext ?? {};
  const rules = [
    [runAsNonRoot === true && runAsUser > 0, 'may run as root'],
    [seccompProfile?.type === 'RuntimeDefault', 'may make every system call'],
    [pod.automountServiceAccountToken === false, "is given a key to the cluster's API"],
    [!(pod.hostNetwork || pod.hostPID || pod.hostIPC), 'takes part in the machine itself'],
    [(pod.volumes ?? []).every((each) => !each.hostPath), 'mounts a folder of the machine'],
    [
      (pod.volumes ?? []).every((each) => !each.emptyDir || each.emptyDir.sizeLimit),
      'may fill the disk of its machine',
    ],
  ];
  const out = rules.filter(([kept]) => !kept).map(([, complaint]) => `${where} ${complaint}`);
  for (const container of [...pod.containers, ...(pod.initContainers ?? [])])
    out.push(...lintContainer(where, container));
  return out;
}

function lintContainer(where, { securityContext, resources, ports, livenessProbe, readinessProbe }) {
  const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities, privileged } = securityContext ?? {};
  const { requests = {}, limits = {} } = resources ?? {};
  const rules = [
    [readOnlyRootFilesystem === true, 'has a root that can be written'],
    [allowPrivilegeEscalation === false && !privileged, 'may gain new privileges'],
    [capabilities?.drop?.includes('ALL') && !capabilities.add, 'must drop all capabilities'],
    [limits.memory && limits['ephemeral-storage'] && requests.cpu && requests.memory, 'has no resources'],
    [!ports || (livenessProbe && readinessProbe), 'has no probes'],
  ];
  return rules.filter(([kept]) => !kept).map(([, complaint]) => `${where} ${complaint}`);
}

/** The addresses at which a cloud gives its machines their keys. */
const metadata = { '0.0.0.0/0': '169.254.0.0/16', '::/0': 'fd00:ec2::/32' };

/** Each rule of a policy says who and which ports: one that leaves either out means all. */
function lintPolicy(where, { kind, spec }) {
  if (kind !== 'NetworkPolicy') return [];
  const out = [];
  const rules = [
    ...(spec.ingress ?? []).map(({ from, ports }) => ({ peers: from, ports })),
    ...(spec.egress ?? []).map(({ to, ports }) => ({ peers: to, ports })),
  ];
  for (const { peers, ports } of rules) {
    if (!peers?.length || peers.some((peer) => empty(peer) || empty(peer.namespaceSelector)))
      out.push(`${where} lets everybody through`);
    if (!ports?.length) out.push(`${where} opens every port`);
    for (const { ipBlock } of peers ?? [])
      if (ipBlock && metadata[ipBlock.cidr] && !ipBlock.except?.includes(metadata[ipBlock.cidr]))
        out.push(`${where} lets a pod ask its machine for keys`);
  }
  return out;
}

/** An empty selector selects all; one that is not there selects by the others. */
function empty(selector) {
  return selector !== undefined && Object.keys(selector ?? {}).length === 0;
}

/** What holds for the namespace as a whole. */
function lintNamespace(objects) {
  const out = [];
  const [space] = objects.filter(({ kind }) => kind === 'Namespace');
  if (space?.metadata.labels?.['pod-security.kubernetes.io/enforce'] !== 'restricted')
    out.push('kubernetes: the namespace does not refuse pods that are not restricted');
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec);
  for (const direction of ['Ingress', 'Egress']) {
    const closed = policies.some(
      (spec) =>
        empty(spec.podSelector) && spec.policyTypes?.includes(direction) && !spec[direction.toLowerCase()]?.length,
    );
    if (!closed) out.push(`kubernetes: no policy closes the namespace by default (${direction})`);
  }
  return out;
}
