/** Which entries of a read count as the effect of a write whose response was lost. */
import { describe, expect, test } from 'vitest';

import { settle } from '../../src/index.ts';
import { Host, type Refunds } from './shop.ts';

const five: Refunds = { refunds: [{ line: 'L1', amount: 5 }] };

describe('settle', () => {
  test('G61: an equal effect of another key never counts as this one', async () => {
    const host = new Host();
    const client = host.client();
    await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'one' });
    host.fates.push('request lost');
    const result = await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'two' });
    // The entry belongs to the first key, which is done.
    expect(result).toMatchObject({ outcome: 'undecided', why: 'not-visible' });
    await host.clock.advance(600_000);
    host.fates.push('response lost');
    const third = await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'three' });
    expect(third).toMatchObject({ outcome: 'undecided', why: 'ambiguous' });
    host.add('L1', 5);
    for (const key of ['two', 'three'])
      expect(await settle(client.refund, ['O-1', five], { checkpoint: host.store, key })).toMatchObject({
        outcome: 'done',
      });
  });

  test('G61: an effect of another key that only differs in fields that a read does not show looks equal', async () => {
    const host = new Host();
    const client = host.client();
    const other = { refunds: [{ line: 'L1', amount: 5, reason: 'damaged' }] };
    await settle(client.refund, ['O-1', other], { checkpoint: host.store, key: 'one' });
    host.fates.push('request lost', 'request lost');
    const result = await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'two' });
    expect(result).toMatchObject({ outcome: 'undecided', why: 'not-visible' });
    // A request without an amount may have any.
    const any = { refunds: [{ line: 'L1' }] } as unknown as Refunds;
    const third = await settle(client.refund, ['O-1', any], { checkpoint: host.store, key: 'three' });
    expect(third).toMatchObject({ outcome: 'undecided', why: 'not-visible' });
  });

  test('G62: an entry does not prove a request with a field that no condition compares', async () => {
    const host = new Host();
    host.fates.push('response lost');
    const other = { refunds: [{ line: 'L1', amount: 5, reason: 'damaged' }] };
    const result = await settle(host.client().refund, ['O-1', other], { checkpoint: host.store, key: 'one' });
    expect(result).toMatchObject({ outcome: 'undecided', why: 'ambiguous' });
  });

  test('G61: an effect whose key has expired does not count as one that is still open', async () => {
    const host = new Host();
    const settled = (key: string) =>
      settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key, keepForInMs: 1_000, waitInMs: 0 });
    host.fates.push('request lost');
    expect(await settled('open')).toMatchObject({ outcome: 'undecided' });
    for (const key of ['first', 'second', 'third']) {
      await host.clock.advance(100_000_000);
      expect(await settled(key)).toMatchObject({ outcome: 'done' });
    }
    expect(await settled('open')).toMatchObject({ outcome: 'undecided', why: 'not-visible' });
  });

  test('G62: a request with two equal effects is undecided if one of them is visible', async () => {
    const host = new Host();
    const twice = { refunds: [...five.refunds, ...five.refunds] };
    host.fates.push('request lost');
    void host.clock.wait(2_000).then(() => host.add('L1', 5));
    const settled = () => settle(host.client().refund, ['O-1', twice], { checkpoint: host.store, key: 'k' });
    expect(await settled()).toMatchObject({ outcome: 'undecided', why: 'ambiguous' });
    host.add('L1', 5);
    expect(await settled()).toMatchObject({ outcome: 'done', found: [{ line: 'L1' }, { line: 'L1' }] });
  });

  test('G61: an effect whose entry is nested too deep to be stored is done, and stays found', async () => {
    const host = new Host();
    host.fates.push('response lost');
    host.isDeep = true;
    const options = { checkpoint: host.store, key: 'k' };
    const first = await settle(host.client().refund, ['O-1', five], options);
    expect(first.outcome === 'done' && first.found?.length).toBe(1);
    expect(await settle(host.client().refund, ['O-1', five], options)).toEqual({ outcome: 'done', found: [null] });
    expect(host.writes).toHaveLength(1);
  });

  test('G61: an equal effect of another key counts only while a read can show it', async () => {
    const host = new Host();
    const client = host.client();
    await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'one' });
    await host.clock.advance(3_600_000);
    host.fates.push('response lost');
    const result = await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'two' });
    expect(result).toMatchObject({ outcome: 'done', found: [{ line: 'L1' }] });
  });

  test('G61: an equal effect of another key that became visible late never counts as this one', async () => {
    const host = new Host();
    const client = host.client();
    host.fates.push('late');
    await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'one', waitInMs: 0 });
    await host.clock.advance(320_000);
    host.fates.push('request lost');
    const result = await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'two' });
    expect(result).toMatchObject({ outcome: 'undecided', why: 'ambiguous' });
  });

  test('G61: an equal effect on another resource is a different effect', async () => {
    const host = new Host();
    const client = host.client();
    host.fates.push('request lost', 'response lost');
    await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'one', waitInMs: 0 });
    const result = await settle(client.refund, ['O-2', five], { checkpoint: host.store, key: 'two' });
    expect(result).toMatchObject({ outcome: 'done', found: [{ line: 'L1' }] });
  });

  test('G62: an entry without a time may be the effect or not', async () => {
    const host = new Host();
    host.addUndated('L1', 5);
    host.fates.push('request lost');
    const result = await settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'undecided', why: 'ambiguous', lookAt: { entries: [{ line: 'L1' }] } });
  });

  test.each([
    ['all of them show it', [0, 0], { outcome: 'done', found: [{ amount: 0 }, { amount: 0 }] }],
    ['one of them does not show it', [0, 5], { outcome: 'undecided', why: 'not-visible' }],
    ['they rule it out', [9], { outcome: 'not-done', reason: { code: 'ERR_EFFECT_RULED_OUT' } }],
    ['one of them does not rule it out', [9, 5], { outcome: 'undecided', why: 'not-visible' }],
    ['there is none', [], { outcome: 'undecided', why: 'not-visible' }],
  ])('G61: the states of the entries decide a lost effect: %s', async (_, amounts, expected) => {
    const host = new Host();
    for (const amount of amounts) host.add('L1', amount);
    host.fates.push('request lost');
    const result = await settle(host.client().cancel, ['O-1', { line: 'L1' }], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject(expected);
  });

  test('G62: an entry of the same second may be older than the request', async () => {
    const host = new Host();
    host.writeInMs = 0;
    host.fates.push('response lost');
    const result = await settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'undecided', why: 'ambiguous', lookAt: { entries: [{ line: 'L1' }] } });
  });

  test('G61: an equal effect of another operation under another key never counts as this one', async () => {
    const host = new Host();
    const client = host.client();
    host.fates.push('ok', 'request lost');
    await settle(client.refund, ['O-1', five], { checkpoint: host.store, key: 'one' });
    const result = await settle(client.note, ['O-1', { note: { line: 'L1' } }], { checkpoint: host.store, key: 'two' });
    expect(result).toMatchObject({ outcome: 'undecided', why: 'not-visible' });
  });

  test('G61: an equal effect from before the request does not count', async () => {
    const host = new Host();
    host.add('L1', 5, 600_000);
    host.fates.push('request lost');
    const result = await settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'undecided', why: 'not-visible', lookAt: { entries: [] } });
  });

  test.each([-3_600_000, 3_600_000])(
    'G61: a lost effect is found if the clock of the host differs by %i ms',
    async (skewInMs) => {
      const host = new Host();
      host.skewInMs = skewInMs;
      host.fates.push('response lost');
      const result = await settle(host.client().refund, ['O-1', five], { checkpoint: host.store, key: 'k' });
      expect(result).toMatchObject({ outcome: 'done', found: [{ line: 'L1' }] });
      expect(host.writes).toHaveLength(1);
    },
  );

  test('G61: a request with several effects is done if all of them are visible', async () => {
    const host = new Host();
    const body: Refunds = {
      refunds: [
        { line: 'L1', amount: 5 },
        { line: 'L1', amount: 5 },
        { line: 'L2', amount: 1 },
      ],
    };
    host.fates.push('response lost');
    const result = await settle(host.client().refund, ['O-1', body], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'done' });
    expect(host.entries).toBe(3);
    expect(host.reads[0]?.searchParams.getAll('lines')).toEqual(['L1', 'L2']);
  });

  test('G62: a request with several effects is undecided if some of them are visible', async () => {
    const host = new Host();
    host.fates.push('request lost');
    host.add('L2', 1);
    const body: Refunds = { refunds: [...five.refunds, { line: 'L2', amount: 1 }] };
    const result = await settle(host.client().refund, ['O-1', body], { checkpoint: host.store, key: 'k' });
    expect(result).toMatchObject({ outcome: 'undecided', why: 'ambiguous', lookAt: { entries: [{ line: 'L2' }] } });
  });
});
