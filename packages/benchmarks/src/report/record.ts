import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Figure, Findings } from '../measure/figure.ts';

/** What was found of a figure, how, when, and beside what. */
export interface Entry extends Findings, Pick<Figure, 'title' | 'method'> {
  /** Day of the run. */
  readonly measuredAt: string;
  /** What it ran on. */
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
}

/** Of each figure what was found last, in the order of the page. */
export type Ledger = Record<string, Entry>;

/** Where page, charts and findings go. */
export const folder: string = fileURLToPath(new URL('../../../../docs/benchmarks/', import.meta.url));
const file = `${folder}findings.json`;
const formatter = fileURLToPath(new URL('../../../../node_modules/oxfmt/bin/oxfmt', import.meta.url));

export function readRecord(): Ledger {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ledger) : {};
}

export function writeRecord(record: Ledger): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  format(file);
}

/**
 * Brings a file into the form in which it is kept.
 * @throws Error where that fails
 */
export function format(path: string): void {
  const { status, error } = spawnSync(process.execPath, [formatter, path], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${path} could not be formatted`, { cause: error });
}
