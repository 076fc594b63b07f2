import { afterEach, expect, test } from 'vitest';
import { createFetchTransport, createRuntime, type Transport } from '../../../src/index.ts';
import { createNodeTransport } from '../../../src/node.ts';
import { features } from '../../support/features.ts';
import { errorOf, operations, surface } from '../../support/world.ts';
import { listen } from './loopback.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const transports: Readonly<Record<string, () => Transport>> = {
  fetch: () => createFetchTransport(),
  'a fetch of the caller': () => createFetchTransport((request) => fetch(request)),
  undici: () => {
    const transport = createNodeTransport({});
    open.push(transport);
    return transport;
  },
};

test.each(Object.keys(transports).flatMap((name) => [[name, 'aborted'] as const, [name, 'timed out'] as const]))(
  'over %s, an upload that is %s lets go of what it reads from',
  async (name, how) => {
    const server = await listen((request) => void request.once('data', () => request.pause()));
    open.unshift(server);
    const transport = transports[name]?.() ?? createFetchTransport();
    const runtime = createRuntime(
      surface,
      { baseUrl: server.url, auth: { token: 'fixed-token' }, transport },
      features,
    );
    const stop = new AbortController();
    let letGo: () => void;
    const closed = new Promise<void>((resolve) => (letGo = resolve));
    async function* content(): AsyncGenerator<Uint8Array> {
      try {
        for (let sent = 0; ; sent += 1) {
          if (sent === 20 && how === 'aborted') stop.abort();
          yield new Uint8Array(64 * 1024);
        }
      } finally {
        letGo();
      }
    }
    const upload = runtime.call(
      operations.upload,
      { body: { file: { name: 'a.bin', data: () => content() } } },
      how === 'aborted' ? { signal: stop.signal } : { timeoutInMs: 200 },
    );
    expect(await errorOf(upload)).toMatchObject({ name: how === 'aborted' ? 'AbortError' : 'TimeoutError' });
    await closed;
  },
);
