/**
 * What ships, as CycloneDX: every package that the server needs or the web app is built of, with version, licence and
 * checksum, of all platforms. Read from the lock file, for `npm sbom --omit=dev` leaves out what a tool needs as well as the
 * product, such as zod and nodemailer. Run by itself it writes `dist/sbom.cdx.json`, as the image's build does.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Enums, Models, Serialize, SPDX, Spec, Validation } from '@cyclonedx/cyclonedx-library';

/** The whole, for the Node that `npm start` runs on, and the workspaces that the image holds; the others try, measure and fill it. */
const SHIPPED = ['', 'server', 'contract', 'engine', 'web'];
const SPECIFICATION = '1.6';

/** Paths in the lock file of all that ships, or that some of its parts need, workspaces included. */
export function shipped(lock, parts = SHIPPED) {
  const reached = new Set();
  const waiting = [...parts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...needsOf(lock, path));
  }
  return reached;
}

/** What a package needs when it runs, each found as Node finds it, from its own folder outwards. */
function needsOf(lock, path) {
  const { link, resolved, dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    lock.packages[path];
  if (link) return [resolved];
  // What is merely used where it is there brings nothing along.
  const peers = Object.keys({ ...peerDependencies }).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...new Set([...peers, ...Object.keys({ ...dependencies, ...optionalDependencies })])].flatMap((name) => {
    const found = findFrom(lock, path, name);
    if (!found && !(name in { ...optionalDependencies }))
      throw new Error(`package-lock.json: ${path} needs ${name}, which is not in it`);
    // What a tool alone brought is not installed where tools are left out.
    return found && !lock.packages[found].dev ? [found] : [];
  });
}

function findFrom(lock, path, name) {
  for (let folder = path; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (candidate in lock.packages) return candidate;
    if (folder === '') return null;
  }
}

/** The inventory as JSON. The same lock file gives the same text. */
export function inventory(lock) {
  const paths = [...shipped(lock)].filter((path) => !lock.packages[path].link);
  const components = new Map(paths.map((path) => [path, component(lock, path)]));
  for (const [path, each] of components)
    for (const needed of needsOf(lock, path)) each.dependencies.add(components.get(followed(lock, needed)).bomRef);
  const { '': root, ...others } = Object.fromEntries(components);
  for (const path of SHIPPED.slice(1)) root.dependencies.add(others[path].bomRef);
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: root }),
    components: new Models.ComponentRepository(Object.values(others)),
    serialNumber: serialOf(lock),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}

/** Our own workspaces are links to their folders. */
function followed(lock, path) {
  const { link, resolved } = lock.packages[path];
  return link ? resolved : path;
}

function component(lock, path) {
  const { name = path.split('node_modules/').at(-1), version, license, integrity, optional } = lock.packages[path];
  const made = new Models.Component(path === '' ? Enums.ComponentType.Application : Enums.ComponentType.Library, name, {
    version,
    bomRef: path === '' ? 'saring' : path,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope: optional ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required,
  });
  // Our own workspaces are of the licence of the whole, and have no checksum: they are what was built.
  made.licenses.add(licence(path.includes('node_modules/') ? license : lock.packages[''].license));
  if (integrity) made.hashes.set(Enums.HashAlgorithm['SHA-512'], hexOf(integrity));
  return made;
}

function hexOf(integrity) {
  return Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
}

function licence(text) {
  if (SPDX.isSupportedSpdxId(text)) return new Models.SpdxLicense(text);
  return / (?:AND|OR|WITH) /.test(text) ? new Models.LicenseExpression(text) : new Models.NamedLicense(text);
}

/** The number of one inventory: follows from the lock file, so that nothing changes where that did not. */
function serialOf(lock) {
  const hex = createHash('sha256').update(JSON.stringify(lock.packages)).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What is wrong with an inventory, a line each: against the schema of CycloneDX, and against what ships. */
export async function faultsOf(text, lock) {
  const bom = JSON.parse(text);
  const lines = [];
  if (bom.specVersion !== SPECIFICATION)
    lines.push(`The inventory is of CycloneDX ${bom.specVersion}, not ${SPECIFICATION}.`);
  const refused = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  if (refused) lines.push(`The inventory is no CycloneDX: ${JSON.stringify(refused).slice(0, 2000)}`);
  const there = new Map(bom.components.map((each) => [each['bom-ref'], each]));
  for (const path of shipped(lock)) {
    const { link, version, integrity } = lock.packages[path];
    if (link || path === '') continue;
    const found = there.get(path);
    if (!found) lines.push(`The inventory lacks ${path}.`);
    else if (found.version !== version)
      lines.push(`The inventory has ${path} in version ${found.version}, not ${version}.`);
    else if (!found.licenses?.length) lines.push(`The inventory names no licence of ${path}.`);
    else if (integrity && found.hashes?.[0]?.content !== hexOf(integrity))
      lines.push(`The inventory has another checksum of ${path}.`);
    there.delete(path);
  }
  for (const path of there.keys()) lines.push(`The inventory has ${path}, which does not ship.`);
  return lines;
}

/** Writes the inventory below `root`; answers what is wrong with it. */
export async function writeInventory(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const text = inventory(lock);
  const file = join(root, 'dist/sbom.cdx.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return (await faultsOf(text, lock)).join('\n');
}

if (import.meta.main) {
  const complaint = await writeInventory(fileURLToPath(new URL('..', import.meta.url)));
  if (complaint) throw new Error(complaint);
}
