import { createVirtualClock } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox/portable';
import { madeBy, orderOf, withMade } from '../console/made.ts';
import { editableBody, requestOf, textOf } from '../console/request.ts';
import { createWorld } from '../console/world.ts';
import { changesBetween } from '../console/changes.ts';
import type { DemoCalls } from '../demo/demo-calls.ts';
import { escapeHtml } from '../fields/inline.ts';
import { blocks } from './markdown.ts';
import { operationPath } from './reference.ts';
import { requestHtml } from './request-html.ts';

/** A scene to play: when it happens, and the call with the state that it reports. */
interface Script {
  readonly at: string;
  readonly who: 'Connector' | 'Seller';
  readonly words: string;
  readonly surface: string;
  readonly operation: string;
  /** The state of the order in the body of `upsertOrders`. */
  readonly reports?: string;
}

/** A scene as it was played: its request, and the order after it. */
export interface Scene extends Script {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly state: string;
}

const report = { surface: 'channel-platform', operation: 'updateActionStatus' } as const;
const upsert = { surface: 'channel-platform', operation: 'upsertOrders' } as const;

const day: readonly Script[] = [
  {
    at: '08:30',
    who: 'Connector',
    words: 'A customer orders on the channel. The connector sends the order to the hub.',
    ...upsert,
  },
  { at: '08:31', who: 'Seller', words: 'The seller reads it.', surface: 'hub', operation: 'v2-listOrders' },
  {
    at: '08:33',
    who: 'Seller',
    words: 'The seller accepts the line. A command goes to the queue of the connector.',
    surface: 'hub',
    operation: 'v2-acceptOrderLines',
  },
  { at: '08:34', who: 'Connector', words: 'The connector accepts on the channel, and reports success.', ...report },
  {
    at: '14:20',
    who: 'Seller',
    words: 'The parcel leaves. The seller creates the shipment.',
    surface: 'hub',
    operation: 'v2-createShipment',
  },
  { at: '14:21', who: 'Connector', words: 'The connector informs the channel, and reports success.', ...report },
  {
    at: '18:05',
    who: 'Connector',
    words: 'The parcel arrives. The connector sends the new state.',
    ...upsert,
    reports: 'DELIVERED',
  },
];

/** Plays the day of an order in a sandbox, request by request. */
export async function playDay(calls: DemoCalls): Promise<readonly Scene[]> {
  const date = '2026-01-12';
  const clock = createVirtualClock({ startInMs: Date.parse(`${date}T08:29:00Z`) });
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual', limits: 'real', clock });
  sandbox.info();
  const world = createWorld(sandbox);
  const urls: Readonly<Record<string, string>> = sandbox.info().urls;
  const scenes: Scene[] = [];
  let made = {};
  for (const script of day) {
    const at = `${date}T${script.at}:00Z`;
    await clock.advance(Date.parse(at) - clock.now());
    const before = sandbox.snapshot();
    const call = withMade(calls.of(script.surface, script.operation), made, before.collections);
    const values = new Map(call.parameters.map((one) => [`${one.in} ${one.name}`, textOf(one)]));
    const body = editableBody(call);
    const entered = {
      values,
      body: script.operation === 'upsertOrders' ? reported(body, script.reports, at) : body,
      files: new Map(),
    };
    const request = requestOf(call, urls[call.server] ?? '', await world.authorization(call.surface), entered);
    const response = await sandbox.fetch(request);
    const text = await response.text();
    if (!response.ok) throw new Error(`The film stops at ${script.operation}: ${response.status} ${text}`);
    const after = sandbox.snapshot();
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    made = madeBy(made, call, { changes: changesBetween(before, after), json, status: response.status });
    const { status } = orderOf(after.collections['orders']?.[orderId]);
    const { pathname, search } = new URL(request.url);
    scenes.push({
      ...script,
      method: request.method,
      path: `${pathname}${decodeURIComponent(search)}`,
      status: response.status,
      state: String(status),
    });
  }
  sandbox.close();
  clock.stop();
  return scenes;
}

const orderId = 'acme_ORD-9001';

/** The body with its order in another state, as the channel knows it at a time. */
function reported(body = '{}', status: string | undefined, at: string): string {
  const request = JSON.parse(body) as { readonly orders: readonly { readonly order_lines: readonly object[] }[] };
  const change = status === undefined ? {} : { status };
  const orders = request.orders.map((order) => ({
    ...order,
    ...change,
    channel_updated_at: at,
    order_lines: order.order_lines.map((line) => ({ ...line, ...change, updated_at: at })),
  }));
  return JSON.stringify({ ...request, orders });
}

/** The scenes as a list. A script plays them one after the other, next to the state of the order. */
export function filmHtml(scenes: readonly Scene[]): string {
  const items = scenes.map(
    ({ at, who, words, surface, operation, method, path, status, state }) =>
      `<li class="scene" data-state="${state}"><p class="scene-who"><time>${at}</time> ${who}</p><p>${escapeHtml(words)}</p><p class="scene-call"><a href="/${operationPath(surface, operation)}/">${requestHtml({ method, path })}</a> <span class="scene-status">${status}</span></p><p class="scene-state">${state}</p></li>`,
  );
  return blocks(
    `<div class="film not-content"><div class="film-bar"><button type="button" class="film-play" data-late>Play</button><span class="film-order">Order ${orderId}</span> <span class="film-state"></span></div><ol>${items.join('')}</ol></div>`,
  );
}

export function filmText(scenes: readonly Scene[]): string {
  return scenes
    .map(
      ({ at, who, words, method, path, status, state }, index) =>
        `${index + 1}. **${at}, ${who}**: ${words} \`${method} ${path}\` responds with ${status}. The order is in \`${state}\`.`,
    )
    .join('\n');
}
