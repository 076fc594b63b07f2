import { createVirtualClock } from '@tradelane/core';
import { expect, test } from 'vitest';
import { MessageLease } from '../src/consumer/message-lease.ts';
import type { Delivery } from '../src/queue/source.ts';

test.each([
  ['before the lease ends renews it', 4_000, false],
  ['after the lease ended brings nothing back', 6_000, true],
])('the response to a heartbeat that comes %s', async (_, takesInMs, isLost) => {
  const clock = createVirtualClock();
  const delivery = { heartbeat: () => clock.wait(takesInMs) } as unknown as Delivery;
  const lease = new MessageLease(delivery, clock, 10_000);
  await clock.advance(5_000);
  const renewed = lease.renew();
  await clock.advance(takesInMs);
  await renewed;
  expect(lease.isLost).toBe(isLost);
  expect(lease.signal.aborted).toBe(isLost);
});
