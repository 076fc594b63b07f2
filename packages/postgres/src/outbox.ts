import type { OutboxEntry, OutboxStore } from '@tradelane/core';
import { outboxEntry } from '@tradelane/core/work';
import { checkClient, checkKeys, type PostgresClient } from './client.ts';
import { run } from './unavailable-error.ts';
import { type PostgresStoreOptions, purgeEvery } from './purge.ts';

/** Keeps outcomes between handler and report: an `OutboxStore` of `@tradelane/events`. */
export interface PostgresOutbox<Outcome> extends OutboxStore<Outcome> {
  /**
   * The same store, in the transaction that is open on `client`. Pass it to `commit` of a handler: effect and outcome
   * are then committed together.
   */
  within(client: PostgresClient): OutboxStore<Outcome>;
}

/** Single words, since a client may convert the case of names. */
const columns = 'action_id AS id, outcome, reported_at IS NOT NULL AS reported';

/**
 * Creates an outbox in a table of your database (see `postgresSchema`).
 * @example
 * ```ts
 * import { createConsumer } from '@tradelane/events';
 * import { createPostgresDedupe, createPostgresOutbox } from '@tradelane/postgres';
 *
 * const consumer = createConsumer({
 *   source,
 *   actions: platform.actions,
 *   dedupe: createPostgresDedupe(database),
 *   outbox: createPostgresOutbox(database),
 *   handlers: {},
 * });
 * ```
 */
export function createPostgresOutbox<Outcome>(
  client: PostgresClient,
  options: PostgresStoreOptions = {},
): PostgresOutbox<Outcome> {
  const purge = purgeEvery(client, { table: 'tradelane_outbox', key: 'action_id', time: 'reported_at' }, options);
  const within = (on: PostgresClient): OutboxStore<Outcome> => {
    checkClient(on);
    const entries = async (text: string, values: string[]): Promise<readonly OutboxEntry<Outcome>[]> => {
      const rows = await run(on, text, values);
      return (rows as readonly Row[]).map(({ id, outcome, reported }) =>
        outboxEntry<Outcome>('table `tradelane_outbox`', id, outcome, reported),
      );
    };
    return {
      async settle(actionId, outcome) {
        checkKeys([actionId]);
        const rows = await run(
          on,
          'INSERT INTO tradelane_outbox (action_id, outcome) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING action_id',
          [actionId, JSON.stringify(outcome)],
        );
        purge(1);
        return rows.length === 1;
      },
      find: async (actionId) =>
        (await entries(`SELECT ${columns} FROM tradelane_outbox WHERE action_id = $1`, [actionId]))[0],
      async markReported(actionId) {
        await run(
          on,
          'UPDATE tradelane_outbox SET reported_at = clock_timestamp() WHERE action_id = $1 AND reported_at IS NULL',
          [actionId],
        );
      },
      unreported: ({ minAgeInMs, limit }) =>
        entries(
          `SELECT ${columns} FROM tradelane_outbox
           WHERE reported_at IS NULL AND settled_at <= clock_timestamp() - $1::float8 * interval '1 millisecond'
           ORDER BY settled_at LIMIT $2::bigint`,
          [String(minAgeInMs), String(limit)],
        ),
    };
  };
  return { ...within(client), within };
}

interface Row {
  readonly id: string;
  readonly outcome: string;
  readonly reported: boolean;
}
