import type { CheckpointStore } from '@tradelane/core';
import { checkClient, checkKeys, type PostgresClient } from './client.ts';
import { run } from './unavailable-error.ts';

/** Checkpoints in a table. See `CheckpointStore` of `@tradelane/core`. */
export interface PostgresCheckpoints extends CheckpointStore {
  /**
   * The same checkpoints, written in the transaction that is open on `client`. Pass it to `commit` of a handler:
   * effect and checkpoint are then committed together.
   */
  within(client: PostgresClient): Pick<CheckpointStore, 'write'>;
}

/**
 * Creates checkpoints in a table of your database (see `postgresSchema`). Each write is one statement with its
 * condition, so only one worker gets a lease, and a worker that lost it can't write. In a transaction, the lease
 * stays locked until the end.
 * @example
 * ```ts
 * import { syncOrders } from '@tradelane/hub';
 * import { createPostgresCheckpoints, postgresSchema } from '@tradelane/postgres';
 *
 * await database.query(postgresSchema);
 * const checkpoint = createPostgresCheckpoints(database);
 * await syncOrders(hub, {
 *   checkpoint,
 *   handler: (order, { commit }) =>
 *     database.transaction(async (transaction) => {
 *       await transaction.query('INSERT INTO orders VALUES ($1, $2)', [order.id, order.status]);
 *       await commit(checkpoint.within(transaction)); // order and checkpoint in one transaction
 *     }),
 * });
 * ```
 */
export function createPostgresCheckpoints(client: PostgresClient): PostgresCheckpoints {
  return {
    ...storeOn(client),
    within: storeOn,
  };
}

function storeOn(client: PostgresClient): CheckpointStore {
  checkClient(client);
  return {
    async read(prefix) {
      checkKeys([prefix]);
      const end = behind(prefix);
      const sql = `SELECT key, value FROM tradelane_checkpoints WHERE key >= $1${end === undefined ? '' : ' AND key < $2'}`;
      const rows = await run(client, sql, end === undefined ? [prefix] : [prefix, end]);
      return new Map((rows as readonly Row[]).map(({ key, value }) => [key, value]));
    },
    async write(changes, condition) {
      checkKeys([...changes, ...(condition ? [condition] : [])].map(({ key }) => key));
      // The last change of a key counts.
      const distinct = new Map(changes.map(({ key, value }) => [key, { key, value: value ?? null }]));
      const kind = condition === undefined ? 'any' : condition.value === undefined ? 'absent' : 'equal';
      const rows = await run(client, 'SELECT tradelane_write_checkpoints($1, $2, $3, $4) AS written', [
        JSON.stringify([...distinct.values()]),
        kind,
        condition?.key ?? '',
        condition?.value ?? '',
      ]);
      return (rows[0] as { readonly written: boolean }).written;
    },
  };
}

/** The upper bound of texts with the prefix, in byte order. Undefined if there isn't one. */
function behind(prefix: string): string | undefined {
  const characters = [...prefix];
  while (characters.at(-1) === '\u{10ffff}') characters.pop();
  const last = characters.pop()?.codePointAt(0);
  // Skips surrogates, which aren't valid alone.
  return last === undefined
    ? undefined
    : characters.join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
}

interface Row {
  readonly key: string;
  readonly value: string;
}
