import { expectDocumented } from '../documented.ts';
import { unzipSync } from 'fflate';
import { createSandbox, defaultOrigin, type Sandbox } from '../../src/sandbox.ts';
import { type InstanceCredentialsInfo, instanceCredentialsInfo } from '../../src/domains/auth/credentials/instance.ts';

const instanceUrl = `${defaultOrigin}/instance`;
const credentials: InstanceCredentialsInfo = instanceCredentialsInfo({ instance_url: instanceUrl });
const shopKey = (shopId: number): string => credentials.shops.find((shop) => shop.shop_id === shopId)?.api_key ?? '';

/** The value of `Authorization`, by caller. */
export const keys = {
  home: shopKey(2001),
  garden: shopKey(2002),
  suspended: shopKey(2003),
  accountant: credentials.accountant.api_key,
  operator: credentials.operator.api_key,
  operatorBearer: `Bearer ${credentials.operator.bearer}`,
  front: credentials.front.api_key,
  frontBearer: `Bearer ${credentials.front.bearer}`,
  shopper: `Bearer ${credentials.basket.bearer}`,
};

export const { oauth } = credentials.operator;

// Each test checks the body that it expects.
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly json: Json;
  readonly text: string;
  readonly bytes: Uint8Array;
  /** Name in `Content-Disposition`. */
  readonly fileName: string | undefined;
}

export interface Asking {
  readonly method?: string;
  readonly key?: string;
  readonly json?: unknown;
  readonly form?: FormData | URLSearchParams;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An instance with a virtual clock, called with plain requests. */
export interface Instance {
  /** Asks as shop 2001 by default. `path` is below the instance's URL, or a whole URL. */
  ask(path: string, asking?: Asking): Promise<ApiResponse>;
  advance(inMs: number): void;
  /** Places an order at shop 2001, or at another. Returns its ID. */
  place(lines: readonly { readonly sku: string; readonly quantity: number }[], shopId?: number): string;
  /** Resolves when what takes longer is done as well. */
  settled(): Promise<void>;
  readonly sandbox: Sandbox;
}

/** The time that a test begins at: just after the date that the demo instance counts from. */
const startTime = Date.parse('2026-03-04T12:00:00Z');

export function createInstance(
  options: { readonly seed?: 'demo' | 'empty'; readonly limits?: 'real' | 'off'; readonly strict?: boolean } = {},
): Instance {
  const sandbox = createSandbox({
    ...options,
    clock: { now: () => startTime },
    onFailure: (error) => {
      throw error;
    },
  });
  return {
    sandbox,
    advance: (inMs) => sandbox.clock.advance(inMs),
    place: (lines, shop_id = 2001) => sandbox.shopOrders.place({ shop_id, lines }),
    settled: () => sandbox.clock.advance(0),
    async ask(path, { method = 'GET', key = keys.home, json, form, headers } = {}) {
      const url = path.startsWith('http') ? path : instanceUrl + path;
      const response = await sandbox.fetch(url, {
        method,
        headers: {
          ...(key === '' ? {} : { authorization: key }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(form !== undefined && { body: form }),
      });
      const read = await responseOf(response);
      expectDocumented(method, url, { status: read.status, body: read.json, authorization: key });
      return read;
    },
  };
}

async function responseOf(response: Response): Promise<ApiResponse> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const disposition = response.headers.get('content-disposition') ?? '';
  const extended = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return {
    status: response.status,
    headers: response.headers,
    json: response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : undefined,
    text,
    bytes,
    fileName: extended === undefined ? /filename="([^"]+)"/.exec(disposition)?.[1] : decodeURIComponent(extended),
  };
}

/** The paths in a ZIP, in its order. */
export const pathsIn = (bytes: Uint8Array): string[] => Object.keys(unzipSync(bytes));

/** Everything that a seek list returns, page by page, with the query on the first page alone (Q04). */
export async function seekAll(
  instance: Instance,
  path: string,
  key: string = keys.home,
): Promise<{ readonly pages: number; readonly items: Json[] }> {
  const items: Json[] = [];
  const [bare] = path.split('?') as [string];
  let next: string | undefined = path;
  let pages = 0;
  while (next !== undefined) {
    const { json } = await instance.ask(next, { key });
    items.push(...json.data);
    pages += 1;
    next =
      typeof json.next_page_token !== 'string'
        ? undefined
        : `${bare}?page_token=${encodeURIComponent(json.next_page_token)}`;
  }
  return { pages, items };
}

/** Everything that an offset list returns, by following `Link` (Q01). */
export async function offsetAll(
  instance: Instance,
  path: string,
  items: string,
  key: string = keys.home,
): Promise<Json[]> {
  const all: Json[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const response: ApiResponse = await instance.ask(next, { key });
    all.push(...response.json[items]);
    next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return all;
}
