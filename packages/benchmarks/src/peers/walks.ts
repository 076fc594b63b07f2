import type { HubMethods } from '@tradelane/hub';
import { request } from 'undici';
import { tradelane, tradelaneOnNode } from './tradelane.ts';

interface Row {
  readonly id: string;
}

interface Body {
  readonly data: readonly Row[];
  readonly next_page_token?: string;
}

/** Ways to iterate over a list, row by row. The manual one is a loop over page tokens. */
export const walks: Readonly<Record<string, (url: string) => Promise<() => AsyncIterable<Row>>>> = {
  'tradelane (node)': async (url) => listOf(await tradelaneOnNode(url)),
  'tradelane (fetch)': async (url) => listOf(await tradelane(url)),
  undici: async (url) => () =>
    byHand(url, async (page) => (await request(page, { headers })).body.json() as Promise<Body>),
  fetch: async (url) => () => byHand(url, async (page) => (await fetch(page, { headers })).json() as Promise<Body>),
};

function listOf({ orders }: HubMethods): () => AsyncIterable<Row> {
  return () => orders.list({ limit: 100 });
}

const headers = { authorization: 'Bearer token' };

async function* byHand(url: string, read: (page: string) => Promise<Body>): AsyncGenerator<Row, void, undefined> {
  let query: string | undefined = '?limit=100';
  while (query !== undefined) {
    const { data, next_page_token: next }: Body = await read(`${url}/api/v2/orders${query}`);
    yield* data;
    query = next && `?limit=100&page_token=${next}`;
  }
}
