/** Stores of every package work with a consumer. */
import type { ActionOutcome, DedupeStore, OutboxStore } from '@tradelane/events';
import type { createSqliteDedupe, createSqliteOutbox } from '@tradelane/events/sqlite';
import type { createPostgresDedupe, createPostgresOutbox } from '@tradelane/postgres';
import type { createRedisDedupe, createRedisOutbox } from '@tradelane/redis';
import { expectTypeOf, it } from 'vitest';

it('a dedupe store of any database is a DedupeStore', () => {
  expectTypeOf<ReturnType<typeof createRedisDedupe>>().toExtend<DedupeStore>();
  expectTypeOf<ReturnType<typeof createPostgresDedupe>>().toExtend<DedupeStore>();
  expectTypeOf<ReturnType<typeof createSqliteDedupe>>().toExtend<DedupeStore>();
});

it('an outbox store of any database is an OutboxStore', () => {
  expectTypeOf<ReturnType<typeof createRedisOutbox<ActionOutcome>>>().toExtend<OutboxStore>();
  expectTypeOf<ReturnType<typeof createPostgresOutbox<ActionOutcome>>>().toExtend<OutboxStore>();
  expectTypeOf<ReturnType<typeof createSqliteOutbox>>().toExtend<OutboxStore>();
});
