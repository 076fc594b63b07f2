export class UnreadableFile extends Error {}

export interface FileRecord {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
  readonly problem?: string;
}

/** Takes the products of a file one by one, so that no more than one is held. */
export interface RecordSink {
  columns(names: readonly string[]): void;
  /** Whether the name is a column of these files, to find it below a line of labels. */
  readonly isColumn?: (name: string) => boolean;
  record(record: FileRecord): void;
}
