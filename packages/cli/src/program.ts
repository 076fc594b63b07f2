import { Command, Option } from 'commander';
import type { Io } from './io.ts';
import { addConnectionFlags } from './operation/connection-flags.ts';
import { version } from './version.ts';

/** Applies the streams of a terminal to a command. */
export type Setup = (command: Command) => Command;

const exitHelp = `
Exit codes: 0 done, 1 failed, 2 invalid usage, 3 refused by the server, 4 partly done, 130 stopped by Ctrl-C.
Data goes to standard output. Progress and errors go to standard error.

Examples:
  tradelane call hub orders.list --sandbox
  tradelane use sandbox
  tradelane call hub orders.list --status SHIPPED --all > orders.ndjson
  tradelane docs v2-listOrders`;

/** Streams of a command, and errors instead of the end of the process. */
export const setUpOn =
  (io: Io): Setup =>
  (command) =>
    command
      .exitOverride()
      .showSuggestionAfterError()
      .configureOutput({
        writeOut: (text) => io.stdout.write(text),
        writeErr: (text) => io.stderr.write(text),
        getOutHelpWidth: () => Math.min(io.stdout.columns || 100, 100),
        getErrHelpWidth: () => 100,
        getOutHasColors: () => false,
        getErrHasColors: () => false,
      });

const formatOption = (description: string, formats = ['table', 'json', 'ndjson', 'csv']): Option =>
  new Option('--output <format>', description).choices(formats);

/** All commands. Each loads its code when it runs, so that the help appears at once. */
export function createProgram(io: Io): Command {
  const setUp = setUpOn(io);
  const program = setUp(new Command('tradelane'))
    .description(
      'Calls every operation of the hub and of operator instances. Starts with a sandbox, so no account is needed.',
    )
    .version(version, '-v, --version', 'Print the version.')
    .helpOption('-h, --help', 'Print this help.')
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
    .action(async (words: readonly string[]) => (await import('./commands/call.ts')).call(io, words, setUp));

  addConnectionFlags(
    program
      .command('sync')
      .description(
        'Copy a stream of changes to a database or files. The same command resumes it, and copies changes only.',
      )
      .argument('<surface>', 'The surface, such as hub.')
      .argument('<stream>', 'The stream, such as orders.')
      .requiredOption('--to <target>', 'sqlite:FILE, postgres://…, ndjson:FILE, ndjson:- or parquet:FOLDER.')
      .option('--since <instant>', 'Start of the first run. Default: the beginning.')
      .option('--follow', 'Continue at the recommended rate until Ctrl-C.')
      .option('--table <name>', 'Name of the table. Default: the name of the stream.')
      .option('--owner <id>', 'ID of this process. After a crash, a process with the same ID resumes at once.'),
  )
    .addHelpText(
      'after',
      `
A database receives each version of an item exactly once. NDJSON may repeat the last item after a crash.

Examples:
  tradelane sync hub orders --to sqlite:orders.db
  tradelane sync hub orders --to postgres://localhost/shop --follow
  tradelane sync marketplace-seller transactions --to parquet:transactions --since 2026-01-01`,
    )
    .action(async (surface: string, stream: string, flags) =>
      (await import('./commands/sync.ts')).sync(io, surface, stream, flags),
    );

  const importing = program.command('import').description('Import a file and follow the import to its end.');
  addConnectionFlags(
    importing
      .command('products')
      .description('Import a product file. Prints each refused line with its reasons.')
      .argument('<file>', 'The file: CSV, XLSX or XML.')
      .option('--surface <name>', 'The surface.', 'marketplace-seller')
      .option('--shop-id <id>', 'The shop, on an operator surface.')
      .option(
        '--key <key>',
        'Name of the import. After it ended, the same key uploads nothing. Default: the content of the file.',
      )
      .addOption(formatOption('Format of refused lines.')),
  ).action(async (file: string, flags) => (await import('./commands/imports.ts')).importProducts(io, file, flags));
  const importFile = (name: string, description: string, formats: string): Command =>
    addConnectionFlags(
      importing
        .command(name)
        .description(`${description} Prints each refused line with its number and reason.`)
        .argument('<file>', `The file: ${formats}.`)
        .option('--surface <name>', 'The surface.', 'marketplace-seller')
        .option(
          '--key <key>',
          'Name of the import. After it ended, the same key uploads nothing. Default: the content of the file.',
        )
        .addOption(formatOption('Format of refused lines.')),
    );
  importFile('offers', 'Import a file with offers.', 'CSV, XLSX or XML')
    .addOption(
      new Option('--mode <mode>', 'NORMAL keeps offers that the file leaves out. REPLACE deletes them.')
        .choices(['NORMAL', 'REPLACE'])
        .default('NORMAL'),
    )
    .option('--with-products', 'The file also contains products.')
    .option('--operator-format', "The products are in the operator's format.")
    .option('--yes', 'Import with REPLACE without a question.')
    .action(async (file: string, flags) =>
      (await import('./commands/imports.ts')).importOffers(io, 'runOfferImport', file, flags),
    );
  importFile('prices', 'Import a file with all prices of some offers.', 'CSV').action(async (file: string, flags) =>
    (await import('./commands/imports.ts')).importOffers(io, 'runPriceImport', file, flags),
  );
  importFile('stock', 'Import a file with quantities of offers.', 'CSV').action(async (file: string, flags) =>
    (await import('./commands/imports.ts')).importOffers(io, 'runStockImport', file, flags),
  );

  const exporting = program.command('export').description('Export entries with an asynchronous export.');
  addConnectionFlags(
    exporting
      .command('transactions')
      .description('Export transaction lines as NDJSON or CSV. Only one export per day is allowed.')
      .option('--surface <name>', 'The surface.', 'marketplace-seller')
      .option('--day <day>', 'Only lines of this day: yesterday, today, or 2026-01-31.')
      .addOption(formatOption('Format of the lines.', ['ndjson', 'csv'])),
  ).action(async (flags) => (await import('./commands/workflows.ts')).exportTransactions(io, flags));

  const invoices = program.command('invoices').description('Work with invoices.');
  addConnectionFlags(
    invoices
      .command('download')
      .description('Save all invoices into a folder. Invoices that are there already are skipped.')
      .requiredOption('--to <folder>', 'The folder.')
      .option('--surface <name>', 'The surface.', 'marketplace-seller'),
  ).action(async (flags) => (await import('./commands/workflows.ts')).downloadInvoices(io, flags));

  const watching = program.command('watch').description('Follow work to its end.');
  addConnectionFlags(
    watching
      .command('action')
      .description('Follow an action of the hub to its end. An action that fails exits with 1.')
      .argument('<id>', 'ID of the action.')
      .addOption(formatOption('Format.')),
  ).action(async (id: string, flags) => (await import('./commands/workflows.ts')).watchAction(io, id, flags));

  const events = program.command('events').description('Look into the queue of a connector.');
  events
    .command('tail')
    .description('Print the messages of a queue, decoded. They stay in the queue.')
    .argument('<url>', 'URL of the queue, such as amqp://localhost?queue=events, or the URL of a sandbox.')
    .option('--dead', 'Print the dead letters of the queue with their reasons.')
    .option('--follow', 'Continue with new messages until Ctrl-C. Not on RabbitMQ and SQS.')
    .option('--limit <count>', 'Most messages. Default: 100.')
    .option('--to <file>', 'Write the messages to a file, as NDJSON.')
    .addOption(formatOption('Format of the messages.', ['table', 'ndjson', 'csv']))
    .option('--debug', 'Print the stack of an error.')
    .addHelpText(
      'after',
      `
Queues: RabbitMQ (amqp:), NATS (nats:), Redis (redis:), SQS (sqs:) and the sandbox (http:).
RabbitMQ and SQS have no passive reads. They hold the messages until the command ends, and count a delivery.
The client of the broker must be installed next to tradelane, such as rabbitmq-client.

Examples:
  tradelane events tail amqp://localhost?queue=events
  tradelane events tail nats://localhost --dead --to dead.ndjson`,
    )
    .action(async (url: string, flags) => (await import('./commands/events.ts')).tail(io, url, flags));
  events
    .command('redrive')
    .description('Move dead letters back to their queue. Invalid messages stay.')
    .argument('<url>', 'URL of the queue, not of its dead letters.')
    .option('--limit <count>', 'Most messages. Default: 100.')
    .option('--yes', 'Move them without a question.')
    .option('--debug', 'Print the stack of an error.')
    .addHelpText(
      'after',
      `
Each message is published before it is removed. A crash may repeat a message, and loses none.

Example:
  tradelane events redrive amqp://localhost?queue=events --yes`,
    )
    .action(async (url: string, flags) => (await import('./commands/events.ts')).redrive(io, url, flags));

  program
    .command('docs')
    .description('Print the page of an operation, or of a guide.')
    .argument('<id>', 'ID, method, or guide: v2-listOrders, orders.list, limits.')
    .option('--surface <name>', 'The surface, if several have the operation.')
    .action(async (id: string, flags) => (await import('./commands/docs.ts')).docs(io, id, flags));

  program
    .command('limits')
    .description('Print the documented rate limits of the operations of a surface.')
    .argument('<surface>', 'The surface, such as hub.')
    .addOption(formatOption('Format.'))
    .action(async (surface: string, flags) => (await import('./commands/limits.ts')).limits(io, surface, flags));

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
A deep check keeps the documented rates. Reads with one call per day use up the call of that day.

Examples:
  tradelane check --sandbox
  tradelane check hub --deep --out report.json`,
    )
    .action(async (names: readonly string[], flags) => (await import('./commands/check.ts')).check(io, names, flags));

  program
    .command('drift')
    .description('Compare two reports of `check --deep`. Exits with 1 if they differ.')
    .argument('<before>', 'The first report.')
    .argument('<after>', 'The second report.')
    .addOption(formatOption('Format.'))
    .addHelpText(
      'after',
      `
Compare two hosts, or one host at two times.

Examples:
  tradelane check hub --deep --sandbox --out sandbox.json
  tradelane check hub --deep --profile shop --out shop.json
  tradelane drift sandbox.json shop.json`,
    )
    .action(async (before: string, after: string, flags) =>
      (await import('./commands/drift.ts')).drift(io, before, after, flags),
    );

  program
    .command('login')
    .description(
      'Keep a host and its credentials in a profile. The secret goes to the keychain of the system, never to a file.',
    )
    .argument('<surface>', 'The surface, such as hub. Surfaces of the same role share a login.')
    .requiredOption('--host <url>', 'Base URL of the host.')
    .option('--auth-url <url>', 'Host of the token endpoint, for client credentials.')
    .option('--client-id <id>', 'ID of the client, for client credentials.')
    .option('--token', 'The secret is a token that you obtain and renew.')
    .option('--secret-from <variable>', 'Read the secret from this environment variable instead of the keychain.')
    .option('--profile <name>', 'Name of the profile.', 'default')
    .option('--debug', 'Print the stack of an error.')
    .addHelpText(
      'after',
      `
The secret is read from a hidden prompt, or from standard input. It is never an argument.

Examples:
  tradelane login hub --host https://hub.example.com --auth-url https://auth.example.com --client-id shop-1
  tradelane login marketplace-seller --host https://instance.example.com --profile shop < key.txt`,
    )
    .action(async (surface: string, flags) => (await import('./commands/login.ts')).login(io, surface, flags));

  program
    .command('logout')
    .description('Remove a profile and its secrets.')
    .argument('<profile>', 'Name of the profile.')
    .action(async (name: string) => (await import('./commands/login.ts')).logout(io, name));

  program
    .command('use')
    .description('Choose the profile that commands use. `use sandbox` finds or starts a sandbox.')
    .argument('<profile>', 'Name of a profile, or sandbox.')
    .option('--url <url>', 'URL of a running sandbox.', 'http://127.0.0.1:4010')
    .option('--stop', 'Stop the sandbox that this command started.')
    .action(async (name: string, flags) => (await import('./commands/use.ts')).use(io, name, flags));

  addConnectionFlags(
    program
      .command('mcp')
      .description('Serve tools for agents over the Model Context Protocol, on standard input and output.')
      .option('--http <port>', 'Serve streamable HTTP on this port of this machine instead.')
      .option(
        '--allow-writes [operations]',
        'Allow operations that change data: all, or a list such as orders.accept,ST01.',
      )
      .option('--show-personal-data', 'Show personal data of customers. Default: it is masked.'),
  )
    .addHelpText(
      'after',
      `
Examples:
  tradelane mcp --sandbox
  tradelane mcp --profile shop --allow-writes orders.accept,orders.cancel`,
    )
    .action(async (flags) => (await import('./commands/mcp.ts')).mcp(io, flags));

  program
    .command('sandbox')
    .description('Run a sandbox until Ctrl-C. Flags are passed to tradelane-sandbox.')
    .argument('[flags...]', 'Flags of tradelane-sandbox, such as --port.')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (flags: readonly string[]) => (await import('./commands/sandbox.ts')).sandbox(io, flags));

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
The mock is Prism. Install @stoplight/prism-cli next to tradelane. It keeps no state, unlike the sandbox.

Examples:
  npx -p tradelane -p @stoplight/prism-cli tradelane mock hub
  curl -H 'Authorization: Bearer any' -H 'Prefer: code=429' http://127.0.0.1:4010/api/v2/orders`,
    )
    .action(async (surface: string, flags) => (await import('./commands/mock.ts')).mock(io, surface, flags));

  program
    .command('completion')
    .description('Print the completion script of a shell.')
    .argument('<shell>', 'bash, zsh or fish.')
    .addHelpText(
      'after',
      `
Examples:
  source <(tradelane completion bash)
  tradelane completion zsh > "\${fpath[1]}/_tradelane"
  tradelane completion fish > ~/.config/fish/completions/tradelane.fish`,
    )
    .action(async (shell: string) => (await import('./commands/completion.ts')).completion(io, shell));

  // The scripts of `completion` call this command with the words of the line.
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .helpOption(false)
    .allowUnknownOption()
    .passThroughOptions()
    .action(async (words: readonly string[]) => (await import('./commands/complete.ts')).complete(io, words, program));
  return program;
}
