/** An attempt acquires and releases its slot in the rate and its place among concurrent calls. */
import { describe, expect, test } from 'vitest';
import { createWorld, errorOf, json, operations, type World } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const patient = { maxWaitInMs: 600_000 };
const reset = (): never => {
  throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
};
const timesOf = ({ sent }: World): number[] => sent.map(({ atInMs }) => atInMs - (sent[0]?.atInMs ?? 0));

describe('E03: the slot of a call is free one window after', () => {
  test('the response that counts, not after the 401 before it', async () => {
    const world = createWorld({
      handler: async () => {
        if (world.sent.length === 2) await world.clock.wait(10_000);
        return world.sent.length === 1 ? json({}, 401) : json({});
      },
    });
    const runtime = world.runtime();
    await runtime.call(operations.slow, {});
    await runtime.call(operations.slow, {}, patient);
    expect(timesOf(world)).toEqual([0, 5, 70_006]);
  });

  test('a 401 that ends the call', async () => {
    const world = createWorld({ handler: () => json({}, world.sent.length === 1 ? 401 : 200) });
    const runtime = world.runtime(bearer);
    expect(await errorOf(runtime.call(operations.slow, {}))).toMatchObject({ status: 401 });
    await runtime.call(operations.slow, {}, patient);
    expect(timesOf(world)).toEqual([0, 60_001]);
  });

  test('the headers of a response, however long its body takes', async () => {
    const operation = { ...operations.slow, response: 'file' } as const;
    const world = createWorld({
      handler: () =>
        new Response(
          new ReadableStream({
            async pull(controller) {
              await world.clock.wait(20_000);
              controller.enqueue(new Uint8Array(1));
              controller.close();
            },
          }),
        ),
    });
    const runtime = world.runtime(bearer);
    const send = () => runtime.send({ operation, input: {}, options: patient });
    await (await send()).text();
    await (await send()).discard();
    expect(timesOf(world)).toEqual([0, 60_001]);
  });

  test('a broken connection', async () => {
    const world = createWorld({ handler: () => (world.sent.length === 1 ? reset() : json({})) });
    await world.runtime(bearer).call(operations.slow, {}, patient);
    expect(timesOf(world)).toEqual([0, 60_001]);
  });
});
