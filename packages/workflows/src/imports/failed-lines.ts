import type { CallOptions, CsvRow } from '@tradelane/core';
import type { FailedLine, ImportReport } from './import-result.ts';

/** Names of the columns that a report adds to the columns of the file, in any case and place. */
const addedColumns = {
  line: /^(error[ _-]?line|line([ _-]?(number|no\.?))?)$/i,
  message: /^(error[ _-]?messages?|errors?|error\(s\))$/i,
  warnings: /^warnings?$/i,
};

/**
 * Streams the failed lines of CSV reports.
 * W56: hosts name the columns of the line and the reason differently, and put them in any place.
 * @param unnamed Columns of the line and the reason if the report has none with a known name.
 */
export async function* failedLines(
  reports: readonly (ImportReport | undefined)[],
  unnamed: readonly number[],
  options: CallOptions | undefined,
): AsyncGenerator<FailedLine, void, undefined> {
  for (const report of reports)
    for await (const row of report?.rows({ maxWaitInMs: Infinity, ...options }) ?? []) yield failedLine(row, unnamed);
}

function failedLine(row: CsvRow, unnamed: readonly number[]): FailedLine {
  const names = Object.keys(row);
  const named = (pattern: RegExp): string | undefined => names.find((name) => pattern.test(name.trim()));
  // Without known names, a report whose first column isn't a number has another format. All its columns are kept.
  const isNumbered = /^\d*$/.test(row[names[0] ?? ''] ?? '');
  const hasReason = named(addedColumns.message) !== undefined;
  const [number, reason] = hasReason
    ? [named(addedColumns.line), named(addedColumns.message)]
    : isNumbered
      ? unnamed.map((index) => names[index])
      : [];
  const added = new Set([number, reason, hasReason ? named(addedColumns.warnings) : undefined]);
  const line = Number.parseInt(row[number ?? ''] ?? '', 10);
  return {
    line: Number.isNaN(line) ? undefined : line,
    message: row[reason ?? ''] ?? '',
    values: Object.fromEntries(Object.entries(row).filter(([name]) => !added.has(name))),
  };
}
