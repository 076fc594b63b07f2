/**
 * Codes of error replies that concern the server: Redis counts as disconnected. All other codes concern one command.
 */
const away: ReadonlySet<string> = new Set([
  'LOADING', // it was started and reads its data
  'BUSY', // a script takes too long
  'READONLY', // a replica, after a failover
  'MASTERDOWN', // a replica whose master is gone
  'NOREPLICAS', // a master without the replicas that writes need
  'CLUSTERDOWN', // slots are on no node
  'OOM', // memory is full
  'MISCONF', // the disk is full, or cannot be written to
  'NOAUTH', // who calls is unknown, whatever the command
  'WRONGPASS',
  'DENIED', // protected mode
]);

/** The code of an error reply. Before version 7, a prefix precedes errors inside scripts. */
const code = /^(?:ERR Error running script .*: )?-?([A-Z]+)\b/s;

/** Whether the error is a reply that concerns only the command. */
export function isAboutCommand({ message }: Error): boolean {
  const found = code.exec(message)?.[1];
  return found !== undefined && !away.has(found);
}
