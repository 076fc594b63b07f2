import { request } from 'undici';
import { operations, tradelane, tradelaneOnNode } from './tradelane.ts';

interface Row {
  readonly id: string;
}

interface Body {
  readonly orders: readonly Row[];
  readonly next_page_token?: string;
}

/** Ways to go through a list, row by row; by hand it is a loop over page tokens. */
export const walks: Readonly<Record<string, (url: string) => AsyncIterable<Row>>> = {
  'tradelane (node)': (url) => tradelaneOnNode(url).list<Row, Body>(operations.listOrders, {}),
  'tradelane (fetch)': (url) => tradelane(url).list<Row, Body>(operations.listOrders, {}),
  undici: (url) => byHand(url, async (page) => (await request(page, { headers })).body.json() as Promise<Body>),
  fetch: (url) => byHand(url, async (page) => (await fetch(page, { headers })).json() as Promise<Body>),
};

const headers = { authorization: 'Bearer token' };

async function* byHand(url: string, read: (page: string) => Promise<Body>): AsyncGenerator<Row, void, undefined> {
  let query: string | undefined = '';
  while (query !== undefined) {
    const { orders, next_page_token: next }: Body = await read(`${url}/page${query}`);
    yield* orders;
    query = next && `?page_token=${next}`;
  }
}
