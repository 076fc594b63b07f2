import { readFileSync } from 'node:fs';
import type { DeepCheck } from '@tradelane/workflows/check';
import { UsageError } from '../exit.ts';
import { fileProblem } from '../file-problem.ts';
import { textOf } from '../input-text.ts';
import { version } from '../version.ts';

/** The file that `tradelane check --deep` writes. */
export interface ReportFile {
  readonly version: 1;
  /** Version of this program. */
  readonly tradelane: string;
  readonly surfaces: readonly DeepCheck[];
}

export function reportText(surfaces: readonly DeepCheck[]): string {
  const file: ReportFile = { version: 1, tradelane: version, surfaces };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Reads the deep checks of a report, or the `deep` member of a check as JSON.
 * @throws {UsageError} If it can't be read, or isn't such a file.
 */
export function readReport(path: string): readonly DeepCheck[] {
  const found = jsonOf(path) as Partial<ReportFile & DeepCheck> | null;
  const surfaces = Array.isArray(found?.surfaces) ? found.surfaces : [found as Partial<DeepCheck> | null];
  if (found?.version !== 1 || !surfaces.every((one) => Array.isArray(one?.reads)))
    throw new UsageError(
      `${path} isn't the report of a deep check. Write one with \`tradelane check --deep --out ${path}\`.`,
    );
  return surfaces as readonly DeepCheck[];
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(textOf(readFileSync(path)));
  } catch (error) {
    throw new UsageError(
      fileProblem(error, path, 'read') ??
        `${path} can't be read: ${(error as Error).message}. Pass the path of a report.`,
    );
  }
}
