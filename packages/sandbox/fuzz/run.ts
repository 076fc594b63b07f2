import { credentials } from '../src/domains/auth/credentials/index.ts';
import {
  createSandbox,
  type SandboxRequest,
  type NodeSandbox,
  type SandboxResponse,
  type Sandbox,
} from '../src/index.ts';
import type { FaultInput } from '../src/http/faults.ts';
import { type Random, createRandom } from './random.ts';
import { anyRequest, type Authorization, identifiersOf } from './requests.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly requests: number;
  /** File of the world. Default: memory. */
  readonly data?: string;
  /** Whether to restore the world and to reopen its file from time to time. Default false. */
  readonly goesOn?: boolean;
  /** Whether faults meet some of the requests. Default false. */
  readonly faults?: boolean;
  /** Whether the documented rate limits apply. Default false. */
  readonly limited?: boolean;
  readonly onProgress?: (done: number) => void;
}

export interface FuzzResult {
  readonly requests: number;
  /** How many responses each status had. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Number of responses caused by faults. */
  readonly ordered: number;
  /** Requests that met a failure of the sandbox itself, the first of each kind. */
  readonly failures: readonly { readonly request: string; readonly error: string }[];
  /** Sampled rejected requests that changed the world. */
  readonly changed: readonly string[];
  /** Requests that took more than 2 s of CPU time. */
  readonly slow: readonly string[];
}

const slowInMs = 2000;

/** Credentials by surface. */
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

/** How often to compare the world after a rejected request, and how often to reset it. */
const [lookEvery, anewEvery] = [50, 1000];

interface Content {
  readonly rest: string;
  /** Times of counted calls, by key. */
  readonly limits: Readonly<Record<string, readonly number[]>>;
}

/** The content of a sandbox, without its journal and counters. */
export function worldOf(sandbox: Sandbox): Content {
  const { journal: _journal, counters: _counters, faults: _faults, limits, ...rest } = sandbox.snapshot().collections;
  return { rest: JSON.stringify(rest), limits: (limits ?? {}) as Content['limits'] };
}

/** Whether a refused request changed more than the count of this call. A call over the limit doesn't count. */
export function hasChanged(before: Content, after: Content, status: number): boolean {
  const keys = new Set([...Object.keys(before.limits), ...Object.keys(after.limits)]);
  const counted = [...keys].filter((key) => String(before.limits[key]) !== String(after.limits[key]));
  const isOneCall = counted.every((key) => {
    const times = after.limits[key] ?? [];
    return String(times) === String([...(before.limits[key] ?? []), times.at(-1)].slice(-times.length));
  });
  return before.rest !== after.rest || !isOneCall || counted.length > (status === 429 ? 0 : 1);
}

const faultsToMeet: readonly Omit<FaultInput, 'operation'>[] = [
  { status: 500 },
  { status: 503, retry_after: 1 },
  { status: 429 },
  { status: 401 },
  { status: 204 },
  { delay_ms: 1 },
  { drop: 'request' },
  { drop: 'response' },
  { status: 502, times: 3 },
];

/** Whether a fault caused the response. */
const isOrdered = ({ body }: SandboxResponse): boolean =>
  typeof body === 'string' && body.includes('This response comes from a fault.');

/** Creates a new demo world, or continues one from a snapshot or its file. */
class Worlds {
  readonly #create: () => NodeSandbox;
  readonly #isFile: boolean;
  #sandbox: NodeSandbox;

  constructor({ data, limited = false }: FuzzOptions, onFailure: (error: unknown) => void) {
    const now = Date.UTC(2026, 2, 4, 12);
    this.#isFile = data !== undefined;
    this.#create = () =>
      createSandbox({
        seed: 'demo',
        clock: { now: () => now },
        limits: limited ? 'real' : 'off',
        onFailure,
        ...(data !== undefined && { file: data }),
      });
    this.#sandbox = this.#create();
  }

  get sandbox(): NodeSandbox {
    return this.#sandbox;
  }

  beginAnew(): void {
    this.#sandbox.reset();
  }

  restore(): void {
    this.#sandbox.restore(structuredClone(this.#sandbox.snapshot()));
  }

  reopen(): void {
    const snapshot = this.#isFile ? undefined : this.#sandbox.snapshot();
    this.#sandbox.close();
    this.#sandbox = this.#create();
    if (snapshot !== undefined) this.#sandbox.restore(snapshot);
  }
}

/** Now and then a fault for the next requests. */
function addFault(random: Random, { faults }: Sandbox): void {
  if (random.is(0.05)) faults.add({ operation: '*', ...random.pick(faultsToMeet) });
}

/** Sends requests of chance to a demo world. The same seed sends the same requests. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { seed, requests, goesOn = false, faults = false, onProgress } = options;
  const [random, randomOfFaults] = [createRandom(seed), createRandom(seed)];
  const statuses = new Map<number, number>();
  const failures = new Map<string, string>();
  const [changed, slow]: [string[], string[]] = [[], []];
  let [failure, ordered]: [unknown, number] = [undefined, 0];
  const worlds = new Worlds(options, (error) => (failure = error));
  const identifiers = identifiersOf(worlds.sandbox);
  let authorizations: readonly Authorization[] = [];
  const respond = async (inbound: SandboxRequest): Promise<SandboxResponse> => {
    try {
      return await worlds.sandbox.handle(inbound);
    } catch (error) {
      failure = error;
      return { status: 599, headers: {} };
    }
  };
  for (let n = 0; n < requests; n++) {
    if (n % anewEvery === 0) {
      worlds.sandbox.faults.clear();
      const round = goesOn ? (n / anewEvery) % 3 : 0;
      if (round === 0) worlds.beginAnew();
      else if (round === 1) worlds.restore();
      else worlds.reopen();
      authorizations = await authorizationsOf(worlds.sandbox);
      onProgress?.(n);
    }
    const inbound = anyRequest(random, { authorizations, known: identifiers });
    if (faults) addFault(randomOfFaults, worlds.sandbox);
    const before = n % lookEvery === 0 ? worldOf(worlds.sandbox) : undefined;
    failure = undefined;
    const started = process.cpuUsage();
    const outbound = await respond(inbound);
    const { user, system } = process.cpuUsage(started);
    const { status } = outbound;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const request = `#${n} ${inbound.method} ${inbound.target.slice(0, 300)} ${new TextDecoder().decode(inbound.body).slice(0, 500)}`;
    if (user + system > slowInMs * 1000) slow.push(request);
    if (isOrdered(outbound)) ordered += 1;
    else if (status >= 500 || failure !== undefined) {
      const error = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
      if (!failures.has(error)) failures.set(error, request);
    }
    if (before !== undefined && status >= 400 && hasChanged(before, worldOf(worlds.sandbox), status))
      changed.push(request);
  }
  if (Object.keys(Object.prototype).length > 0) failures.set('Object.prototype was changed', 'unknown');
  worlds.sandbox.close();
  const found = [...failures].map(([error, request]) => ({ request, error }));
  return { requests, statuses, ordered, changed, slow, failures: found };
}
