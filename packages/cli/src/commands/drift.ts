import { counted } from '@tradelane/core/runtime';
import type { Io } from '../io.ts';
import { compareChecks } from '../drift/compare.ts';
import { readReport } from '../drift/report-file.ts';
import { type Format, RowPrinter } from '../output/format.ts';
import type { ColumnRow } from '../table/rows.ts';

const columns: readonly ColumnRow[] = ['surface', 'operation', 'change', 'before', 'after'].map((name) => ({
  name,
  type: 'text',
}));

/**
 * Prints the differences between two reports of `check --deep`.
 * @throws {Error} If there are any.
 */
export async function drift(
  io: Io,
  before: string,
  after: string,
  { output = io.stdout.isTTY === true ? 'table' : 'ndjson' }: { readonly output?: Format },
): Promise<void> {
  const differences = compareChecks(readReport(before), readReport(after));
  await new RowPrinter(io, output, columns).print(differences);
  if (differences.length > 0) throw new Error(`The reports differ in ${counted(differences.length, 'place')}.`);
}
