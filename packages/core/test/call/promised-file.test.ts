import { expect, test } from 'vitest';
import { createFetch, MalformedResponseError } from '../../src/index.ts';
import { clientOn, type OperationDescriptor } from '../../src/runtime.ts';
import { createWorld, errorOf, operations, type World } from '../support/world.ts';

const auth = { auth: { token: 'fixed-token' } };
const archive: OperationDescriptor = { ...operations.download, accept: 'application/zip' };
const document: OperationDescriptor = { ...operations.download, accept: 'application/octet-stream' };
const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0);
const page = '<!doctype html><html><body>Please log in</body></html>';
const typed = (body: BodyInit | null, type: string, more: Record<string, string> = {}): Response =>
  new Response(body, { headers: { 'content-type': type, ...more } });

const inChunks = (...texts: readonly string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

const download = (world: World, operation = operations.download as OperationDescriptor) =>
  world.runtime(auth).file(operation, { path: { file_id: 1 } });

/** Makes the response arrive twice before the file. */
const late = (response: () => Response, file: () => Response): World => {
  const world: World = createWorld({ handler: () => (world.sent.length <= 2 ? response() : file()) });
  return world;
};

test.each<[string, OperationDescriptor, () => Response]>([
  ['a web page instead of a file', operations.download, () => typed(page, 'text/html; charset=utf-8')],
  ['an XHTML page instead of a file', operations.download, () => typed(page, 'application/xhtml+xml')],
  ['JSON instead of a file', document, () => typed('{"message":"not ready"}', 'application/json')],
  [
    'a problem response instead of an archive',
    archive,
    () => typed('{"title":"no"}', 'application/problem+json; charset=utf-8'),
  ],
  ['a web page instead of an archive', archive, () => typed(page, 'Text/HTML')],
  ['a web page that declares an archive', archive, () => typed(`\uFEFF\n ${page}`, 'application/zip')],
  ['a web page after an empty chunk', archive, () => typed(inChunks('', page), 'application/zip')],
  ['an empty archive', archive, () => typed('', 'application/zip')],
  ['an archive without a body', archive, () => typed(null, 'application/zip')],
])('S31: %s is requested again, as after a 502, and is finally an error', async (_, operation, response) => {
  const world = late(response, () => typed(zip, 'application/zip'));
  const file = await download(world, operation);
  expect(await file.bytes()).toEqual(zip);
  expect(world.sent).toHaveLength(3);
  const never = createWorld({ handler: response });
  const error = await errorOf(download(never, operation));
  expect(error).toBeInstanceOf(MalformedResponseError);
  expect(error).toMatchObject({ status: 200, attempts: 4, operation: 'download' });
});

test.each<[string, number, Record<string, string>]>([
  ['a 202', 202, {}],
  ['a 202 that holds something', 202, { 'content-type': 'application/pdf' }],
  ['a 204', 204, {}],
  ['a 205', 205, {}],
  ['a part of the file', 206, { 'content-type': 'application/pdf', 'content-range': 'bytes 0-5/100000' }],
])("E01: %s isn't a file, is requested again, and is finally an error", async (_, status, headers) => {
  const body = 'content-type' in headers ? zip : null;
  const world = late(
    () => new Response(body, { status, headers }),
    () => typed(zip, 'application/pdf'),
  );
  expect(await (await download(world)).bytes()).toEqual(zip);
  expect(world.sent).toHaveLength(3);
  const never = createWorld({ handler: () => new Response(body, { status, headers }) });
  const runtime = never.runtime({ ...auth, maxConcurrency: 1 });
  const error = await errorOf(runtime.file(operations.download, { path: { file_id: 1 } }));
  expect(error).toBeInstanceOf(MalformedResponseError);
  expect(error).toMatchObject({ status, attempts: 4, operation: 'download' });
});

test('accepts a 206 only if the request had a Range header', async () => {
  const world = createWorld({ handler: () => new Response(zip.slice(0, 2), { status: 206 }) });
  const fetch = createFetch(clientOn(world.runtime(auth), {}));
  const part = await fetch('https://hub.example.com/v2/files/1', { headers: { Range: 'bytes=0-1' } });
  expect([part.status, (await part.blob()).size]).toEqual([206, 2]);
});

test('an archive is read as text too, within the limit of a response', async () => {
  const world = createWorld({ handler: () => typed(inChunks('PK', '34', 'é'), 'application/zip') });
  const client = world.runtime({ ...auth, maxResponseBytes: 6 });
  const call = { operation: archive, input: { path: { file_id: 1 } }, options: {} };
  expect(await (await client.send(call)).text()).toBe('PK34é');
  const small = world.runtime({ ...auth, maxResponseBytes: 5 });
  expect(await errorOf((await small.send(call)).text())).toMatchObject({ code: 'ERR_RESPONSE_TOO_LARGE' });
});

test('a web page instead of the file of an unsafe call leaves it in doubt, and is not requested again', async () => {
  const world = createWorld({ handler: () => typed(page, 'text/html') });
  const unsafe: OperationDescriptor = { ...document, method: 'POST', retry: 'unsafe' };
  expect(await errorOf(download(world, unsafe))).toMatchObject({ attempts: 1, outcome: 'unknown' });
  expect(world.sent).toHaveLength(1);
});
