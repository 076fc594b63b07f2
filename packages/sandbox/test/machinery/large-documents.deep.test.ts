import { afterEach, describe, expect, it, vi } from 'vitest';
import { SqliteStore } from '../../src/index.ts';
import type { SandboxRequest, SandboxResponse } from '../../src/machinery/http/request.ts';
import { MemoryStore, type Store } from '../../src/machinery/store/index.ts';
import { worked } from './longest-turn.ts';
import { createChannelWorld, type Json, orderInput, origin, returnInput, urlOf, type World } from '../world.ts';

const { parse, stringify } = JSON;

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
  /** Values in braces come from the previous response. */
  readonly path: string;
  readonly body?: (before: SandboxResponse | undefined) => Uint8Array;
}

const json = (value: unknown) => (): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const bytesOf = (outbound: SandboxResponse | undefined): Uint8Array =>
  Buffer.concat(outbound?.body as readonly Uint8Array[]);

const control = 'http://sandbox.localhost/__sandbox';
const [orders, snapshot] = ['cp:/v1/orders', `${control}/snapshot`];
const accept = `/v2/orders/${id}/accept`;
const accepted = { order_lines: [{ id: `${id}-1`, accepted: true }] };

const work: readonly Work[] = [
  { what: 'sending it', method: 'POST', path: orders, body: json({ origin, orders: [largeOrder(6)] }) },
  { what: 'sending it again', method: 'POST', path: orders, body: json({ origin, orders: [largeOrder(7)] }) },
  { what: 'a list that it is in', by: 'seller', method: 'GET', path: '/v2/orders?limit=5' },
  { what: 'its date', method: 'PUT', path: `${orders}/anonymize-after`, body: json({ orders: [dated] }) },
  { what: 'accepting a line', by: 'seller', method: 'PUT', path: accept, body: json(accepted) },
  { what: 'a line accepted', method: 'PUT', path: `${orders}/actions/{action_id}`, body: json({ status: 'SUCCESS' }) },
  { what: 'a return of it', method: 'POST', path: `${orders}/returns`, body: json({ origin, returns: [returned] }) },
  { what: 'the orders at a glance', method: 'GET', path: `${control}/orders` },
  { what: 'a snapshot', method: 'GET', path: snapshot },
  { what: 'a restore', method: 'PUT', path: snapshot, body: bytesOf },
  { what: 'a list after that', by: 'seller', method: 'GET', path: '/v2/orders?limit=5' },
  { what: 'anonymizing it', method: 'POST', path: `${control}/clock`, body: json({ advance: 'P8D' }) },
];

function inboundOf(
  world: World,
  { by, method, path: template, body: bodyOf }: Work,
  before?: SandboxResponse,
): SandboxRequest {
  const body = bodyOf?.(before) ?? new Uint8Array(0);
  const path = template.replace(/\{(\w+)\}/, (_, name: string) => (parse(String(before?.body)) as Json)[name]);
  const headers = new Map([
    ['authorization', `Bearer ${world[by ?? 'connector'].token}`],
    ['content-type', 'application/json'],
  ]);
  const { pathname, search } = new URL(path.startsWith('http') ? path : urlOf(path));
  const header = (name: string): string | undefined => headers.get(name);
  return { method, target: pathname + search, origin: 'http://sandbox.localhost', header, body, tooLarge: false };
}

const mebibyte = 1024 * 1024;

interface Done {
  readonly list: string;
  readonly collections: string;
}

/** Does all of the work. No turn may parse or serialize more than a part of the order. */
async function workWith(store: Store): Promise<Done> {
  const world = await createChannelWorld({ store });
  const done: SandboxResponse[] = [];
  const turns: (readonly [string, number, boolean])[] = [];
  for (const one of work) {
    const { outbound, most } = await worked(world.sandbox, inboundOf(world, one, done.at(-1)));
    turns.push([one.what, outbound.status, most < mebibyte]);
    done.push(outbound);
  }
  expect(turns.filter(([, status, isShort]) => status >= 300 || !isShort)).toEqual([]);
  const { collections } = world.sandbox.snapshot();
  return { list: String(done.at(-2)?.body), collections: stringify(collections) };
}

describe('an order of some MB', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is never parsed or written down in one turn, and comes out the same in memory and in a file', async () => {
    const [memory, file] = [await workWith(new MemoryStore()), await workWith(new SqliteStore(':memory:'))];
    expect(file.list === memory.list && file.collections === memory.collections).toBe(true);
    expect(file.list.length).toBeGreaterThan(2 * mebibyte);
    const [listed] = (parse(file.list) as Json).data;
    const { order } = (parse(file.collections) as Json).orders[id];
    expect(listed.order_lines.map(({ status }: Json) => status).slice(0, 2)).toEqual([
      'AWAITING_SHIPMENT',
      'AWAITING_ACCEPTANCE',
    ]);
    expect(stringify(order.order_lines) === stringify(listed.order_lines)).toBe(true);
    expect([listed.anonymized_at, order.anonymized_at]).toEqual([undefined, '2026-03-09T08:00:00.000Z']);
    const titles = (one: Json): unknown => one.order_lines.map(({ product }: Json) => product.title);
    expect(titles(order)).toEqual(titles(largeOrder(7)));
  });
});
