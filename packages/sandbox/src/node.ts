/**
 * What only Node can do: a port and a file.
 * @module
 */
export { listen, type Listener, type ListenOptions } from './node/listen.ts';
export { SqliteStore } from './node/sqlite.ts';
