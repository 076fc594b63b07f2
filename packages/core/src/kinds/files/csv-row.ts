/** A row by the names of the header. Cells beyond the header are left out, missing ones are empty; of columns without a name the last is kept as ''. */
export type CsvRow = Readonly<Record<string, string>>;
