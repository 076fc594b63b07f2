import type { Steps } from '../../../../clock/steps.ts';
import type { UploadedFile } from '../../../../files/uploaded-file.ts';
import type { FileFormat } from '../model/index.ts';
import { readCsv } from './csv-reader.ts';
import { type RecordSink, UnreadableFile } from './file-record.ts';
import { readXlsx } from './xlsx-reader.ts';
import { readXml } from './xml-reader.ts';

const readers: Readonly<Record<FileFormat, (bytes: Uint8Array, sink: RecordSink) => Steps>> = {
  CSV: readCsv,
  XLSX: readXlsx,
  XML: readXml,
};

/** Reads a product file record by record. Throws {@link UnreadableFile}. */
export function* readProductFile(format: FileFormat, bytes: Uint8Array, sink: RecordSink): Steps {
  if (bytes.length === 0) throw new UnreadableFile('The file is empty.');
  yield* readers[format](bytes, sink);
}

const formats = new Map<string, FileFormat>([
  ['csv', 'CSV'],
  ['xlsx', 'XLSX'],
  ['xml', 'XML'],
]);

const formatsByType = new Map<string, FileFormat>([
  ['text/csv', 'CSV'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'XLSX'],
  ['application/xml', 'XML'],
  ['text/xml', 'XML'],
]);

/** The format by the extension of the file name. A file without one is judged by its type, then by its content. */
export function formatOf({ name, type, bytes }: UploadedFile): FileFormat | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension !== undefined) return formats.get(extension);
  return formatsByType.get(type.split(';')[0]?.trim().toLowerCase() ?? '') ?? formatOfContent(bytes);
}

function formatOfContent(bytes: Uint8Array): FileFormat | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, 256)).trimStart();
  if (start.startsWith('PK')) return 'XLSX';
  if (start.startsWith('<')) return 'XML';
  return start === '' || /[\0\uFFFD]|^%PDF/.test(start.slice(0, -1)) ? undefined : 'CSV';
}
