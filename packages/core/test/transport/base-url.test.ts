import { expect, test } from 'vitest';
import { ConfigurationError } from '../../src/index.ts';
import { isLoopback, readBaseUrl } from '../../src/transport/base-url.ts';

test.each([
  ['an empty text', '', 'is missing'],
  ['nothing', undefined, 'is missing'],
  ["a value that isn't text", new URL('https://hub.example.com'), 'must be a string. Received: a URL.'],
  ['another protocol', 'ws://hub.example.com', 'must be an absolute URL'],
  ['a path', '/api', 'must be an absolute URL'],
  ['a user alone', 'https://me@hub.example.com', 'user name or password'],
  ['a password alone', 'https://:pw@hub.example.com', 'user name or password'],
  ['a query', 'https://hub.example.com?a=1', 'query or a fragment'],
  ['a fragment', 'https://hub.example.com#a', 'query or a fragment'],
  ['what only begins like the own machine', 'http://127.0.0.1.example.com', 'must use https'],
  ['what only ends like the own machine', 'http://notlocalhost', 'must use https'],
])("T12: %s isn't a base URL", (_, value, said) => {
  expect(() => readBaseUrl(value, 'baseUrl', false)).toThrow(ConfigurationError);
  expect(() => readBaseUrl(value, 'baseUrl', false)).toThrow(said);
});

test('T12: trailing slashes are removed, however many', () => {
  expect(readBaseUrl('https://hub.example.com/a//b///', 'baseUrl', false)).toBe('https://hub.example.com/a//b');
  expect(readBaseUrl('http://hub.example.com:8080//', 'baseUrl', true)).toBe('http://hub.example.com:8080');
});

test('the local machine has names and a range of addresses', () => {
  for (const host of ['localhost', 'a.localhost', '[::1]', '127.0.0.1', '127.255.254.253', '127.10.20.30'])
    expect([host, isLoopback(host)]).toEqual([host, true]);
  for (const host of ['localhost.example.com', 'alocalhost', '[::2]', '128.0.0.1', '127.0.0', '227.0.0.1', 'x'])
    expect([host, isLoopback(host)]).toEqual([host, false]);
});
