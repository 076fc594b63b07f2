import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { addConnectionFlags } from '../operation/connection-flags.ts';

/** `mcp`, `sandbox` and `mock`. */
export function addServers(program: Command, io: Io): void {
  addConnectionFlags(
    program
      .command('mcp')
      .description('Serve tools for agents over the Model Context Protocol, on standard input and output.')
      .option('--http <port>', 'Serve streamable HTTP on this port of this machine instead.')
      .option(
        '--allow-writes <list>',
        'Allow writes: all, exports, answers, money, or operations such as hub:orders.accept,ST01.',
      )
      .option('--show-personal-data', 'Show personal data of customers. Default: it is masked.'),
  ).action(async (flags) => (await import('../commands/mcp.ts')).mcp(io, flags));

  program
    .command('sandbox')
    .description('Run a sandbox until Ctrl-C. Flags are passed to tradelane-sandbox.')
    .argument('[flags...]', 'Flags of tradelane-sandbox, such as --port.')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (flags: readonly string[]) => (await import('../commands/sandbox.ts')).sandbox(io, flags));

  program
    .command('mock')
    .description('Serve the description of a surface: a mock checks each request and returns an example.')
    .argument('<surface>', 'The surface, such as hub, or auth for the token endpoint.')
    .option('--port <number>', 'Port.', '4010')
    .option('--host <address>', 'Address to listen on.', '127.0.0.1')
    .option('--debug', 'Print the stack of an error.')
    .addHelpText(
      'after',
      `
The mock is Prism. Install @stoplight/prism-cli next to tradelane. It keeps no state, unlike the sandbox.`,
    )
    .action(async (surface: string, flags) => (await import('../commands/mock.ts')).mock(io, surface, flags));
}
