import { request } from 'undici';
import { serve } from '../measure/child.ts';
import { type Figure, ratioAtLeast } from '../measure/figure.ts';
import { inTurns } from '../measure/in-turns.ts';
import { rawRequest, requestsPerSecond } from '../measure/load.ts';
import { ratiosOf, rowsOf } from '../measure/samples.ts';

const write = {
  actions: [
    {
      type: 'SYNCHRONIZE_ORDER',
      entity_type: 'ORDER',
      entity_id: 'acme_ORD-1001',
      status: 'SUCCESS',
      executed_at: '2026-03-02T09:20:00Z',
    },
  ],
};

/** The stateful sandbox compared with a mock that reads only the document. */
export const sandbox: Figure = {
  title: 'Requests per second of the sandbox',
  method:
    'A list of ten orders, and a report that is stored and returned with its identifier. Each request has a token and is validated, over twenty connections to a port. Prism serves the same document and doesn’t validate its responses. Its static list is the sandbox’s own response, its dynamic one is generated and larger.',
  peers: ['@stoplight/prism-http-server'],
  async measure(quick) {
    const tradelane = await serve('servers/sandbox.ts');
    const token = await tokenOf(tradelane.url);
    const list = await request(`${tradelane.url}/api/v2/orders?limit=10`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const servers = {
      tradelane,
      'Prism static': await serve('servers/prism.ts', 'static', await list.body.text()),
      'Prism dynamic': await serve('servers/prism.ts', 'dynamic'),
    };
    try {
      const requests = {
        list: (base: string) => rawRequest('GET', `${base}/api/v2/orders?limit=10`, token),
        write: (base: string) => rawRequest('POST', `${base}/api/v2/orders/actions`, token, write),
      };
      const seconds = quick ? 0.3 : 3;
      const charts = [];
      const verdicts = [];
      for (const [what, requestOn] of Object.entries(requests)) {
        const measure = (name: string): Promise<number> => {
          const { url } = servers[name as keyof typeof servers];
          return requestsPerSecond(url, requestOn(new URL(url).pathname.replace(/\/$/, '')), seconds);
        };
        for (const name of Object.keys(servers)) await measure(name);
        const rates = await inTurns(Object.keys(servers), quick ? 3 : 9, measure);
        const title = `validated ${what}`;
        charts.push({
          title: `Requests per second, ${title}`,
          unit: '/s',
          rows: rowsOf(rates, (name) => name === 'tradelane'),
        });
        verdicts.push(
          ratioAtLeast(`${title}, against Prism static`, ratiosOf(rates, 'tradelane', 'Prism static'), 4),
          ratioAtLeast(`${title}, against Prism dynamic`, ratiosOf(rates, 'tradelane', 'Prism dynamic'), 12),
        );
      }
      return { charts, verdicts };
    } finally {
      await Promise.all(Object.values(servers).map((server) => server.stop()));
    }
  },
};

/** A token of the sandbox's seller. Prism accepts any token. */
async function tokenOf(url: string): Promise<string> {
  const { body } = await request(new URL('/auth/oauth/token', url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'sandbox-seller',
      client_secret: 'not-a-secret-of-the-seller',
    }).toString(),
  });
  const { access_token } = (await body.json()) as { readonly access_token: string };
  return access_token;
}
