import { StoreError } from '../machinery/store/failure.ts';
import type { Statement } from './sqlite-statement.ts';
import { creationOf, served, strayTables } from './sqlite-tables.ts';

/** Files of the first version had no slots; their columns are made when they are used. */
const fromFirstVersion = `
  ALTER TABLE documents RENAME TO former;
  ${creationOf(served)}
  INSERT INTO documents (collection, key, value) SELECT collection, key, value FROM former ORDER BY rowid;
  DROP TABLE former;
`;

/** Signs the files of a sandbox (`TRLN`), and says in which form they are. */
const [applicationId, formatVersion] = [0x54524c4e, 2];
const ownTables: ReadonlySet<string> = new Set(['documents', 'entries', 'segments']);

/**
 * Makes the tables of a file. One of another program is not written into, and one of a later version would not be understood.
 * @throws StoreError
 */
export function prepareFile(file: string, exec: (sql: string) => void, prepare: (sql: string) => Statement): void {
  const pragma = (name: string): number => Number(prepare(`PRAGMA ${name}`).get()?.[name]);
  const [id, version] = [pragma('application_id'), pragma('user_version')];
  const tables = prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  // The first sandboxes did not sign their files.
  const isOwn = id === applicationId || (id === 0 && tables.every(({ name }) => ownTables.has(String(name))));
  if (!isOwn) throw new StoreError(file, 'another program made it; name another file');
  if (version > formatVersion)
    throw new StoreError(file, 'a later version of the sandbox made it; update the sandbox, or name another file');
  exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  // What a process left behind that died while it put another world in the place of this one.
  for (const { name } of prepare(strayTables).all()) exec(`DROP TABLE ${String(name)}`);
  if (id === applicationId && version === formatVersion) return;
  const migration = tables.length > 0 ? fromFirstVersion : '';
  exec(`
    BEGIN IMMEDIATE; ${migration} ${creationOf(served)}
    PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formatVersion}; COMMIT
  `);
}
