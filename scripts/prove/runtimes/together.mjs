/** Sends many requests at once to a worker whose requests share clients, and returns what went wrong. */
import { createServer } from 'node:http';

const inTimeInMs = 60_000;

/**
 * @param {(body: string, signal?: AbortSignal) => Promise<{ ok: boolean, text(): Promise<string> }>} dispatch Sends a
 * request to the worker.
 * @param {boolean} canCancel Whether the runtime ends a request that is canceled.
 */
export async function faultsTogether(dispatch, canCancel) {
  const counts = { '/busy': 0, '/flaky': 0, '/slot': 0 };
  const server = createServer((request, response) => {
    request.resume();
    const path = new URL(request.url, 'http://localhost').pathname;
    if (path in counts) counts[path] += 1;
    // Only canceled requests reach this.
    if (path === '/slot' && counts[path] <= 2) return;
    const isToken = path.endsWith('/token');
    const status =
      path === '/busy' && counts[path] <= 3 ? 429 : path === '/flaky' && counts[path] % 3 === 1 ? 503 : 200;
    const body = isToken ? { access_token: 'token', token_type: 'Bearer', expires_in: 3_600 } : {};
    const headers = { 'content-type': 'application/json', ...(status === 429 && { 'retry-after': '1' }) };
    setTimeout(() => response.writeHead(status, headers).end(JSON.stringify(body)), isToken ? 200 : 20);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${server.address().port}`;
  const faults = [];
  const send = async (what, times, input) => {
    const one = async () => {
      const late = new Promise((resolve) => setTimeout(resolve, inTimeInMs, 'no response').unref());
      const sent = dispatch(JSON.stringify({ baseUrl, ...input })).then(
        async (response) => (response.ok ? undefined : response.text()),
        (error) => String(error),
      );
      const fault = await Promise.race([sent, late]);
      if (fault !== undefined) faults.push(`${what}: ${fault.slice(0, 200)}`);
    };
    await Promise.all(Array.from({ length: times }, one));
  };
  await send('a token and a limit', 40, { name: 'limit', calls: ['read', 'paced'] });
  await send('later requests', 10, { name: 'limit', calls: ['paced'] });
  await send('a concurrency limit', 30, { name: 'narrow', calls: ['read', 'read'], maxConcurrency: 2 });
  await send('a pause', 20, { name: 'busy', calls: ['busy', 'read'] });
  await send('retries', 20, { name: 'flaky', calls: ['flaky'] });
  await send('a deadline', 20, { name: 'deadline', calls: ['paced'], deadlineInMs: 30_000 });
  if (canCancel) {
    const cut = { name: 'cut', calls: ['slot'], maxConcurrency: 2 };
    const canceled = Array.from({ length: 2 }, () =>
      dispatch(JSON.stringify({ baseUrl, ...cut }), AbortSignal.timeout(500)).catch(() => undefined),
    );
    await Promise.all(canceled);
    await send('slots of canceled requests', 6, cut);
  }
  server.closeAllConnections();
  server.close();
  return faults;
}
