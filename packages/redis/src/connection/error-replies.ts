/** Codes of error replies with which Redis says that it serves nobody, or nobody who writes, for the time being. All others are about one command. */
const away: ReadonlySet<string> = new Set([
  'LOADING', // it was started and reads its data
  'BUSY', // a script of somebody takes too long
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

/** A word in capitals, as no error of a connection begins. Before version 7 a script's own words stand before what a command in it is refused with. */
const code = /^(?:ERR Error running script .*: )?-?([A-Z]+)\b/s;

/** Whether the error is a reply that is about one command, and says nothing of the others. */
export function isAboutCommand({ message }: Error): boolean {
  const found = code.exec(message)?.[1];
  return found !== undefined && !away.has(found);
}
