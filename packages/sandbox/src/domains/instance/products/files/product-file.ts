import type { Slices } from '../../../../machinery/clock/turns.ts';
import type { FileFormat } from '../model/index.ts';
import { readCsv } from './csv-reader.ts';
import { type RecordSink, UnreadableFile } from './file-record.ts';
import { readXlsx } from './xlsx-reader.ts';
import { readXml } from './xml-reader.ts';

const readers: Readonly<Record<FileFormat, (bytes: Uint8Array, sink: RecordSink) => Slices>> = {
  CSV: readCsv,
  XLSX: readXlsx,
  XML: readXml,
};

/** Reads a product file record by record, in slices. Throws {@link UnreadableFile}. */
export function* readProductFile(format: FileFormat, bytes: Uint8Array, sink: RecordSink): Slices {
  if (bytes.length === 0) throw new UnreadableFile('The file is empty.');
  yield* readers[format](bytes, sink);
}

const formats = new Map<string, FileFormat>([
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
  ['xml', 'XML'],
]);

export const formatOf = (fileName: string): FileFormat | undefined =>
  formats.get(/\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '');
