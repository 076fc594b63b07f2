import { array, assert, asyncProperty, constantFrom, jsonValue, nat, record } from 'fast-check';
import { sampled } from '@tradelane/test-servers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSandbox, type NodeSandbox } from '../../src/index.ts';
import { SqliteStore } from '../../src/node/sqlite.ts';
import { createChannelWorld, orderInput, returnInput, start, upsertOrders, upsertReturns } from '../world.ts';

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** A place of a JSON value, as its container and the name in it: one step down for each choice, while there is something. */
function placeOf(value: Container, choices: readonly number[]): readonly [Container, string] {
  const names = Object.keys(value);
  const [choice = 0, ...rest] = choices;
  const name = names[choice % names.length] as string;
  const inner = (value as Record<string, unknown>)[name];
  return rest.length > 0 && isContainer(inner) && Object.keys(inner).length > 0 ? placeOf(inner, rest) : [value, name];
}

/** Changes one place: another value, nothing, or the value under another name. */
function change(container: Container, name: string, way: 'set' | 'drop' | 'rename', value: unknown): void {
  const members = container as Record<string, unknown>;
  if (way !== 'set' && Array.isArray(container)) return void container.splice(Number(name), 1);
  if (way === 'rename') members[`${name}'`] = members[name];
  if (way === 'set') members[name] = value;
  else delete members[name];
}

const put = (sandbox: NodeSandbox, body: string): Promise<Response> =>
  sandbox.fetch('/__sandbox/snapshot', { method: 'PUT', body });

const worldOf = (sandbox: NodeSandbox): string => JSON.stringify(sandbox.snapshot().collections);

describe.each(sampled(['memory', 'sqlite'], 1))('snapshots over HTTP (%s)', (kind) => {
  const create = (seed: 'demo' | 'empty'): NodeSandbox => {
    const clock = { now: () => start };
    const sandbox = createSandbox({ seed, clock, ...(kind === 'sqlite' && { store: new SqliteStore(':memory:') }) });
    onTestFinished(() => sandbox.close());
    return sandbox;
  };
  const read = async (sandbox: NodeSandbox): Promise<string> => (await sandbox.fetch('/__sandbox/snapshot')).text();

  it('snapshots are restored as they were read, however they are written down', async () => {
    const source = create('demo');
    const text = await read(source);
    const expected = worldOf(source);
    for (const one of [text, JSON.stringify(source.snapshot(), null, 2)]) {
      const other = create('empty');
      expect((await put(other, one)).status).toBe(204);
      expect(worldOf(other)).toBe(expected);
    }
  });

  it('snapshots are refused if any place of them was changed, and then nothing is restored', async () => {
    const sandbox = create('empty');
    const world = await createChannelWorld();
    await upsertOrders(world, orderInput('ORD-1'), orderInput('ORD-2'));
    await upsertReturns(world, returnInput('RET-1', 'ORD-1'));
    const text = await read(world.sandbox);
    const unchanged = JSON.stringify(JSON.parse(text)); // numbers as names come first once they were parsed
    const before = worldOf(sandbox);
    const changes = record({
      at: array(nat(), { minLength: 1, maxLength: 9 }),
      how: constantFrom('set' as const, 'drop' as const, 'rename' as const),
      value: jsonValue(),
    });
    await assert(
      asyncProperty(changes, async ({ at, how: way, value }) => {
        const changed = JSON.parse(text) as Container;
        change(...placeOf(changed, at), way, value);
        const body = JSON.stringify(changed);
        if (body === unchanged) return;
        const response = await put(sandbox, body);
        const { errors } = (await response.json()) as { readonly errors: readonly { readonly field: string }[] };
        expect([response.status, errors]).toMatchObject([400, [{ field: expect.stringMatching(/^\$\./) as string }]]);
        expect(worldOf(sandbox)).toBe(before);
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });

  it('snapshots are rejected if they combine two snapshots or lack the digest', async () => {
    const [sandbox, source] = [create('empty'), create('empty')];
    const first = JSON.parse(await read(source)) as { collections: Record<string, unknown>; digest: string };
    source.faults.add({ operation: '*', status: 503 });
    const second = JSON.parse(await read(source)) as typeof first;
    const { digest: _, ...without } = first;
    const mixed = { ...first, collections: { ...first.collections, faults: second.collections['faults'] } };
    for (const one of [without, mixed, { ...mixed, digest: second.digest }]) {
      const response = await put(sandbox, JSON.stringify(one));
      expect([response.status, await response.json()]).toMatchObject([400, { errors: [{ field: '$.digest' }] }]);
    }
  });
});
