export { createSqliteDedupe, createSqliteOutbox, type SqliteStoreOptions } from './stores/sqlite-stores.ts';
