import { expect, test } from 'vitest';
import { emitClient } from '../client.ts';
import { comment } from '../documentation.ts';
import { readFixture, surface } from './fixture.ts';

const text = async (): Promise<string> => {
  const { bundle, operations } = await readFixture();
  return emitClient(surface, bundle.document, operations);
};
/** The generated client without line breaks. */
const flat = async (): Promise<string> =>
  (await text())
    .replaceAll(/\s+\*?\s*/g, ' ')
    .replaceAll(',)', ')')
    .replaceAll('( ', '(')
    .replaceAll(', )', ')');

test('arguments are path values in template order, body, query, options', async () => {
  const client = await flat();
  expect(client).toContain('restart(batch: number, line: string, options?: CallOptions): ApiPromise<void>;');
  expect(client).toContain('list(query: ItemsListQuery, options?: ListOptions): ListPromise<Item, ItemPage>;');
  expect(client).toContain('upload(body?: FilesUploadBody, options?: CallOptions)');
});

test('a method calls the function of the runtime that fits its operation', async () => {
  const client = await text();
  expect(client).toContain('list: (query, options) => list(runtime, o.items, { query }, options),');
  expect(client).toContain('delete: (body, query, options) => batch(runtime, o.remove, { body, query }, options),');
  expect(client).toContain('download: (options) => file(runtime, o.download, {}, options),');
  expect(client).toContain('upload: (body, options) => call(runtime, o.upload, { body }, options),');
  expect(client).toContain(
    'restart: (batch, line, options) => call(runtime, o.restart, { path: { batch, line } }, options),',
  );
});

test('a group of methods is created once, on first use', async () => {
  expect(await text()).toMatch(
    /get items\(\) \{\n {6}return \(made\.items \?\?= (?:writes<\w+>\(runtime, \{.+\}, )?\{\n {8}\w+: \(/,
  );
});

test('an operation whose address comes from another response takes that address', async () => {
  expect(await flat()).toContain('chunk(url: string, options?: CallOptions): ApiPromise<FileResponse>;');
  expect(await text()).toContain('chunk: (url, options) => file(runtime, o.chunk, { url }, options),');
});

test('a batch returns the entries that were passed, and the type of an optional response includes undefined', async () => {
  const client = await flat();
  expect(client).toContain('ApiPromise<BatchResult<ItemKey, RemovalResult>>');
  expect(client).toContain('ApiPromise<Item | undefined>');
});

test('documentation states limits, splits, safety, scope, replacement and source', async () => {
  const client = await flat();
  expect(client).toContain(
    'Limit: at most 20 per minute and 60 per hour per shop, 1 per 5 minutes recommended. Only the first page of a list counts. The client waits before sending.',
  );
  expect(client).toContain('Entries per page: at most 200. Default: 50. Iterate to read all pages.');
  expect(client).toContain('At most 1000 `items` per request. The client splits longer lists into several requests.');
  expect(client).toContain('Not retried automatically if the outcome is unknown.');
  expect(client).toContain('Scope: `connect:item:read`.');
  expect(client).toContain('@deprecated Use `items.list` (items).');
  expect(client).toContain('@see items: `GET /items`');
});

test("a description can't end the comment that contains it", async () => {
  expect(await text()).toContain('*\\/ and more');
  expect(comment('a */ b', 0)).toBe('/** a *\\/ b */\n');
});

test('resources are documented by their tags', async () => {
  const client = await text();
  expect(client).toContain('/** What is on the shelves. */\nexport interface ItemsMethods {');
  expect(client).toContain('/** What is on the shelves. */\n  readonly items: ItemsMethods;');
});

test('a resource that no tag describes is refused', async () => {
  const { bundle, operations } = await readFixture();
  expect(() => emitClient(surface, { ...bundle.document, tags: [] }, operations)).toThrow(
    'has operations of `items`, but no tag describes it',
  );
});
