import { expect, test } from 'vitest';
import { createObserver } from '../../../src/base/log/observer.ts';
import { createWorld, json, operations } from '../../support/world.ts';

function broken(): never {
  throw new Error('disk full');
}

const subject = { operation: 'read', callId: 'c', method: 'GET', path: '/x', attempt: 1 };

test('only allow-listed facts reach hooks and logs, whoever adds what to an event', () => {
  const seen: unknown[] = [];
  const observer = createObserver(
    { onRequest: (event) => seen.push(event) },
    { debug: (_, fields) => seen.push(fields) },
  );
  observer.request?.({ ...subject, authorization: 'Bearer x', body: 'y' } as typeof subject);
  expect(seen).toEqual([subject, subject]);
});

test('where nobody listens nothing is built', () => {
  const observer = createObserver({ onRetry: () => undefined }, { info: () => undefined });
  expect(observer.request).toBeUndefined();
  expect(observer.response).toBeUndefined();
  expect(observer.retry).toBeDefined();
  expect(observer.throttle).toBeDefined();
});

test('a logger that throws changes nothing', () => {
  const observer = createObserver(undefined, { debug: broken, warn: broken });
  expect(() => observer.request?.(subject)).not.toThrow();
});

test('a console takes the messages of a call, its token and its retries', async () => {
  const lines: [string, string, unknown][] = [];
  const at = (level: string) => (message: string, fields: unknown) => void lines.push([level, message, fields]);
  let first = true;
  const world = createWorld({
    handler: () => {
      const status = first ? 503 : 200;
      first = false;
      return json({}, status);
    },
  });
  await world
    .runtime({ logger: { debug: at('debug'), info: at('info'), warn: at('warn') } })
    .call(operations.read, { path: { thing_id: 1 } });
  expect(lines.map(([level, message]) => `${level}: ${message}`)).toEqual([
    'info: tradelane token refresh',
    'debug: tradelane request',
    'debug: tradelane response',
    'warn: tradelane retry',
    'debug: tradelane request',
    'debug: tradelane response',
  ]);
  expect(lines[0]?.[2]).toEqual({ clientId: 'shop', ok: true, expiresInSeconds: 3600, reason: 'first' });
});
