import { credentials } from '../src/domains/auth/credentials/index.ts';
import { createSandbox, MemoryStore, type Sandbox, type SandboxRequest, SqliteStore } from '../src/index.ts';
import { createRandom } from './random.ts';
import { anyRequest, type Authorization, identifiersOf } from './requests.ts';

/** Requests of a world, and how often to look whether a refused one changed something. */
const [requestsOfWorld, lookEvery] = [400, 100];

const slowInMs = 2_000;

const clock = { now: () => Date.UTC(2026, 2, 4, 12) };

/** Random values of a response, such as receipts of deliveries. */
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Credentials by surface. */
async function authorizationsOf(sandbox: Pick<Sandbox, 'fetch'>): Promise<readonly Authorization[]> {
  const bearers = await Promise.all(
    credentials.clients.map(async ({ id, secret, surfaces }) => {
      const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
      const isHub = surfaces.some((name) => name === 'hub' || name === 'channel-platform');
      const mount = isHub || !surfaces.some((name) => name.includes('-')) ? '/auth' : '/instance';
      const response = await sandbox.fetch(`${mount}/oauth/token`, { method: 'POST', body });
      const { access_token } = (await response.json()) as { readonly access_token?: string };
      return { value: `Bearer ${access_token}`, surfaces };
    }),
  );
  const keys = credentials.keys.map(({ value, scheme, surfaces }) => ({
    value: scheme === 'key' ? value : `Bearer ${value}`,
    surfaces,
  }));
  return [...bearers, ...keys];
}

/** The content of a sandbox, without its journal and counters. */
function worldOf(sandbox: Sandbox): string {
  const { journal: _journal, counters: _counters, faults: _faults, ...rest } = sandbox.snapshot().collections;
  return JSON.stringify(rest);
}

/** Sends a request. Returns the status, and the response as text without random values. */
async function answerOf(sandbox: Sandbox, inbound: SandboxRequest): Promise<readonly [status: number, text: string]> {
  const { status, headers, body, drop } = await sandbox.handle(inbound);
  const bytes = typeof body === 'object' && 'parts' in body ? Buffer.concat([...body.parts]) : body;
  const text = typeof bytes === 'object' ? Buffer.from(bytes).toString('base64') : (bytes ?? '');
  const whole = `${status} ${JSON.stringify(headers)} ${drop === true ? 'dropped' : text}`;
  return [status, whole.replaceAll(uuid, 'UUID')];
}

/**
 * Sends the same random requests to a sandbox in memory and to one in SQLite, in as many worlds. Returns the requests
 * whose responses differ, that failed, took more than 2 s of CPU time, or were refused and changed something.
 */
export async function faultsOfRequests(seed: number, worlds: number): Promise<readonly string[]> {
  const random = createRandom(seed);
  const found: string[] = [];
  for (let world = 0; world < worlds && found.length < 20; world++) {
    const stores = [new MemoryStore(), new SqliteStore(':memory:')] as const;
    const seedOfWorld = random.is(0.8) ? 'demo' : 'empty';
    let failure: unknown;
    const onFailure = (error: unknown): void => void (failure = error);
    const open = (store: (typeof stores)[number]): Sandbox =>
      createSandbox({ store, clock, seed: seedOfWorld, onFailure });
    const [here, there] = [open(stores[0]), open(stores[1])];
    const known = identifiersOf(here);
    const authorizations = await authorizationsOf(here);
    await authorizationsOf(there); // Both worlds have issued the same tokens.
    for (let n = 0; n < requestsOfWorld; n++) {
      const inbound = anyRequest(random, { authorizations, known });
      const before = n % lookEvery === 0 ? worldOf(here) : undefined;
      failure = undefined;
      const started = process.cpuUsage();
      const [status, one] = await answerOf(here, inbound);
      const { user, system } = process.cpuUsage(started);
      const [, other] = await answerOf(there, inbound);
      const faults = [
        one !== other && `differs: ${one.slice(0, 500)}\n${other.slice(0, 500)}`,
        (status >= 500 || failure !== undefined) && `failed: ${failure instanceof Error ? failure.stack : status}`,
        user + system > slowInMs * 1_000 && `took ${(user + system) / 1_000} ms`,
        before !== undefined && status >= 400 && worldOf(here) !== before && 'was refused and changed something',
      ];
      const request = `world ${world}, ${n}: ${inbound.method} ${inbound.target.slice(0, 300)} ${new TextDecoder().decode(inbound.body).slice(0, 500)}`;
      found.push(...faults.flatMap((fault) => (fault === false ? [] : [`${request}\n${fault}`])));
    }
    if (JSON.stringify(stores[0].contents()) !== JSON.stringify(stores[1].contents()))
      found.push(`world ${world}: the content differs`);
    here.close();
    there.close();
  }
  if (Object.keys(Object.prototype).length > 0) found.push('Object.prototype was changed');
  return found;
}
