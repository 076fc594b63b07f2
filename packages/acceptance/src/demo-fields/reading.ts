import { createSandbox } from '@tradelane/sandbox';
import { surfaces } from '@tradelane/specs';
import { type Document, type Route, routes } from '../document.ts';
import { readDocument } from '../surfaces.ts';
import { documentedFields, presentFields, undocumentedFields } from './documented.ts';
import { startWork } from './started.ts';

/** Additional queries of reads, by operation. */
const queries: Readonly<Record<string, readonly string[]>> = {
  'v2-listOrders': ['limit=100'],
  listOrders: ['updated_from=2020-01-01T00:00:00Z&limit=100'],
  'v2-listReturns': ['updated_from=2020-01-01T00:00:00Z&limit=100'],
  'v2-listOrderDocuments': ['limit=100'],
  listConversations: ['updated_from=2020-01-01T00:00:00Z&limit=100'],
  listProducts: ['limit=100'],
  S30: ['updated_since=2020-01-01T00:00:00Z&include_deleted=true', 'updated_since=2020-01-01T00:00:00Z'],
  IV01: ['type=ALL&max=100'],
  SBC11: ['limit=100'],
  DR11: ['limit=100'],
  DR12: ['limit=100'],
  TL02: ['limit=100'],
  OF04: ['limit=100'],
  OF21: ['max=100'],
  OR11: ['max=100'],
  OR72: ['order_ids=ORD-1001-A'],
  P11: [
    'product_references=SKU|WARDROBE-1,SKU|CHAIR-2,SKU|LAMP-3,SKU|RUG-61&all_offers=true&all_channels=true&all_shipping_zones=true&max=100',
  ],
  PL11: ['limit=100'],
  PR01: ['max=100&states=ALL'],
  PRI02: ['limit=100'],
  RT11: ['limit=100'],
  RT12: ['limit=100'],
  P31: ['product_references=SKU|WARDROBE-1,SKU|CHAIR-2'],
  P51: ['max=100'],
  A21: ['', 'channel_code=acme_web'],
  CM11: ['provider_id=2001'],
  PM11: ['all_operator_attributes=true&with_roles=true', ''],
  M01: ['received=ALL&max=100'],
  M11: ['with_messages=true&limit=100'],
  ST11: ['limit=100'],
  ST12: ['limit=100'],
  SM11: ['limit=100'],
  SL12: ['limit=100'],
  SOF11: ['limit=100'],
  SOR11: ['limit=100'],
};

/** Maximum number of entries of a list that are read one by one. */
const mostDetails = 200;

/** Fields by their description, in any operation: `ServiceOrder.state`. */
export interface DemoFields {
  readonly documented: ReadonlySet<string>;
  /** Fields that occur in a response of the demo world. */
  readonly present: ReadonlySet<string>;
  /** Undocumented fields of responses: `listOrders.data[].status_code`. */
  readonly undocumented: ReadonlySet<string>;
}

/** Reads everything in the demo world, as every user that may read it, and compares it with the documentation. */
export async function readDemoFields(): Promise<DemoFields> {
  const sandbox = createSandbox({ seed: 'demo' });
  const documented = new Set<string>();
  const present = new Set<string>();
  const undocumented = new Set<string>();
  const { urls, credentials } = sandbox.info();
  const tokenOf = async ({ client_id, client_secret }: { client_id: string; client_secret: string }) => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
    const response = await sandbox.fetch(`${urls.auth_url}/oauth/token`, { method: 'POST', body });
    return `Bearer ${((await response.json()) as { access_token: string }).access_token}`;
  };
  const callers: Readonly<Record<string, readonly string[]>> = {
    hub: [await tokenOf(credentials.seller)],
    connector: [await tokenOf(credentials.connector)],
    seller: credentials.shops.map(({ api_key }) => api_key),
    operator: [credentials.operator.api_key],
    front: [credentials.front.api_key],
  };
  const started = await startWork(sandbox, { hub: callers['hub']?.[0] ?? '', shop: callers['seller']?.[0] ?? '' });
  const actions = sandbox.actions.list().map(({ id }) => id);
  const stores = sandbox.info().world.channels;
  const known: Ids = {
    ...started,
    action_id: actions,
    tracking_id: [...actions, ...started.tracking_id],
    channel_id: stores.map(({ channel_id }) => channel_id),
    channel_store_id: stores.flatMap((channel) => channel.stores.map(({ channel_store_id }) => channel_store_id)),
  };
  for (const { surface } of surfaces) {
    const document = readDocument(surface);
    const role = /-(seller|operator|front)$/.exec(surface)?.[1] ?? (surface === 'hub' ? 'hub' : 'connector');
    const url = (document.servers[0]?.url ?? '').replace(/^\{(\w+)\}/, (_, name: keyof typeof urls) => urls[name]);
    for (const authorization of callers[role] ?? [])
      for await (const { fields, body, unknown } of readsOf(document, known, (path) =>
        sandbox.fetch(url + path, { headers: { authorization } }),
      )) {
        for (const field of unknown) undocumented.add(field);
        const paths = new Set(presentFields(body));
        for (const [path, field] of fields) {
          documented.add(field);
          if (paths.has(path)) present.add(field);
        }
      }
  }
  sandbox.close();
  return { documented, present, undocumented };
}

/** Values of path parameters, by name. */
type Ids = Readonly<Record<string, readonly string[]>>;

interface Reading {
  readonly fields: ReturnType<typeof documentedFields>;
  readonly body: unknown;
  /** Undocumented fields of the body. */
  readonly unknown: readonly string[];
}

async function* readsOf(
  document: Document,
  known: Ids,
  fetch: (path: string) => Promise<Response>,
): AsyncGenerator<Reading, void, undefined> {
  const bodies = new Map<string, unknown[]>();
  // Read lists before the details of their entries.
  const reads = routes(document)
    .filter(({ method }) => method.toLowerCase() === 'get')
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);
  for (const route of reads) {
    const { operationId: id } = route.operation;
    const fields = documentedFields(document, route);
    if (fields.length === 0) continue;
    yield { fields, body: undefined, unknown: [] };
    for (const path of pathsOf(route, bodies, known).slice(0, mostDetails))
      for (const { query, pages } of askedOf(queries[id] ?? [''])) {
        let next: string | undefined = query === '' ? path : `${path}?${query}`;
        for (let page = 0; page < pages && next !== undefined; page++) {
          const response = await fetch(next);
          if (response.status !== 200) {
            await response.body?.cancel();
            break;
          }
          const body = (await response.json()) as { readonly next_page_token?: string };
          bodies.set(route.path, [...(bodies.get(route.path) ?? []), body]);
          yield { fields, body, unknown: undocumentedFields(document, route, body) };
          next = body.next_page_token && `${path}?page_token=${encodeURIComponent(body.next_page_token)}`;
        }
      }
  }
}

/**
 * Each query until its last page. Also its first small pages, which have next and previous pages when a large page
 * contains everything.
 */
const askedOf = (asked: readonly string[]): readonly { readonly query: string; readonly pages: number }[] =>
  asked.flatMap((query) => {
    const small = query.replace(/\b(limit|max)=\d+/, '$1=1');
    return [{ query, pages: Infinity }, ...(small === query ? [] : [{ query: small, pages: 2 }])];
  });

/** The paths of a template. Its parameters come from entries of lists that were read before. */
function pathsOf({ path }: Route, bodies: ReadonlyMap<string, readonly unknown[]>, found: Ids): readonly string[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const before = path.slice(0, path.indexOf('/{'));
  // If there are several parameters, use every combination of values.
  return names.reduce<readonly string[]>(
    (paths, name) => {
      const known = [...(bodies.get(before) ?? []), ...(sources[name] ?? []).flatMap((from) => bodies.get(from) ?? [])];
      const ids = new Set(known.flatMap((body) => [...idsIn(body, name)]));
      const values = [...ids, ...(constants[name] ?? []), ...(found[name] ?? [])];
      return paths.flatMap((one) => values.map((id) => one.replace(`{${name}}`, encodeURIComponent(id))));
    },
    [path],
  );
}

/** Lists whose entries a parameter refers to, if they are at another path. */
const sources: Readonly<Record<string, readonly string[]>> = {
  document_request_id: ['/api/document-request/requests'],
  order_id: ['/api/mms/orders'],
};

const constants: Ids = {
  offer: ['30001'],
  import_id: ['510c0000-0000-4000-8000-000000000001'],
  reason_type: ['INCIDENT_OPEN', 'INCIDENT_CLOSE', 'REFUND', 'MESSAGING', 'CANCELATION'],
};

/** The IDs of the entries of a list. */
function* idsIn(body: unknown, name: string): Generator<string> {
  for (const list of Object.values(body as object)) {
    if (!Array.isArray(list)) continue;
    for (const entry of list as readonly Readonly<Record<string, unknown>>[]) {
      const id = entry[name] ?? entry['id'];
      if (typeof id === 'string' || typeof id === 'number') yield String(id);
    }
  }
}
