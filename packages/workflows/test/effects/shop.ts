import {
  type ApiPromise,
  type CheckpointStore,
  type Clock,
  createMemoryCheckpoints,
  createVirtualClock,
  type FileInput,
  type VirtualClock,
} from '@tradelane/core';
import {
  batch,
  call,
  clientOn,
  createRuntime,
  writes,
  type OperationDescriptor,
  type SurfaceDescriptor,
} from '@tradelane/core/runtime';

const operations = {
  orders: {
    id: 'orders',
    method: 'GET',
    path: '/orders',
    query: { order_ids: 'list', lines: 'list', limit: 'integer', page_token: 'string', updated_from: 'date' },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  pacedOrders: {
    id: 'pacedOrders',
    method: 'GET',
    path: '/orders',
    query: { order_ids: 'list' },
    rate: { maximum: [{ requests: 1, periodInMs: 60_000 }] },
  },
  refund: {
    id: 'refund',
    method: 'POST',
    path: '/orders/{order_id}/refund',
    body: 'json',
    retry: 'unsafe',
    readBack: {
      operation: 'orders',
      arguments: { order_ids: 'path.order_id', lines: 'body.refunds.line', updated_from: '$sentAt' },
      each: 'body.refunds',
      items: 'data.adjustments',
      match: { '^.id': 'path.order_id', line: 'line', amount: 'amount' },
      created: 'created_at',
    },
  },
  note: {
    id: 'note',
    method: 'POST',
    path: '/orders/{order_id}/notes',
    body: 'multipart',
    parts: { note: 'json!', file: 'file' },
    retry: 'unsafe',
    readBack: {
      operation: 'orders',
      arguments: { order_ids: 'path.order_id' },
      items: 'data.adjustments',
      match: { '^.id': 'path.order_id', line: 'body.note.line' },
      created: 'created_at',
    },
  },
  adjust: {
    id: 'adjust',
    method: 'POST',
    path: '/orders/{order_id}/adjust',
    body: 'json',
    retry: 'unsafe',
    readBack: {
      operation: 'pacedOrders',
      arguments: { order_ids: 'path.order_id' },
      items: 'data.adjustments',
      match: { line: 'body.line' },
      created: 'created_at',
    },
  },
  cancel: {
    id: 'cancel',
    method: 'POST',
    path: '/orders/{order_id}/cancel',
    body: 'json',
    retry: 'unsafe',
    readBack: {
      operation: 'orders',
      arguments: { order_ids: 'path.order_id' },
      items: 'data.adjustments',
      match: { line: 'body.line' },
      done: [{ is: { amount: [0] } }],
      ruledOut: [{ is: { amount: [9] } }],
    },
  },
  accept: {
    id: 'accept',
    method: 'POST',
    path: '/orders/{order_id}/accept',
    body: 'json',
    retry: 'unsafe',
    longRunning: {
      kind: 'action',
      id: 'action_id',
      status: 'action',
      state: 'status',
      succeeded: ['OK'],
      failed: ['NO'],
    },
    readBack: {
      operation: 'orders',
      items: 'data.adjustments',
      match: { line: 'body.line' },
      done: [{ is: { amount: [0] } }],
      repeat: {},
    },
  },
  start: {
    id: 'start',
    method: 'POST',
    path: '/orders/{order_id}/start',
    body: 'json',
    retry: 'unsafe',
    longRunning: {
      kind: 'import',
      id: 'action_id',
      status: 'action',
      state: 'status',
      succeeded: ['OK'],
      failed: ['NO'],
    },
  },
  action: { id: 'action', method: 'GET', path: '/actions/{action_id}' },
  attach: {
    id: 'attach',
    method: 'POST',
    path: '/orders/{order_id}/files',
    body: 'multipart',
    parts: { title: 'text', files: 'files!' },
    retry: 'unsafe',
  },
  report: { id: 'report', method: 'POST', path: '/reports', body: 'json', retry: 'unsafe' },
  rename: { id: 'rename', method: 'PUT', path: '/orders/{order_id}', body: 'json', retry: 'idempotent' },
  ship: {
    id: 'ship',
    method: 'POST',
    path: '/shipments',
    body: 'json',
    retry: 'unsafe',
    batch: { items: 'body.shipments', maximum: 10, split: true },
    partial: { failed: 'errors', key: ['id'] },
  },
  pack: {
    id: 'pack',
    method: 'POST',
    path: '/packages',
    body: 'json',
    retry: 'unsafe',
    batch: { items: 'body.shipments', maximum: 10, split: true },
    partial: { succeeded: 'results', failed: 'results', key: ['id'] },
  },
} as const satisfies Record<string, OperationDescriptor>;

const surface: SurfaceDescriptor = { name: 'shop', basePath: '', auth: ['apiKey'], operations };

export interface Refunds {
  readonly refunds: readonly { readonly line: string; readonly amount: number }[];
}

export interface Shop {
  refund(orderId: string, body: Refunds, options?: object): ApiPromise<{ readonly action_id: string }>;
  note(
    orderId: string,
    body: { readonly note: { readonly line: string }; readonly file?: FileInput },
    options?: object,
  ): ApiPromise<{ readonly action_id: string }>;
  attach(
    orderId: string,
    body: { readonly title: string; readonly files: readonly FileInput[] },
    options?: object,
  ): ApiPromise<unknown>;
  adjust(orderId: string, body: { readonly line: string }, options?: object): ApiPromise<unknown>;
  cancel(orderId: string, body: { readonly line: string }, options?: object): ApiPromise<unknown>;
  accept(orderId: string, body: { readonly line: string }, options?: object): ApiPromise<unknown>;
  start(orderId: string, body: { readonly line: string }, options?: object): ApiPromise<unknown>;
  report(body: object, options?: object): ApiPromise<unknown>;
  rename(orderId: string, body: object, options?: object): ApiPromise<unknown>;
  orders(query: object, options?: object): ApiPromise<unknown>;
  ship(body: { readonly shipments: readonly { readonly id: string }[] }, options?: object): ReturnType<typeof batch>;
  pack(body: { readonly shipments: readonly { readonly id: string }[] }, options?: object): ReturnType<typeof batch>;
}

/**
 * The fate of the next write.
 * - `late`: the host carries it out, but a read shows it after 30 s.
 * - `deep`: its response is nested deeper than the stack.
 * - A number: the host refuses it. `{ status }`: it carries it out, and responds with this status.
 * - Another object: the body of the response.
 */
export type Fate = 'ok' | 'deep' | 'response lost' | 'request lost' | 'late' | 'hangs' | number | object;

/** A host in this process, with the store of its callers. */
export class Host {
  readonly clock: VirtualClock = createVirtualClock({ startInMs: Date.UTC(2026, 2, 2, 8), autoAdvance: true });
  readonly store: CheckpointStore = createMemoryCheckpoints();
  readonly writes: string[] = [];
  readonly reads: URL[] = [];
  readonly readsAtInMs: number[] = [];
  readonly fates: Fate[] = [];
  readonly readFates: number[] = [];
  /** Difference between the host's clock and the callers'. */
  skewInMs = 0;
  /** Whether the entries of a read are nested deeper than the stack. */
  isDeep = false;
  /** The status of every action. A number is the HTTP status of an error. */
  action: object | number = { status: 'RUNS' };
  /** Time from a request to the creation of its entry, in milliseconds. */
  writeInMs = 2_000;
  /** Time from a read to its response, in milliseconds. */
  readInMs = 0;
  #entries: { readonly line: string; readonly amount?: number; readonly created_at?: string; readonly at: number }[] =
    [];

  get entries(): number {
    return this.#entries.length;
  }

  /** An effect of another program. */
  add(line: string, amount: number, agoInMs: number = 0): void {
    const at = this.clock.now() - agoInMs;
    this.#entries.push({ line, amount, at, created_at: new Date(at + this.skewInMs).toISOString() });
  }

  /** An effect of another program without the time of its creation. */
  addUndated(line: string, amount: number): void {
    this.#entries.push({ line, amount, at: this.clock.now() });
  }

  /** A client of a new process. */
  client(name: string = surface.name, identity = 'a-shop', clock: Clock = this.clock): Shop {
    const runtime = createRuntime(
      { ...surface, name },
      {
        baseUrl: 'https://shop.example',
        auth: { apiKey: 'a-key', identity },
        clock,
        fetch: (request: Request) => this.#respond(request),
        random: () => 0,
      },
    );
    const { refund, note, attach, adjust, cancel, accept, start, report, rename, orders, ship, pack } = operations;
    const registered = { refund, note, attach, adjust, cancel, accept, start, report, rename, ship, pack };
    const methods = writes<Shop>(runtime, registered, {
      refund: (orderId, body, options) => call(runtime, refund, { path: { order_id: orderId }, body }, options),
      note: (orderId, body, options) => call(runtime, note, { path: { order_id: orderId }, body }, options),
      attach: (orderId, body, options) => call(runtime, attach, { path: { order_id: orderId }, body }, options),
      adjust: (orderId, body, options) => call(runtime, adjust, { path: { order_id: orderId }, body }, options),
      cancel: (orderId, body, options) => call(runtime, cancel, { path: { order_id: orderId }, body }, options),
      accept: (orderId, body, options) => call(runtime, accept, { path: { order_id: orderId }, body }, options),
      start: (orderId, body, options) => call(runtime, start, { path: { order_id: orderId }, body }, options),
      report: (body, options) => call(runtime, report, { body }, options),
      rename: (orderId, body, options) => call(runtime, rename, { path: { order_id: orderId }, body }, options),
      orders: (query, options) => call(runtime, orders, { query }, options),
      ship: (body, options) => batch(runtime, ship, { body }, options),
      pack: (body, options) => batch(runtime, pack, { body }, options),
    });
    return clientOn(runtime, methods);
  }

  async #respond(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const headers = { date: new Date(this.clock.now() + this.skewInMs).toUTCString() };
    if (url.pathname.startsWith('/actions/')) {
      const { action } = this;
      return typeof action === 'number'
        ? Response.json({}, { status: action, headers })
        : Response.json(action, { headers });
    }
    if (request.method === 'GET') return this.#read(url, headers);
    const fate = this.fates.shift() ?? 'ok';
    if (fate === 'request lost') throw new TypeError('fetch failed');
    if (typeof fate === 'number') return Response.json({ code: 'REFUSED', message: 'No.' }, { status: fate, headers });
    if (typeof fate === 'object' && !('status' in fate)) return Response.json(fate, { headers });
    const text = await request.text();
    this.writes.push(`${request.method} ${url.pathname}`);
    const at = this.clock.now() + (fate === 'late' ? 30_000 : 0);
    const created_at = new Date(at + this.writeInMs + this.skewInMs).toISOString();
    const { refunds = [] } = text.startsWith('{') ? (JSON.parse(text) as Partial<Refunds>) : {};
    for (const refund of refunds) this.#entries.push({ ...refund, created_at, at });
    const line = /"line":"(\w+)"/.exec(text)?.[1];
    if (refunds.length === 0 && line !== undefined) this.#entries.push({ line, created_at, at });
    if (typeof fate === 'object') return new Response(null, { headers, status: Number(fate.status) });
    if (fate === 'hangs') return new Promise(() => undefined);
    if (fate === 'response lost' || fate === 'late') throw new TypeError('fetch failed');
    if (fate === 'deep') return new Response(`{"action_id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, { headers });
    return Response.json({ action_id: `A-${this.writes.length}`, errors: [] }, { headers });
  }

  async #read(url: URL, headers: Record<string, string>): Promise<Response> {
    this.reads.push(url);
    this.readsAtInMs.push(this.clock.now());
    const status = this.readFates.shift();
    if (status !== undefined) return Response.json({}, { status, headers });
    const from = Date.parse(url.searchParams.get('updated_from') ?? '1970-01-01T00:00:00Z');
    const shown = this.#entries.filter(
      ({ at, created_at }) => at <= this.clock.now() && !(Date.parse(created_at ?? '') < from),
    );
    if (this.readInMs > 0) await this.clock.wait(this.readInMs);
    const text = JSON.stringify({ data: [{ id: url.searchParams.get('order_ids') ?? 'O-1', adjustments: shown }] });
    const deep = `,"more":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    return new Response(this.isDeep ? text.replaceAll(/("line":"\w+")/g, `$1${deep.slice(0, -1)}`) : text, {
      headers: { ...headers, 'content-type': 'application/json' },
    });
  }
}
