/** The tables of a world: documents, index entries and columns. */
export interface Tables {
  readonly documents: string;
  readonly entries: string;
  readonly segments: string;
}

/** The tables of the served world have no prefix. */
export const tablesOf = (prefix = ''): Tables => ({
  documents: `${prefix}documents`,
  entries: `${prefix}entries`,
  segments: `${prefix}segments`,
});

export const served: Tables = tablesOf();

/** Creates missing tables. */
export const creationOf = ({ documents, entries, segments }: Tables): string => `
  CREATE TABLE IF NOT EXISTS ${documents} (
    id INTEGER PRIMARY KEY, collection TEXT, key TEXT, slot INTEGER, value, UNIQUE (collection, key)
  );
  CREATE TABLE IF NOT EXISTS ${entries} (
    source TEXT, sort TEXT, key TEXT, PRIMARY KEY (source, sort, key)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS ${segments} (
    collection TEXT, number INTEGER, numbers BLOB, names TEXT, PRIMARY KEY (collection, number)
  );
`;

/** Renames tables. */
export const renamingOf = (from: Tables, to: Tables): string =>
  (Object.keys(from) as (keyof Tables)[]).map((name) => `ALTER TABLE ${from[name]} RENAME TO ${to[name]};`).join(' ');

/** Prefixes of the other tables: drafts, and replaced tables that aren't removed yet. */
export const prefixes = { draft: 'draft', former: 'former' } as const;

/** Tables that are unused when the file is opened. */
export const strayTables: string = `SELECT name FROM sqlite_master WHERE type = 'table' AND
  (name GLOB '${prefixes.draft}[0-9]*_*' OR name GLOB '${prefixes.former}[0-9]*_*') ORDER BY name`;
