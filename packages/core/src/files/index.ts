export { parseContentDisposition, type ContentDisposition } from './content-disposition.ts';
export { FileAnswer } from './file-answer.ts';
export type { FileBytes, FileContent, FileInput, FileStream, NamedFile } from './file-input.ts';
export type { FileKind } from './file-kind.ts';
export { fileResult } from './file-result.ts';
export { encodeMultipart, type EncodedMultipart } from './multipart.ts';
