/**
 * What the commands share: settings, the place they work on, and how they answer. A command imports what it works with
 * in its work, once the hook is in place.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { Command } from 'commander';
import { type Config, placeOf, readConfig } from '#config';
import '#platform/db/lean-imports.ts';
import type { Chain } from './audit.ts';

/** What a command found or did: for people in lines, for programs as data. */
export interface Told {
  lines: readonly string[];
  data?: Record<string, unknown>;
  /** What is not as it should be: the exit code is 1. */
  problem?: string;
}

export interface Work {
  config: Config;
  /** Says at once, in front of what comes: which database and which files it works on. */
  place(config: Config): void;
}

/** With what a backup is read that is encrypted. */
export const identityOption: [flags: string, what: string] = [
  '--identity <file>',
  'the file with the key, where the backup is encrypted',
];

/** Adds a command to the program. `work` gets its arguments in order; whatever it throws is said in one line. */
export function command(
  program: Command,
  {
    usage,
    summary,
    options = [],
  }: { usage: string; summary: string; options?: readonly [flags: string, what: string][] },
  work: (work: Work, given: readonly string[], options: Record<string, boolean | string>) => Promise<Told>,
): void {
  const added = program.command(usage).description(summary).option('--json', 'answer as one JSON object');
  for (const [flags, what] of options) added.option(flags, what);
  added.action(async () => {
    const chosen = added.opts<Record<string, boolean | string>>();
    const json = chosen.json === true;
    let where: { database?: string; files?: string } = {};
    const place = (config: Config) => {
      where = placeOf(config);
      if (!json) say(`Database: ${where.database}. Files: ${where.files}.`);
    };
    try {
      const { lines, data = {}, problem } = await work({ config: readConfig(process.env), place }, added.args, chosen);
      if (json) say(JSON.stringify({ ...where, ...data, ...(problem ? { problem } : {}) }));
      else for (const line of lines) say(line);
      if (problem) fail(problem, false);
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error), json);
    }
  });
}

function fail(problem: string, json: boolean): void {
  if (json) say(JSON.stringify({ problem }));
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Refuses the embedded database where the settings beside the product name a server: what is in that folder is a first
 * trial, or what was left when the data moved.
 */
export function refuseLeftover({ databaseUrl, dataDir }: Config): void {
  const file = fileURLToPath(new URL('../../../.env', import.meta.url));
  if (databaseUrl || !existsSync(file)) return;
  const { DATABASE_URL, DATABASE_URL_FILE } = parseEnv(readFileSync(file, 'utf8'));
  if (DATABASE_URL || DATABASE_URL_FILE)
    throw new Error(
      `${file} names a database on a server, and this would work on the one in ${dataDir}. Run it by npm, which reads that file, or set DATABASE_URL.`,
    );
}

/** What was found of files and the audit trail of a backup, and what is wrong with them. */
export function soundnessOf(damaged: readonly string[], chains: readonly Pick<Chain, 'chain' | 'events' | 'faults'>[]) {
  const broken = chains.filter(({ faults }) => faults.length > 0).map(({ chain }) => chain || '(operator)');
  const events = chains.reduce((sum, chain) => sum + chain.events, 0);
  const problems = [
    ...(damaged.length > 0 ? [`Missing or changed: ${damaged.join(', ')}`] : []),
    ...(broken.length > 0 ? [`The audit trail was changed: ${broken.join(', ')}`] : []),
  ];
  return {
    lines: [
      `Files: ${damaged.length === 0 ? 'each as it was uploaded' : `${damaged.length} missing or changed`}.`,
      `Audit trail: ${broken.length === 0 ? `sound, ${events} events` : `changed in ${broken.join(', ')}`}.`,
    ],
    data: { events, damaged, broken },
    ...(problems.length > 0 ? { problem: problems.join('. ') } : {}),
  };
}

/** `1,234 rows, 56 files (7.8 MB)` */
export function sizeOf(summary: { rows: Record<string, number>; files: number; bytes: number }): string {
  return `${rowsOf(summary).toLocaleString('en')} rows, ${summary.files.toLocaleString('en')} files (${(summary.bytes / 1e6).toFixed(1)} MB)`;
}

export function rowsOf({ rows }: { rows: Record<string, number> }): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
