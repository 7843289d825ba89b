import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepSecret } from './kept-secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'saring-kept-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('a secret that is kept', () => {
  it('is that of whoever publishes it, though others of the same process id made up theirs meanwhile', async () => {
    const [one, other] = [await keepSecret(dataDir, 'word', 'one'), await keepSecret(dataDir, 'word', 'other')];
    await other.drop();
    expect(await one.publish()).toBe(join(dataDir, 'word'));
    expect(readFileSync(join(dataDir, 'word'), 'utf8')).toBe('one\n');
    expect(statSync(join(dataDir, 'word')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['word']);
  });

  it('stays the first where it is published as such', async () => {
    const [one, other] = [await keepSecret(dataDir, 'word', 'one'), await keepSecret(dataDir, 'word', 'other')];
    expect([await one.publishFirst(), await other.publishFirst()]).toEqual([true, false]);
    await Promise.all([one.drop(), other.drop()]);
    expect(readFileSync(join(dataDir, 'word'), 'utf8')).toBe('one\n');
    expect(readdirSync(dataDir)).toEqual(['word']);
  });
});
