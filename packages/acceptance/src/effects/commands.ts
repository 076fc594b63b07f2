import { readFileSync } from 'node:fs';
import type { ChannelPlatform } from '@tradelane/channel-platform';
import { ArgumentError, type CheckpointStore } from '@tradelane/core';
import { type EffectResult, settle, type SettleOptions } from '@tradelane/workflows';
import type { Hub } from '@tradelane/hub';
import type { Snapshot } from '@tradelane/sandbox';
import { channelOrder } from '../orders.ts';

export const kinds = ['accept', 'cancel', 'refund', 'ship', 'thread', 'message'] as const;
export type Kind = (typeof kinds)[number];

/** Something to do once, for one order. */
export interface Command {
  readonly key: string;
  readonly kind: Kind;
  readonly orderId: string;
  readonly lineId: string;
  /** The conversation of a message. */
  readonly conversationId: string;
}

export const readCommands = (file: string): readonly Command[] =>
  JSON.parse(readFileSync(file, 'utf8')) as readonly Command[];

const euros = (amount: number): { amount: number; currency: string } => ({ amount, currency: 'EUR' });
const amounts = { quantity: 1, price: euros(1), shipping_price: euros(0) };

/** Calls the method of a command with its arguments. */
type Use<Result> = (method: never, values: readonly unknown[]) => Result;

function using<Result>(hub: Hub, { kind, key, orderId, lineId, conversationId }: Command, use: Use<Result>): Result {
  const line = { order_line_id: lineId, ...amounts };
  const call = (method: unknown, ...values: readonly unknown[]): Result => use(method as never, values);
  switch (kind) {
    case 'accept':
      return call(hub.orders.accept, orderId, { order_lines: [{ id: lineId, accepted: true }] });
    case 'cancel':
      return call(hub.orders.cancel, orderId, { cancelations: [{ ...line, reason: 'OUT_OF_STOCK' }] });
    case 'refund':
      return call(hub.orders.refund, orderId, { refunds: [{ ...line, reason: 'DEFECT' }] });
    case 'ship':
      return call(hub.shipments.create, orderId, { items: [{ order_line_id: lineId, quantity: 9 }], carrier: 'Swift' });
    case 'thread': {
      const entity = { type: 'ORDER', id: orderId };
      const topic = { type: 'FREE_TEXT', value: key };
      return call(hub.conversations.create, { conversation: { entity, topic, first_message: { body: key } } });
    }
    case 'message':
      return call(hub.conversations.reply, conversationId, { message_input: { body: key } });
  }
}

export function settled(hub: Hub, command: Command, options: Omit<SettleOptions, 'key'>): Promise<EffectResult> {
  return using(hub, command, (method, values) => settle(method, values as never, { ...options, key: command.key }));
}

/** @throws {Error} If `settle` accepts a function that wraps the method. */
export async function refuseWrapped(hub: Hub, command: Command, checkpoint: CheckpointStore): Promise<void> {
  const error = await using(hub, command, (method: (...values: readonly unknown[]) => never, values) => {
    const wrapped = (...args: readonly unknown[]): never => method(...args);
    return settle(wrapped, values as never, { checkpoint, key: `wrapped ${command.key}` }).catch((one: unknown) => one);
  });
  if (!(error instanceof ArgumentError)) throw new Error(`A wrapper of ${command.key} wasn't rejected.`);
}

/** The call without `settle`. */
export function called(hub: Hub, command: Command): PromiseLike<unknown> {
  return using(hub, command, (method: (...values: readonly unknown[]) => PromiseLike<unknown>, values) =>
    method(...values),
  );
}

/** Creates one order for each command, and the conversations of the messages. */
export async function prepareCommands(
  count: number,
  hub: Hub,
  channel: ChannelPlatform,
  origin: { readonly channel_id: string; readonly channel_store_id: string },
): Promise<readonly Command[]> {
  for (let at = 0; at < count; at += 50) {
    const orders = Array.from({ length: Math.min(50, count - at) }, (_, index) => {
      const id = `E-${at + index}`;
      const status = kinds[(at + index) % kinds.length] === 'accept' ? 'AWAITING_ACCEPTANCE' : 'AWAITING_SHIPMENT';
      const order = channelOrder(id, { status });
      return {
        ...order,
        order_lines: order.order_lines.map((line) => ({ ...line, status, quantity: 9, price: euros(90) })),
      };
    });
    (await channel.orders.upsertOrders({ origin, orders })).throwIfFailed();
  }
  const commands: Command[] = [];
  for await (const { id, channel_order_id, order_lines } of hub.orders.list({
    updated_from: new Date(0),
    limit: 100,
  })) {
    const index = /^E-(\d+)$/.exec(channel_order_id)?.[1];
    const [line] = order_lines;
    const kind = kinds[Number(index) % kinds.length];
    if (index === undefined || line === undefined || kind === undefined) continue;
    commands.push({ key: `command ${index}.`, kind, orderId: id, lineId: line.id, conversationId: '' });
  }
  if (commands.length !== count) throw new Error(`${commands.length} of ${count} orders were created`);
  return commands;
}

const countBy = (values: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(values, (value) => value)].map(([value, all]) => [value, all.length]));

/** How often each command took effect, by the data of the sandbox. */
export function effectsIn(snapshot: Snapshot, commands: readonly Command[]): ReadonlyMap<string, number> {
  const entriesOf = <T>(name: string): readonly T[] => Object.values(snapshot.collections[name] ?? {}) as T[];
  const orders = new Map(
    entriesOf<{ readonly order: StoredOrder }>('orders').map(({ order }) => [order.id, order] as const),
  );
  const shipments = countBy(entriesOf<{ readonly order_id: string }>('shipments').map(({ order_id }) => order_id));
  const topics = countBy(
    entriesOf<{ readonly topic: { readonly value: string } }>('conversations').map(({ topic }) => topic.value),
  );
  const bodies = countBy(entriesOf<{ readonly body: string }>('messages').map(({ body }) => body));
  const effect: Readonly<Record<Kind, (command: Command) => number | undefined>> = {
    accept: ({ orderId }) => (orders.get(orderId)?.order_lines[0]?.status === 'AWAITING_SHIPMENT' ? 1 : 0),
    cancel: ({ orderId }) => orders.get(orderId)?.order_lines[0]?.adjustments.length,
    refund: ({ orderId }) => orders.get(orderId)?.order_lines[0]?.adjustments.length,
    ship: ({ orderId }) => shipments.get(orderId),
    thread: ({ key }) => topics.get(key),
    message: ({ key }) => bodies.get(key),
  };
  return new Map(commands.map((command) => [command.key, effect[command.kind](command) ?? 0]));
}

interface StoredOrder {
  readonly id: string;
  readonly order_lines: readonly { readonly status: string; readonly adjustments: readonly unknown[] }[];
}
