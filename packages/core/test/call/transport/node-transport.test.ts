import { expect, test } from 'vitest';
import { unlessOver } from '../../../src/call/transport/unless-over.ts';
import { createNodeTransport } from '../../../src/node.ts';
import { listen } from './loopback.ts';

test('the Node transport is one for the process where no options are given', async () => {
  expect(createNodeTransport()).toBe(createNodeTransport());
  const own = createNodeTransport({});
  expect(own).not.toBe(createNodeTransport());
  await own.close();
});

test('what takes time within the Node transport ends at once with its attempt', async () => {
  const ends: ((reason: unknown) => void)[] = [];
  const { signal } = new AbortController();
  const request = {
    method: 'GET',
    url: 'https://hub.example.com/api',
    headers: {},
    signal,
    onEnd: (listener: (reason: unknown) => void) => {
      ends.push(listener);
      return () => void ends.splice(ends.indexOf(listener), 1);
    },
  };
  const given = unlessOver(request, new Promise<never>(() => undefined));
  ends[0]?.('over');
  await expect(given).rejects.toBe('over');
  ends.length = 0;
  expect(await unlessOver(request, Promise.resolve('done'))).toBe('done');
  await expect(unlessOver(request, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(ends).toEqual([]);
});

test('a body that claims to be packed ever again is not unpacked: each time costs memory', async () => {
  const server = await listen((_, response) => {
    response.writeHead(200, { 'content-encoding': Array.from({ length: 6 }, () => 'gzip').join(',') }).end('as it is');
  });
  const transport = createNodeTransport({});
  const { signal } = new AbortController();
  const response = await transport({
    method: 'GET',
    url: server.url,
    headers: {},
    signal,
    onEnd: () => () => undefined,
  });
  expect(await response.text(1_000)).toBe('as it is');
  await transport.close();
  await server.close();
});
