/** A consumer takes the stores of every package as they are. */
import type { ActionOutcome, DedupeStore, OutboxStore } from '@tradelane/events';
import type { createSqliteDedupe, createSqliteOutbox } from '@tradelane/events/sqlite';
import type { createPostgresDedupe, createPostgresOutbox } from '@tradelane/postgres';
import type { createRedisDedupe, createRedisOutbox } from '@tradelane/redis';
import { expectTypeOf, it } from 'vitest';

it('what remembers is a DedupeStore, whatever database it is in', () => {
  expectTypeOf<ReturnType<typeof createRedisDedupe>>().toExtend<DedupeStore>();
  expectTypeOf<ReturnType<typeof createPostgresDedupe>>().toExtend<DedupeStore>();
  expectTypeOf<ReturnType<typeof createSqliteDedupe>>().toExtend<DedupeStore>();
});

it('what keeps outcomes is an OutboxStore, whatever database it is in', () => {
  expectTypeOf<ReturnType<typeof createRedisOutbox<ActionOutcome>>>().toExtend<OutboxStore>();
  expectTypeOf<ReturnType<typeof createPostgresOutbox<ActionOutcome>>>().toExtend<OutboxStore>();
  expectTypeOf<ReturnType<typeof createSqliteOutbox>>().toExtend<OutboxStore>();
});
