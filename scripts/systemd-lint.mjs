/** Reads the units in `deploy/systemd` and answers what is wrong with them, a line each. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What bounds a service; the same in each, since each reads what people entrust. */
const bounds = {
  NoNewPrivileges: 'true',
  CapabilityBoundingSet: '',
  AmbientCapabilities: '',
  ProtectSystem: 'strict',
  ProtectHome: 'true',
  PrivateTmp: 'true',
  PrivateDevices: 'true',
  ProtectClock: 'true',
  ProtectHostname: 'true',
  ProtectKernelLogs: 'true',
  ProtectKernelModules: 'true',
  ProtectKernelTunables: 'true',
  ProtectControlGroups: 'true',
  ProtectProc: 'invisible',
  RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX AF_NETLINK',
  RestrictNamespaces: 'true',
  RestrictRealtime: 'true',
  RestrictSUIDSGID: 'true',
  LockPersonality: 'true',
  SystemCallArchitectures: 'native',
  SystemCallFilter: '@system-service',
  SystemCallErrorNumber: 'EPERM',
  UMask: '0077',
};
/** Where a service may write beside its folders of state and cache. */
const writable = ['/var/backups/saring'];

/** Complaints about the units below `root`. */
export function lintUnits(root) {
  const folder = join(root, 'deploy/systemd');
  const names = readdirSync(folder);
  return names.flatMap((name) => {
    const settings = settingsOf(readFileSync(join(folder, name), 'utf8'));
    if (name.endsWith('.service')) return lintService(name, settings);
    const started = name.replace(/\.(timer|path)$/, '.service');
    return started !== name && !names.includes(started) ? [`${name} starts ${started}, which does not exist`] : [];
  });
}

function lintService(name, settings) {
  const out = Object.entries(bounds)
    .filter(([key, value]) => settings.get(key)?.join() !== value)
    .map(([key, value]) => `${name} must have ${key}=${value}`);
  if (settings.get('User')?.join() !== 'saring') out.push(`${name} must run as saring`);
  if (settings.has('MemoryDenyWriteExecute')) out.push(`${name} keeps Node from compiling what it runs`);
  for (const path of (settings.get('ReadWritePaths') ?? []).flatMap((value) => value.split(' ')))
    if (!writable.includes(path)) out.push(`${name} may write to ${path}`);
  return out;
}

/** Each key with its values; sections are of no matter, for no key is in two. */
function settingsOf(text) {
  const all = new Map();
  for (const [, key, value] of text.matchAll(/^(\w+)=(.*)$/gm)) all.set(key, [...(all.get(key) ?? []), value]);
  return all;
}
