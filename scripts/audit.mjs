/**
 * The dependencies that users run: none with a known weakness of high or critical severity, and all of them exactly what
 * the lock file names. What is known is asked of the registry; one that cannot be reached, or does not answer such
 * questions (mirrors often do not), is said and fails nothing.
 */
import { spawnSync } from 'node:child_process';

/**
 * Advisories that do not concern us or that nobody can mend yet: `{ advisory: 'GHSA-…', package, reason, until: 'YYYY-MM-DD' }`.
 * At `until`, at most 90 days away, somebody looks again.
 */
export const ALLOWED = [];

const SEVERE = ['high', 'critical'];

/** Asks the registry. Answers `{ report }`, or `{ unreachable }` with the reason in one line. */
export function askRegistry(root) {
  const { answer, stderr, error } = npm(root, ['audit', '--omit=dev', '--package-lock-only']);
  if (answer?.auditReportVersion === 2) return { report: answer };
  const reason = error?.message ?? answer?.message ?? answer?.error?.summary ?? stderr ?? '';
  return { unreachable: reason.trim().split('\n').at(-1) || 'no answer' };
}

/** Every version of Node that the registry has; none where it cannot be asked. */
export function publishedNodes(root) {
  const { answer } = npm(root, ['view', 'node', 'versions']);
  return Array.isArray(answer) ? answer : [];
}

/** The newest published version of the same major version, where it is newer: the registry has no advisories of Node itself. */
export function newerNode(version, published) {
  const same = published.filter(
    (each) => /^\d+\.\d+\.\d+$/.test(each) && Number.parseInt(each) === Number.parseInt(version),
  );
  const newest = [...same, version].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1);
  return newest === version ? null : newest;
}

function npm(root, args) {
  const { stdout, stderr, error } = spawnSync(
    'npm',
    [...args, '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
    { cwd: root, encoding: 'utf8', input: '', timeout: 60_000 },
  );
  return { answer: parsed(stdout), stderr, error };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What is wrong with a report of `npm audit`, a line each; `today` is `YYYY-MM-DD`. */
export function severeAdvisories(report, allowed, today) {
  const found = new Map();
  for (const { via } of Object.values(report.vulnerabilities)) {
    // A text names another package of the report, which is told by itself.
    for (const cause of via.filter((each) => typeof each === 'object' && SEVERE.includes(each.severity)))
      found.set(`${cause.url.split('/').at(-1)} ${cause.name}`, cause);
  }
  const lines = [];
  for (const [key, { name, severity, title, url, range }] of found) {
    const known = allowed.find((each) => `${each.advisory} ${each.package}` === key);
    if (!known) lines.push(`${name} ${range}: ${severity}, ${title} (${url})`);
    else if (known.until < today) lines.push(`${name}: the exception for ${known.advisory} ended on ${known.until}.`);
  }
  for (const { advisory, package: name, reason, until } of allowed) {
    if (!found.has(`${advisory} ${name}`)) lines.push(`${name}: the exception for ${advisory} is not needed any more.`);
    if (!reason) lines.push(`${name}: the exception for ${advisory} has no reason.`);
    if (Date.parse(until) - Date.parse(today) > 90 * 86_400_000)
      lines.push(`${name}: the exception for ${advisory} lasts more than 90 days.`);
  }
  return lines;
}

/** Packages that would be installed without a checksum or from elsewhere than the registry, a line each. */
export function looseLocks(lock) {
  const lines = [];
  for (const [path, { link, resolved, integrity }] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/')) continue;
    // Our own rooms are links into this repository.
    const own = link && resolved in lock.packages && !resolved.includes('node_modules/');
    if (own) continue;
    if (!integrity?.startsWith('sha512-')) lines.push(`${path} has no SHA-512 checksum in package-lock.json.`);
    if (resolved && !resolved.startsWith('https://registry.npmjs.org/')) lines.push(`${path} comes from ${resolved}.`);
  }
  return lines;
}
