import { request } from 'undici';
import { serve } from '../measure/child.ts';
import { atLeast, type Figure } from '../measure/figure.ts';
import { rawRequest, requestsPerSecond } from '../measure/load.ts';
import { median } from '../measure/median.ts';

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

/** The stateful sandbox beside a mock that only knows the document. */
export const sandbox: Figure = {
  title: 'Requests per second of the sandbox',
  method:
    'A list of ten orders, and a report that is recorded and returned with its identifier; each with a token and validated, on a port, twenty connections. Prism serves the same document, from its examples or made up; its responses are not validated.',
  peers: ['@stoplight/prism-http-server'],
  async measure(quick) {
    const servers = {
      tradelane: await serve('servers/sandbox.ts'),
      'Prism static': await serve('servers/prism.ts', 'static'),
      'Prism dynamic': await serve('servers/prism.ts', 'dynamic'),
    };
    try {
      const token = await tokenOf(servers.tradelane.url);
      const requests = {
        list: (base: string) => rawRequest('GET', `${base}/api/v2/orders?limit=10`, token),
        write: (base: string) => rawRequest('POST', `${base}/api/v2/orders/actions`, token, write),
      };
      const found = new Map<string, number[]>();
      for (let round = -1; round < (quick ? 1 : 5); round += 1) {
        for (const [what, requestOn] of Object.entries(requests)) {
          for (const [name, { url }] of Object.entries(servers)) {
            const rate = await requestsPerSecond(
              url,
              requestOn(new URL(url).pathname.replace(/\/$/, '')),
              quick ? 0.5 : 3,
            );
            if (round >= 0) found.set(`${what} ${name}`, [...(found.get(`${what} ${name}`) ?? []), rate]);
          }
        }
      }
      const of = (what: string, name: string): number => median(found.get(`${what} ${name}`) ?? []);
      const names = Object.keys(servers);
      const whats = [
        ['list', 'validated list'],
        ['write', 'validated write'],
      ] as const;
      return {
        charts: whats.map(([what, title]) => ({
          title: `Requests per second, ${title}`,
          unit: '/s',
          rows: names.map((name) => ({ name, value: of(what, name), ours: name === 'tradelane' })),
        })),
        verdicts: whats.flatMap(([what, title]) => [
          atLeast(`${title}, against Prism static`, of(what, 'tradelane') / of(what, 'Prism static'), 4, ' ×'),
          atLeast(`${title}, against Prism dynamic`, of(what, 'tradelane') / of(what, 'Prism dynamic'), 12, ' ×'),
        ]),
      };
    } finally {
      await Promise.all(Object.values(servers).map((server) => server.stop()));
    }
  },
};

/** A token of the sandbox's seller; Prism takes any. */
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
