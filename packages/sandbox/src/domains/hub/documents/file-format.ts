import { invalid, refuse } from '../../../errors/index.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';

/** Formats of order documents (section 6): by the ending of the file name, else by the type of the part. */
const formats: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  png: 'PNG',
  csv: 'CSV',
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'text/csv': 'CSV',
};

const mostBytes = 10 * 1024 * 1024;

export function formatOf(file: UploadedFile, filename: string): string {
  if (file.bytes.length > mostBytes)
    refuse('AS36', 400, 'INVALID_INPUT', 'file must not be larger than 10 MB', {
      fields: [{ field: 'file', message: 'must not be larger than 10 MB' }],
    });
  const ending = /\.([A-Za-z0-9]+)$/.exec(filename)?.[1]?.toLowerCase();
  const format = ending === undefined ? formats[file.type] : formats[ending];
  return format ?? invalid('AS36', 'metadata.filename', 'must be a PDF, JPEG, PNG or CSV file');
}
