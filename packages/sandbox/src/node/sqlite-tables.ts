/** Where a world is kept: its documents, what finds those that are named, and the columns that lists go through. */
export interface Tables {
  readonly documents: string;
  readonly entries: string;
  readonly segments: string;
}

/** Those of the world that is served have no prefix. */
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

/** Prefixes of tables beside those that are served: what is being made, and what was replaced and is not removed yet. */
export const prefixes = { draft: 'draft', former: 'former' } as const;

/** Tables that are unused after the file is opened again. */
export const strayTables: string = `SELECT name FROM sqlite_master WHERE type = 'table' AND
  (name GLOB '${prefixes.draft}[0-9]*_*' OR name GLOB '${prefixes.former}[0-9]*_*') ORDER BY name`;
