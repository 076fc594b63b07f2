import { randomId } from '../platform/platform.ts';
import { json } from './json.ts';
import { invalid, type LiteBody, type LiteOperation } from './operation.ts';

/**
 * Writes a form with the content type that each part needs. A `FormData` can't set the type of a text.
 * @throws {ArgumentError} If a part is missing, or a file isn't a `Blob`.
 */
export function form(operation: LiteOperation, body: unknown): LiteBody {
  const boundary = `tradelane-${randomId()}`;
  const pieces: BlobPart[] = [];
  for (const [name, declared] of Object.entries(operation.parts ?? {})) {
    const value = (body as Readonly<Record<string, unknown>> | undefined)?.[name];
    const argument = `body.${name}`;
    if (value === undefined && declared.endsWith('!')) throw invalid(operation, argument, 'is missing. Pass it.');
    for (const one of value === undefined ? [] : ([value].flat() as unknown[])) {
      let more = '';
      let content: BlobPart;
      if (declared.startsWith('json')) {
        more = '\r\nContent-Type: application/json';
        content = json(operation, one, argument).body;
      } else if (declared.startsWith('text')) content = String(one);
      else if (one instanceof Blob) {
        const fileName = ((one as Partial<File>).name ?? 'blob').replace(/["\r\n]/g, encodeURIComponent);
        more = `; filename="${fileName}"\r\nContent-Type: ${one.type || 'application/octet-stream'}`;
        content = one;
      } else throw invalid(operation, argument, 'must be a File or a Blob.');
      pieces.push(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`, content, '\r\n');
    }
  }
  pieces.push(`--${boundary}--\r\n`);
  return { body: new Blob(pieces), type: `multipart/form-data; boundary=${boundary}` };
}
