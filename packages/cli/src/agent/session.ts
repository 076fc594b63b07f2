import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type ClientOptions, type Clock, systemClock, type ThrottleEvent } from '@tradelane/core';
import type { Io } from '../io.ts';
import { openClient } from '../operation/client.ts';
import { type AnyClient, checksOf } from '../table/client-package.ts';
import { connect, type Connection, type ConnectionFlags } from '../profiles/connection.ts';
import type { SurfaceRow } from '../table/rows.ts';
import { Kept } from './reads/kept.ts';
import { Mask } from './mask/mask.ts';
import { Parts, type Reading } from './answers/parts.ts';
import { Permissions } from './writes/permissions.ts';
import { Repeats } from './writes/repeats.ts';

/** Permissions of an agent. */
export interface AgentOptions extends ConnectionFlags {
  /** Writes that it may send: `all`, groups, or operations. Default: none. */
  readonly allowWrites?: readonly string[];
  /** Whether results contain personal data of customers. */
  readonly showPersonalData?: boolean;
}

interface AgentCallOptions {
  readonly signal: AbortSignal;
  readonly maxWaitInMs: number;
  readonly callId: string;
}

/** Most calls whose waits are known. */
const mostWaits = 100;

/** The state that all requests of an agent's client share: connections, masks, cursors, kept reads, sent writes. */
export class Session {
  readonly io: Io;
  readonly options: AgentOptions;
  readonly mask: Mask;
  readonly permissions: Permissions;
  readonly parts: Parts = new Parts();
  readonly kept: Kept = new Kept();
  readonly repeats: Repeats;
  readonly clock: Clock;
  /** Functions that notify clients about waits, by the ID of the call. */
  readonly #waits = new Map<string, (message: string) => void>();
  readonly #clients = new Map<string, AnyClient>();
  readonly #connections = new Map<string, Promise<Connection>>();
  readonly #clientOptions: Partial<ClientOptions>;
  #lastAlone: Promise<unknown> = Promise.resolve();

  /**
   * @param clientOptions Options for the clients of all surfaces.
   * @throws {UsageError} If a permission is unknown.
   */
  constructor(io: Io, options: AgentOptions, clientOptions: Partial<ClientOptions> = {}) {
    this.io = io;
    this.options = options;
    this.#clientOptions = clientOptions;
    this.mask = new Mask(options.showPersonalData === true);
    this.permissions = new Permissions(options.allowWrites ?? []);
    this.clock = clientOptions.clock ?? io.clock ?? systemClock;
    this.repeats = new Repeats(io);
  }

  /** The connection of a surface. Its credentials are masked in every text. */
  async connection(surface: SurfaceRow): Promise<Connection> {
    const known = this.#connections.get(surface.name);
    if (known !== undefined) return known;
    const connecting = connect(this.io, surface, this.options).then((connection) => this.#watched(connection));
    this.#connections.set(surface.name, connecting);
    connecting.catch(() => this.#connections.delete(surface.name));
    return connecting;
  }

  async client(surface: SurfaceRow): Promise<AnyClient> {
    const connection = await this.connection(surface);
    const known = this.#clients.get(surface.name);
    if (known !== undefined) return known;
    const client = await openClient(this.io, surface, connection, {
      hooks: { onThrottle: (event) => this.#throttled(event) },
      middleware: [
        (request, next) => {
          this.mask.hideSent(request.headers['authorization'] ?? '');
          return next(request);
        },
      ],
      ...(await checksOf(surface)),
      ...this.#clientOptions,
    });
    this.#clients.set(surface.name, client);
    return client;
  }

  /** Options of a call: it ends with the request of the agent, and waits no longer than the agent does. */
  callOptions({ signal, maxWaitInMs, progress }: Omit<Reading, 'budget'>): AgentCallOptions {
    const callId = randomUUID();
    if (progress !== undefined) {
      const [oldest] = this.#waits.keys();
      if (this.#waits.size >= mostWaits && oldest !== undefined) this.#waits.delete(oldest);
      this.#waits.set(callId, progress);
    }
    return { signal: AbortSignal.any([this.io.signal, signal]), maxWaitInMs, callId };
  }

  /** Runs work that takes much memory after earlier work of this kind. Other calls run in between. */
  alone<Result>(signal: AbortSignal, run: () => Promise<Result>): Promise<Result> {
    const running = this.#lastAlone.then(() => {
      signal.throwIfAborted();
      return run();
    });
    this.#lastAlone = running.catch(() => undefined).then(() => setImmediate());
    return running;
  }

  #throttled({ callId, kind, operation, waitInMs }: ThrottleEvent): void {
    if (kind === 'wait' && waitInMs >= 1000)
      this.#waits.get(callId)?.(`Waiting ${Math.ceil(waitInMs / 1000)} s for the limit of ${operation}.`);
  }

  /** Notes that a write may have changed what earlier reads returned. */
  wrote({ name }: SurfaceRow): void {
    this.kept.outdate(name, this.clock.now());
  }

  /** The time, as hosts write it. */
  now(): string {
    return new Date(this.clock.now()).toISOString().replace(/\.\d{3}Z$/, 'Z');
  }

  #watched(connection: Connection): Connection {
    const { auth } = connection;
    if (auth === undefined) return connection;
    const secret = 'apiKey' in auth ? auth.apiKey : 'token' in auth ? auth.token : auth.clientSecret;
    if (typeof secret === 'string') this.mask.hide(secret);
    else if ('clientSecret' in auth) {
      const clientSecret = async (): Promise<string> => {
        const value = await secret();
        this.mask.hide(value);
        return value;
      };
      return { ...connection, auth: { ...auth, clientSecret } };
    }
    return connection;
  }
}
