import { type CheckpointStore, createMemoryCheckpoints } from '@tradelane/core';

/** The effects of a program's handlers, next to its checkpoints. A transaction is applied completely or not at all. */
export class Database<Row> {
  readonly checkpoints: CheckpointStore = createMemoryCheckpoints();
  readonly rows: Row[] = [];

  /** @throws The error of `work`, and then nothing is applied. */
  transaction(
    work: (tables: { insert(row: Row): void; readonly checkpoints: Pick<CheckpointStore, 'write'> }) => void,
  ): void {
    const rows: Row[] = [];
    const writes: Parameters<CheckpointStore['write']>[] = [];
    const write: CheckpointStore['write'] = (changes, condition) => {
      // The condition's keys don't change within the transaction, because no other process runs.
      const holds = this.checkpoints.write([], condition);
      if (holds === true) writes.push([changes]);
      return holds;
    };
    work({ insert: (row) => rows.push(row), checkpoints: { write } });
    this.rows.push(...rows);
    for (const [changes] of writes) void this.checkpoints.write(changes);
  }
}
