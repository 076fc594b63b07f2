import type { Steps } from '../../../clock/steps.ts';
import { columnReader, type ConversionRules, converter } from './conversion.ts';
import { UnreadableFile } from './files/file-record.ts';
import { readProductFile } from './files/product-file.ts';
import { csvWriter, type RowWriter, writerOf } from './files/report-writers.ts';
import type { FileFormat, TransformationCounts } from './model/index.ts';

/** Result of a transformation: the transformed file (P46) and the rejected lines (P47). */
export interface Transformed {
  readonly counts: TransformationCounts;
  readonly file: RowWriter;
  readonly errors: RowWriter;
}

/** The columns that hosts add to a rejected line. */
const added = ['line number', 'warnings', 'errors'];
/** Code of a line that can't be read. Assumption: the documents list no codes. */
const unreadable = '1001';

/** Turns a file of a shop into one in the operator's format, line by line. Throws {@link UnreadableFile}. */
export function* transform(format: FileFormat, bytes: Uint8Array, rules: ConversionRules): Steps<Transformed> {
  const codes = rules.attributes.map(({ code }) => code);
  const convert = converter(rules);
  const attributeOf = columnReader(rules);
  const file = csvWriter(codes);
  let columns: readonly string[] = codes;
  let errors: RowWriter | undefined;
  const counts = { read: 0, success: 0, error: 0, warning: 0 };

  yield* readProductFile(format, bytes, {
    isColumn: (name) => codes.includes(name),
    columns(names) {
      if (names.length > 0 && !names.some((name) => attributeOf(name) !== undefined)) {
        throw new UnreadableFile('No column of the file is an attribute.');
      }
      if (names.length > 0) columns = names.filter((name) => !added.includes(name));
    },
    record(record) {
      counts.read += 1;
      const { values, problem, warnings } = convert(record);
      if (problem === undefined) {
        counts.success += 1;
        if (warnings.length > 0) counts.warning += 1;
        file.row(codes.map((code) => values[code] ?? ''));
      } else {
        counts.error += 1;
        errors ??= writerOf(format, [...columns, ...added]);
        const shown = columns === codes ? values : record.values;
        errors.row([
          ...columns.map((name) => shown[name] ?? ''),
          String(record.line),
          warnings.join(' '),
          `${unreadable}|${problem}`,
        ]);
      }
    },
  });
  return { counts, file, errors: errors ?? writerOf(format, [...columns, ...added]) };
}
