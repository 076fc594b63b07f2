import { createSandbox } from '@tradelane/sandbox';
import { expect, test } from 'vitest';
import { lacksBrowser } from '../../sandbox/test/browser.ts';
import { attackFromPages } from '../../sandbox/test/hostile-page.ts';
import { listen } from '../src/agent/http.ts';
import { Session } from '../src/agent/session.ts';
import type { Io } from '../src/io.ts';

const call = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'read', arguments: { surface: 'hub', operation: 'orders.list' } },
};

test.skipIf(lacksBrowser)(
  'G48: a page of another site calls no tool, even with the token, or under a name that resolves to this machine',
  async () => {
    const sandbox = createSandbox();
    const io = { env: {}, signal: new AbortController().signal, sandbox: async () => sandbox } as unknown as Io;
    const { url, token, close } = await listen(new Session(io, { sandbox: true, allowWrites: ['all'] }), 0);
    const send = (headers: Readonly<Record<string, string>>): Promise<Response> =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(call),
      });
    const countCalls = (): number => sandbox.journal().length;
    try {
      const paths = [
        ['POST', '/mcp'],
        ['GET', '/mcp'],
        ['DELETE', '/mcp'],
        ['POST', '/'],
      ] as const;
      for (const key of ['Bearer guessed', `Bearer ${token}`])
        expect(await attackFromPages(Number(new URL(url).port), { paths, key, body: JSON.stringify(call) })).toEqual(
          [],
        );
      expect((await send({})).status).toBe(401);
      expect(countCalls()).toBe(0);
      // The same call of a program with the token.
      expect((await send({ authorization: `Bearer ${token}` })).status).toBe(200);
      expect(countCalls()).toBeGreaterThan(0);
    } finally {
      await close();
    }
  },
);
