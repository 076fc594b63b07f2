/** The programs of the guide to job engines, with BullMQ on Redis and pg-boss on PostgreSQL. */
import { startPostgres, startRedis, type TestServer, withoutServer } from '@tradelane/test-servers';
import { type Job, Queue, QueueEvents } from 'bullmq';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Line, lostResponse, openLines, programsOfToday } from './open-line.ts';
import type { Programs } from './programs.ts';

let it: Programs;
let lines: readonly Line[];
let server: TestServer;
beforeEach(async () => {
  it = programsOfToday();
  lines = await openLines(it);
  expect(lines.length).toBeGreaterThan(1);
});
afterEach(async () => {
  it.close();
  await server?.stop();
});

const limited = { operation: 'v2-acceptOrderLines', status: 429, retry_after: 3_600, times: 1 } as const;

describe.skipIf(withoutServer('redis'))('a BullMQ job', () => {
  let queue: Queue<Line>;
  let events: QueueEvents;
  let running: Promise<readonly string[]>;
  beforeEach(async () => {
    server = await startRedis();
    const connection = { host: '127.0.0.1', port: server.port, maxRetriesPerRequest: null };
    queue = new Queue('accept', { connection, defaultJobOptions: { attempts: 3 } });
    // Reads from the start, so that no event is missed.
    events = new QueueEvents('accept', { connection, lastEventId: '0-0' });
    await events.waitUntilReady();
  });
  afterEach(async () => {
    it.terminate();
    await running;
    await Promise.all([queue.close(), events.close()]);
  });

  const work = (fetch: (request: Request) => Promise<Response> = it.sandbox.fetch): void => {
    running = it.run('job-bullmq.ts', { env: { REDIS_URL: server.url }, fetch });
  };
  const delayed = (): Promise<void> => new Promise((resolve) => events.once('delayed', () => resolve()));

  /** Lets the time of the action pass, and reruns the job that waits for it. */
  const finished = async (job: Job<Line>): Promise<unknown> => {
    const state = async (): Promise<string> => {
      await it.clock.advance(60_000);
      // A job that runs now can't be promoted.
      for (const one of await queue.getDelayed()) await one.promote().catch(() => undefined);
      return job.getState();
    };
    await expect.poll(state).toBe('completed');
    return job.waitUntilFinished(events);
  };

  test('a BullMQ job waits until the limit reopens, and then succeeds', async () => {
    it.sandbox.faults.add(limited);
    work();
    const isDelayed = delayed();
    const job = await queue.add('accept', lines[0] as Line);
    await isDelayed;
    const [found] = await queue.getDelayed();
    expect(found?.delay).toBeGreaterThan(3_000_000);
    await it.clock.advance(3_600_000);
    await found?.promote();
    expect(await finished(job)).toBe('done');
  });

  test('a BullMQ job whose response was lost runs again and sends nothing twice', async () => {
    const { fetch, accepts } = lostResponse(it);
    work(fetch);
    const isDelayed = delayed();
    const job = await queue.add('accept', lines[0] as Line);
    await isDelayed;
    await it.clock.advance(3_600_000);
    await (await queue.getDelayed())[0]?.promote();
    expect(await finished(job)).toBe('done');
    expect(accepts()).toBe(1);
  });

  test('a BullMQ job is not retried if the server refused the call', async () => {
    work();
    const job = await queue.add('accept', { ...(lines[0] as Line), lineId: 'unknown' });
    await expect(job.waitUntilFinished(events)).rejects.toThrow('v2-acceptOrderLines responded with 400');
    expect((await queue.getFailed())[0]).toMatchObject({ attemptsMade: 1 });
  });

  test('a BullMQ job is retried by the engine while no token is available', async () => {
    let isDown = true;
    work((request) =>
      isDown && request.url.includes('/oauth/')
        ? Promise.reject(new TypeError('fetch failed'))
        : it.sandbox.fetch(request),
    );
    const isDelayed = delayed();
    const job = await queue.add('accept', lines[0] as Line, { attempts: 100, backoff: 1 });
    await isDelayed;
    isDown = false;
    expect(await finished(job)).toBe('done');
    expect((await queue.getCompleted())[0]?.attemptsMade).toBeGreaterThan(1);
  });
});

describe.skipIf(withoutServer('postgres'))('a pg-boss job', () => {
  let boss: PgBoss;
  let running: Promise<readonly string[]>;
  beforeEach(async () => {
    server = await startPostgres();
    boss = new PgBoss(server.url);
    await boss.start();
  });
  afterEach(async () => {
    it.terminate();
    await running;
    await boss.stop();
  });

  /** Starts the worker, sends a job, and resolves to the job when it has ended. */
  async function ended(data: Line, fetch: (request: Request) => Promise<Response> = it.sandbox.fetch) {
    running = it.run('job-pg-boss.ts', { env: { DATABASE_URL: server.url }, fetch });
    await expect.poll(async () => await boss.getQueue('accept')).not.toBeNull();
    const id = (await boss.send('accept', data)) ?? '';
    const jobs = () => boss.findJobs('accept', { id });
    await expect.poll(async () => (await jobs())[0]?.state).toMatch(/completed|failed/);
    return (await jobs())[0];
  }

  test('a pg-boss job waits until the limit reopens', async () => {
    it.sandbox.faults.add(limited);
    const data = lines[0] as Line;
    expect(await ended(data)).toMatchObject({ output: { runsAgainAt: expect.any(String) } });
    const [copy] = await boss.findJobs('accept', { data, queued: true });
    expect(Number(copy?.startAfter)).toBeGreaterThan(Date.now() + 3_000_000);
  });

  test('a pg-boss job is carried out once, in several copies too', async () => {
    const { fetch, accepts } = lostResponse(it);
    const data = lines[0] as Line;
    expect(await ended(data, fetch)).toMatchObject({ output: { runsAgainAt: expect.any(String) } });
    await it.clock.advance(3_600_000);
    const id = (await boss.send('accept', data)) ?? '';
    await expect
      .poll(async () => (await boss.findJobs('accept', { id }))[0])
      .toMatchObject({ state: 'completed', output: { outcome: 'done' } });
    expect(accepts()).toBe(1);
  });

  test('a pg-boss job is a dead letter if the server refused the call', async () => {
    const data = { ...(lines[0] as Line), lineId: 'unknown' };
    expect(await ended(data)).toMatchObject({ state: 'failed', retryCount: 0 });
    await expect.poll(() => boss.findJobs('refused')).toMatchObject([{ data }]);
  });
});
