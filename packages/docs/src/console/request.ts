import type { DemoCall, DemoParameter } from '../demo/call.ts';

/** The values of the form when it is sent. */
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
 * @throws SyntaxError If the body isn't JSON, or if a form isn't an object. The message states what to enter.
 */
export function requestOf(
  call: DemoCall,
  address: string,
  authorization: string | undefined,
  entered: Entered,
): Request {
  const value = (place: DemoParameter['in'], name: string): string => entered.values.get(`${place} ${name}`) ?? '';
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value('path', name)));
  const url = new URL(call.path === '' ? value('url', 'url') : `${address}${call.basePath}${path}`);
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

function bodyOf(call: DemoCall, entered: Entered, headers: Headers): BodyInit | undefined {
  if (call.body === undefined) return undefined;
  const value = parsed(entered.body);
  if (call.body.kind !== 'json' && (typeof value !== 'object' || value === null || Array.isArray(value)))
    throw new SyntaxError('The parts of a form are an object: {"name": "value"}.');
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
      for (const { name } of call.body.parts) for (const file of entered.files.get(name) ?? []) form.append(name, file);
      for (const [name, entry] of Object.entries(value as Record<string, unknown>)) {
        if (typeof entry === 'object')
          form.append(name, new Blob([JSON.stringify(entry)], { type: 'application/json' }));
        else form.append(name, String(entry));
      }
      return form;
    }
  }
}

/** The entered body. An empty input is an empty object. */
function parsed(text = ''): unknown {
  try {
    return JSON.parse(text.trim() === '' ? '{}' : text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SyntaxError(`The body is not JSON, and nothing was sent: ${why}`, { cause: error });
  }
}

/** The request that the page shows first, with a value from another call. */
export function firstRequest(
  call: DemoCall,
  address: string,
  authorization: string | undefined,
  leading: string | undefined,
): Request {
  return requestOf(call, address, authorization, {
    values: new Map(
      call.parameters.map((parameter) => [
        `${parameter.in} ${parameter.name}`,
        parameter.name === call.after?.parameter ? (leading ?? '') : textOf(parameter),
      ]),
    ),
    body: editableBody(call),
    files: new Map((call.body?.parts ?? []).map(({ name }) => [name, sampleFiles(call, name)])),
  });
}

/** A value as text for an input. A list becomes its entries with commas. */
export function textOf({ value }: DemoParameter): string {
  return value === undefined ? '' : Array.isArray(value) ? value.join(',') : String(value);
}

/** The parts of a body that a person may edit as JSON: all but the files. */
export function editableBody(call: DemoCall): string | undefined {
  return call.body === undefined ? undefined : JSON.stringify(call.body.value, null, 2);
}

/** The small files of the sample. */
export function sampleFiles(call: DemoCall, part: string): readonly File[] {
  const files = call.body?.parts.find(({ name }) => name === part)?.files ?? [];
  return files.map(({ name, type, text }) => new File([text], name, { type }));
}
