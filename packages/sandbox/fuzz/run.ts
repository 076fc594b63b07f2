import { credentials } from '../src/domains/auth/credentials/index.ts';
import { createSandbox, type Sandbox } from '../src/index.ts';
import { createChance } from './chance.ts';
import { anyRequest, type Authorization, identifiersOf } from './requests.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  readonly onProgress?: (done: number) => void;
}

export interface FuzzResult {
  readonly requests: number;
  /** How many responses each status had. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Requests that met a failure of the sandbox itself, the first of each kind. */
  readonly failures: readonly { readonly request: string; readonly error: string }[];
  /** Refused requests after which the world was another one; a sample of them is looked at. */
  readonly changed: readonly string[];
}

/** What opens which surfaces. */
export async function authorizationsOf(sandbox: Pick<Sandbox, 'fetch'>): Promise<readonly Authorization[]> {
  const bearers = await Promise.all(
    credentials.clients.map(async ({ id, secret, surfaces }) => {
      const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
      const mount =
        surfaces.some((name) => name.includes('-')) &&
        !surfaces.includes('hub') &&
        !surfaces.includes('channel-platform')
          ? '/instance'
          : '/auth';
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

/** How often a refused request is followed by a look at the whole world, and how often the world begins anew. */
const [lookEvery, anewEvery] = [500, 1000];

const worldOf = (sandbox: Sandbox): string => {
  const { journal: _journal, counters: _counters, ...rest } = sandbox.snapshot().collections;
  return JSON.stringify(rest);
};

/** Sends requests of chance to a demo world. The same seed sends the same requests. */
export async function fuzz({ seed, requests, onProgress }: FuzzOptions): Promise<FuzzResult> {
  const chance = createChance(seed);
  const statuses = new Map<number, number>();
  const failures = new Map<string, string>();
  const changed: string[] = [];
  let told: unknown;
  const now = Date.UTC(2026, 2, 4, 12);
  const sandbox = createSandbox({ seed: 'demo', clock: { now: () => now }, onFailure: (error) => (told = error) });
  const identifiers = identifiersOf(sandbox);
  let authorizations: readonly Authorization[] = [];
  for (let n = 0; n < requests; n++) {
    if (n % anewEvery === 0) {
      sandbox.reset();
      authorizations = await authorizationsOf(sandbox);
      onProgress?.(n);
    }
    const inbound = anyRequest(chance, { authorizations, known: identifiers });
    const before = n % lookEvery === 0 ? worldOf(sandbox) : undefined;
    told = undefined;
    const { status } = await Promise.resolve(sandbox.handle(inbound)).catch((error: unknown) => {
      told = error;
      return { status: 599 };
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const request = `#${n} ${inbound.method} ${inbound.target.slice(0, 300)} ${new TextDecoder().decode(inbound.body).slice(0, 500)}`;
    if (status >= 500 || told !== undefined) {
      const error = told instanceof Error ? (told.stack ?? told.message) : String(told);
      if (!failures.has(error)) failures.set(error, request);
    }
    if (before !== undefined && status >= 400 && worldOf(sandbox) !== before) changed.push(request);
  }
  if (Object.keys(Object.prototype).length > 0) failures.set('Object.prototype was changed', 'unknown');
  sandbox.close();
  return { requests, statuses, changed, failures: [...failures].map(([error, request]) => ({ request, error })) };
}
