export class UnreadableFile extends Error {}

export interface FileRecord {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
  readonly problem?: string;
}

/** Takes the products of a file one by one, so that no more than one is held. */
export interface RecordSink {
  columns(names: readonly string[]): void;
  record(record: FileRecord): void;
}
