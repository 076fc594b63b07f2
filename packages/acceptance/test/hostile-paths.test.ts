/** Paths, queries and headers that our clients never send are refused as documented, and change nothing. */
import { beforeAll, describe, expect, it } from 'vitest';
import { resolve, type Schema } from '../src/document.ts';
import {
  type HostileResponse,
  bodyOf,
  expectRefusal,
  createHostileClient,
  pathOf,
  type HostileClient,
  type Target,
  targets,
} from '../src/hostile-client.ts';

let client: HostileClient;
const send: HostileClient['send'] = (...request) => client.send(...request);
const expectUnchanged: HostileClient['expectUnchanged'] = (act) => client.expectUnchanged(act);
beforeAll(async () => {
  client = await createHostileClient();
});

describe('paths and queries', () => {
  const namesOf = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const withPath = targets.filter(({ route }) => route.path.includes('{'));
  const call = (target: Target, id: string): Promise<HostileResponse> =>
    send(
      target,
      pathOf(target, Object.fromEntries(namesOf(target.route.path).map((name) => [name, id]))),
      target.body === undefined ? undefined : JSON.stringify(bodyOf(target)),
    );

  /** Invalid values of a path: dot segments, bad encodings, control characters, nothing. */
  const tricks = ['..', '.', '%2e%2e', '%00', '%0d%0a', '%', '%zz', '%ff', ''];

  it.each(withPath)("E01: $surface $id doesn't exist at an invalid path", async (target) => {
    await expectUnchanged(async () => {
      for (const trick of tricks) expect([404, 405]).toContain((await call(target, trick)).status);
    });
  });

  /** Unusual but valid: they name a resource that doesn't exist or may be created. */
  const oddities = [
    '__proto__',
    'constructor',
    'x'.repeat(10_000),
    '%F0%9F%98%80',
    "1'%20OR%20'1'='1",
    '%25',
    '%3Cscript%3E',
    // An encoded separator is a character of the ID.
    'a%2Fb',
    'a%5Cb',
    '..%2f..',
    '%2E%2E%2F',
  ];

  it.each(withPath)('E01: $surface $id handles IDs of every kind without a failure', async (target) => {
    const start = client.sandbox.snapshot();
    for (const id of oddities) {
      const { status } = await call(target, id);
      if (target.id === 'upsertProductType') expect(status).toBeLessThan(500);
      else expect([400, 404, 410, 415]).toContain(status);
    }
    client.sandbox.restore(start);
    expect(client.failures).toEqual([]);
  });

  it.each(targets.filter(({ route }) => route.method === 'get'))(
    'E01: $surface $id refuses wrong query values with 400 and names them',
    async (target) => {
      await expectUnchanged(async () => {
        const query = target.route.parameters.filter((parameter) => parameter.in === 'query');
        for (const { name, schema } of query) {
          const { type, format } = resolve<Schema>(target.document, schema);
          const wrong =
            type === 'integer'
              ? ['0', '-1', '1.5', '1e3', 'many', '99999999999999999999']
              : format === 'date-time'
                ? ['yesterday', '2026-02-30T00:00:00Z', '2026-01-01', '0']
                : [];
          for (const value of wrong) {
            const path = pathOf(target, { [name]: value });
            const separator = path.includes('?') ? '&' : '?';
            const full = path.includes(`${name}=`) ? path : `${path}${separator}${name}=${encodeURIComponent(value)}`;
            expectRefusal(await send(target, full), 400, name);
          }
        }
        for (const token of ['x', '%00', 'a'.repeat(5_000), '..', 'eyJhIjoxfQ'])
          if (query.some(({ name }) => name === 'page_token')) {
            const path = pathOf(target);
            expectRefusal(await send(target, `${path}${path.includes('?') ? '&' : '?'}page_token=${token}`), 400);
          }
      });
    },
  );

  it('E01: another method on a known path is a 405 with the allowed methods, and an unknown path is a 404', async () => {
    await expectUnchanged(async () => {
      for (const target of targets) {
        const response = await send({ ...target, route: { ...target.route, method: 'patch' } }, pathOf(target));
        expectRefusal(response, 405);
      }
      for (const path of [
        '/hub/api/v2',
        '/hub/api/v2/orders/',
        '/hub/api//v2/orders',
        '/hub/api/V2/orders',
        '/hub/api/../api/v2/nothing',
        '/nothing',
        '/',
      ])
        expectRefusal(await send(targets[0] as Target, path), 404);
    });
  });

  it('T08: wrong credentials of every kind are a 401, and nothing is read or changed', async () => {
    const wrong = [
      '',
      'Bearer',
      'Bearer ',
      'Bearer x',
      'bearer null',
      'Basic eDp5',
      'Token x',
      `Bearer ${'x'.repeat(100_000)}`,
      '__proto__',
    ];
    await expectUnchanged(async () => {
      for (const target of targets)
        for (const authorization of wrong) {
          const body = target.body === undefined ? undefined : JSON.stringify(bodyOf(target));
          expectRefusal(await send(target, pathOf(target), body, { authorization }), 401);
        }
    });
  });

  it('E08: a request for another format than JSON is refused with 406', async () => {
    await expectUnchanged(async () => {
      for (const target of targets.filter(({ route, id }) => route.method === 'get' && !id.includes('ownload')))
        expectRefusal(await send(target, pathOf(target), undefined, { accept: 'application/xml' }), 406);
    });
  });
});
