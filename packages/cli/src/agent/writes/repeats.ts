import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createMemoryCheckpoints, type CheckpointStore } from '@tradelane/core';
import type { Io } from '../../io.ts';
import { makeFolder } from '../../make-folder.ts';
import { configFolder } from '../../profiles/config.ts';
import type { Connection } from '../../profiles/connection.ts';
import type { Input } from '../../operation/invoke.ts';
import type { OperationRow, SurfaceRow } from '../../table/rows.ts';

/** Whether a repeated write has a second effect, such as a second refund. Imports and exports may be repeated. */
export const happensOnce = ({ retry, work, isBackground }: OperationRow): boolean =>
  retry === 'unsafe' && work?.kind !== 'import' && work?.kind !== 'export' && isBackground !== true;

/** Writes that were sent, by their keys. */
export class Repeats {
  readonly #io: Io;
  readonly #memory = createMemoryCheckpoints();
  #file: Promise<CheckpointStore> | undefined;
  /** Imports and exports whose outcome is unknown, with the time of the request. */
  readonly #unknown = new Map<string, string>();

  constructor(io: Io) {
    this.#io = io;
  }

  /** The store of effects: a file for a real host, so that it outlives the process. A sandbox may start over. */
  async store(connection: Connection): Promise<CheckpointStore> {
    if (connection.snapshot !== undefined) return this.#memory;
    this.#file ??= this.#open();
    return this.#file;
  }

  async #open(): Promise<CheckpointStore> {
    const { createFileCheckpoints } = await import('@tradelane/core/sqlite');
    const folder = configFolder(this.#io.env);
    makeFolder(folder, 0o700);
    return createFileCheckpoints(join(folder, 'agent-effects.sqlite'));
  }

  /** When a write with these arguments was sent without a known outcome. */
  unknownSince(key: string): string | undefined {
    return this.#unknown.get(key);
  }

  sentUnknown(key: string, at: string): void {
    this.#unknown.set(key, at);
  }
}

/** A key for a write, from its operation and its arguments. */
export function keyOf(surface: SurfaceRow, row: OperationRow, input: Input): string {
  return createHash('sha256')
    .update(JSON.stringify([surface.name, row.id, sorted(input)]))
    .digest('hex')
    .slice(0, 24);
}

/** Equal for equal arguments in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}
