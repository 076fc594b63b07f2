import { ArgumentError } from '@tradelane/core/errors';
import { writeResumeToken } from '../poll/poller.ts';
import type { ExportPosition, RunningExport } from './running-export.ts';

/**
 * A text with which another process resumes.
 * @throws ArgumentError before the export has started.
 */
export function writeExportPosition({
  operations,
  id,
  position,
}: Pick<RunningExport, 'operations' | 'id' | 'position'>): string {
  if (id === undefined)
    throw new ArgumentError("There is nothing to resume: the export hasn't started. Start iterating it first.");
  const kind = operations.start.longRunning?.kind ?? 'export';
  return JSON.stringify({ ...JSON.parse(writeResumeToken({ kind, id })), ...position });
}

/** The position in such a text, or the start if it contains none. */
export function readExportPosition(resume: string | undefined): ExportPosition {
  let value: unknown;
  try {
    value = JSON.parse(resume ?? '');
  } catch {
    // Not a text of ours. The functions that follow the export report it.
  }
  const { chunk, row, digest } = (value ?? {}) as { readonly [name in keyof ExportPosition]?: unknown };
  const isPosition = isCount(chunk) && isCount(row) && typeof digest === 'string';
  return isPosition ? { chunk, row, digest } : { chunk: 0, row: 0, digest: '' };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
