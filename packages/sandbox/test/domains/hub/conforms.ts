import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';
import type { ApiResponse, Json } from '../../world.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Json>>;
}

export const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);

/** Every operation of the hub's family, by id. */
export const operations = new Map<
  string,
  { readonly surface: string; readonly pointer: string; readonly operation: Operation; readonly document: Json }
>();

for (const surface of ['hub', 'channel-platform', 'account', 'auth']) {
  const document: Json = JSON.parse(
    readFileSync(new URL(`../../../../../specs/dist/${surface}.openapi.json`, import.meta.url), 'utf8'),
  );
  ajv.addSchema(document, surface);
  for (const [path, item] of Object.entries<Json>(document.paths)) {
    for (const method of ['get', 'post', 'put', 'delete']) {
      const operation: Operation | undefined = item[method];
      if (operation === undefined) continue;
      const pointer = `/paths/${path.replaceAll('/', '~1')}/${method}`;
      operations.set(operation.operationId, { surface, pointer, operation, document });
    }
  }
}

/** The operations that were seen to succeed. */
export const met = new Set<string>();

/** Checks that the status is documented and the body matches its schema. */
export function conforms(operationId: string, { status, body, headers }: ApiResponse): void {
  const known = operations.get(operationId);
  if (known === undefined) throw new Error(`${operationId} is not described`);
  let response = known.operation.responses[String(status)];
  expect(response, `${operationId} responded with ${status}`).toBeDefined();
  let pointer = `${known.pointer}/responses/${status}`;
  if (response.$ref !== undefined) {
    pointer = response.$ref.slice(1);
    response = pointer
      .split('/')
      .slice(1)
      .reduce((node: Json, key) => node[key], known.document);
  }
  if (status < 300) met.add(operationId);
  const [type] = Object.keys(response.content ?? {});
  if (type === undefined) return expect(body, operationId).toBeUndefined();
  expect(headers.get('content-type')).toBe(type);
  if (type !== 'application/json') return;
  // Segments of the pointer are percent-encoded, as in any URI.
  const encoded = pointer.split('/').map(encodeURIComponent).join('/');
  const validate = ajv.getSchema(`${known.surface}#${encoded}/content/application~1json/schema`);
  if (validate === undefined) throw new Error(`no schema at ${pointer}`);
  validate(body);
  expect(validate.errors ?? [], `${operationId} ${JSON.stringify(body).slice(0, 500)}`).toEqual([]);
}
