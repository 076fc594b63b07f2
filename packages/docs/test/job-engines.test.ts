/** The programs of the guide to job engines and frameworks, with the engines that need no server. */
import { join } from 'node:path';
import { freePort } from '@tradelane/test-servers';
import { request } from 'undici';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Line, lostResponse, openLines, programsOfToday, seller } from './open-line.ts';
import type { Programs } from './programs.ts';

let it: Programs;
let line: Line;
beforeEach(async () => {
  it = programsOfToday();
  const [first] = await openLines(it);
  if (first === undefined) throw new Error('The demo data have no open line.');
  line = first;
});
afterEach(() => {
  it.close();
});

const inFolder = (name: string): string => join(it.folder, name);

/** Runs the activity until the engine wouldn't run it again. */
async function temporalToEnd(args: readonly string[], fetch?: (input: Request) => Promise<Response>): Promise<string> {
  for (let run = 0; run < 20; run += 1) {
    const [line = ''] = await it.run('job-temporal.ts', { args, ...(fetch && { fetch }) });
    const waitInMs = /^retried in (\d+) ms: /.exec(line)?.[1];
    if (waitInMs === undefined) return line;
    await it.clock.advance(Number(waitInMs));
  }
  return 'retried without end';
}

describe('a Temporal activity', () => {
  test('a Temporal activity is retried when the limit reopens, and then succeeds', async () => {
    const args = [line.orderId, line.lineId, inFolder('effects.sqlite')];
    it.sandbox.faults.add({ operation: 'v2-acceptOrderLines', status: 429, retry_after: 3_600, times: 1 });
    expect(await it.run('job-temporal.ts', { args })).toEqual([expect.stringMatching(/^retried in \d+ ms: /)]);
    expect(await temporalToEnd(args)).toBe('done');
  });

  test('a Temporal activity does not send a write again whose response was lost', async () => {
    const args = [line.orderId, line.lineId, inFolder('effects.sqlite')];
    const { fetch, accepts } = lostResponse(it);
    const [first = ''] = await it.run('job-temporal.ts', { args, fetch });
    expect(first).toMatch(/^retried in \d+ ms: /);
    await it.clock.advance(Number(/\d+/.exec(first)?.[0]));
    expect(await temporalToEnd(args, fetch)).toBe('done');
    expect(accepts()).toBe(1);
  });

  test.each([404, 403])('a Temporal activity is not retried after a %i', async (status) => {
    const args = [line.orderId, line.lineId, inFolder('effects.sqlite')];
    it.sandbox.faults.add({ operation: 'v2-acceptOrderLines', status, times: 1 });
    expect(await it.run('job-temporal.ts', { args })).toEqual([expect.stringMatching(/^not retried: /)]);
  });
});

describe('an Inngest function', () => {
  // Inngest logs the errors of functions.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Runs the function as the server of Inngest does: it posts the event to the app. */
  async function runOnce(
    data: object,
  ): Promise<{ readonly status: number; readonly headers: Record<string, unknown> }> {
    const port = await freePort();
    const ctx = { run_id: 'run', attempt: 0, stack: { stack: [], current: 0 } };
    const event = { name: 'orders/accept', data, id: 'event', ts: 0 };
    let answer: { readonly status: number; readonly headers: Record<string, unknown> } | undefined;
    await it.run('job-inngest.ts', {
      args: [inFolder('effects.sqlite')],
      env: { PORT: String(port), INNGEST_DEV: '1' },
      onLine: () => {
        const url = `http://127.0.0.1:${port}/api/inngest?fnId=orders-accept&stepId=step`;
        void request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ event, events: [event], steps: {}, ctx, version: 1, use_api: false }),
        })
          .then(async ({ statusCode, headers, body }) => {
            await body.dump();
            answer = { status: statusCode, headers };
          })
          .finally(() => it.terminate());
      },
    });
    return answer ?? { status: 0, headers: {} };
  }

  test('an Inngest function is retried when the limit reopens, and then succeeds', async () => {
    it.sandbox.faults.add({ operation: 'v2-acceptOrderLines', status: 429, retry_after: 3_600, times: 1 });
    const { status, headers } = await runOnce(line);
    expect(status).toBe(500);
    expect(headers).toMatchObject({ 'x-inngest-no-retry': 'false', 'retry-after': expect.any(String) });
    expect(Date.parse(String(headers['retry-after']))).toBeGreaterThan(it.clock.now() + 3_500_000);
    for (let runs = 0; (await runOnce(line)).status !== 200; runs += 1) {
      expect(runs).toBeLessThan(20);
      await it.clock.advance(60_000);
    }
  });

  test('an Inngest function is not retried if the server refused the call', async () => {
    const { headers } = await runOnce({ ...line, lineId: 'unknown' });
    expect(headers).toMatchObject({ 'x-inngest-no-retry': 'true' });
  });
});

describe.each([
  ['NestJS', 'app-nestjs.ts'],
  ['Hono', 'app-hono.ts'],
])('an app with %s', (_, file) => {
  /** Requests an action from the app. Returns the status, `Retry-After` and the body. */
  async function ask(id: string): Promise<readonly [status: number, retryAfter: string, body: unknown]> {
    if (file === 'app-hono.ts') {
      const [line = ''] = await it.run(file, { args: [id] });
      const [, status, retryAfter = '', body = ''] = /^(\d+) (\d*) (.*)$/.exec(line) ?? [];
      return [Number(status), retryAfter, JSON.parse(body)];
    }
    const port = await freePort();
    let answer: readonly [number, string, unknown] = [0, '', undefined];
    await it.run(file, {
      env: { PORT: String(port) },
      onLine: () => {
        void request(`http://127.0.0.1:${port}/actions/${id}`)
          .then(async ({ statusCode, headers, body }) => {
            answer = [statusCode, String(headers['retry-after'] ?? ''), await body.json()];
          })
          .finally(() => it.terminate());
      },
    });
    return answer;
  }

  test('returns the data of a call', async () => {
    const order_lines = [{ id: line.lineId, accepted: true }];
    const { action_id } = await seller(it).orders.accept(line.orderId, { order_lines });
    expect(await ask(action_id)).toEqual([200, '', expect.objectContaining({ status: expect.any(String) })]);
  });

  test('returns 404 for an unknown action', async () => {
    expect(await ask('unknown')).toEqual([404, '', { code: 'ERR_HTTP_NOT_FOUND', outcome: 'refused' }]);
  });

  test('returns 503 with the time of the next try after a 429', async () => {
    it.sandbox.faults.add({ operation: 'v2-getActionStatus', status: 429, retry_after: 3_600, times: 1 });
    expect(await ask('any')).toEqual([503, expect.any(String), { code: 'ERR_HTTP_RATE_LIMIT', outcome: 'refused' }]);
  });

  test('returns 502 if the credential is refused', async () => {
    it.sandbox.faults.add({ operation: 'v2-getActionStatus', status: 403, times: 1 });
    expect(await ask('any')).toEqual([502, '', { code: 'ERR_HTTP_PERMISSION', outcome: 'refused' }]);
  });
});
