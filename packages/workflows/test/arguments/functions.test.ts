/**
 * An option that must be a function is refused with its name if a program without types passes another value, before
 * sending.
 */
import { describe, expect, test } from 'vitest';
import { ArgumentError, createMemoryCheckpoints, createVirtualClock } from '@tradelane/core';
import { poll } from '../../src/index.ts';
import { guardedReplace, type GuardedReplace, importWorkflow, RowExport } from '../../src/runtime.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import type { Runtime } from '../../../core/test/support/runtime.ts';
import { world as streamWorld } from '../sync/stream.ts';
import { createWorld, errorOf, operations } from '../../../core/test/support/world.ts';

const checkpoint = createMemoryCheckpoints();
const clock = createVirtualClock();
const signal = new AbortController().signal;
const file = new Blob(['a;b']);

const createThings: Partial<OperationDescriptor> = {
  id: 'createThings',
  method: 'POST',
  batch: { items: 'body.$', maximum: 2, split: true },
};

/** A runtime that must not be called. */
const untouched = new Proxy({} as Runtime, {
  get: (_, name) =>
    name === 'clock'
      ? clock
      : () => {
          throw new Error(`${String(name)} was called`);
        },
});
const { upload, read, list, download } = operations;

/** Each place where functions are passed, with a call that passes one of these options. */
const places: Readonly<
  Record<string, readonly [names: readonly string[], call: (wrong: object) => PromiseLike<unknown>]>
> = {
  'a call': [['beforeSend', 'onProgress'], (wrong) => createWorld().runtime().call(operations.list, {}, wrong)],
  'a batch': [
    ['handler', 'beforeSend', 'onProgress'],
    (wrong) =>
      createWorld()
        .runtime()
        .batch(createThings as OperationDescriptor, { body: [1, 2, 3, 4] }, wrong),
  ],
  'a poller': [
    ['onProgress', 'onError'],
    async (wrong) =>
      poll({
        kind: 'work',
        id: '1',
        read: () => untouched.call(read, {}),
        isFinal: () => true,
        intervalInMs: 1,
        clock,
        ...wrong,
      }),
  ],
  'a sync': [
    ['handler', 'onProgress'],
    async (wrong) =>
      streamWorld()
        .sync({ handler: () => undefined, checkpoint, ...wrong })
        .run(),
  ],
  'a sync that follows': [
    ['onRun', 'onError'],
    async (wrong) =>
      streamWorld()
        .sync({ handler: () => undefined, checkpoint })
        .follow({ signal, ...wrong }),
  ],
  'an import': [
    ['handler', 'onUpload', 'onStarted', 'onProgress', 'onError'],
    (wrong) =>
      importWorkflow(untouched, {
        create: { ...upload, longRunning: { kind: 'import', state: 'status' } } as OperationDescriptor,
        get: read,
        list,
        errorReport: download,
        newProductReport: download,
        transformedFile: download,
        transformationErrorReport: download,
      }).run(file, { checkpoint, ...wrong }),
  ],
  'an export': [
    ['onStarted', 'onChunk', 'onProgress', 'onError'],
    async (wrong) => {
      const rows = new RowExport(untouched, { start: upload, status: read, chunk: download }, undefined, wrong);
      for await (const row of rows) throw new Error(`a row: ${String(row)}`);
    },
  ],
};

const cases = Object.entries(places).flatMap(([place, [names, call]]) =>
  names.map((name) => [name, place, call] as const),
);

describe.each(cases)("an option that isn't a function: `%s` of %s", (name, _, call) => {
  test.each(['a text', 5, {}, true])("an option that isn't a function is refused with its name: %j", async (value) => {
    const error = await errorOf((async () => call({ [name]: value }))());
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({ argument: name, outcome: 'not-sent' });
  });
});

test('a replacement with a missing or wrong option is refused with its name, and a string confirms no removal', async () => {
  const what: GuardedReplace = {
    what: 'carriers',
    key: 'k',
    names: ['a'],
    send: () => Promise.reject(new Error('sent')),
  };
  for (const options of [undefined, {}, { checkpoint: {} }])
    expect(await errorOf(guardedReplace(what, options as never))).toMatchObject({ argument: 'checkpoint' });
  for (const confirmRemovals of ['a, b and c', 5, {}, null]) {
    const error = await errorOf(guardedReplace(what, { checkpoint, confirmRemovals } as never));
    expect(error).toMatchObject({ name: 'ArgumentError', argument: 'confirmRemovals' });
  }
});
