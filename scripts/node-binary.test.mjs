/** A Node whose bytes are not those named is found before anything runs on it. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wrongBinary } from './node-binary.mjs';

const bytes = 'what was published';
const known = { version: '24.0.0', sums: { 'linux-x64': createHash('sha256').update(bytes).digest('hex') } };

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saring-node-'));
  mkdirSync(dirname(binary()), { recursive: true });
  writeFileSync(binary(), bytes);
  lockNames('24.0.0');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const binary = () => join(root, 'node_modules/node/bin/node');

function lockNames(version) {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { 'node_modules/node': { version } } }));
}

it('has nothing to say of the one that was installed here', () => {
  expect(wrongBinary(fileURLToPath(new URL('..', import.meta.url)))).toBe('');
});

it('takes the named bytes and refuses any others', () => {
  expect(wrongBinary(root, known, 'linux-x64')).toBe('');
  writeFileSync(binary(), `${bytes} and more`);
  expect(wrongBinary(root, known, 'linux-x64')).toContain('its SHA-256 differs');
});

it('wants new sums where the lock file names another version', () => {
  lockNames('24.1.0');
  expect(wrongBinary(root, known, 'linux-x64')).toContain('package-lock.json names 24.1.0');
});

it('has nothing to hold against a system whose own Node serves, or whose sums nobody knows', () => {
  expect(wrongBinary(root, known, 'sunos-x64')).toBe('');
  rmSync(binary());
  expect(wrongBinary(root, known, 'linux-x64')).toBe('');
});
