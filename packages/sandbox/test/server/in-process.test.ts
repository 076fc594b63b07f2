import { Agent, get } from 'node:https';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCertificate, createSandbox, MemoryStore, SqliteStore } from '../../src/index.ts';
import { createSandboxes, sandboxPerTest } from '../../src/testing.ts';
import { isoOf } from '../../src/world/index.ts';
import {
  actionStatus,
  createChannelWorld,
  type Json,
  orderId,
  orderInput,
  readOrder,
  upsertOrders,
  type World,
} from '../world.ts';

describe('in process', () => {
  let world: World;
  beforeEach(async () => {
    world = await createChannelWorld();
    await upsertOrders(world, orderInput('ORD-1'));
  });
  const list = (): Promise<Json> => world.seller.call('GET', '/v2/orders');
  const accept = async (): Promise<string> => {
    const order = await readOrder(world, 'ORD-1');
    const order_lines = order.order_lines.map(({ id }: Json) => ({ id, accepted: true }));
    return (await world.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, { order_lines })).body.action_id;
  };

  it('faults are added, listed and cleared, and an invalid one is rejected', async () => {
    const { faults } = world.sandbox;
    faults.add({ operation: 'v2-listOrders', status: 503, times: 2 });
    expect(faults.list()).toMatchObject([{ operation: 'v2-listOrders', status: 503, times: 2 }]);
    expect((await list()).status).toBe(503);
    faults.clear();
    expect((await list()).status).toBe(200);
    expect(() => faults.add({ operation: 'v2-listOrders', status: 99 })).toThrow('status must be a number');
  });

  it.each([204, 205, 304])('a fault with status %i is met as a response without body', async (status) => {
    world.sandbox.faults.add({ operation: '*', status });
    const response = await world.sandbox.fetch('/hub/api/v2/orders');
    expect([response.status, await response.text()]).toEqual([status, '']);
  });

  it.each([
    [{ seed: 'x' }, 'seed must be "demo" or "empty". Received: "x".'],
    [{ limits: true }, 'limits must be'],
    [{ actions: 'x' }, 'actions must be'],
    [{ strict: 'no' }, 'strict must be'],
    [{ limit: 'off' }, 'unknown option `limit`. Valid options: seed, recording, size, limits,'],
    [{ size: -1 }, 'size must be an integer from 0 to 100000. Received: -1.'],
    [{ size: 100_001 }, 'size must be'],
    [{ size: 1.5 }, 'size must be'],
    [{ size: '5' }, 'size must be'],
    [{ size: 5, seed: 'empty' }, 'size must be left out'],
    [{ clock: 5 }, 'clock must be an object with a method now()'],
    [{ clock: { now: () => Number.NaN } }, 'clock.now() must be'],
    [{ clock: { now: () => 1e16 } }, 'clock.now() must be'],
    [{ clock: { now: () => -1e14 } }, 'clock.now() must be'],
    [{ allowOrigins: 'https://a.example' }, 'allowOrigins must be an array'],
    [{ allowOrigins: ['https://a.example/'] }, 'allowOrigins must be an array of origins'],
    [{ allowHosts: ['sandbox:4010'] }, 'allowHosts must be an array of host names without port'],
    [{ onFailure: 'log' }, 'onFailure must be'],
    [{ file: '' }, 'file must be a path, such as world.sqlite. Received: "".'],
  ])('options of %j are refused', (options, message) => {
    expect(() => createSandbox(options as never)).toThrow(message);
  });

  it.each([0, -86_400_000, Date.UTC(2, 0), Date.UTC(9999, 11, 1)])(
    'a clock may return any time, such as %i',
    async (time) => {
      const sandbox = createSandbox({ clock: { now: () => time } });
      expect(sandbox.events().length).toBeGreaterThan(0);
      expect((await sandbox.fetch('/__sandbox/info')).status).toBe(200);
    },
  );

  it('requests are answered while a move of the clock runs many jobs', async () => {
    const { sandbox } = world;
    const job = { kind: 'expire-action', at: isoOf(sandbox.clock.now() + 1000), data: { id: 'none' } };
    const jobs = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`x${n}`, job]));
    const { version, collections } = sandbox.snapshot();
    sandbox.restore({ version, collections: { ...collections, jobs } });
    const order: string[] = [];
    const moved = sandbox.clock.advance(2000).then(() => order.push('moved'));
    await sandbox.fetch('/__sandbox/info');
    order.push('answered');
    await moved;
    expect(order).toEqual(['answered', 'moved']);
    expect(sandbox.snapshot().collections['jobs'] ?? {}).toEqual({});
  });

  it('limits are switched, tokens revoked, and the journal read', async () => {
    const { sandbox } = world;
    sandbox.limits.set('real');
    expect([(await list()).status, (await list()).status, sandbox.limits.mode]).toEqual([200, 429, 'real']);
    sandbox.limits.set('off');
    expect(
      sandbox
        .journal()
        .slice(-2)
        .map(({ operation, status }) => [operation, status]),
    ).toEqual([
      ['v2-listOrders', 200],
      ['v2-listOrders', 429],
    ]);
    expect(sandbox.revokeTokens({ client_id: sandbox.info().credentials.seller.client_id })).toBe(1);
    expect((await list()).status).toBe(401);
  });

  it('O07: actions are ended by hand, once', async () => {
    const { actions } = world.sandbox;
    const id = await accept();
    expect(actions.list()).toMatchObject([{ id, status: 'PENDING', work: 'accept' }]);
    actions.succeed(id);
    expect((await actionStatus(world, id)).body.status).toBe('SUCCESS');
    expect((await readOrder(world, 'ORD-1')).status).toBe('AWAITING_SHIPMENT');
    expect(() => actions.fail(id, { code: 'UNAVAILABLE', message: 'No.' })).toThrow('already has an outcome');
  });
});

describe('a sandbox for each test', () => {
  const sandbox = sandboxPerTest({ beforeEach, afterEach }, { seed: 'demo' });
  const seen = new Set<unknown>();
  let first: string | undefined;

  it.each([1, 2])('G50: each test starts with the same world and shares nothing (%i)', async () => {
    expect(seen.has(sandbox())).toBe(false);
    seen.add(sandbox());
    const world = JSON.stringify(sandbox().snapshot());
    first ??= world;
    expect(world === first).toBe(true);
    expect(sandbox().faults.list()).toEqual([]);
    sandbox().faults.add({ operation: '*', status: 500 });
    expect((await sandbox().fetch('/hub/api/v2/orders')).status).toBe(500);
    expect(JSON.stringify(sandbox().snapshot()) === world).toBe(false);
  });

  it('a sandbox for each test is available only during a test', () => {
    const hooks: (() => void)[] = [];
    const outside = sandboxPerTest(
      { beforeEach: (run) => hooks.push(run), afterEach: (run) => hooks.push(run) },
      { seed: 'empty' },
    );
    expect(outside).toThrow('outside a test');
    hooks[0]?.();
    expect(outside().info().version).toBeDefined();
  });

  it('concurrent tests get an error, and later tests get a sandbox', () => {
    const hooks: (() => void)[] = [];
    const shared = sandboxPerTest(
      { beforeEach: (run) => hooks.push(run), afterEach: (run) => hooks.push(run) },
      { seed: 'empty' },
    );
    const [begin, end] = hooks as [() => void, () => void];
    begin();
    begin();
    expect(shared).toThrow('createSandboxes');
    end();
    expect(shared).toThrow('createSandboxes');
    end();
    begin();
    expect(shared().info().version).toBeDefined();
  });

  it('a copy of a world is not changed by what happens to another', async () => {
    const next = createSandboxes({ seed: 'demo' });
    const [a, b] = [next(), next()];
    const textOf = (one: typeof a): string => JSON.stringify(one.snapshot());
    const before = textOf(b);
    a.info();
    await a.clock.advance(86_400_000);
    await a.fetch('/hub/api/v2/orders');
    expect(textOf(a) === before).toBe(false);
    expect(textOf(b) === before).toBe(true);
    a.reset();
    expect(textOf(b) === before).toBe(true);
  });
});

it('a closed sandbox has no timers: a delayed fault ends without a reported failure', async () => {
  const failures: unknown[] = [];
  for (const store of [new MemoryStore(), new SqliteStore(':memory:')]) {
    const { sandbox, seller } = await createChannelWorld({ store, onFailure: (error) => failures.push(error) });
    sandbox.faults.add({ operation: '*', delay_ms: 600_000, status: 503 });
    const delayed = seller.call('GET', '/v2/orders');
    // It has started when a later one has ended.
    await sandbox.fetch('/__sandbox/clock');
    sandbox.close();
    expect((await delayed).status).toBeGreaterThanOrEqual(500);
    await seller.call('GET', '/v2/orders');
  }
  expect(failures).toEqual([]);
});

describe('https', () => {
  it('the certificate of an HTTPS server is trusted only by clients that trust the CA', async () => {
    const { sandbox } = await createChannelWorld();
    const certificate = await createCertificate();
    const listener = await sandbox.listen({ tls: certificate });
    const ask = (ca: string | undefined): Promise<Json> =>
      new Promise((resolve, reject) => {
        const agent = new Agent(ca === undefined ? {} : { ca });
        get(`${listener.url}/__sandbox/info`, { agent }, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve(JSON.parse(text)));
        }).on('error', reject);
      });
    expect((await ask(certificate.ca)).urls.base_url).toBe(`${listener.url}/hub`);
    expect(listener.url).toMatch(/^https:/);
    await expect(ask(undefined)).rejects.toThrow();
    expect(certificate.fingerprint).toMatch(/^([\dA-F]{2}:){31}[\dA-F]{2}$/);
    await listener.close();
  });
});
