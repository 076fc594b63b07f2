import { onTestFinished } from 'vitest';
import {
  type Clock,
  createMemoryCheckpoints,
  createVirtualClock,
  ServerError,
  type VirtualClock,
} from '@tradelane/core';
import type { SyncOptions, SyncReport } from '../../src/index.ts';
import { Sync, type SyncSource } from '../../src/follow.ts';

export interface Row {
  readonly id: string;
  readonly updated_at: string;
  readonly note?: string;
}

export const minute = 60_000;
export const startInMs = Date.UTC(2026, 0, 1);

/** A list that a test changes while it is read. `failures` are thrown in turn, one for each read. */
export function world(options: { readonly pageSize?: number; readonly isAscending?: boolean } = {}): {
  readonly clock: VirtualClock;
  readonly rows: Map<string, Row>;
  readonly reads: object[];
  readonly failures: unknown[];
  put(id: string, atInMs?: number, note?: string): void;
  readonly source: SyncSource<Row>;
  sync(options: Partial<SyncOptions<Row>> & Pick<SyncOptions<Row>, 'handler'>): Sync<Row>;
} {
  const { pageSize = 3, isAscending = true } = options;
  const clock = createVirtualClock({ startInMs, autoAdvance: true });
  onTestFinished(() => clock.stop());
  const rows = new Map<string, Row>();
  const reads: object[] = [];
  const failures: unknown[] = [];
  const checkpoint = createMemoryCheckpoints();
  const source: SyncSource<Row> = {
    name: 'test.rows',
    isAscending,
    filter: {},
    intervalInMs: 5 * minute,
    keyOf: ({ id }) => id,
    changedAt: ({ updated_at }) => updated_at,
    read: async (position) => {
      reads.push(position);
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      const positionOf = (row: Row): string => `${row.updated_at} ${row.id}`;
      const sorted = [...rows.values()].sort((a, b) => (positionOf(a) < positionOf(b) === isAscending ? -1 : 1));
      const found = sorted.filter((row) =>
        'since' in position
          ? row.updated_at >= position.since.toISOString()
          : positionOf(row) > position.cursor === isAscending,
      );
      const items = found.slice(0, pageSize);
      const last = items.at(-1);
      return { items, nextCursor: found.length > pageSize && last !== undefined ? positionOf(last) : undefined };
    },
  };
  return {
    clock,
    rows,
    reads,
    failures,
    put: (id, atInMs = clock.now(), note = '') =>
      void rows.set(id, { id, updated_at: new Date(atInMs).toISOString(), note }),
    source,
    sync: (settings) => new Sync(source, { checkpoint, ...settings }, clock),
  };
}

/** Runs of one stream. Each is killed when it gets another item after `most` items. */
export function killable(
  source: SyncSource<Row>,
  clock: Clock,
): { got: string[]; run(most: number): Promise<SyncReport> } {
  const checkpoint = createMemoryCheckpoints();
  const got: string[] = [];
  const run = (most: number): Promise<SyncReport> => {
    const handler = ({ id }: Row): void => {
      if (got.length === most) throw new Error('killed');
      got.push(id);
    };
    return new Sync(source, { checkpoint, handler }, clock).run();
  };
  return { got, run };
}

export const serverError = (): ServerError => new ServerError('down', { status: 503 });
