/** Deviations that are planted into a response of the sandbox, for `check --deep` and `drift`. */
import { afterAll, expect, test } from 'vitest';
import { compareChecks } from '../src/drift/compare.ts';
import { type Answer, RecordedWorld } from './recorded-world.ts';

const world = new RecordedWorld();
afterAll(() => world.close());

type Order = Record<string, unknown>;

/** Changes the first order of the list. */
const inOrder =
  (change: (order: Order) => unknown) =>
  (answer: Answer): Answer => {
    const body = JSON.parse(answer.text) as { readonly data: readonly Order[] };
    change(body.data[0] as Order);
    return { ...answer, text: JSON.stringify(body) };
  };
const withHeader =
  (name: string, value: string) =>
  (answer: Answer): Answer => {
    const headers = new Headers(answer.headers);
    headers.set(name, value);
    return { ...answer, headers };
  };

test.each<readonly [change: string, at: string, plant: (answer: Answer) => Answer]>([
  ['missing', '$.data[].channel_order_id', inOrder((order) => delete order['channel_order_id'])],
  ['type', '$.data[].channel_order_id', inOrder((order) => (order['channel_order_id'] = true))],
  ['null', '$.data[].channel_order_id', inOrder((order) => (order['channel_order_id'] = null))],
  ['unknown-field', '$.data[].…', inOrder((order) => (order['qqq'] = 'qqq'))],
  ['unknown-value', '$.data[].status', inOrder((order) => (order['status'] = 'QQQ'))],
  ['format', '$.data[].created_at', inOrder((order) => (order['created_at'] = '31/12/2026'))],
  ['limit', '', withHeader('x-ratelimit-limit', '90000')],
  ['media-type', '', withHeader('content-type', 'text/html; charset=utf-8')],
  ['status', '', (answer) => ({ ...answer, status: 418 })],
  ['body', '', (answer) => ({ ...answer, text: answer.text.slice(0, -2) })],
])('a deep check names a planted deviation of the kind %s, with its place', async (change, at, plant) => {
  const isTarget = ({ method, path }: Answer): boolean => method === 'GET' && path.endsWith('/v2/orders');
  const clean = await world.check('hub');
  const changed = await world.check('hub', (answer) => (isTarget(answer) ? plant(answer) : answer));
  const found = compareChecks([clean], [changed]).filter(({ operation }) => operation === 'v2-listOrders');
  expect(found).toContainEqual(expect.objectContaining({ change }));
  expect(found.some((one) => one.change === change && (one.before + one.after).startsWith(at))).toBe(true);
});
