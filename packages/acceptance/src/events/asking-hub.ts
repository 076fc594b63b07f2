/** The hub of the proof. Sellers have requested refunds of many orders, and every report that arrives is recorded. */
import { createChannelPlatform } from '@tradelane/channel-platform';
import { createHub } from '@tradelane/hub';
import { createSandbox, type Sandbox } from '@tradelane/sandbox';
import { openFront, type Front } from '../faults/front.ts';
import { troublesOf } from '../faults/plan.ts';
import { channelOrder, refund } from '../orders.ts';

/** A report that reached the hub. */
export interface SeenReport {
  readonly actionId: string;
  readonly status: string;
  /** Whether the hub accepted it. The hub refuses a report of an action that has its outcome. */
  readonly isAccepted: boolean;
}

/** A command for the connector. */
export interface Command {
  readonly actionId: string;
  readonly order: string;
  readonly body: string;
}

export interface AskingHub {
  readonly front: Front;
  /** The address that a connector reports to. */
  readonly address: {
    readonly url: string;
    readonly authUrl: string;
    readonly credentials: { readonly clientId: string; readonly clientSecret: string };
  };
  /** All commands, in the order of the sellers' requests. */
  readonly commands: readonly Command[];
  readonly reports: readonly SeenReport[];
  statusOf(actionId: string): Promise<string>;
  revokeTokens(): Promise<void>;
  close(): Promise<void>;
}

const ordersPerRequest = 50;

/** A hub with a number of orders, each with a number of refund requests. */
export async function openAskingHub(orders: number, commandsEach: number, seed: number): Promise<AskingHub> {
  const sandbox = createSandbox({ seed: 'demo', actions: 'manual' });
  const { credentials, urls, world } = sandbox.info();
  const clientOf = (of: 'seller' | 'connector') => ({
    baseUrl: urls.base_url,
    auth: {
      authUrl: urls.auth_url,
      clientId: credentials[of].client_id,
      clientSecret: credentials[of].client_secret,
    },
    fetch: sandbox.fetch,
    rateLimiting: false as const,
  });
  const [channel] = world.channels;
  const origin = {
    channel_id: channel?.channel_id ?? '',
    channel_store_id: channel?.stores[0]?.channel_store_id ?? '',
  };
  const connector = createChannelPlatform(clientOf('connector'));
  const seller = createHub(clientOf('seller'));
  const names = Array.from({ length: orders }, (_, number) => `EV-${number}`);
  for (let first = 0; first < orders; first += ordersPerRequest)
    await connector.orders.upsert({
      origin,
      orders: names.slice(first, first + ordersPerRequest).map((name) => channelOrder(name)),
    });
  const wanted = new Set(names);
  const found: { readonly id: string; readonly line: string }[] = [];
  for await (const { id, channel_order_id, order_lines } of seller.orders.list({ limit: 100 }))
    if (wanted.has(channel_order_id)) found.push({ id, line: order_lines[0]?.id ?? '' });
  const price = { amount: 1, currency: 'EUR' };
  for (let round = 0; round < commandsEach; round += 1)
    for (const { id, line } of found) {
      const [request] = refund(line).refunds;
      if (request !== undefined) await seller.orders.refund(id, { refunds: [{ ...request, price }] });
    }
  const commands = sandbox.events().flatMap((event) => {
    const { action_id: actionId, channel_order_id: order } = event.data as Readonly<Record<string, unknown>>;
    if (typeof actionId !== 'string' || typeof order !== 'string' || !wanted.has(order)) return [];
    return [{ actionId, order, body: JSON.stringify(event) }];
  });

  const reports: SeenReport[] = [];
  const troubleOfNext = troublesOf(seed);
  const front = await openFront({ fetch: seen(sandbox, reports) }, () => troubleOfNext.next().value);
  const { base_url: url, auth_url: authUrl } = sandbox.info(front.url).urls;
  const { client_id: clientId, client_secret: clientSecret } = credentials.connector;
  return {
    front,
    address: { url, authUrl, credentials: { clientId, clientSecret } },
    commands,
    reports,
    statusOf: async (actionId) => (await seller.actions.get(actionId)).status,
    async revokeTokens() {
      await sandbox.fetch('http://sandbox.localhost/__sandbox/tokens/revoke', { method: 'POST', body: '{}' });
    },
    async close() {
      await front.close();
      sandbox.close();
    },
  };
}

/** The sandbox, which records every report that it has responded to. */
function seen(sandbox: Sandbox, reports: SeenReport[]): Sandbox['fetch'] {
  return async (input, init) => {
    // The front passes a `Request` for every call.
    const request = input as Request;
    const [, actionId] = /\/v1\/orders\/actions\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
    if (actionId === undefined) return sandbox.fetch(input, init);
    const body = await request.clone().text();
    const response = await sandbox.fetch(input, init);
    const refusal = response.ok ? '' : await response.clone().text();
    // If the token is refused, the report isn't about the action.
    if (response.ok || refusal.includes('ACTION_ALREADY_FINAL')) {
      const { status } = JSON.parse(body) as { readonly status: string };
      reports.push({ actionId, status, isAccepted: response.ok });
    }
    return response;
  };
}
