// File types of S32 by extension. The document lists types, and some have several extensions.
const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  doc: 'application/msword',
  docx: `${office}.wordprocessingml.document`,
  gif: 'image/gif',
  htm: 'text/html',
  html: 'text/html',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  latex: 'application/x-latex',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  odc: `${open}.chart`,
  odg: `${open}.graphics`,
  odp: `${open}.presentation`,
  ods: `${open}.spreadsheet`,
  odt: `${open}.text`,
  pdf: 'application/pdf',
  png: 'image/png',
  pps: 'application/vnd.ms-powerpoint',
  ppsx: `${office}.presentationml.slideshow`,
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${office}.presentationml.presentation`,
  quicktime: 'video/quicktime',
  rtf: 'application/rtf',
  tex: 'application/x-latex',
  text: 'text/plain',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  txt: 'text/plain',
  xls: 'application/vnd.ms-excel',
  xlsx: `${office}.spreadsheetml.sheet`,
  xml: 'application/xml',
  zip: 'application/zip',
};

/** Media type by file name, or `undefined` if business documents can't have it (S02). */
export function fileTypeOf(name: string): string | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
