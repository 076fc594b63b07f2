/** The lease of one message at its boundaries, without a consumer. */
import { createVirtualClock } from '@tradelane/core';
import { describe, expect, test } from 'vitest';
import { keepLeases } from '../src/consumer/message-lease.ts';
import { MessageLease } from '../src/consumer/message-lease.ts';
import { type Delivery, MessageLeaseLostError } from '../src/index.ts';
import { gate } from './support/world.ts';

const leaseInMs = 30_000;

function leased(delivery: Partial<Delivery> = {}, hasLeases = true) {
  const clock = createVirtualClock();
  const full: Delivery = {
    body: '',
    attempt: 1,
    ack: () => undefined,
    nack: () => undefined,
    deadLetter: () => undefined,
    forget: () => undefined,
    heartbeat: () => undefined,
    ...delivery,
  };
  return { clock, lease: new MessageLease(full, clock, hasLeases ? leaseInMs : undefined) };
}

describe('the lease of a message', () => {
  test('is lost exactly when its time is over', async () => {
    const { clock, lease } = leased();
    await clock.advance(leaseInMs - 1);
    expect(lease.isLost).toBe(false);
    await clock.advance(1);
    expect(lease.isLost).toBe(true);
  });

  test('starts again with the request of its renewal, not with the response', async () => {
    const open = gate();
    const { clock, lease } = leased({ heartbeat: () => open.promise });
    await clock.advance(10_000);
    const renewed = lease.renew();
    await clock.advance(5_000);
    open.open();
    await renewed;
    await clock.advance(leaseInMs - 5_001);
    expect(lease.isLost).toBe(false);
    await clock.advance(1);
    expect(lease.isLost).toBe(true);
  });

  test('stays lost if its renewal responds too late', async () => {
    const open = gate();
    const { clock, lease } = leased({ heartbeat: () => open.promise });
    await clock.advance(10_000);
    const renewed = lease.renew();
    await clock.advance(leaseInMs - 5_000);
    open.open();
    await renewed;
    expect(lease.isLost).toBe(true);
    expect(lease.signal.aborted).toBe(true);
  });

  test('is not renewed after it was lost', async () => {
    let renewals = 0;
    const { clock, lease } = leased({ heartbeat: () => void (renewals += 1) });
    await lease.renew();
    expect(renewals).toBe(1);
    await clock.advance(leaseInMs);
    await lease.renew();
    expect(renewals).toBe(1);
  });

  test('survives a failed renewal, and is lost if the queue reports that', async () => {
    let error = new Error('away');
    const { lease } = leased({ heartbeat: () => Promise.reject(error) });
    await expect(lease.renew()).rejects.toThrow('away');
    expect(lease.isLost).toBe(false);
    error = new MessageLeaseLostError('the message');
    await lease.renew();
    expect(lease.isLost).toBe(true);
    expect(lease.signal.reason).toBeInstanceOf(MessageLeaseLostError);
  });

  test('is lost if the delivery is gone, and its signal aborts', () => {
    const { lease } = leased({ isGone: true });
    const { signal } = lease;
    expect(lease.isLost).toBe(true);
    expect(signal.aborted).toBe(true);
  });

  test('keeps the first reason for which it was lost', () => {
    const { lease } = leased();
    const { signal } = lease;
    const first = new Error('first');
    lease.lose(first);
    lease.lose(new Error('second'));
    expect(signal.reason).toBe(first);
  });

  test('does not end on a queue without leases', async () => {
    const { clock, lease } = leased({}, false);
    await clock.advance(86_400_000);
    expect(lease.isLost).toBe(false);
  });
});

describe('the leases of all messages', () => {
  test('are renewed three times per lease until the signal aborts', async () => {
    const clock = createVirtualClock();
    const stop = new AbortController();
    const errors: unknown[] = [];
    const renewedAtInMs: number[] = [];
    const startInMs = clock.now();
    const good = { lease: { renew: async () => void renewedAtInMs.push(clock.now() - startInMs) } };
    const failing = { lease: { renew: () => Promise.reject(new Error('away')) } };
    const hanging = { lease: { renew: () => new Promise(() => undefined) } };
    const kept = keepLeases(new Set([hanging, failing, good]) as never, {
      leaseInMs,
      clock,
      hooks: { onQueueError: (error: unknown) => errors.push(error) } as never,
      signal: stop.signal,
    });
    await clock.advance(9_999);
    expect(renewedAtInMs).toEqual([]);
    await clock.advance(20_001);
    expect(renewedAtInMs).toEqual([10_000, 20_000, 30_000]);
    expect(errors).toHaveLength(3);
    stop.abort();
    await kept;
    expect(clock.pending).toBe(0);
    await clock.advance(leaseInMs);
    expect(renewedAtInMs).toHaveLength(3);
  });
});
