/**
 * The last segment of a name that may come with folders, without control characters; undefined where nothing is left
 * that could name a file.
 */
export function baseName(name: string): string | undefined {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  const clean = last.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim();
  return clean === '' || /^\.+$/.test(clean) ? undefined : clean;
}

/** Content types by extension, for the kinds of files that the documents name. */
const typeByExtension: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
};

/** Content type of a file by its name; `application/octet-stream` where that says nothing. */
export function typeOfName(name: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return (Object.hasOwn(typeByExtension, extension) && typeByExtension[extension]) || 'application/octet-stream';
}
