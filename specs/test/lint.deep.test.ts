import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sound = readFileSync(join(import.meta.dirname, 'sound.yaml'), 'utf8');
const folder = mkdtempSync(join(root, 'node_modules/.lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each case replaces a text of the sample and names the rule that must object. */
const breakages: readonly (readonly [says: string, from: string, to: string, rule: string])[] = [
  ['a method name is missing', '      x-method: things.list\n', '', 'extensions-are-known'],
  ['a rate limit is missing', / +x-rate-limit: .*PT5M.*\n/.exec(sound)?.[0] ?? '', '', 'extensions-are-known'],
  ['an extension is unknown', 'x-retry: read', 'x-retries: read', 'extensions-are-known'],
  ['a retry class is unknown', 'x-retry: read', 'x-retry: maybe', 'extensions-are-known'],
  ['a period is not a duration', 'period: PT5M', 'period: 5 minutes', 'extensions-are-known'],
  ['a period is empty', 'period: PT5M', 'period: PT0S', 'extensions-are-known'],
  ['a rate is recommended beyond its maximum', 'period: PT5M', 'period: PT1S', 'clients-carry-it'],
  ['an extension stands on a message', 'security: []', 'security: []\n      x-retry: read', 'extensions-are-known'],
  ['two methods share a name', 'things.upsert', 'things.list', 'method-names-are-unique'],
  ['a deprecated operation names no replacement', '      x-replaced-by: listThings\n', '', 'named-operations-exist'],
  ['a replacement does not exist', 'x-replaced-by: listThings', 'x-replaced-by: nowhere', 'named-operations-exist'],
  [
    'a page names no list of the response',
    'items: data, defaultLimit',
    'items: rows, defaultLimit',
    'pagination-names-a-list',
  ],
  ['a batch names no list of the request', 'items: body.data', 'items: body.rows', 'batch-limit-names-a-list'],
  [
    'a choice of filters names a missing parameter',
    '      x-retry: replay-safe\n',
    '      x-retry: replay-safe\n      x-at-least-one-of: [locale, since]\n',
    'at-least-one-of-names-parameters',
  ],
  ['a limit counts by a missing field', 'key: [body.data.id]', 'key: [path.id]', 'rate-limit-keys-exist'],
  [
    'a path parameter is a reserved word',
    '  /things:\n',
    '  /things/{import}:\n    parameters: [{ name: import, in: path, required: true, description: Its id., schema: { type: string } }]\n',
    'clients-carry-it',
  ],
  [
    'a method is one that no client carries',
    '    post:\n      operationId: addPicture',
    '    patch:\n      operationId: addPicture',
    'clients-carry-it',
  ],
  ['a parameter is a header', 'name: locale, in: query', 'name: X-Reason, in: header', 'clients-carry-it'],
  ['a summary ends in a dot', 'summary: List things\n', 'summary: List things.\n', 'every-operation-is-described'],
  ['a success has no example', '\n              example: { data: [{ id: thing_1 }] }', '', 'success-has-example'],
  ['a field has no description', ', description: Identifier of the thing.', '', 'every-field-is-described'],
  ['a description is blank', 'description: Identifier of the thing.', "description: ' '", 'every-field-is-described'],
  ['a nested field has no description', 'description: Name of it.', 'minLength: 1', 'every-field-is-described'],
  ['neither a field nor its type has one', 'description: How large it is.', 'title: Size', 'every-field-is-described'],
  ['a named type has no description', 'description: One page of things.', 'title: Page', 'every-field-is-described'],
  ['a variant has no description', ', description: Kilograms.', '', 'every-field-is-described'],
  ['a parameter has no description', 'description: Language of the things., ', '', 'every-field-is-described'],
  ['a header has no description', 'description: Address of the things., ', '', 'every-field-is-described'],
  ['a part has no description', ', description: The picture.', '', 'every-field-is-described'],
  ['a value has no meaning', 'S: Small., L: Large.', 'S: Small.', 'every-value-is-described'],
  ['a meaning has no value', 'L: Large.', 'L: Large., M: Medium.', 'every-value-is-described'],
  [
    'anonymous objects nest three deep',
    'name: { type: string, description: Name of it. }',
    'name: { type: object, description: It., properties: { a: { type: string, description: Its a. } } }',
    'no-deep-anonymous-objects',
  ],
  [
    'an extension of an object has no type',
    '    Weight:\n',
    "    Heavy:\n      description: A heavy thing.\n      allOf: [{ $ref: '#/components/schemas/Thing' }]\n    Weight:\n",
    'extended-objects-say-what-they-are',
  ],
  [
    'an example does not fit its schema',
    'example: { id: thing_1 }',
    'example: { id: 1 }',
    'no-invalid-media-type-examples',
  ],
];

/** The rules that object to a document, by its file name. All documents are linted in one run. */
const objections = new Map<string, string[]>();

beforeAll(() => {
  const variants = [sound, ...breakages.map(([, from, to]) => sound.replace(from, to))];
  const paths = variants.map((_, index) => join(folder, `openapi-${index}.yaml`));
  for (const [index, path] of paths.entries()) writeFileSync(path, variants[index] ?? '');
  const { stderr } = spawnSync(process.execPath, [join(root, 'scripts/lint/specs.ts'), ...paths], { encoding: 'utf8' });
  for (const [, file = '', rule = ''] of stderr.matchAll(/(openapi-\d+)\.yaml:.*\((?:tradelane\/)?([\w-]+)\)$/gm))
    objections.set(file, [...(objections.get(file) ?? []), rule]);
});

test('a sound description passes', () => {
  expect(objections.get('openapi-0')).toBeUndefined();
});

test.each(breakages.map((breakage, index) => [...breakage, index + 1] as const))(
  'lint objects when %s',
  (_says, from, _to, rule, index) => {
    expect(from !== '' && sound.includes(from)).toBe(true);
    expect(objections.get(`openapi-${index}`)).toContain(rule);
  },
);
