import type { CheckpointStore } from '@tradelane/core';
import { checkClient, checkKeys, type PostgresClient } from './client.ts';

/** Checkpoints in a table; see `CheckpointStore` of `@tradelane/core`. */
export interface PostgresCheckpoints extends CheckpointStore {
  /**
   * The same checkpoints, written in the transaction that is open on `client`: pass it to `commit` of a handler, and effect and
   * checkpoint are there together or not at all.
   */
  within(client: PostgresClient): Pick<CheckpointStore, 'write'>;
}

/**
 * Checkpoints in a table of the caller's own database; `postgresSchema` makes it. Each write is one statement with its condition, so a lease
 * goes to one, and who lost it moves nothing: within a transaction the lease stays locked until that ends.
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
      const { rows } = await client.query(sql, end === undefined ? [prefix] : [prefix, end]);
      return new Map((rows as readonly Row[]).map(({ key, value }) => [key, value]));
    },
    async write(changes, condition) {
      checkKeys([...changes, ...(condition ? [condition] : [])].map(({ key }) => key));
      // Where a key comes more than once the last one counts.
      const distinct = new Map(changes.map(({ key, value }) => [key, { key, value: value ?? null }]));
      const kind = condition === undefined ? 'any' : condition.value === undefined ? 'absent' : 'equal';
      const { rows } = await client.query('SELECT tradelane_write_checkpoints($1, $2, $3, $4) AS written', [
        JSON.stringify([...distinct.values()]),
        kind,
        condition?.key ?? '',
        condition?.value ?? '',
      ]);
      return (rows[0] as { readonly written: boolean }).written;
    },
  };
}

/** The first text behind all that begin with the prefix, in the order of bytes; undefined where nothing comes behind them. */
function behind(prefix: string): string | undefined {
  const points = Array.from(prefix, (character) => character.codePointAt(0) ?? 0);
  while (points.at(-1) === 0x10ffff) points.pop();
  const last = points.pop();
  // Half of a pair is no text.
  return last === undefined ? undefined : String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1);
}

interface Row {
  readonly key: string;
  readonly value: string;
}
