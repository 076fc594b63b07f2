/**
 * A call that is aborted at any time: it ends at once with an AbortedError, and nothing stays acquired, open or
 * waiting.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AbortedError, type ClientOptions, systemClock } from '@tradelane/core';
import { poll } from '../../src/index.ts';
import type { Runtime } from '../../../core/test/support/runtime.ts';
import { serveOver } from '../../../core/test/transport/every-transport.ts';
import { operations } from '../../../core/test/support/world.ts';

const paged = { ...operations.list, page: { style: 'seek', items: 'data', defaultLimit: 2, maxLimit: 2 } } as const;
const put = { ...operations.upsert, batch: { items: 'body.$', maximum: 1, split: true } } as const;
const limited = { ...operations.read, rate: { maximum: [{ requests: 1_000_000, periodInMs: 60_000 }] } } as const;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const thing = { path: { thing_id: 1 } };

const kinds: Readonly<Record<string, (runtime: Runtime, signal: AbortSignal) => Promise<unknown>>> = {
  'a call': (runtime, signal) => runtime.call(limited, thing, { signal }),
  'a walk': async (runtime, signal) => {
    let items = 0;
    for await (const _ of runtime.list(paged, {}, { signal })) items += 1;
    return items;
  },
  'a batch': (runtime, signal) => runtime.batch(put, { body: [1, 2] }, { signal }),
  'an upload': (runtime, signal) => {
    const data = (): ReadableStream<Uint8Array> => new Blob(['a;b\n'.repeat(10_000)]).stream();
    return runtime.call(operations.upload, { body: { file: { name: 'a.csv', data } } }, { signal });
  },
  'a download': async (runtime, signal) => {
    const file = await runtime.file(operations.download, { path: { file_id: 1 } }, { signal });
    return file.bytes();
  },
  'a wait': (runtime, signal) => {
    let reads = 0;
    return poll({
      kind: 'work',
      id: '1',
      read: (_, ends) => runtime.call(limited, thing, { signal: ends }),
      isFinal: () => (reads += 1) > 1,
      intervalInMs: 1,
      clock: systemClock,
      signal,
    }).start();
  },
};

const unhandled: unknown[] = [];
const note = (reason: unknown): void => void unhandled.push(reason);
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(() => void process.off('unhandledRejection', note));

const variants: Readonly<Record<string, Partial<ClientOptions>>> = {
  'as it is': {},
  'behind middleware that waits': {
    middleware: [
      async (request, next) => {
        await turn();
        const response = await next(request);
        await turn();
        return response;
      },
    ],
  },
};

const cases = Object.keys(kinds).flatMap((kind) =>
  ['fetch', 'undici'].flatMap((transport) =>
    Object.keys(variants).map((variant) => [kind, transport, variant] as const),
  ),
);

describe.each(cases)('%s over %s, %s', (kind, transport, variant) => {
  test('ends as an abort in any phase, and the next call is sent', async () => {
    const { runtime } = await serveOver(
      transport,
      (request, response) => {
        request.resume();
        request.on('end', () => {
          const path = request.url ?? '';
          if (path.includes('/files/')) return void response.end('x'.repeat(100_000));
          const isList = path.startsWith('/api/v2/things') && request.method === 'GET' && !path.includes('/1');
          const next = path.includes('page_token') ? {} : { next_page_token: 'two' };
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(isList ? { data: [{ id: 1 }, { id: 2 }], ...next } : { ok: true }));
        });
      },
      { maxConcurrency: 1, ...variants[variant] },
    );
    const start = kinds[kind];
    let isOver = false;
    // Turn by turn at first, then in longer steps, which mostly wait for the network.
    for (let turns = 0; !isOver; turns += 1 + Math.floor(turns / 16)) {
      for (let steps = 0; steps < 5; steps += 1) {
        const stop = new AbortController();
        let ended: unknown;
        const call = start?.(runtime, stop.signal).then(
          () => (ended = 'done'),
          (error: unknown) => (ended = error),
        );
        for (let at = 0; at < turns; at += 1) await turn();
        for (let at = 0; at < steps; at += 1) await Promise.resolve();
        const wasOver = ended !== undefined;
        stop.abort(new Error('enough'));
        const error = await call;
        const where = `after ${turns} turns and ${steps} steps: ${String(error)}`;
        if (error === 'done') isOver ||= wasOver;
        else expect(error, where).toBeInstanceOf(AbortedError);
        // If a slot were kept, this would wait for its deadline.
        await runtime.call(limited, thing, { deadlineInMs: 20_000 });
        expect(
          runtime.limits().filter(({ queued }) => queued > 0),
          where,
        ).toEqual([]);
        expect(unhandled, where).toEqual([]);
      }
    }
    expect(isOver).toBe(true);
  });
});
