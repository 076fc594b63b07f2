import type { Steps } from '../../../../clock/steps.ts';
import { CsvFault, CsvParser } from '../../../../generated/csv-parser.ts';
import { mostColumns, mostOfRowInCharacters } from './file-limits.ts';
import { type RecordSink, UnreadableFile } from './file-record.ts';
import { TableRecords } from './table-records.ts';

/** Bytes per step: some 60 short rows. Each is sorted into large collections. */
const chunkInBytes = 1024;

const limits = { characters: mostOfRowInCharacters, columns: mostColumns };

/** The charset of a byte-order mark, or UTF-8. */
function charsetOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Parses a part, and reports a fault as a sentence. */
const parse = (run: () => void): void => {
  try {
    run();
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    const [first = '', ...rest] = error.message;
    throw new UnreadableFile(`${first.toUpperCase()}${rest.join('')}.`);
  }
};

/** Reads a CSV file whose first line names the columns, as the clients read reports. */
export function* readCsv(bytes: Uint8Array, sink: RecordSink): Steps {
  const decoder = new TextDecoder(charsetOf(bytes), { fatal: true });
  const table = new TableRecords(sink);
  const parser = new CsvParser((cells, line) => table.row(cells, line), limits);
  for (let at = 0; at < bytes.length; at += chunkInBytes) {
    let text: string;
    try {
      text = decoder.decode(bytes.subarray(at, at + chunkInBytes), { stream: at + chunkInBytes < bytes.length });
    } catch {
      throw new UnreadableFile('The file is not in UTF-8.');
    }
    parse(() => parser.push(text));
    yield;
  }
  parse(() => parser.end());
  table.end();
}
