/** A row by the names of the header. Cells beyond the header are left out, missing ones are empty. */
export type CsvRow = Readonly<Record<string, string>>;
