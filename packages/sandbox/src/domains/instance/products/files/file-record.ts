/** A file that cannot be read at all; the message says why, for a person. */
export class UnreadableFile extends Error {}

/** One product of a file: its values by column, and where in the file it stands (the first line is 1; in XML, the first product). */
export interface FileRecord {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong with the line itself. */
  readonly problem?: string;
}

/** Takes the products of a file one by one, so that no more than one is held. */
export interface RecordSink {
  /** Columns in the order of the file, before the first record. A file without a fixed set of columns (XML) tells none. */
  columns(names: readonly string[]): void;
  record(record: FileRecord): void;
}
