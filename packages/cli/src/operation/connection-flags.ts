import type { Command } from 'commander';

export function addConnectionFlags(command: Command): Command {
  return command
    .option('--profile <name>', 'Use this profile.')
    .option('--sandbox', 'Use a sandbox in this process. It needs no account and keeps no data.')
    .option('--debug', 'Print the stack of an error.');
}
