import { Command } from 'commander';
import type { Io } from './io.ts';
import { addChecks } from './program/checks.ts';
import { addEvents } from './program/events.ts';
import { addExamples } from './program/examples.ts';
import { addFlows } from './program/flows.ts';
import { addProfiles } from './program/profiles.ts';
import { addServers } from './program/servers.ts';
import { setUpOn } from './set-up.ts';
import { version } from './version.ts';

const exitHelp = `
Exit codes: 0 done, 1 failed, 2 invalid usage, 3 refused by the server, 4 partly done, 130 stopped by Ctrl-C.
Data goes to standard output. Progress and errors go to standard error.

Examples:
  tradelane call hub orders.list --sandbox
  tradelane use sandbox
  tradelane call hub orders.list --status SHIPPED --all > orders.ndjson
  tradelane docs v2-listOrders`;

const callHelp = `
Flags of every operation: --output, --json, --dry-run, --profile and --sandbox. Lists have --all and --cursor, writes
--yes, and files --to. For the other flags of an operation, add --help after its method.`;

/** All commands. Each loads its code when it runs, so that the help appears at once. */
export function createProgram(io: Io): Command {
  const setUp = setUpOn(io);
  const program = setUp(new Command('tradelane'))
    .description(
      'Calls every operation of the hub and of operator instances. Starts with a sandbox, so no account is needed.',
    )
    .version(version, '-v, --version', 'Print the version.')
    .helpOption('-h, --help', 'Print this help.')
    .helpCommand('help [command]', 'Print the help of a command.')
    .enablePositionalOptions()
    .addHelpText('after', exitHelp);

  program
    .command('call')
    .description('Call an operation. Without a method, list the operations of a surface.')
    .usage('<surface> <method> [flags]')
    .argument('[words...]', 'Surface, method or ID, and the flags of the operation.')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .addHelpText('after', callHelp)
    .action(async (words: readonly string[], _, command: Command) => {
      if (['--help', '-h'].includes(words[0] ?? '')) command.outputHelp();
      else await (await import('./commands/call.ts')).call(io, words, setUp);
    });

  addFlows(program, io);
  addEvents(program, io);
  addChecks(program, io);
  addProfiles(program, io);
  addServers(program, io);

  program
    .command('completion')
    .description('Print the completion script of a shell.')
    .argument('<shell>', 'bash, zsh or fish.')
    .action(async (shell: string) => (await import('./commands/completion.ts')).completion(io, shell));

  // The scripts of `completion` call this command with the words of the line.
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (words: readonly string[]) => (await import('./commands/complete.ts')).complete(io, words, program));
  addExamples(program);
  return program;
}
