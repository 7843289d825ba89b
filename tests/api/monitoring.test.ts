/** The alerts and the dashboard of `deploy/monitoring` ask for figures that the product tells, and wake at what they say. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startApp, type TestApp } from '#world/app/app.ts';

interface Alert {
  alert: string;
  expr: string;
  annotations: Record<string, string>;
}
interface Panel {
  id: number;
  title: string;
  targets?: { expr: string }[];
}

const fileOf = (name: string) => fileURLToPath(new URL(`../../deploy/monitoring/${name}`, import.meta.url));
const alertsFile = fileOf('alerts.yml');
const alerts: Alert[] = parse(await readFile(alertsFile, 'utf8')).groups[0].rules;
const { panels }: { panels: Panel[] } = JSON.parse(await readFile(fileOf('dashboard.json'), 'utf8'));
const asked = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saring-monitoring-'));
  app = await startApp();
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** Names of figures in an expression: what is neither called, nor a word of the language, nor a label. */
function figuresIn(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)/g, ' ');
  const names = bare.match(/\b[a-z_]\w*\b(?!\s*\()/gi) ?? [];
  return names.filter((name) => !['or', 'and', 'unless'].includes(name));
}

it('they name no figure that the product does not tell', async () => {
  const { body } = await app.running.world.metrics.text();
  const told = new Set(['up']);
  for (const [, name = '', type] of body.matchAll(/^# TYPE (\w+) (\w+)$/gm))
    for (const suffix of type === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']) told.add(name + suffix);
  const named = [...alerts, ...asked].flatMap(({ expr }) => figuresIn(expr));
  expect(new Set(named).size).toBeGreaterThan(10);
  expect(named.filter((name) => !told.has(name))).toEqual([]);
});

it('each alert says what to do, and each panel has a place of its own', () => {
  for (const { alert, annotations } of alerts)
    expect(annotations, alert).toEqual({ summary: expect.any(String), description: expect.any(String) });
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

const reason =
  spawnSync('promtool', ['--version']).status === 0 ? null : 'promtool is not installed (Debian: prometheus)';
const run = async (...args: string[]) => (await promisify(execFile)('promtool', args, { cwd: folder })).stdout;

/** How it was with each figure, a value a minute for two hours, in the notation of Prometheus. */
const cases: [alert: string, series: Record<string, string>, wakes: boolean][] = [
  ['SaringDown', { 'up{job="saring"}': '0x120' }, true],
  ['SaringDown', { 'up{job="saring"}': '1x120' }, false],
  ['SaringDatabaseAway', { saring_database_up: '0x120' }, true],
  ['SaringErrors', errors('0+1x120', '0+20x120'), true],
  ['SaringErrors', errors('0+1x120', '0+200x120'), false],
  ['SaringErrors', errors('0x120', '0x120'), false],
  // Three of the seven requests of a quiet night.
  ['SaringErrors', errors('0x73 1+1x2 3x43', '0+1x120'), false],
  ['SaringTasksFailed', { 'saring_queue_tasks{task="email.send",state="failed"}': '1x120' }, true],
  ['SaringTasksFailed', { 'saring_queue_tasks{task="email.send",state="waiting"}': '9x120' }, false],
  ['SaringTasksWait', { 'saring_queue_oldest_seconds{task="email.send"}': '0+60x120' }, true],
  ['SaringTasksWait', { 'saring_queue_oldest_seconds{task="email.send"}': '30x120' }, false],
  ['SaringMailsNotSent', mails('1+1x120', '5x120'), true],
  ['SaringMailsNotSent', { 'saring_mails_total{outcome="retried"}': '1+1x120' }, true],
  ['SaringMailsNotSent', mails('1+1x120', '5+1x120'), false],
  ['SaringMailsNotSent', mails('7x120', '5x120'), false],
  ['SaringBackupOld', { saring_last_backup_age_seconds: '172000+60x120' }, true],
  ['SaringBackupOld', { saring_last_backup_age_seconds: Array(121).fill('Inf').join(' ') }, true],
  ['SaringBackupOld', { saring_last_backup_age_seconds: '80000+60x120' }, false],
  ['SaringFilesDamaged', { saring_last_backup_damaged_files: '2x120' }, true],
  ['SaringFilesDamaged', { saring_last_backup_damaged_files: '0x120' }, false],
  ['SaringDiskFull', { saring_data_free_bytes: '500000000x120' }, true],
  ['SaringDiskFull', { saring_data_free_bytes: '50000000000x120' }, false],
];

function errors(failed: string, well: string) {
  const name = 'saring_http_request_seconds_count';
  return { [`${name}{status="503"}`]: failed, [`${name}{status="200"}`]: well };
}

function mails(retried: string, sent: string) {
  return { 'saring_mails_total{outcome="retried"}': retried, 'saring_mails_total{outcome="sent"}': sent };
}

describe.skipIf(reason !== null)(`Prometheus${reason ? ` (skipped: ${reason})` : ''}`, () => {
  it('takes the rules, and every expression of the dashboard', async () => {
    expect(await run('check', 'rules', alertsFile)).toContain(`SUCCESS: ${alerts.length} rules found`);
    // Grafana puts a range in its place.
    const rules = asked.map(({ expr }, at) => ({
      record: `panel:${at}`,
      expr: expr.replaceAll('$__rate_interval', '1m'),
    }));
    await writeFile(join(folder, 'panels.yml'), JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    expect(await run('check', 'rules', 'panels.yml')).toContain(`SUCCESS: ${rules.length} rules found`);
  });

  it.each(cases.map(([alert, series, wakes]) => ({ alert, series, wakes, says: JSON.stringify(series) })))(
    '$alert wakes: $wakes, at $says',
    async ({ alert, series, wakes }) => {
      const values = Object.entries(series).map(([name, values]) => ({ series: name, values }));
      // What an alert is about is its own; whether there is one is counted.
      const expr = `count(ALERTS{alertname="${alert}",alertstate="firing"})`;
      const test = { interval: '1m', input_series: values };
      const samples = wakes ? [{ labels: '{}', value: 1 }] : [];
      const whole = {
        rule_files: [alertsFile],
        evaluation_interval: '1m',
        tests: [{ ...test, promql_expr_test: [{ expr, eval_time: '80m', exp_samples: samples }] }],
      };
      await writeFile(join(folder, 'test.yml'), JSON.stringify(whole));
      expect(await run('test', 'rules', 'test.yml')).toContain('SUCCESS');
    },
  );
});
