import { request } from 'undici';
import { serve } from '../measure/child.ts';
import { atMost, type Figure } from '../measure/figure.ts';
import { type TokenCall, tokenHelpers } from '../peers/token-helpers.ts';

const moments = ['cold', 'expired', 'revoked'] as const;

interface Outcome {
  readonly tokenRequests: number;
  readonly failed: number;
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
    for (const [name, create] of Object.entries(tokenHelpers)) {
      const server = await serve('servers/tokens.ts');
      try {
        const burst = burstOn(server.url, calls);
        const call = await create(server.url);
        await get(`${server.url}/reset?lifetime=2`);
        const cold = await burst(call);
        await new Promise((resolve) => setTimeout(resolve, 2_100));
        await get(`${server.url}/reset?lifetime=3600`);
        const expired = await burst(call);
        await get(`${server.url}/revoke`);
        found.set(name, { cold, expired, revoked: await burst(call) });
      } finally {
        await server.stop();
      }
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

function burstOn(url: string, calls: number): (call: TokenCall) => Promise<Outcome> {
  return async (call) => {
    const before = await tokenRequests(url);
    const outcomes = await Promise.allSettled(Array.from({ length: calls }, () => call()));
    return {
      tokenRequests: (await tokenRequests(url)) - before,
      failed: outcomes.filter(({ status }) => status === 'rejected').length,
    };
  };
}

async function tokenRequests(url: string): Promise<number> {
  return ((await get(`${url}/count`)) as { readonly tokenRequests: number }).tokenRequests;
}

async function get(url: string): Promise<unknown> {
  return (await request(url)).body.json();
}
