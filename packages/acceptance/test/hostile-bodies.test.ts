/** Bodies that our clients never send are refused as documented, with the invalid fields, and change nothing. */
import { beforeAll, describe, expect, it } from 'vitest';
import { resolve, type Schema } from '../src/document.ts';
import {
  type HostileResponse,
  bodyOf,
  expectRefusal,
  createHostileClient,
  pathOf,
  type HostileClient,
  withBody,
} from '../src/hostile-client.ts';

let client: HostileClient;
const send: HostileClient['send'] = (...request) => client.send(...request);
const expectUnchanged: HostileClient['expectUnchanged'] = (act) => client.expectUnchanged(act);
beforeAll(async () => {
  client = await createHostileClient();
});

describe('a request body', () => {
  const wrongRoots = ['null', '[]', '"text"', '42', 'true'];

  it.each(withBody)('E01, E08: $surface $id refuses invalid JSON with 400', async (target) => {
    await expectUnchanged(async () => {
      for (const text of ['{', '{"a":', "{'a':1}", 'undefined', '\u0000', '{"a":1}}', '[1,]', 'NaN'])
        expectRefusal(await send(target, pathOf(target), text), 400, '$');
      expectRefusal(await send(target, pathOf(target), new Uint8Array([0x22, 0xff, 0xfe, 0x22])), 400);
    });
  });

  it.each(withBody)('E01: $surface $id refuses a root of another type with 400', async (target) => {
    await expectUnchanged(async () => {
      for (const text of wrongRoots) expectRefusal(await send(target, pathOf(target), text), 400, '$');
    });
  });

  it.each(withBody)('E01, E08: $surface $id refuses another content type with 415', async (target) => {
    await expectUnchanged(async () => {
      for (const type of [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        '/',
        'json',
      ])
        expectRefusal(
          await send(target, pathOf(target), JSON.stringify(bodyOf(target)), { 'content-type': type }),
          415,
        );
    });
  });

  it.each(withBody)('E01: $surface $id names each missing field', async (target) => {
    const schema = resolve<Schema>(target.document, target.body);
    const required = schema.required ?? [];
    await expectUnchanged(async () => {
      for (const name of required) {
        const { [name]: _, ...rest } = bodyOf(target) as Record<string, unknown>;
        expectRefusal(await send(target, pathOf(target), JSON.stringify(rest)), 400, `$.${name}`);
      }
      if (required.length > 0) {
        const { body, status } = await send(target, pathOf(target), '{}');
        expect(status).toBe(400);
        expect(body.errors?.map(({ field }) => field).toSorted()).toEqual(
          required.map((name) => `$.${name}`).toSorted(),
        );
      }
    });
  });

  it.each(withBody)('E01: $surface $id refuses a missing body with 400', async (target) => {
    if ((resolve<{ required?: boolean }>(target.document, target.operation.requestBody).required ?? false) === false)
      return;
    await expectUnchanged(async () => expectRefusal(await send(target, pathOf(target)), 400, '$'));
  });

  const tooLarge = new Uint8Array(20_000_000).fill(0x20);
  it.each(withBody.slice(0, 2))('E01: $surface $id refuses 20 MB with 413', async (target) => {
    await expectUnchanged(async () => {
      const response = await send(target, pathOf(target), tooLarge);
      expectRefusal(response, 413, '$');
      expect(response.body.message).toMatch(/more than \d+ bytes/);
    });
  });

  it('E01: a body of 20 MB on a socket is refused with 413, and the connection stays open', async () => {
    const listener = await client.sandbox.listen();
    try {
      const target = withBody.find(({ id }) => id === 'upsertOrders');
      if (target === undefined) throw new Error('upsertOrders is gone');
      const headers = { authorization: client.authorization(target.surface), 'content-type': 'application/json' };
      for (let time = 0; time < 2; time += 1) {
        const response = await fetch(listener.url + pathOf(target), { method: 'POST', headers, body: tooLarge });
        expectRefusal({ status: response.status, body: (await response.json()) as HostileResponse['body'] }, 413, '$');
      }
    } finally {
      await listener.close();
    }
  });
});

/** Values that often break servers. */
const nasty: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.1,
  '',
  ' ',
  'x'.repeat(5_000),
  '\u0000',
  '\ud800',
  '2026-02-30T00:00:00Z',
  '../..',
  [],
  [[]],
  {},
  { $ref: '#' },
  [null],
];

/** The body with one value in it replaced, for each value in it. */
function* variants(value: unknown, replace: (inner: unknown) => unknown, with_: unknown): Generator<unknown> {
  yield replace(with_);
  if (Array.isArray(value)) {
    for (const [at, inner] of value.entries()) yield* variants(inner, (one) => replace(value.with(at, one)), with_);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      yield* variants(inner, (one) => replace({ ...value, [name]: one }), with_);
  }
}

describe('wrong values', () => {
  it.each(withBody)(
    'E01: $surface $id responds to each value with success or a 4xx that names a field, never with a 500',
    async (target) => {
      const body = bodyOf(target);
      const start = client.sandbox.snapshot();
      const path = pathOf(target);
      for (const value of nasty) {
        for (const variant of variants(body, (inner) => inner, value)) {
          const { status, body: said } = await send(target, path, JSON.stringify(variant));
          if (status >= 500)
            throw new Error(
              `${status} for ${JSON.stringify(variant).slice(0, 500)}: ${String((client.failures.at(-1) as Error)?.stack)}`,
            );
          if (status === 400 && said.code === 'INVALID_INPUT') expect(said.errors?.length).toBeGreaterThan(0);
        }
      }
      client.sandbox.restore(start);
      expect(client.failures).toEqual([]);
    },
  );

  it.each(withBody)('E04: $surface $id accepts field names that have a meaning in JavaScript', async (target) => {
    const text = JSON.stringify(bodyOf(target));
    const start = client.sandbox.snapshot();
    for (const extra of [
      '"__proto__":{"polluted":true},',
      '"constructor":{"prototype":{"polluted":true}},',
      '"toString":1,',
      `"deep":${'['.repeat(50_000)}${']'.repeat(50_000)},`,
    ]) {
      const { status } = await send(target, pathOf(target), text.replace('{', `{${extra}`));
      expect(status).toBeLessThan(500);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    client.sandbox.restore(start);
    expect(client.failures).toEqual([]);
  });
});
