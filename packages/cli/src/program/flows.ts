import { type Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { addConnectionFlags } from '../operation/connection-flags.ts';
import { formatOption, jsonOption } from '../output/format-option.ts';

/** `sync`, `import`, `export`, `invoices` and `watch`. */
export function addFlows(program: Command, io: Io): void {
  addSync(program, io);
  addImport(program, io);
  const exporting = program.command('export').description('Export entries with an asynchronous export.');
  addConnectionFlags(
    exporting
      .command('transactions')
      .description('Export transaction lines as NDJSON or CSV. Only one export per day is allowed.')
      .option('--surface <name>', 'The surface.', 'marketplace-seller')
      .option('--day <day>', 'Only lines of this day: yesterday, today, or 2026-01-31.')
      .addOption(formatOption('Format of the lines.', ['ndjson', 'csv'])),
  ).action(async (flags) => (await import('../commands/workflows.ts')).exportTransactions(io, flags));

  const invoices = program.command('invoices').description('Work with invoices.');
  addConnectionFlags(
    invoices
      .command('download')
      .description('Save all invoices into a folder. Invoices that are there already are skipped.')
      .requiredOption('--to <folder>', 'The folder.')
      .option('--surface <name>', 'The surface.', 'marketplace-seller'),
  ).action(async (flags) => (await import('../commands/workflows.ts')).downloadInvoices(io, flags));

  const watching = program.command('watch').description('Follow work to its end.');
  addConnectionFlags(
    watching
      .command('action')
      .description('Follow an action of the hub to its end. An action that fails exits with 1.')
      .argument('<id>', 'ID of the action.')
      .addOption(formatOption('Format.'))
      .addOption(jsonOption()),
  ).action(async (id: string, flags) => (await import('../commands/workflows.ts')).watchAction(io, id, flags));
}

function addSync(program: Command, io: Io): void {
  addConnectionFlags(
    program
      .command('sync')
      .description(
        'Copy a stream of changes to a database or files. The same command resumes it, and copies changes only.',
      )
      .argument('<surface>', 'The surface, such as hub.')
      .argument('<stream>', 'The stream, such as orders.')
      .requiredOption('--to <target>', 'sqlite:FILE, postgres://…, ndjson:FILE, ndjson:-, parquet:FOLDER or FILE.csv.')
      .option('--since <instant>', 'Start of the first run. Default: the beginning.')
      .option('--follow', 'Continue at the recommended rate until Ctrl-C.')
      .option('--table <name>', 'Name of the table. Default: the name of the stream.')
      .option('--schema <name>', 'Schema of the PostgreSQL table. Created if it is missing.')
      .option('--owner <id>', 'ID of this process. After a crash, a process with the same ID resumes at once.'),
  )
    .addHelpText(
      'after',
      `
A database receives each version of an item exactly once. NDJSON and CSV may repeat the last item after a crash.
sync never changes a table or a file that it didn't create.
PostgreSQL reads PGUSER and PGPASSWORD too, so that the URL needs no password.`,
    )
    .action(async (surface: string, stream: string, flags) =>
      (await import('../commands/sync.ts')).sync(io, surface, stream, flags),
    );
}

function addImport(program: Command, io: Io): void {
  const importing = program
    .command('import')
    .description('Import a file and follow the import to its end. Refused lines can be corrected and sent again.');
  const rest = new Option('--rest <file>', 'Write the refused lines to a new CSV file, to correct and import it.');
  const importFile = (name: string, description: string, formats: string): Command =>
    addConnectionFlags(
      importing
        .command(name)
        .description(`${description} Prints each refused line with its number and reason.`)
        .argument('[file]', `The file: ${formats}.`)
        .option('--id <id>', 'Print the refused lines of this earlier import, instead of importing a file.')
        .option('--surface <name>', 'The surface.', 'marketplace-seller')
        .option(
          '--key <key>',
          'Name of the import. After it ended, the same key uploads nothing. A new key uploads the file again. Default: the content of the file until the import ends.',
        )
        .addOption(formatOption('Format of refused lines.'))
        .addOption(jsonOption()),
    );
  importFile('products', 'Import a product file.', 'CSV, XLSX or XML')
    .option('--shop-id <id>', 'The shop, on an operator surface.')
    .action(async (file: string | undefined, flags) =>
      (await import('../commands/imports.ts')).importProducts(io, file, flags),
    );
  importFile('offers', 'Import a file with offers.', 'CSV, XLSX or XML')
    .addOption(rest)
    .addOption(
      new Option('--mode <mode>', 'NORMAL keeps offers that the file leaves out. REPLACE deletes them.')
        .choices(['NORMAL', 'REPLACE'])
        .default('NORMAL'),
    )
    .option('--with-products', 'The file also contains products.')
    .option('--operator-format', "The products are in the operator's format.")
    .option('--yes', 'Import with REPLACE without a question.')
    .action(async (file: string | undefined, flags) =>
      (await import('../commands/imports.ts')).importOffers(io, 'runOfferImport', file, flags),
    );
  importFile('prices', 'Import a file with all prices of some offers.', 'CSV')
    .addOption(rest)
    .action(async (file: string | undefined, flags) =>
      (await import('../commands/imports.ts')).importOffers(io, 'runPriceImport', file, flags),
    );
  importFile('stock', 'Import a file with quantities of offers.', 'CSV')
    .addOption(rest)
    .action(async (file: string | undefined, flags) =>
      (await import('../commands/imports.ts')).importOffers(io, 'runStockImport', file, flags),
    );
}
