/** A row by the names of the header. Cells beyond the header are dropped, and missing cells are empty. The last column without a
 * name is kept as ''. */
export type CsvRow = Readonly<Record<string, string>>;
