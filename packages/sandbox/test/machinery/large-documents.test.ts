import { afterEach, describe, expect, it, vi } from 'vitest';
import { SqliteStore } from '../../src/index.ts';
import type { Inbound, Outbound } from '../../src/machinery/http/inbound.ts';
import { MemoryStore, type Store } from '../../src/machinery/store/index.ts';
import { createChannelWorld, type Json, orderInput, origin, returnInput, urlOf, type World } from '../world.ts';

const id = 'acme_web_LARGE';

/** An order of some MB. */
function largeOrder(hour: number): Json {
  const [line] = orderInput('L').order_lines;
  const order_lines = Array.from({ length: 1200 }, (_, n) => ({
    ...line,
    channel_order_line_id: `L-${n}`,
    status: 'AWAITING_ACCEPTANCE',
    product: { id: `SKU-${n}`, title: `Sent at ${hour} ${'x😀'.repeat(600)}` },
  }));
  return orderInput('LARGE', { channel_updated_at: `2026-03-02T0${hour}:00:00Z`, order_lines });
}

const dated = { channel_id: 'acme_web', channel_order_id: 'LARGE', anonymize_after: '2026-03-09T08:00:00Z' };

const return_lines = [{ channel_order_line_id: 'L-1100', quantity: 1, reason: 'DEFECTIVE_ITEM' }];
const returned = returnInput('R-1', 'LARGE', { return_lines });

interface Work {
  readonly what: string;
  readonly by?: 'seller';
  readonly method: string;
  readonly path: string;
  /** From what the request before had as its response. */
  readonly body?: (before: Outbound | undefined) => Uint8Array;
}

const json = (value: unknown) => (): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const bytesOf = (outbound: Outbound | undefined): Uint8Array => Buffer.concat(outbound?.body as readonly Uint8Array[]);

const [orders, snapshot] = ['cp:/v1/orders', 'http://sandbox.localhost/__sandbox/snapshot'];
const accept = `/v2/orders/${id}/accept`;
const accepted = { order_lines: [{ id: `${id}-1`, accepted: true }] };

const work: readonly Work[] = [
  { what: 'sending it', method: 'POST', path: orders, body: json({ origin, orders: [largeOrder(6)] }) },
  { what: 'sending it again', method: 'POST', path: orders, body: json({ origin, orders: [largeOrder(7)] }) },
  { what: 'a list that it is in', by: 'seller', method: 'GET', path: '/v2/orders?limit=5' },
  { what: 'its date', method: 'PUT', path: `${orders}/anonymize-after`, body: json({ orders: [dated] }) },
  { what: 'accepting a line', by: 'seller', method: 'PUT', path: accept, body: json(accepted) },
  { what: 'a return of it', method: 'POST', path: `${orders}/returns`, body: json({ origin, returns: [returned] }) },
  { what: 'the orders at a glance', method: 'GET', path: 'http://sandbox.localhost/__sandbox/orders' },
  { what: 'a snapshot', method: 'GET', path: snapshot },
  { what: 'a restore', method: 'PUT', path: snapshot, body: bytesOf },
  { what: 'a list after that', by: 'seller', method: 'GET', path: '/v2/orders?limit=5' },
];

function inboundOf(world: World, { by, method, path }: Work, body: Uint8Array = new Uint8Array(0)): Inbound {
  const headers = new Map([
    ['authorization', `Bearer ${world[by ?? 'connector'].token}`],
    ['content-type', 'application/json'],
  ]);
  const { pathname, search } = new URL(path.startsWith('http') ? path : urlOf(path));
  const header = (name: string): string | undefined => headers.get(name);
  return { method, target: pathname + search, origin: 'http://sandbox.localhost', header, body, tooLarge: false };
}

const { parse, stringify } = JSON;

interface Worked {
  readonly outbound: Outbound;
  /** The most characters that were parsed or written down between two turns of others. */
  readonly most: number;
}

async function worked(world: World, inbound: Inbound): Promise<Worked> {
  let [characters, most] = [0, 0];
  const state = { done: false };
  const count = (text: unknown): void => void (characters += typeof text === 'string' ? text.length : 0);
  vi.spyOn(JSON, 'parse').mockImplementation((...given: Parameters<typeof parse>) => {
    count(given[0]);
    return parse(...given);
  });
  vi.spyOn(JSON, 'stringify').mockImplementation((...given: unknown[]) => {
    const text = stringify(...(given as Parameters<typeof stringify>));
    count(text);
    return text;
  });
  const responding = Promise.resolve(world.sandbox.handle(inbound)).finally(() => (state.done = true));
  do {
    most = Math.max(most, characters);
    characters = 0;
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, characters);
  } while (!state.done);
  vi.restoreAllMocks();
  return { outbound: await responding, most };
}

const mebibyte = 1024 * 1024;

interface Done {
  readonly list: string;
  readonly collections: string;
}

/** Does all of the work; no turn of it may have parsed or written down more than a part of the order. */
async function workWith(store: Store): Promise<Done> {
  const world = await createChannelWorld({ store });
  let before: Outbound | undefined;
  const turns: (readonly [string, number, boolean])[] = [];
  for (const one of work) {
    const { outbound, most } = await worked(world, inboundOf(world, one, one.body?.(before)));
    turns.push([one.what, outbound.status, most < mebibyte]);
    before = outbound;
  }
  expect(turns.filter(([, status, isShort]) => status >= 300 || !isShort)).toEqual([]);
  const { collections } = world.sandbox.snapshot();
  return { list: String(before?.body), collections: stringify(collections) };
}

describe('an order of some MB', { timeout: 120_000 }, () => {
  afterEach(() => vi.restoreAllMocks());

  it('is never parsed or written down in one turn, and comes out the same in memory and in a file', async () => {
    const [memory, file] = [await workWith(new MemoryStore()), await workWith(new SqliteStore(':memory:'))];
    expect(file.list === memory.list && file.collections === memory.collections).toBe(true);
    const { order } = (parse(file.collections) as Json).orders[id];
    expect(file.list.length).toBeGreaterThan(2 * mebibyte);
    expect(file.list === stringify({ data: [order] })).toBe(true);
    const titles = (one: Json): unknown => one.order_lines.map(({ product }: Json) => product.title);
    expect(titles(order)).toEqual(titles(largeOrder(7)));
  });
});
