import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundleDocument } from '@tradelane/spec-model/bundle';

test('an overlay changes the operation that it extends, and x-roles keeps the roles of one role', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'generate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write(
    'O1.yaml',
    `operationId: O1
summary: List
x-roles: { seller: [ROLE_A] }
x-assumption: [{ id: AS1 }]
parameters: [{ name: a, in: query, schema: {} }, { name: b, in: query, schema: {} }]
responses: { '200': { description: A page., content: { application/json: { schema: {}, example: { list: [{ x: 1 }, { x: 2 }] } } } } }
`,
  );
  write(
    'O1.operator.yaml',
    `extends: O1.yaml
summary: List all
x-assumption+: [{ id: AS2 }]
parameters: { a: null, c: { in: query, schema: {} } }
responses: { '200': { content: { application/json: { example+: { list: [{ shop: 3 }] } } } } }
`,
  );
  const bundled = async (role: string, file: string): Promise<unknown> => {
    write(
      `${role}.yaml`,
      `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n  /x:\n    get: { $ref: ${file} }\n`,
    );
    return (await bundleDocument(join(folder, `${role}.yaml`))).paths['/x']?.get;
  };
  expect(await bundled('seller', 'O1.yaml')).toMatchObject({ 'x-roles': ['ROLE_A'] });
  expect(await bundled('front', 'O1.yaml')).not.toHaveProperty('x-roles');
  expect(await bundled('operator', 'O1.operator.yaml')).toEqual({
    operationId: 'O1',
    summary: 'List all',
    'x-assumption': [{ id: 'AS1' }, { id: 'AS2' }],
    parameters: ['b', 'c'].map((name) => ({ name, in: 'query', schema: {} })),
    responses: {
      '200': {
        description: 'A page.',
        content: { 'application/json': { schema: {}, example: { list: [{ x: 1, shop: 3 }, { x: 2 }] } } },
      },
    },
  });
});
