/** The order of the steps of a message, and the stores that they use. */
import { describe, expect, it } from 'vitest';
import { createMemoryDedupeStore, createMemoryOutbox } from '../src/index.ts';
import { createHandQueue } from './support/hand-queue.ts';
import { accept, feature } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

describe('the steps of a message', () => {
  /** Handles one message and returns the starts and ends of all calls. */
  const callsOf = async (body: string): Promise<readonly string[]> => {
    const world = createWorld();
    const queue = createHandQueue();
    const calls: string[] = [];
    const logged =
      <Given extends readonly unknown[], Value>(name: string, call: (...given: Given) => Value) =>
      async (...given: Given): Promise<Awaited<Value>> => {
        calls.push(name);
        await new Promise((resolve) => setImmediate(resolve));
        const value = await call(...given);
        calls.push(`${name} ended`);
        return value;
      };
    const dedupe = createMemoryDedupeStore({ clock: world.clock });
    const outbox = createMemoryOutbox({ clock: world.clock });
    const handler = logged('handler', () => undefined);
    const running = world.start({
      source: queue.source,
      dedupe: { has: logged('has', dedupe.has), add: logged('add', dedupe.add) },
      outbox: {
        settle: logged('settle', outbox.settle),
        find: logged('find', outbox.find),
        markReported: logged('markReported', outbox.markReported),
        unreported: outbox.unreported,
      },
      actions: { updateStatus: logged('report', () => undefined) },
      handlers: { ACCEPT: handler, STORE_MANAGEMENT_FEATURE: handler },
    });
    await settle();
    await queue.deliver(body, { ack: logged('ack', () => undefined) });
    await settle();
    await running.stop();
    return calls;
  };
  const both = (...names: readonly string[]): string[] => names.flatMap((name) => [name, `${name} ended`]);

  it('G40: the steps of a command wait for each other, and the outcome is stored before the report', async () => {
    expect(await callsOf(accept('ORD-1').body)).toEqual(
      both('has', 'find', 'handler', 'settle', 'report', 'markReported', 'add', 'ack'),
    );
  });

  it('G42: the steps of a notification wait for each other, and it is stored as handled before its acknowledgement', async () => {
    expect(await callsOf(feature('store_1').body)).toEqual(both('has', 'handler', 'add', 'ack'));
  });
});
