import { type CheckpointStore, createMemoryCheckpoints } from '@tradelane/core';

/** What the handlers of a program bring about, beside the checkpoints: what a transaction does is there whole or not at all. */
export class Database<Row> {
  readonly checkpoints: CheckpointStore = createMemoryCheckpoints();
  readonly rows: Row[] = [];

  /** @throws what `work` throws, and then nothing has happened. */
  transaction(
    work: (tables: { insert(row: Row): void; readonly checkpoints: Pick<CheckpointStore, 'write'> }) => void,
  ): void {
    const rows: Row[] = [];
    const writes: Parameters<CheckpointStore['write']>[] = [];
    const write: CheckpointStore['write'] = (changes, condition) => {
      // What the condition names does not change within the transaction, since nobody else gets a turn.
      const holds = this.checkpoints.write([], condition);
      if (holds === true) writes.push([changes]);
      return holds;
    };
    work({ insert: (row) => rows.push(row), checkpoints: { write } });
    this.rows.push(...rows);
    for (const [changes] of writes) void this.checkpoints.write(changes);
  }
}
