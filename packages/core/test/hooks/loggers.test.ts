/** Kinds of loggers, and the levels and fields that they receive. */
import { expect, test } from 'vitest';
import { createObserver, type Observer } from '../../src/hooks/observer.ts';
import type { Logger } from '../../src/index.ts';

const levels: Readonly<Record<keyof Observer, keyof Logger>> = {
  request: 'debug',
  response: 'debug',
  retry: 'warn',
  throttle: 'info',
  invalidResponse: 'warn',
  tokenRefresh: 'info',
};
const messages: Readonly<Record<keyof Observer, string>> = {
  request: 'tradelane request',
  response: 'tradelane response',
  retry: 'tradelane retry',
  throttle: 'tradelane throttle',
  invalidResponse: 'tradelane invalid response',
  tokenRefresh: 'tradelane token refresh',
};
/** Every field that an event may have, and one that it may not. */
const fields = {
  operation: 'read',
  callId: 'c',
  method: 'GET',
  path: '/x',
  attempt: 1,
  status: 200,
  requestId: 'r',
  durationInMs: 5,
  reason: '503',
  waitInMs: 6,
  kind: 'wait',
  issues: ['$: wrong'],
  clientId: 'shop',
  ok: true,
  expiresInSeconds: 7,
};

test.each(Object.entries(levels))('%s is logged with the level %s and all its fields', (kind, level) => {
  const lines: unknown[] = [];
  const at = (name: string) => (message: unknown, facts: unknown) => void lines.push([name, message, facts]);
  const logger: Logger = { debug: at('debug'), info: at('info'), warn: at('warn') };
  const observer = createObserver([], [logger]);
  observer[kind as 'request']?.({ ...fields, secret: 's' } as never);
  expect(lines).toEqual([[level, messages[kind as 'request'], fields]]);
});

test.each(['bindings', 'addSerializers'])('a logger with `%s` receives the fields first', (member) => {
  const lines: unknown[] = [];
  const logger = { warn: (...given: unknown[]) => void lines.push(given), [member]: () => undefined };
  createObserver([], [logger as never]).retry?.(fields as never);
  expect(lines).toEqual([[fields, 'tradelane retry']]);
});

test('hooks run in their order before the loggers, with one frozen event and their own `this`', () => {
  const seen: unknown[] = [];
  const hooks = {
    name: 'own',
    onRetry(event: unknown) {
      seen.push([this.name, event]);
    },
  };
  const logger: Logger = { warn: (_, event) => void seen.push(['logger', event]) };
  createObserver([{ onRetry: (event) => seen.push(['first', event]) }, hooks], [logger]).retry?.(fields as never);
  expect(seen).toEqual([
    ['first', fields],
    ['own', fields],
    ['logger', fields],
  ]);
  const events = (seen as [string, object][]).map(([, event]) => event);
  expect(new Set(events).size).toBe(1);
  expect(Object.isFrozen(events[0])).toBe(true);
});
