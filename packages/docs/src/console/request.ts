import type { ConsoleCall } from '../compose/console-calls.ts';

/** What the form holds when it is sent. */
export interface Entered {
  /** By `path order_id`, `query limit`. */
  readonly values: ReadonlyMap<string, string>;
  /** The text of the body, JSON. */
  readonly body: string | undefined;
  /** Chosen files by part name. */
  readonly files: ReadonlyMap<string, readonly File[]>;
}

/**
 * The request that a form describes.
 * @throws SyntaxError where the body is not JSON.
 */
export function requestOf(
  call: ConsoleCall,
  address: string,
  authorization: string | undefined,
  entered: Entered,
): Request {
  const value = (place: 'path' | 'query', name: string): string => entered.values.get(`${place} ${name}`) ?? '';
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value('path', name)));
  const url = new URL(`${address}${call.basePath}${path}`);
  for (const { name, in: place, list } of call.parameters) {
    const text = place === 'query' ? value('query', name).trim() : '';
    if (text === '') continue;
    const entries = list === 'repeat' ? text.split(',').map((entry) => entry.trim()) : [text];
    for (const entry of entries) url.searchParams.append(name, entry);
  }
  const headers = new Headers({ accept: 'application/json, */*' });
  if (authorization !== undefined) headers.set('authorization', authorization);
  const body = bodyOf(call, entered, headers);
  return new Request(url, { method: call.method, headers, ...(body === undefined ? {} : { body }) });
}

function bodyOf(call: ConsoleCall, entered: Entered, headers: Headers): BodyInit | undefined {
  if (call.body === undefined) return undefined;
  const value: unknown = JSON.parse(entered.body === undefined || entered.body.trim() === '' ? '{}' : entered.body);
  switch (call.body.kind) {
    case 'json':
      headers.set('content-type', call.body.contentType);
      return JSON.stringify(value);
    case 'form':
      return new URLSearchParams(
        Object.entries(value as Record<string, unknown>).map(([name, entry]) => [name, String(entry)]),
      );
    case 'multipart': {
      const form = new FormData();
      for (const name of call.body.files) for (const file of entered.files.get(name) ?? []) form.append(name, file);
      for (const [name, entry] of Object.entries(value as Record<string, unknown>)) {
        if (typeof entry === 'object')
          form.append(name, new Blob([JSON.stringify(entry)], { type: 'application/json' }));
        else form.append(name, String(entry));
      }
      return form;
    }
  }
}

/** The parts of a body that a person may edit as JSON: all but the files. */
export function editableBody(call: ConsoleCall): string | undefined {
  if (call.body === undefined) return undefined;
  const { value, files } = call.body;
  const shown = Object.fromEntries(
    Object.entries(value as Record<string, unknown>).filter(([name]) => !files.includes(name)),
  );
  return JSON.stringify(Array.isArray(value) ? value : shown, null, 2);
}

/** Small files to send where nobody chose any: as many as the example has, under its names. */
export function sampleFiles(call: ConsoleCall, part: string): readonly File[] {
  const value = (call.body?.value as Readonly<Record<string, unknown>> | undefined)?.[part];
  return (Array.isArray(value) ? value : [value]).map((entry) => {
    const text = String(entry);
    if (text.includes(';'))
      return new File([`${text}\nSKU-100;Canvas sneakers\n`], 'products.csv', { type: 'text/csv' });
    const name = /[\w-]+\.[a-z]{3,4}\b/.exec(text)?.[0] ?? 'document.pdf';
    return new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' });
  });
}
