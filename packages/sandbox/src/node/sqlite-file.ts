import { StoreError } from '../machinery/store/failure.ts';
import type { Statement } from './sqlite-statement.ts';
import { creationOf, served, strayTables } from './sqlite-tables.ts';

/** Migration of files of the first version, which had no slots. */
const fromFirstVersion = `
  ALTER TABLE documents RENAME TO former;
  ${creationOf(served)}
  INSERT INTO documents (collection, key, value) SELECT collection, key, value FROM former ORDER BY rowid;
  DROP TABLE former;
`;

/** Signature (`TRLN`) and format version of a file. */
const [applicationId, formatVersion] = [0x54524c4e, 2];
const ownTables: ReadonlySet<string> = new Set(['documents', 'entries', 'segments']);

/**
 * Creates the tables of a file.
 * @throws {StoreError} If the file belongs to another program or to a later version.
 */
export function prepareFile(file: string, exec: (sql: string) => void, prepare: (sql: string) => Statement): void {
  const pragma = (name: string): number => Number(prepare(`PRAGMA ${name}`).get()?.[name]);
  const [id, version] = [pragma('application_id'), pragma('user_version')];
  const tables = prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  // Files of the first version have no signature.
  const isOwn = id === applicationId || (id === 0 && tables.every(({ name }) => ownTables.has(String(name))));
  if (!isOwn) throw new StoreError(file, 'The file belongs to another program. Use another file.');
  if (version > formatVersion)
    throw new StoreError(
      file,
      'A later version of the sandbox wrote the file. Update the sandbox, or use another file.',
    );
  exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  // A process that was killed while it replaced the world leaves tables behind.
  for (const { name } of prepare(strayTables).all()) exec(`DROP TABLE ${String(name)}`);
  if (id === applicationId && version === formatVersion) return;
  const migration = tables.length > 0 ? fromFirstVersion : '';
  exec(`
    BEGIN IMMEDIATE; ${migration} ${creationOf(served)}
    PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${formatVersion}; COMMIT
  `);
}
