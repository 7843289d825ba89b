/** The inventory holds all that ships and nothing else, and its check finds what would be missing. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsOf, inventory, shipped } from './sbom.mjs';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const text = inventory(lock);

describe('the inventory of what ships', () => {
  it('is sound, and the same for the same lock file', async () => {
    expect(await faultsOf(text, lock)).toEqual([]);
    expect(inventory(lock)).toBe(text);
  });

  it('has what the server and the page run, also where tools need it too, and no tool', () => {
    const names = new Set(JSON.parse(text).components.map(({ name }) => name));
    for (const name of ['fastify', 'zod', 'nodemailer', 'saxes', 'react', '@img/sharp-linux-arm64', 'node'])
      expect(names).toContain(name);
    for (const name of ['vitest', 'vite', 'typescript', 'drizzle-kit', 'autocannon', '@playwright/test', 'smtp-server'])
      expect(names).not.toContain(name);
  });

  it('follows each need to the copy that Node would load', () => {
    const packages = {
      '': { version: '1.0.0', license: 'MIT' },
      server: { version: '1.0.0', dependencies: { outer: '1', shared: '2' } },
      contract: { version: '1.0.0' },
      engine: { version: '1.0.0' },
      web: {
        version: '1.0.0',
        optionalDependencies: { absent: '1' },
        peerDependencies: { also: '1' },
        peerDependenciesMeta: { also: { optional: true } },
      },
      'node_modules/outer': { version: '1.0.0', dependencies: { shared: '1' } },
      'node_modules/outer/node_modules/shared': { version: '1.0.0' },
      'node_modules/shared': { version: '3.0.0' },
      'server/node_modules/shared': { version: '2.0.0' },
      'node_modules/also': { version: '1.0.0', dev: true },
    };
    expect([...shipped({ packages })].sort()).toEqual([
      '',
      'contract',
      'engine',
      'node_modules/outer',
      'node_modules/outer/node_modules/shared',
      'server',
      'server/node_modules/shared',
      'web',
    ]);
    delete packages['server/node_modules/shared'];
    delete packages['node_modules/shared'];
    expect(() => shipped({ packages })).toThrow('server needs shared, which is not in it');
  });
});

describe('its check', () => {
  const zod = 'node_modules/zod';
  const withZod = (change) => (bom) => change(bom.components.find((each) => each['bom-ref'] === zod));
  it.each([
    [
      'a package that is missing',
      (bom) =>
        bom.components.splice(
          bom.components.findIndex((each) => each['bom-ref'] === zod),
          1,
        ),
      `lacks ${zod}`,
    ],
    [
      'another version',
      withZod((it) => {
        it.version = '0.0.1';
      }),
      `has ${zod} in version 0.0.1`,
    ],
    [
      'another checksum',
      withZod((it) => {
        it.hashes[0].content = '0'.repeat(128);
      }),
      `another checksum of ${zod}`,
    ],
    [
      'no licence',
      withZod((it) => {
        delete it.licenses;
      }),
      `no licence of ${zod}`,
    ],
    [
      'what does not ship',
      (bom) => bom.components.push({ type: 'library', name: 'vite', 'bom-ref': 'node_modules/vite' }),
      'node_modules/vite, which does not ship',
    ],
    [
      'what is no CycloneDX',
      withZod((it) => {
        it.type = 'thing';
      }),
      'is no CycloneDX',
    ],
    [
      'another specification',
      (bom) => {
        bom.specVersion = '1.4';
      },
      'of CycloneDX 1.4',
    ],
  ])('finds %s', async (_what, change, complaint) => {
    const bom = JSON.parse(text);
    change(bom);
    expect((await faultsOf(JSON.stringify(bom), lock)).join('\n')).toContain(complaint);
  });
});
