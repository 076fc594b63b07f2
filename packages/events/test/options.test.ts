/** The options of a consumer: what is accepted, and how others are refused. */
import { ArgumentError, createVirtualClock } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { type ConsumerOptions, createConsumer, createMemoryDedupeStore, createMemoryOutbox } from '../src/index.ts';

const least = {
  source: { name: 'queue', open: () => Promise.reject(new Error('not used')) },
  actions: { updateStatus: () => Promise.resolve() },
  dedupe: createMemoryDedupeStore(),
  handlers: {},
};
const { settle, find, markReported } = createMemoryOutbox();
const telemetry = { process: () => undefined, traceparent: () => undefined, within: () => undefined };

describe('a consumer', () => {
  it.each<readonly [Partial<ConsumerOptions>]>([
    [{ name: 'shop-1_a.B' }],
    [{ concurrency: 1, prefetch: 1 }],
    [{ concurrency: 20, prefetch: 20 }],
    [{ prefetch: 16 }],
    [{ concurrency: 32 }],
    [{ shutdownTimeoutInMs: 0.5, outboxScanIntervalInMs: 0.5 }],
    [{ shutdownTimeoutInMs: Infinity, outboxScanIntervalInMs: Infinity }],
    [{ retry: { attempts: 1, maxDeliveries: 1, baseInMs: 0.5, maxInMs: 0.5 } }],
    [{ retry: { attempts: Infinity, maxDeliveries: Infinity, maxInMs: Infinity } }],
    [
      {
        retry: { attempts: undefined },
        hooks: { onHandled: undefined as never },
        name: undefined,
        prefetch: undefined,
      },
    ],
    [{ handlers: { ACCEPT: undefined } as never }],
    [{ outbox: createMemoryOutbox(), telemetry: telemetry as never, clock: createVirtualClock(), random: () => 0 }],
  ])('accepts %o', (options) => {
    expect(() => createConsumer({ ...least, ...options })).not.toThrow();
  });

  it.each<readonly [object | undefined, argument: string, message: string]>([
    [undefined, 'source', 'Pass `source`'],
    [{ ...least, source: {} }, 'source', 'Pass `source`'],
    [{ ...least, handlers: undefined }, 'handlers', 'Pass `handlers`'],
    [{ ...least, handlers: null }, 'handlers', 'Pass `handlers`'],
    [{ ...least, handlers: { ACCEPT: null } }, 'handlers', 'Pass `handlers`'],
    [{ ...least, actions: {} }, 'actions', 'Pass `actions`'],
    [{ ...least, dedupe: { has: () => true } }, 'dedupe', 'Pass `dedupe`'],
    [{ ...least, dedupe: { add: () => true } }, 'dedupe', 'Pass `dedupe`'],
    [{ ...least, onHandled: () => undefined }, 'onHandled', 'Unknown option `onHandled`. Functions such as'],
    [{ ...least, 'retry.attempts': 5 }, 'retry.attempts', 'Unknown option `retry.attempts`.'],
    [{ ...least, retry: { tries: 5 } }, 'retry.tries', 'Valid options: retry.attempts, retry.maxDeliveries'],
    [{ ...least, name: '' }, 'name', '`name` must consist of letters'],
    [{ ...least, name: 'a shop' }, 'name', '`name` must consist of letters'],
    [{ ...least, name: 5 }, 'name', 'Received: 5.'],
    [{ ...least, concurrency: 0 }, 'concurrency', 'must be a whole number above 0. Received: 0.'],
    [{ ...least, concurrency: null }, 'concurrency', 'must be a whole number above 0. Received: null.'],
    [{ ...least, prefetch: 16.5 }, 'prefetch', '`prefetch` must be a whole number above 0. Received: 16.5.'],
    [{ ...least, prefetch: 15 }, 'prefetch', '`prefetch` must be at least `concurrency` (16). Received: 15.'],
    [{ ...least, concurrency: 4, prefetch: 3 }, 'prefetch', 'at least `concurrency` (4). Received: 3.'],
    [{ ...least, shutdownTimeoutInMs: 0 }, 'shutdownTimeoutInMs', 'must be above 0. Received: 0.'],
    [{ ...least, shutdownTimeoutInMs: '5' }, 'shutdownTimeoutInMs', 'must be above 0. Received: "5".'],
    [{ ...least, outboxScanIntervalInMs: -1 }, 'outboxScanIntervalInMs', 'must be above 0. Received: -1.'],
    [{ ...least, retry: { maxDeliveries: 0 } }, 'retry.maxDeliveries', 'must be a whole number above 0. Received: 0.'],
    [{ ...least, retry: null }, 'retry', '`retry` must be an object. Received: null.'],
    [{ ...least, retry: { maxInMs: 0 } }, 'retry.maxInMs', 'must be above 0. Received: 0.'],
    [{ ...least, outbox: null }, 'outbox', '`outbox` must be an outbox'],
    [{ ...least, outbox: { settle, find, markReported } }, 'outbox', '`outbox` must be an outbox'],
    [{ ...least, hooks: null }, 'hooks', '`hooks` must be an object of functions. Received: null.'],
    [{ ...least, telemetry: { ...telemetry, within: undefined } }, 'telemetry', 'the result of `openTelemetry`'],
    [{ ...least, clock: { now: () => 0 } }, 'clock', '`clock` must be a clock with `now` and `wait`'],
  ])('refuses %o and names the option %s', (options, argument, message) => {
    const create = (): unknown => createConsumer(options as never);
    expect(create).toThrow(ArgumentError);
    expect(create).toThrow(expect.objectContaining({ argument, message: expect.stringContaining(message) as string }));
  });
});
