/** An abort while a workflow waits before a retry. */
import { expect, test } from 'vitest';
import { AbortedError, type Clock, createMemoryCheckpoints } from '@tradelane/core';
import type { ImportTracking } from '../../src/index.ts';
import { importWorkflow, Sync } from '../../src/runtime.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import { collect } from '../../../core/test/support/collect.ts';
import { createWorld, errorOf, json, operations } from '../../../core/test/support/world.ts';
import { instance } from '../exports/instance.ts';
import { serverError, world as streamWorld } from '../sync/stream.ts';

const checkpoint = createMemoryCheckpoints();
const reason = new DOMException('enough', 'TimeoutError');

/** The server is down, and the caller aborts before the retry. */
function aborting() {
  const stop = new AbortController();
  const { signal } = stop;
  const down = (clock: Clock): Response => {
    void clock.wait(500).then(() => stop.abort(reason));
    return json({}, 503);
  };
  return { signal, down };
}

const begin: Readonly<Record<string, () => PromiseLike<unknown>>> = {
  'a sync': () => {
    const { signal, down } = aborting();
    const { source, clock } = streamWorld();
    const read = async () => {
      down(clock);
      throw serverError();
    };
    return new Sync({ ...source, read }, { checkpoint, signal, handler: () => undefined }, clock);
  },
  'an export': () => {
    const { signal, down } = aborting();
    const { rows, clock } = instance(() => down(clock));
    return collect(rows({}, { signal }));
  },
  'an import': () => {
    const { signal, down } = aborting();
    const world = createWorld({ handler: () => down(world.clock) });
    const { response: _, ...upload } = operations.upload;
    const report = operations.download;
    const create: OperationDescriptor = {
      ...upload,
      longRunning: { kind: 'import', id: 'import_id', state: 'import_status', succeeded: ['COMPLETE'] },
    };
    const runtime = world.runtime({ rateLimiting: false, maxAttempts: 1 });
    const { run } = importWorkflow<{ readonly file: Blob }, ImportTracking>(runtime, {
      create,
      get: { id: 'tracking', method: 'GET', path: '/v2/imports/{import_id}' },
      list: { id: 'list', method: 'GET', path: '/v2/imports', query: { order: 'string', max: 'integer' } },
      errorReport: report,
      newProductReport: report,
      transformedFile: report,
      transformationErrorReport: report,
    });
    return run({ name: 'one.csv', data: 'one' }, { checkpoint, signal });
  },
};

test.each(Object.keys(begin))(
  '%s that is aborted while it waits rejects with an AbortedError, whose cause is the reason',
  async (name) => {
    const error = await errorOf(begin[name]?.() ?? Promise.resolve());
    expect(error).toBeInstanceOf(AbortedError);
    expect(error).toMatchObject({ cause: reason, code: 'ERR_ABORTED' });
  },
);
