import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadRequestError, type CheckpointStore, createMemoryCheckpoints, createVirtualClock } from '@tradelane/core';
import { Sync, type SyncSource } from '../../src/follow.ts';
import { serverError, type Row } from '../sync/stream.ts';
import { modelTimeoutInMs, runModel } from '../../../core/test/models/steps.ts';

/** The changes before a start of the program, and the end of its run. */
interface Step {
  readonly changes: readonly string[];
  readonly passesInMs: number;
  readonly ends: 'well' | 'unread' | 'refused' | 'in the handler' | 'in the store';
  /** After this number of items, or writes. */
  readonly behind: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  changes: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 }),
  passesInMs: fc.constantFrom(1, 1_000, 600_000),
  ends: fc.constantFrom('well', 'unread', 'refused', 'in the handler', 'in the store'),
  behind: fc.nat({ max: 3 }),
});

/** A program that is restarted repeatedly, and passes `since: new Date()` each time. */
async function play(steps: readonly Step[], isAscending: boolean): Promise<void> {
  const clock = createVirtualClock({ autoAdvance: true });
  const memory = createMemoryCheckpoints();
  const rows = new Map<string, Row>();
  const handed = new Map<string, Row>();
  let version = 0;
  const change = (id: string): void => {
    version += 1;
    rows.set(id, { id, updated_at: new Date(clock.now()).toISOString(), note: String(version) });
  };
  const start = async ({ ends, behind }: Pick<Step, 'ends' | 'behind'>): Promise<boolean> => {
    let left = behind;
    const source: SyncSource<Row> = {
      name: 'test.rows',
      isAscending,
      filter: {},
      intervalInMs: 300_000,
      keyOf: ({ id }) => id,
      changedAt: ({ updated_at }) => updated_at,
      read: async (position) => {
        if (ends === 'unread') throw serverError();
        if (ends === 'refused') throw new BadRequestError('no', { status: 400 });
        const place = ({ updated_at, id }: Row): string => `${updated_at} ${id}`;
        const sorted = [...rows.values()].sort((one, other) => (place(one) < place(other) === isAscending ? -1 : 1));
        const found = sorted.filter((row) =>
          'since' in position
            ? row.updated_at >= position.since.toISOString()
            : place(row) > position.cursor === isAscending,
        );
        const items = found.slice(0, 2);
        const last = items.at(-1);
        return { items, nextCursor: found.length > 2 && last ? place(last) : undefined };
      },
    };
    const checkpoint: CheckpointStore = {
      read: (prefix) => memory.read(prefix),
      write: (changes, condition) => {
        // The first write acquires the lease.
        if (ends === 'in the store' && (left -= 1) < -1) throw new Error('the process ends');
        return memory.write(changes, condition);
      },
    };
    const handler = (row: Row): void => {
      if (ends === 'in the handler' && (left -= 1) < 0) throw new Error('the database is down');
      handed.set(row.id, row);
    };
    const since = new Date(clock.now());
    const error = await new Sync(source, { checkpoint, handler, since, ownerId: 'h' }, clock).run().catch((e) => e);
    return !(error instanceof BadRequestError);
  };
  let startedAt: string | undefined;
  const last: Step = { changes: [], passesInMs: 1, ends: 'well', behind: 0 };
  // Twice, because a run that resumes an earlier one leaves newer changes for the next.
  for (const { changes, passesInMs, ...ending } of [...steps, last, last]) {
    await clock.advance(passesInMs);
    for (const id of changes) change(id);
    const at = new Date(clock.now()).toISOString();
    await clock.advance(1);
    // A start that wrote only its lease wasn't a run.
    const isRun = (await start(ending)) && !(ending.ends === 'in the store' && ending.behind === 0);
    if (isRun) startedAt ??= at;
  }
  clock.stop();
  const due = [...rows.values()].filter(({ updated_at }) => updated_at > (startedAt ?? ''));
  expect([...handed.values()].filter(({ updated_at }) => updated_at <= (startedAt ?? ''))).toEqual([]);
  expect(due.map(({ id }) => handed.get(id))).toEqual(due);
}

test.each([
  ['in the order of their change', true],
  ['in no order', false],
])(
  'a stream starts at the `since` of its first accepted run, for any ends of runs and later values, with items %s',
  { timeout: modelTimeoutInMs },
  (_, isAscending) => runModel(step, (steps) => play(steps, isAscending)),
);
