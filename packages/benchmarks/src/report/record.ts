import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Figure, Findings } from '../measure/figure.ts';

/** The results of a figure, and how and when they were measured. */
export interface Entry extends Findings, Pick<Figure, 'title' | 'method'> {
  /** Day of the run. */
  readonly measuredAt: string;
  /** The machine of the run. */
  readonly machine: string;
  readonly versions: Readonly<Record<string, string>>;
}

/** The last results of each figure, in the order of the page. */
export type Ledger = Record<string, Entry>;

/** Folder of the charts and the findings. */
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
 * Formats a file.
 * @throws {Error} If the formatter fails.
 */
export function format(path: string): void {
  const { status, error } = spawnSync(process.execPath, [formatter, path], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${path} could not be formatted`, { cause: error });
}
