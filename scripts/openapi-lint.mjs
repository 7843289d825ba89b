/**
 * The OpenAPI document as Redocly and Spectral see it, each with the rules that it recommends: neither finds anything, not
 * even a warning. Proves that both find what is planted. Runs on Node 24, for the document is made by the server's code;
 * `npm run check` runs it as a program.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** Rules that are not asked, each with the reason. */
const OFF = {
  redocly: {
    'no-ambiguous-paths': 'Addresses are as documented to clients; of two that fit, the fixed word goes before the id.',
    'operation-4xx-response':
      'The two calls of /api/health take nothing that could be wrong, and count towards no limit.',
  },
  spectral: {
    'info-contact': 'Whom to ask is the matter of each installation: GET /api/contacts tells.',
  },
};

/** What is done to a document, all to the same one, and by which rule either linter finds it. */
const PLANTED = [
  [
    ({ paths }) => {
      paths['/api/jobs/{jobId}/planted'] = { get: operation('planted.path') };
    },
    { redocly: 'path-parameters-defined', spectral: 'path-params' },
  ],
  [
    ({ paths }) => {
      paths['/api/planted'] = { get: operation('jobs.create') };
    },
    { redocly: 'operation-operationId-unique', spectral: 'operation-operationId-unique' },
  ],
  [
    ({ components }) => {
      components.schemas.Job.properties.planted = { $ref: '#/components/schemas/Nothing' };
    },
    { redocly: 'no-unresolved-refs', spectral: 'invalid-ref' },
  ],
  [
    ({ components }) => {
      components.schemas.Job.properties.id = { type: 'text' };
    },
    { redocly: 'struct', spectral: 'oas3-schema' },
  ],
];
const operation = (operationId) => ({
  operationId,
  summary: 'Planted',
  description: 'Planted',
  tags: ['jobs'],
  security: [],
  responses: { 200: { description: 'Done' }, 404: { description: 'Not found' } },
});

/** How many faults are planted. */
export const triedFaults = PLANTED.length;

const LINTERS = { redocly: askRedocly, spectral: askSpectral };

/** Answers what is wrong with the document, and which planted fault a linter does not find, a line each. */
async function lintOpenApi() {
  const { openApiDocument } = await import(join(root, 'server/src/platform/http/openapi.ts'));
  const made = () => structuredClone(openApiDocument('https://saring.test', '1.0.0'));
  const wrong = made();
  for (const [plant] of PLANTED) plant(wrong);
  const lines = [];
  for (const [linter, ask] of Object.entries(LINTERS)) {
    for (const { rule, message, where } of await ask(made())) lines.push(`${linter} ${rule}: ${message} (${where})`);
    const found = new Set((await ask(wrong)).map(({ rule }) => rule));
    for (const [, { [linter]: rule }] of PLANTED)
      if (!found.has(rule)) lines.push(`${linter} does not find what is planted for its rule ${rule}.`);
  }
  return lines;
}

/** By its command line, which comes in one piece; it tells nobody of its use, and asks for no newer one. */
function askRedocly(document) {
  const folder = mkdtempSync(join(tmpdir(), 'saring-openapi-'));
  try {
    const [config, file] = [join(folder, 'redocly.yaml'), join(folder, 'openapi.json')];
    const rules = Object.fromEntries(Object.keys(OFF.redocly).map((rule) => [rule, 'off']));
    writeFileSync(config, JSON.stringify({ extends: ['recommended'], rules })); // all JSON is YAML
    writeFileSync(file, JSON.stringify(document));
    const program = join(root, 'node_modules/.bin/redocly');
    const args = [program, 'lint', `--config=${config}`, '--format=json', '--max-problems=200', file];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env, input: '' });
    if (!stdout.startsWith('{')) throw new Error(`Redocly said nothing: ${stderr}`);
    return JSON.parse(stdout).problems.map(({ ruleId, message, location }) => ({
      rule: ruleId,
      message,
      where: location[0]?.pointer ?? '',
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function askSpectral(document) {
  const { default: core } = await import('@stoplight/spectral-core');
  const { default: rulesets } = await import('@stoplight/spectral-rulesets');
  const spectral = new core.Spectral();
  const rules = Object.fromEntries(Object.keys(OFF.spectral).map((rule) => [rule, 'off']));
  spectral.setRuleset({ extends: [[rulesets.oas, 'recommended']], rules });
  const found = await spectral.run(document);
  return found.map(({ code, message, path }) => ({ rule: String(code), message, where: `#/${path.join('/')}` }));
}

if (import.meta.main) {
  const lines = await lintOpenApi();
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  process.exitCode = lines.length > 0 ? 1 : 0;
}
