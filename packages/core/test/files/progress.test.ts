import { expect, test } from 'vitest';
import { type FileResponse, TimeoutError } from '../../src/index.ts';
import { createWorld, errorOf, operations } from '../support/world.ts';

/** A file whose reader never returns from its first `onProgress`. */
async function stuck(options: { readonly deadlineInMs?: number; readonly signal?: AbortSignal } = {}) {
  const world = createWorld({ handler: () => new Response('a;b\n1;2\n'), autoAdvance: false });
  let called = (): void => undefined;
  const isCalled = new Promise<void>((resolve) => (called = resolve));
  const onProgress = (): Promise<never> => {
    called();
    return new Promise(() => undefined);
  };
  const runtime = world.runtime({ auth: { token: 'fixed-token' } });
  const file = await runtime.file(operations.download, { path: { file_id: 1 } }, { ...options, onProgress });
  return { file, clock: world.clock, isCalled };
}

const ways: readonly (readonly [string, (file: FileResponse) => Promise<unknown>])[] = [
  ['whole', (file) => file.bytes()],
  ['as a stream', (file) => file.stream().getReader().read()],
];

test.each(ways)('the deadline ends a download whose onProgress never returns, read %s', async (_, read) => {
  const { file, clock, isCalled } = await stuck({ deadlineInMs: 200 });
  const ended = errorOf(read(file));
  await isCalled;
  await clock.advance(200);
  expect(await ended).toBeInstanceOf(TimeoutError);
  expect(await ended).toMatchObject({ limit: 'deadline', limitInMs: 200 });
});

test('onProgress is awaited for each chunk, and its error ends the download', async () => {
  const world = createWorld({ handler: () => new Response('abc') });
  const runtime = world.runtime({ auth: { token: 'fixed-token' } });
  const said: string[] = [];
  const onProgress = async ({ bytes }: { bytes: number }): Promise<void> => {
    await undefined;
    said.push(`${bytes} bytes`);
  };
  const file = await runtime.file(operations.download, { path: { file_id: 1 } }, { onProgress });
  await file.bytes();
  expect(said).toEqual(['3 bytes']);
  const own = new Error('disk full');
  const fail = async (): Promise<never> => Promise.reject(own);
  const failing = await runtime.file(operations.download, { path: { file_id: 1 } }, { onProgress: fail });
  expect(await errorOf(failing.bytes())).toBe(own);
});
