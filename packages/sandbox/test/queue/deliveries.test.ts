import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type NodeSandbox } from '../../src/index.ts';

interface Delivery {
  readonly receipt: string;
  readonly attempt: number;
  readonly event: { readonly id: string; readonly type: string; readonly data: Readonly<Record<string, unknown>> };
}

let sandbox: NodeSandbox;
let now: number;

beforeEach(() => {
  now = Date.UTC(2026, 0, 12);
  sandbox = createSandbox({ seed: 'empty', clock: { now: () => now } });
});

async function call(
  method: string,
  path: string,
  body?: object,
): Promise<{ readonly status: number; readonly body: never }> {
  const response = await sandbox.fetch(`/__sandbox/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as never };
}

const publish = (order: string): Promise<unknown> =>
  call('POST', 'events', { type: 'ACCEPT', data: { channel_order_id: order } });

async function take(more: object = {}): Promise<readonly Delivery[]> {
  const { body } = await call('POST', 'deliveries', { limit: 10, lease_ms: 30_000, ...more });
  return (body as { readonly deliveries: readonly Delivery[] }).deliveries;
}

const ordersOf = (deliveries: readonly Delivery[]): readonly unknown[] =>
  deliveries.map(({ event }) => event.data['channel_order_id']);

describe('deliveries', () => {
  it('deliveries of one order come in order of publication, even if the clock steps back', async () => {
    const types = ['ACCEPT', 'CANCEL', 'REFUND'];
    const data = { channel_order_id: 'A' };
    for (const type of types) {
      await call('POST', 'events', { type, data });
      now -= 2000;
      if (type === 'CANCEL') sandbox.restore(sandbox.snapshot());
    }
    for (const type of types) {
      const [one] = await take();
      expect(one?.event.type).toBe(type);
      await call('DELETE', `deliveries/${one?.receipt}`);
    }
  });

  it('deliveries cannot be ended, renewed or dead-lettered after the lease expires, even without a new delivery', async () => {
    await publish('A');
    const [first] = await take();
    now += 30_000;
    for (const [method, path, body] of [
      ['DELETE', `deliveries/${first?.receipt}`, undefined],
      ['PUT', `deliveries/${first?.receipt}`, { lease_ms: 30_000 }],
      ['PUT', `deliveries/${first?.receipt}`, { delay_ms: 30_000 }],
      ['POST', 'dead-letters', { receipt: first?.receipt, reason: 'late' }],
    ] as const)
      expect((await call(method, path, body)).status).toBe(404);
    expect(sandbox.deadLetters()).toEqual([]);
    expect(await take()).toMatchObject([{ attempt: 2, event: first?.event }]);
  });

  it('moving the clock of the sandbox ends no lease', async () => {
    await publish('A');
    await take();
    await sandbox.clock.advance(7 * 86_400_000);
    expect(await take()).toEqual([]);
  });

  it.each([
    ['POST', 'deliveries', { limit: 0 }, 'limit'],
    ['POST', 'deliveries', { lease_ms: 0 }, 'lease_ms'],
    ['POST', 'deliveries', { wait_ms: 60_001 }, 'wait_ms'],
    ['PUT', 'deliveries/one', {}, 'lease_ms'],
    ['POST', 'dead-letters', { receipt: 'one' }, 'reason'],
    ['POST', 'events', { data: {} }, 'type'],
    ['POST', 'events', { type: 'ACCEPT' }, 'data'],
    ['POST', 'events', { type: 'ACCEPT', data: {}, id: 7 }, 'id'],
    ['POST', 'events', { type: 'ACCEPT', data: {}, id: 'one', time: 'soon' }, 'time'],
  ])('%s %s with %j is refused, naming %s', async (method, path, body, field) => {
    const { status, body: refusal } = await call(method, path, body);
    expect(status).toBe(400);
    expect((refusal as { readonly message: string }).message).toContain(field);
  });
});

describe('a message of the caller', () => {
  it('a message of the caller is published as it was sent, whatever its members are called', async () => {
    const message = { id: 'M-1', type: 'ACCEPT', time: '2026-01-12T00:00:00Z', data: {}, status: 'x', headers: 1 };
    expect(await call('POST', 'events', message)).toEqual({ status: 200, body: message });
    expect(sandbox.events()).toEqual([message]);
  });
});

describe('a message whose id was there before', () => {
  const message = { id: 'M-1', type: 'ACCEPT', time: '2026-01-12T00:00:00Z', data: {} };

  it.each([
    ['acknowledged', (receipt: string) => call('DELETE', `deliveries/${receipt}`)],
    ['reset', () => Promise.resolve(sandbox.reset())],
  ])('starts again at 1 once that was %s, and the old receipt is invalid', async (_, end) => {
    await call('POST', 'events', message);
    const [first] = await take();
    await end(first?.receipt ?? '');
    await call('POST', 'events', message);
    const [second] = await take();
    expect(second?.attempt).toBe(1);
    expect((await call('DELETE', `deliveries/${first?.receipt}`)).status).toBe(404);
    expect((await call('DELETE', `deliveries/${second?.receipt}`)).status).toBe(204);
  });
});

describe('a worker that waits on a port', () => {
  const body = JSON.stringify({ wait_ms: 60_000 });

  it('gets an empty response when the port closes, before the grace period ends', async () => {
    const { url, close } = await sandbox.listen({ graceInMs: 60_000 });
    const waiting = fetch(`${url}/__sandbox/deliveries`, { method: 'POST', body });
    await fetch(`${url}/__sandbox/clock`);
    const closed = close();
    expect(await (await waiting).json()).toEqual({ deliveries: [] });
    await closed;
  });

  it.each(['on a port', 'in process', 'in process, before its request was read'])(
    'and disconnects gets no lease on later messages: %s',
    async (where) => {
      const listener = where === 'on a port' ? await sandbox.listen() : undefined;
      const ask = listener === undefined ? sandbox.fetch : fetch;
      const path = `${listener?.url ?? ''}/__sandbox/deliveries`;
      const worker = new AbortController();
      // A large one is read in turns.
      const filler = ' '.repeat(where.includes('before') ? 200_000 : 0);
      const waiting = ask(path, { method: 'POST', body: body + filler, signal: worker.signal });
      await ask(`${listener?.url ?? ''}/__sandbox/clock`);
      worker.abort();
      await expect(waiting).rejects.toThrow('aborted');
      await ask(`${listener?.url ?? ''}/__sandbox/clock`);
      await publish('A');
      expect(ordersOf(await take())).toEqual(['A']);
      await listener?.close();
    },
  );
});
