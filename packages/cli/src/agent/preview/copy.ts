import type { NodeSandbox, Snapshot } from '@tradelane/sandbox';
import { openClient } from '../../operation/client.ts';
import type { AnyClient } from '../../table/client-package.ts';
import type { Connection } from '../../profiles/connection.ts';
import type { SurfaceRow } from '../../table/rows.ts';
import type { Io } from '../../io.ts';

/** Work that is due later than this isn't the effect of a call. */
const longestInMs = 3_600_000;

interface JobRow {
  readonly kind: string;
  readonly at: string;
}

/** A copy of a sandbox. It runs a call and the work that the call starts. */
export class Copy {
  readonly #sandbox: NodeSandbox;

  private constructor(sandbox: NodeSandbox) {
    this.#sandbox = sandbox;
  }

  static async open(): Promise<Copy> {
    const { createSandbox } = await import('@tradelane/sandbox');
    return new Copy(createSandbox());
  }

  /** Takes the state of a snapshot, without the work that was scheduled before. */
  restore(snapshot: Snapshot): void {
    this.#sandbox.restore({ ...snapshot, collections: { ...snapshot.collections, jobs: {} } });
  }

  collections(): Snapshot['collections'] {
    return this.#sandbox.snapshot().collections;
  }

  /** A client of the copy, with the credentials of the sandbox itself. */
  client(io: Io, surface: SurfaceRow, connection: Connection): Promise<AnyClient> {
    const { urls } = this.#sandbox.info();
    return openClient(
      io,
      surface,
      {
        ...connection,
        baseUrl: urls[surface.server as keyof typeof urls],
        fetch: this.#sandbox.fetch,
        ...(connection.auth !== undefined && 'authUrl' in connection.auth
          ? { auth: { ...connection.auth, authUrl: urls.auth_url } }
          : {}),
      },
      { rateLimiting: false },
    );
  }

  /** Runs the work that a call started, and the work that follows from it. Returns how long it takes, in seconds. */
  async runToEnd(): Promise<number> {
    const { clock } = this.#sandbox;
    const startedAtInMs = clock.now();
    for (let round = 0; round < 20; round += 1) {
      const response = await this.#sandbox.fetch(`${this.#sandbox.info().control}/jobs`);
      const { jobs } = (await response.json()) as { readonly jobs: readonly JobRow[] };
      const due = jobs.find(
        ({ kind, at }) => !kind.startsWith('expire') && Date.parse(at) <= startedAtInMs + longestInMs,
      );
      if (due === undefined) break;
      await clock.advance(Math.max(0, Date.parse(due.at) - clock.now()));
    }
    return Math.round((clock.now() - startedAtInMs) / 1000);
  }

  close(): void {
    this.#sandbox.close();
  }
}
