import { request } from 'undici';
import { serve } from '../measure/child.ts';
import { atMost, type Figure } from '../measure/figure.ts';
import { type TokenCall, tokenHelpers } from '../peers/token-helpers.ts';

const moments = ['cold', 'expired', 'revoked'] as const;

interface Outcome {
  readonly tokenRequests: number;
  readonly failed: number;
}

/** One way to have a token, before a server of its own. */
interface Helper {
  readonly name: string;
  readonly server: Awaited<ReturnType<typeof serve>>;
  readonly call: TokenCall;
}

/** Many calls that need a token at the same moment. */
export const tokens: Figure = {
  title: 'Token requests of 10,000 calls at once',
  method:
    '10,000 calls start together before there is a token, after it has expired (a lifetime of two seconds), and after it was revoked (a 401). Counted at the token endpoint.',
  peers: ['@commercetools/ts-client', 'simple-oauth2', 'openid-client'],
  async measure(quick) {
    const calls = quick ? 1_000 : 10_000;
    const found = new Map<string, Record<(typeof moments)[number], Outcome>>();
    const helpers: Helper[] = [];
    try {
      for (const [name, create] of Object.entries(tokenHelpers)) {
        const server = await serve('servers/tokens.ts');
        helpers.push({ name, server, call: await create(server.url) });
      }
      const cold = new Map<string, Outcome>();
      for (const { name, server, call } of helpers) {
        await get(`${server.url}/reset?lifetime=2`);
        cold.set(name, await burst(server.url, call, calls));
      }
      // the tokens of all of them end
      await new Promise((resolve) => setTimeout(resolve, 2_100));
      for (const { name, server, call } of helpers) {
        await get(`${server.url}/reset?lifetime=3600`);
        const expired = await burst(server.url, call, calls);
        await get(`${server.url}/revoke`);
        found.set(name, {
          cold: cold.get(name) as Outcome,
          expired,
          revoked: await burst(server.url, call, calls),
        });
      }
    } finally {
      for (const { server } of helpers) await server.stop();
    }
    const of = (name: string, moment: (typeof moments)[number]): Outcome =>
      found.get(name)?.[moment] ?? { tokenRequests: Number.NaN, failed: Number.NaN };
    const rows = (moment: (typeof moments)[number], what: keyof Outcome) =>
      [...found.keys()].map((name) => ({ name, value: of(name, moment)[what], ours: name === 'tradelane' }));
    return {
      charts: moments.flatMap((moment) => [
        { title: `Token requests, ${moment}`, unit: '', rows: rows(moment, 'tokenRequests') },
        { title: `Failed calls, ${moment}`, unit: '', rows: rows(moment, 'failed') },
      ]),
      verdicts: moments.flatMap((moment) => [
        atMost(`Token requests, ${moment}`, of('tradelane', moment).tokenRequests, 1),
        atMost(`Failed calls, ${moment}`, of('tradelane', moment).failed, 0),
      ]),
    };
  },
};

async function burst(url: string, call: TokenCall, calls: number): Promise<Outcome> {
  const before = await tokenRequests(url);
  const outcomes = await Promise.allSettled(Array.from({ length: calls }, () => call()));
  return {
    tokenRequests: (await tokenRequests(url)) - before,
    failed: outcomes.filter(({ status }) => status === 'rejected').length,
  };
}

async function tokenRequests(url: string): Promise<number> {
  return ((await get(`${url}/count`)) as { readonly tokenRequests: number }).tokenRequests;
}

async function get(url: string): Promise<unknown> {
  return (await request(url)).body.json();
}
