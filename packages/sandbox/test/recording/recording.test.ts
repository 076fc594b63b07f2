import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import shapes from '#shapes' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { table } from '../../src/domains/operations.ts';
import { readArguments } from '../../src/node/arguments.ts';
import { createRecordingProxy } from '../../src/node/record.ts';
import { listen } from '../../src/node/listen.ts';
import { createRecorder } from '../../src/recording.ts';
import type { Shape } from '../../src/operations/shape.ts';
import { Scrubber, textsOf } from '../../src/recording/scrub.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox.ts';
import { keys } from '../domains/harness.ts';
import { type Json, tokenFor } from '../world.ts';

const clock = { now: () => Date.parse('2026-03-04T12:00:00Z') };

/** Credential of one shop by the last word of a surface's name. */
async function credentialsOf(sandbox: Sandbox): Promise<Readonly<Record<string, string>>> {
  const [seller, connector] = await Promise.all([
    tokenFor(sandbox as never, 'seller'),
    tokenFor(sandbox as never, 'connector'),
  ]);
  return {
    hub: `Bearer ${seller}`,
    platform: `Bearer ${connector}`,
    account: `Bearer ${connector}`,
    seller: keys.home,
    basket: keys.shopper,
  };
}

const since = 'updated_from=2020-01-01T00:00:00Z';
/** Queries that reads need. */
const queries: Readonly<Record<string, string>> = {
  listOrders: since,
  'v2-listReturns': since,
  listConversations: since,
  S30: 'updated_since=2020-01-01T00:00:00Z',
  IV01: 'type=ALL&max=100',
  M01: 'received=ALL&max=100',
  A21: 'channel_code=acme_web',
};

/** Sends every read without path parameters, and follows pages and the IDs of lists. */
async function readEverything(sandbox: Sandbox, send: Sandbox['fetch']): Promise<void> {
  const credentials = await credentialsOf(sandbox);
  const { urls } = sandbox.info() as Json;
  for (const { name, server, operations } of table.surfaces) {
    const authorization = credentials[name.split('-').at(-1) ?? ''];
    if (authorization === undefined) continue;
    const root = server.replace(/^\{(\w+)\}/, (_, variable: string) => urls[variable]);
    const ask = async (path: string): Promise<Json> => {
      const response = await send(root + path, { headers: { authorization } });
      return response.status === 200 && response.headers.get('content-type')?.startsWith('application/json')
        ? response.json()
        : undefined;
    };
    const reads = operations.filter(({ method }) => method === 'GET');
    for (const { id, path, page } of reads) {
      if (path.includes('{')) continue;
      const query = queries[id] ?? '';
      const body = await ask(`${path}?${query}${page?.style === 'seek' ? '&limit=5' : ''}`);
      if (body?.next_page_token !== undefined) await ask(`${path}?page_token=${body.next_page_token}`);
      const list = Object.values(body ?? {}).find(Array.isArray) ?? [];
      if (reads.some((one) => new RegExp(`^${path}/\\{\\w+\\}$`).test(one.path)))
        for (const entry of list.slice(0, 3))
          if (entry?.id !== undefined) await ask(`${path}/${encodeURIComponent(entry.id)}`);
    }
  }
}

/** Texts of the documents: they are in every account. */
function publicTexts(): Set<string> {
  const texts = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties, enum: values = [], const: value } = node as Shape;
    for (const name of Object.keys(properties ?? {})) texts.add(name);
    for (const one of [...values, value]) texts.add(String(one));
    Object.values(node).forEach(visit);
  };
  visit(shapes);
  return texts;
}

/** All texts of values and of keys. */
const stringsOf = (value: unknown): Set<string> => {
  const texts = new Set<string>();
  textsOf(
    JSON.parse(JSON.stringify(value), (_, one: unknown) => (typeof one === 'number' ? null : one)),
    texts,
  );
  return texts;
};

/** Values that no account owns: codes of currencies, countries and languages, and empty texts. */
const isCode = (text: string): boolean => text === '' || /^(?:[a-z]{2,3}(?:[_-][A-Z]{2})?|[A-Z]{2,3})$/.test(text);

async function recorded() {
  const account = createSandbox({ clock });
  const bodies: unknown[] = [];
  const { base_url, account_url, instance_url, basket_url } = account.info().urls;
  const recorder = createRecorder({
    hosts: { base_url, account_url, instance_url, basket_url },
    fetch: async (input, init) => {
      const response = await account.fetch(input as Request, init);
      if (response.headers.get('content-type')?.startsWith('application/json'))
        bodies.push(await response.clone().json());
      return response;
    },
  });
  await readEverything(account, recorder.fetch);
  return { recorder, recording: recorder.recording(), bodies };
}

describe('a recording of an account', () => {
  it('a recording of an account has no text of the account, except texts of the documents and public codes', async () => {
    const { recorder, recording, bodies } = await recorded();
    expect(recorder.count).toBeGreaterThan(40);
    const open = publicTexts();
    const source = [...stringsOf(bodies)].filter((text) => !open.has(text) && !isCode(text));
    expect(source.length).toBeGreaterThan(1000);
    const left = stringsOf(recording.reads.map(({ body }) => body));
    expect(source.filter((text) => left.has(text))).toEqual([]);
    const isPartOfOpen = (text: string): boolean => [...open].some((one) => one.includes(text));
    const long = source.filter((text) => text.length >= 8 && !/^[\d.:TZ-]+$/.test(text) && !isPartOfOpen(text));
    const whole = JSON.stringify(recording.reads.map(({ path, query, body }) => [path, query, body]));
    expect(long.filter((text) => whole.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  }, 60_000);

  it('a recording replaces a text that the host sends as a number', async () => {
    const account = createSandbox({ clock });
    const fields = /"(?:phone|zip_code|first_name|street_\d|name)":"[^"]*"/g;
    let sent = 0;
    const recorder = createRecorder({
      hosts: { base_url: account.info().urls.base_url },
      fetch: async (input, init) => {
        const response = await account.fetch(input as Request, init);
        const asNumber = (field: string): string =>
          `${field.slice(0, field.indexOf(':'))}:${4_915_112_345_678 + (sent += 1)}`;
        return new Response((await response.text()).replaceAll(fields, asNumber), response);
      },
    });
    const authorization = `Bearer ${await tokenFor(account as never, 'seller')}`;
    await recorder.fetch(`${account.info().urls.base_url}/api/v2/orders?limit=50`, { headers: { authorization } });
    expect(sent).toBeGreaterThan(10);
    expect(JSON.stringify(recorder.recording())).not.toMatch(/:49151123\d{5}[,}]/);
  });

  it('a recording is answered alike by a sandbox that starts with it, also after a reset', async () => {
    const { recording } = await recorded();
    const sandbox = createSandbox({ recording, clock });
    const alike = async (): Promise<number> => {
      let count = 0;
      const callers = Object.values(await credentialsOf(sandbox));
      for (const { path, query, body } of recording.reads)
        for (const authorization of callers) {
          const response = await sandbox.fetch(`${path}?${query}`, { headers: { authorization } });
          if (response.status !== 200) {
            await response.body?.cancel();
            continue;
          }
          expect(await response.json()).toEqual(body);
          count += 1;
          break;
        }
      return count / recording.reads.length;
    };
    expect(await alike()).toBeGreaterThanOrEqual(0.9);
    sandbox.reset();
    expect(await alike()).toBeGreaterThanOrEqual(0.9);
  }, 60_000);

  it('O01: the orders of the account can be accepted, and lists show the change', async () => {
    const { recording } = await recorded();
    const sandbox = createSandbox({ recording, clock, actions: 'auto' });
    const authorization = `Bearer ${await tokenFor(sandbox as never, 'seller')}`;
    const call = async (method: string, path: string, body?: object): Promise<Json> => {
      const response = await sandbox.fetch(`/hub/api/v2/orders${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return response.json();
    };
    const lists = recording.reads.filter(({ operation }) => operation === 'v2-listOrders');
    const orders = lists.flatMap(({ body }) => (body as Json).data);
    const order = orders.find((one: Json) => one.status === 'AWAITING_ACCEPTANCE');
    const order_lines = order.order_lines.map(({ id }: Json) => ({ id, accepted: true }));
    expect(await call('PUT', `/${order.id}/accept`, { order_lines })).toHaveProperty('action_id');
    sandbox.clock.advance(6000);
    const [after] = (await call('GET', `?order_ids=${order.id}`)).data;
    expect([after.id, after.order_lines[0].status]).toEqual([order.id, 'AWAITING_SHIPMENT']);
  }, 60_000);

  it.each(['{"version":2,"reads":[]}', '{"version":1,"reads":[{"path":"/"}]}', 'null'])('%s is refused', (text) => {
    expect(() => createSandbox({ recording: JSON.parse(text) })).toThrow('recording must be an object');
  });
});

describe('scrubbing of random responses', () => {
  /** Numbers from 0 to 1 that only depend on the seed. */
  const random = (seed: number) => () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2_246_822_519) + 1;
    return (seed >>> 0) / 2 ** 32;
  };
  const alphabet = 'abcXYZ019 -_.@/é漢😀';

  function invent(shape: Shape, next: () => number, depth = 0): unknown {
    const text = (): string =>
      Array.from(
        { length: 1 + Math.floor(next() * 12) },
        () => [...alphabet][Math.floor(next() * [...alphabet].length)],
      ).join('');
    const { $ref, allOf, anyOf, oneOf, properties, items, additionalProperties } = shape;
    if (depth > 8) return text();
    if ($ref !== undefined) return invent(shapes.definitions[$ref.split('/').at(-1) ?? ''] ?? {}, next, depth + 1);
    const parts = [...(allOf ?? []), ...(anyOf ?? oneOf ?? []).slice(0, 1)];
    if (items !== undefined)
      return Array.from({ length: Math.floor(next() * 3) }, () => invent(items, next, depth + 1));
    if (properties === undefined && parts.length === 0 && additionalProperties === undefined) return text();
    const own = Object.entries(properties ?? {}).map(([name, one]) => [name, invent(one, next, depth + 1)] as const);
    const more =
      typeof additionalProperties === 'object' ? [[text(), invent(additionalProperties, next, depth + 1)]] : [];
    // An undocumented field of the real host.
    return Object.assign(
      {},
      ...parts.map((part) => invent(part, next, depth + 1)),
      Object.fromEntries([...own, ...more]),
      {
        [`x${text()}`]: text(),
      },
    );
  }

  it('leaves no text of the source, keeps the documented fields, and replaces equal texts equally', () => {
    const open = publicTexts();
    for (const [round, [, shape]] of Object.entries(shapes.operations).entries()) {
      const body = invent(shape, random(round + 1));
      const source = new Set<string>();
      textsOf(body, source);
      const scrubber = new Scrubber(shapes, source, `salt ${round}`);
      const scrubbed = scrubber.value([shape], body);
      const left = [...stringsOf(scrubbed)].filter((text) => !open.has(text) && !isCode(text));
      expect(left.filter((text) => source.has(text))).toEqual([]);
      expect(scrubber.value([shape], body)).toEqual(scrubbed);
    }
  });

  it('keeps sums of amounts, the form of IDs, and the order of dates', () => {
    const source = {
      total: 30.3,
      a_price: 10.1,
      b_price: 20.2,
      id: 'ORD-2026-17',
      earlier: '2026-01-01',
      later: '2026-01-03',
    };
    const shapeOf = (value: unknown): Shape => (typeof value === 'number' ? { type: 'number' } : {});
    const properties = Object.fromEntries(Object.entries(source).map(([name, value]) => [name, shapeOf(value)]));
    const shape: Shape = { properties };
    const texts = new Set<string>();
    textsOf(source, texts);
    const { total, a_price, b_price, id, earlier, later } = new Scrubber(shapes, texts, 's').value(
      [shape],
      source,
    ) as Json;
    expect(total).toBeCloseTo(a_price + b_price, 10);
    expect(total).not.toBe(30.3);
    expect(id).toMatch(/^[A-Z]{3}-\d{4}-\d{2}$/);
    expect(Date.parse(later) - Date.parse(earlier)).toBe(2 * 86_400_000);
  });
});

describe('the recording proxy', () => {
  it('forwards requests with their credentials, and records reads only', async () => {
    const account = createSandbox({ clock });
    const host = await listen(account);
    const proxy = createRecordingProxy({ base_url: `${host.url}/hub/`, auth_url: `${host.url}/auth` }, {});
    const front = await listen(proxy);
    try {
      const { client_id, client_secret } = account.info().credentials.seller;
      const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
      const token = await fetch(`${front.url}/auth/oauth/token`, { method: 'POST', body });
      const { access_token } = (await token.json()) as Json;
      const headers = { authorization: `Bearer ${access_token}` };
      const through = await fetch(`${front.url}/hub/api/v2/orders?limit=3`, { headers });
      const direct = await fetch(`${host.url}/hub/api/v2/orders?limit=3`, { headers });
      expect(await through.json()).toEqual(await direct.json());
      expect(proxy.count()).toBe(1);
      expect(JSON.stringify(proxy.recording())).not.toContain(access_token);
      const path = '/hub/%2e%2e/instance/api/account';
      const [outside] = (await once(get({ host: '127.0.0.1', port: front.port, path }), 'response')) as [
        IncomingMessage,
      ];
      expect([outside.statusCode, ((await json(outside)) as Json).message]).toEqual([
        404,
        expect.stringContaining(`${front.url}/hub (base_url)`),
      ]);
      await host.close();
      const response = await fetch(`${front.url}/hub/api/v2/orders`, { headers });
      expect([response.status, ((await response.json()) as Json).message]).toEqual([
        502,
        expect.stringContaining('--record'),
      ]);
    } finally {
      await front.close();
      await host.close();
    }
  });

  it('passes no cookies, which a browser sends for other programs too', async () => {
    const host = createServer((request, response) => {
      response.setHeader('set-cookie', 'a=1').end(JSON.stringify(request.headers.cookie ?? 'none'));
    });
    await once(host.listen(0, '127.0.0.1'), 'listening');
    const base_url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const front = await listen(createRecordingProxy({ base_url }, {}));
    const response = await fetch(`${front.url}/hub/api/v2/orders`, { headers: { cookie: 'session=of-another' } });
    expect([await response.json(), response.headers.get('set-cookie')]).toEqual(['none', null]);
    await front.close();
    host.close();
  });

  it('the program writes a recording, and starts with it', async () => {
    const account = await listen(createSandbox({ clock }));
    const file = join(mkdtempSync(join(tmpdir(), 'recording-')), 'recording.json');
    const program = join(import.meta.dirname, '../../src/cli.ts');
    const start = async (...args: readonly string[]) => {
      const child = spawn(process.execPath, [program, '--port', '0', ...args], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      for await (const chunk of child.stdout) {
        output += String(chunk);
        if (output.includes('Press Ctrl-C')) break;
      }
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
      const stop = async (): Promise<void> => {
        child.kill('SIGTERM');
        await once(child, 'exit');
      };
      return { url, output, stop };
    };
    try {
      const recorder = await start('--record', `instance_url=${account.url}/instance`, '--recording', file);
      await (await fetch(`${recorder.url}/instance/api/account`, { headers: { authorization: keys.home } })).text();
      await recorder.stop();
      const text = readFileSync(file, 'utf8');
      expect(text).not.toContain('Harbour Home');
      const sandbox = await start('--from', file);
      expect(sandbox.output).toContain('World: 1 recorded reads');
      const response = await fetch(`${sandbox.url}/instance/api/account`, { headers: { authorization: keys.home } });
      expect(await response.json()).toEqual(JSON.parse(text).reads[0].body);
      await sandbox.stop();
    } finally {
      await account.close();
    }
  }, 60_000);

  it.each([
    [['--record', 'hub'], '--record must be a URL'],
    [['--record', 'shop_url=https://shop.example.com'], 'NAME=URL with one of base_url'],
    [['--recording', 'a.json'], 'Add --record URL'],
  ])('%j is refused', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});
