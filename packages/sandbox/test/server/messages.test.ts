import { beforeEach, describe, expect, it } from 'vitest';
import { readArguments } from '../../src/node/arguments.ts';
import { createChannelWorld, type Json, orderId, orderInput, upsertOrders, type World } from '../world.ts';

let world: World;
const origin = 'http://sandbox.localhost';

beforeEach(async () => {
  world = await createChannelWorld();
});

const messageAt = async (method: string, path: string): Promise<string> => {
  const response = await world.sandbox.fetch(`${origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${world.seller.token}` },
  });
  const body: Json = await response.json();
  return body.message ?? body.detail;
};

describe('E01: a wrong path answers with the URL that was meant', () => {
  it.each([
    ['a trailing slash', 'GET', '/hub/api/v2/orders/', '/hub/api/v2/orders'],
    ['two slashes', 'GET', '/hub/api//v2/orders', '/hub/api/v2/orders'],
    ['no base URL', 'GET', '/v2/orders', '/hub/api/v2/orders'],
    ['no /api', 'GET', '/hub/v2/orders', '/hub/api/v2/orders'],
    ['no /channel-platform', 'POST', '/hub/api/v1/orders', '/hub/api/channel-platform/v1/orders'],
    ['no base URL and no version', 'PUT', '/orders/actions/a1', '/hub/api/channel-platform/v1/orders/actions/a1'],
    ['the base URL of another host', 'GET', '/instance/api/v2/orders', '/hub/api/v2/orders'],
    ['a wrong method as well', 'PATCH', '/hub/v2/orders', '/hub/api/v2/orders'],
  ])('with %s', async (_, method, path, meant) => {
    expect(await messageAt(method, path)).toMatch(
      new RegExp(`^${path} does not exist\\. Did you mean (?:\\S+ or )*${origin}${meant}(?: or \\S+)*\\?$`),
    );
  });

  it('with nothing that is known, it lists the base URLs', async () => {
    expect(await messageAt('GET', '/nothing')).toContain(`${origin}/instance (instance_url)`);
  });

  it('a wrong method names the right ones with their operations', async () => {
    expect(await messageAt('PATCH', '/hub/api/v2/orders')).toBe(
      "/hub/api/v2/orders doesn't support PATCH. Use GET (v2-listOrders).",
    );
  });

  it('the control API lists its calls', async () => {
    expect(await messageAt('GET', '/__sandbox/nothing')).toContain('clock, dead-letters');
    expect(await messageAt('DELETE', '/__sandbox/clock')).toBe(
      "/__sandbox/clock doesn't support DELETE. Use GET or POST.",
    );
  });
});

it('E03: a 429 names the limit, the next slot and how to continue at once, and each way works', async () => {
  const { sandbox, seller, control } = world;
  const list = () => seller.call('GET', '/v2/orders');
  sandbox.limits.set('real');
  await list();
  const { body } = await list();
  expect(body.message).toBe(
    [
      'v2-listOrders allows 1 request per 60 s. The next call succeeds in 60 s, at 2026-03-02T08:01:00.000Z.',
      'The sandbox offers three ways to continue at once:',
      `move the clock (POST ${origin}/__sandbox/clock with {"advance":"PT60S"}),`,
      `reset the counted calls (DELETE ${origin}/__sandbox/windows),`,
      `or turn limits off (PUT ${origin}/__sandbox/limits with {"mode":"off"}). Rule: E03.`,
    ].join(' '),
  );
  await control('POST', '/clock', { advance: 'PT60S' });
  expect([(await list()).status, (await list()).status]).toEqual([200, 429]);
  await control('DELETE', '/windows');
  expect([(await list()).status, (await list()).status]).toEqual([200, 429]);
  await control('PUT', '/limits', { mode: 'off' });
  expect((await list()).status).toBe(200);
});

describe('a refusal states the value that was received', () => {
  it('AS34: and the rule', async () => {
    await upsertOrders(world, orderInput('ORD-1'));
    const order_lines = [{ id: 'L-9', accepted: true }];
    const { body } = await world.seller.call('PUT', `/v2/orders/${orderId('ORD-1')}/accept`, { order_lines });
    expect(body.message).toBe(
      `$.order_lines[0].id isn't a line of order ${orderId('ORD-1')}. Received: "L-9". Rule: AS34.`,
    );
  });

  it('E01: in a body, in a query and in a call of the control API', async () => {
    const { body } = await world.connector.call('POST', 'cp:/v1/orders', {
      origin: { channel_id: 5, channel_store_id: 's' },
      orders: [],
    });
    expect(body.message).toContain('$.origin.channel_id must be a text. Received: 5.');
    expect((await world.connector.call('POST', 'cp:/v1/orders', [])).body.message).toBe('The body must be an object.');
    expect(await messageAt('GET', '/hub/api/v2/orders?limit=many&updated_from=x')).toBe(
      'updated_from must be a date-time such as 2026-01-31T12:00:00Z. Received: "x". limit must be an integer. Received: "many".',
    );
    expect(await messageAt('GET', '/hub/api/v2/orders?limit=many')).toBe('limit must be an integer. Received: "many".');
    const response = await world.sandbox.fetch(`${origin}/__sandbox/limits`, { method: 'PUT', body: '{"mode":"on"}' });
    expect(((await response.json()) as Json).message).toBe('mode must be real or off. Received: "on".');
  });

  it('but no secret, and no text of a body that is not JSON', async () => {
    const response = await world.sandbox.fetch(`${origin}/__sandbox/tokens/revoke`, {
      method: 'POST',
      body: '{"token":5}',
    });
    expect(((await response.json()) as Json).message).toBe("token must be a string that isn't empty.");
    const { body } = await world.connector.call('POST', 'cp:/v1/orders', '{"a": s3cret}');
    expect(body.message).toMatch(/^The request body isn't valid JSON: syntax error/);
    expect(body.message).not.toContain('s3cret');
  });
});

describe('the command line names the option that was meant', () => {
  it.each([
    [['--limit', 'off'], 'Unknown option --limit. Did you mean --limits?'],
    [['--Port', '1'], 'Unknown option --Port. Did you mean --port?'],
    [['--prot', '1'], 'Unknown option --prot. Did you mean --port?'],
    [['--nonsense'], 'Unknown option --nonsense.'],
    [['4010'], 'Unexpected argument "4010". Options start with --, such as --port 4010.'],
    [['--size', '-1'], '--size needs a value. If it starts with a dash, write --size=VALUE.'],
    [['--port'], '--port needs a value.'],
    [['--strict=1'], '--strict takes no value.'],
    [['--size', '1e3'], '--size must be a number of orders from 0 to 100000, such as 1000. Received: "1e3".'],
    [['--size', '100001'], '--size must be a number of orders from 0 to 100000, such as 1000. Received: "100001".'],
    [['--from', 'a.json', '--size', '5'], "--size can't be combined with --from, unless you add --seed demo."],
    [['--record', 'https://a.example', '--data', 'x'], "--data can't be combined with --record"],
    [['--record', 'https://a.example', '--record', 'https://b.example'], 'Name one, as in base_url=https://b.example.'],
  ])('%j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});
