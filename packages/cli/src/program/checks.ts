import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { addConnectionFlags } from '../operation/connection-flags.ts';
import { formatOption, jsonOption } from '../output/format-option.ts';

/** `docs`, `limits`, `check` and `drift`. */
export function addChecks(program: Command, io: Io): void {
  program
    .command('docs')
    .description('Print the page of an operation, or of a guide.')
    .argument('<id>', 'ID, method, or guide: v2-listOrders, orders.list, limits.')
    .option('--surface <name>', 'The surface, if several have the operation.')
    .action(async (id: string, flags) => (await import('../commands/docs.ts')).docs(io, id, flags));

  program
    .command('limits')
    .description('Print the documented rate limits of the operations of a surface.')
    .argument('<surface>', 'The surface, such as hub.')
    .addOption(formatOption('Format.'))
    .addOption(jsonOption())
    .action(async (surface: string, flags) => (await import('../commands/limits.ts')).limits(io, surface, flags));

  addConnectionFlags(
    program
      .command('check')
      .description('Check host, credentials, scopes, clock and limits. Prints one line for each check.')
      .argument('[surfaces...]', 'The surfaces. Default: every surface that the profile has a login for.')
      .option('--deep', 'Call each read once, and compare its response with the description of the API.')
      .option(
        '--out <file>',
        'Write the result of --deep to a file without any value of the account. - is standard output.',
      )
      .option('--operations <list>', 'Operations that --deep may call, such as orders.list,OR12. Default: every read.'),
  )
    .addHelpText(
      'after',
      `
A deep check keeps the documented rates. Reads with one call per day use up the call of that day.`,
    )
    .action(async (names: readonly string[], flags) => (await import('../commands/check.ts')).check(io, names, flags));

  program
    .command('drift')
    .description('Compare two reports of `check --deep`. Exits with 1 if they differ.')
    .argument('<before>', 'The first report.')
    .argument('<after>', 'The second report.')
    .addOption(formatOption('Format.'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Compare two hosts, or one host at two times.`,
    )
    .action(async (before: string, after: string, flags) =>
      (await import('../commands/drift.ts')).drift(io, before, after, flags),
    );
}
