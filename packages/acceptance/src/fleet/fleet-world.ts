/** The sandboxes of many tenants on one port, some of them hostile. */
import { createHub } from '@tradelane/hub';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';
import { channelOf } from '../faults/channel.ts';
import { openFront } from '../faults/front.ts';
import { pause } from '../prove/pause.ts';

/** How a hostile tenant responds. */
const moods = ['429', '500', 'slow', 'hung'] as const;
type Mood = (typeof moods)[number];

const slowInMs = 4_000;
/** Collections of the demo data that orders need. The rest would fill the memory. */
const needed: ReadonlySet<string> = new Set(['channels', 'stores', 'counters']);

export interface FleetWorld {
  readonly url: string;
  readonly credentials: { readonly clientId: string; readonly clientSecret: string };
  /** Number of requests of hostile tenants. */
  readonly hostileRequests: () => number;
  /** Changes some orders of a tenant. */
  change(tenant: number): Promise<void>;
  changes(): number;
  /** The last version of each order of a tenant. */
  versions(tenant: number): Promise<readonly string[]>;
  close(): Promise<void>;
}

export const tenantName = (index: number): string => `t${index}`;

/** @param hostile Number of hostile tenants. They come after the others. */
export async function openFleetWorld(
  well: number,
  hostile: number,
  ordersEach: number,
  random: () => number,
): Promise<FleetWorld> {
  const demo = createSandbox({ seed: 'demo' });
  const { collections, ...snapshot } = demo.snapshot();
  const part = Object.fromEntries(Object.entries(collections).filter(([name]) => needed.has(name)));
  const sandboxes: Sandbox[] = [];
  const channels: ReturnType<typeof channelOf>[] = [];
  for (let index = 0; index < well + hostile; index += 1) {
    const sandbox = createSandbox({ seed: 'empty', limits: 'off' });
    sandbox.restore({ ...snapshot, collections: part });
    sandboxes.push(sandbox);
    const channel = channelOf(sandbox, ordersEach, random);
    channels.push(channel);
    await channel.begin();
  }
  demo.close();
  let hostileRequests = 0;
  const fetch: Sandbox['fetch'] = async (input) => {
    // The front passes a `Request` for every call.
    const request = input as Request;
    const { pathname, search, origin } = new URL(request.url);
    const [, number = '', path = '/'] = /^\/t(\d+)(\/.*)$/.exec(pathname) ?? [];
    const index = Number(number);
    const isHostile = index >= well && !path.startsWith('/auth');
    const mood: Mood | undefined = isHostile ? moods[index % moods.length] : undefined;
    hostileRequests += Number(isHostile);
    if (mood === 'hung') await new Promise(() => undefined);
    if (mood === 'slow') await pause(slowInMs);
    if (mood === '429' || mood === '500')
      return Response.json({}, { status: Number(mood), headers: mood === '429' ? { 'retry-after': '60' } : {} });
    return (sandboxes[index] as Sandbox).fetch(new Request(`${origin}${path}${search}`, request));
  };
  const front = await openFront({ fetch }, () => undefined);
  const [first] = sandboxes;
  if (first === undefined) throw new Error('There are no tenants.');
  const { client_id: clientId, client_secret: clientSecret } = first.info().credentials.seller;
  return {
    url: front.url,
    credentials: { clientId, clientSecret },
    hostileRequests: () => hostileRequests,
    change: (tenant) => (channels[tenant] as (typeof channels)[number]).change(ordersEach),
    changes: () => channels.reduce((sum, channel) => sum + channel.changes(), 0),
    async versions(tenant) {
      const { fetch, info } = sandboxes[tenant] as Sandbox;
      const { urls } = info();
      const auth = { authUrl: urls.auth_url, clientId, clientSecret };
      const hub = createHub({ baseUrl: urls.base_url, auth, fetch, rateLimiting: false });
      const orders = await Array.fromAsync(hub.orders.list({ updated_from: new Date(0), limit: 100 }));
      return orders.map((order) => [order.id, order.updated_at, String(order.channel_updated_at)].join(' '));
    },
    async close() {
      await front.close();
      for (const sandbox of sandboxes) sandbox.close();
    },
  };
}
