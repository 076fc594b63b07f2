import { request } from 'undici';
import { serve } from '../measure/child.ts';
import { atMost, type Figure } from '../measure/figure.ts';
import { type TokenCall, tokenHelpers } from '../peers/token-helpers.ts';

const moments = ['cold', 'expired', 'revoked'] as const;
type Moment = (typeof moments)[number];

/** Requests that reach the server before the measurement. */
const before: Readonly<Record<Moment, string>> = {
  cold: 'reset?lifetime=2',
  expired: 'reset?lifetime=3600',
  revoked: 'revoke',
};

interface Outcome {
  readonly tokenRequests: number;
  readonly failed: number;
}

/** Many calls that need a token at the same moment. */
export const tokens: Figure = {
  title: 'Token requests of 10,000 calls at once',
  method:
    '10,000 calls start together without a token, after its lifetime of two seconds, or after it was revoked (a 401). The token endpoint counts its requests.',
  peers: ['@commercetools/ts-client', 'simple-oauth2', 'openid-client'],
  async measure(quick) {
    const calls = quick ? 1_000 : 10_000;
    const helpers = await Promise.all(Object.entries(tokenHelpers).map(([name, create]) => open(name, create)));
    const found = new Map<string, Partial<Record<Moment, Outcome>>>(helpers.map(({ name }) => [name, {}]));
    for (const moment of moments) {
      if (moment === 'expired') await new Promise((resolve) => setTimeout(resolve, 2_100));
      for (const { name, url, call } of helpers) {
        await get(`${url}/${before[moment]}`);
        found.set(name, { ...found.get(name), [moment]: await burst(url, call, calls) });
      }
    }
    await Promise.all(helpers.map(({ stop }) => stop()));
    const of = (name: string, moment: Moment): Outcome =>
      found.get(name)?.[moment] ?? { tokenRequests: Number.NaN, failed: Number.NaN };
    const rows = (moment: Moment, what: keyof Outcome) =>
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

interface Helper {
  readonly name: string;
  readonly url: string;
  readonly call: TokenCall;
  stop(): Promise<void>;
}

/** Starts a separate, counting server for each contender. */
async function open(name: string, create: (url: string) => Promise<TokenCall>): Promise<Helper> {
  const { url, stop } = await serve('servers/tokens.ts');
  return { name, url, call: await create(url), stop };
}

async function burst(url: string, call: TokenCall, calls: number): Promise<Outcome> {
  const requestsBefore = await tokenRequests(url);
  const outcomes = await Promise.allSettled(Array.from({ length: calls }, () => call()));
  return {
    tokenRequests: (await tokenRequests(url)) - requestsBefore,
    failed: outcomes.filter(({ status }) => status === 'rejected').length,
  };
}

async function tokenRequests(url: string): Promise<number> {
  return ((await get(`${url}/count`)) as { readonly tokenRequests: number }).tokenRequests;
}

async function get(url: string): Promise<unknown> {
  return (await request(url)).body.json();
}
