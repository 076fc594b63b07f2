import type { Command } from 'commander';

/** The purpose of a command, and examples that run. */
export interface Use {
  /** One or two sentences for a page of the command. */
  readonly purpose: string;
  /** Each command with the words that explain it. */
  readonly examples: readonly (readonly [about: string, line: string])[];
}

/** The uses of each command, by its words. A test runs every example. */
export const uses: Readonly<Record<string, Use>> = {
  call: {
    purpose:
      'Use it to try an operation, to look something up, or in scripts. Each operation has a flag for each parameter.',
    examples: [
      ['List the operations of a surface.', 'tradelane call hub'],
      ['Read the flags, the limit and an example of an operation.', 'tradelane call hub orders.list --help'],
      ['Print two fields of five orders.', 'tradelane call hub orders.list --limit 5 --fields id,status --sandbox'],
      ['Stream all orders into a file.', 'tradelane call hub orders.list --all --sandbox > orders.ndjson'],
      [
        'See the request of a write without sending it.',
        'tradelane call hub orders.accept acme_ORD-1001 --body @accept.json --dry-run --sandbox',
      ],
    ],
  },
  sync: {
    purpose:
      'Use it to keep a copy of orders, offers or transactions that other programs read. Run it from cron or with `--follow`.',
    examples: [
      [
        'Copy orders into SQLite. The same command copies changes.',
        'tradelane sync hub orders --to sqlite:orders.db --sandbox',
      ],
      ['Copy orders into PostgreSQL.', 'tradelane sync hub orders --to postgres://localhost/shop --sandbox'],
      [
        'Write the orders since a day as CSV.',
        'tradelane sync hub orders --to orders.csv --since 2026-01-01 --sandbox',
      ],
      ['Print each order as a line of JSON.', 'tradelane sync hub orders --to ndjson:- --sandbox'],
      [
        'Copy transactions into Parquet files.',
        'tradelane sync marketplace-seller transactions --to parquet:transactions --since 2026-01-01 --sandbox',
      ],
    ],
  },
  'import products': {
    purpose: 'Use it to send a product file and to see why products were rejected.',
    examples: [
      ['Import a file, and print each rejected line.', 'tradelane import products products.csv --sandbox'],
      ['Print rejected lines as JSON.', 'tradelane import products products.csv --json --sandbox'],
      ['Save rejected lines as CSV.', 'tradelane import products products.csv --output csv --sandbox > rejected.csv'],
      [
        'Upload a file once, however often the command runs.',
        'tradelane import products products.csv --key spring --sandbox',
      ],
      [
        'Import products of a shop as the operator.',
        'tradelane import products products.csv --surface marketplace-operator --shop-id 2001 --sandbox',
      ],
    ],
  },
  'import offers': {
    purpose: 'Use it to create, change and delete offers from a file.',
    examples: [
      ['Import a file, and keep the offers that it leaves out.', 'tradelane import offers offers.csv --sandbox'],
      [
        'Write refused lines to a file, to correct them.',
        'tradelane import offers offers.csv --rest rest.csv --sandbox',
      ],
      [
        'Delete all offers that the file leaves out.',
        'tradelane import offers offers.csv --mode REPLACE --yes --sandbox',
      ],
      [
        'Import products in the same file.',
        'tradelane import offers catalog.csv --with-products --operator-format --sandbox',
      ],
      [
        'Upload a file once, however often the command runs.',
        'tradelane import offers offers.csv --key monday --sandbox',
      ],
    ],
  },
  'import prices': {
    purpose: 'Use it to send prices of offers that exist. The rows of an offer replace all its prices.',
    examples: [
      ['Import a file, and print each refused line.', 'tradelane import prices prices.csv --sandbox'],
      [
        'Write refused lines to a file, to correct them.',
        'tradelane import prices prices.csv --rest rest.csv --sandbox',
      ],
      ['Print refused lines as JSON.', 'tradelane import prices prices.csv --json --sandbox'],
      ['Save refused lines as CSV.', 'tradelane import prices prices.csv --output csv --sandbox > refused.csv'],
      [
        'Upload a file once, however often the command runs.',
        'tradelane import prices prices.csv --key 06:05 --sandbox',
      ],
    ],
  },
  'import stock': {
    purpose: 'Use it to send quantities of offers that exist.',
    examples: [
      ['Import a file, and print each refused line.', 'tradelane import stock stock.csv --sandbox'],
      ['Write refused lines to a file, to correct them.', 'tradelane import stock stock.csv --rest rest.csv --sandbox'],
      ['Print refused lines as JSON.', 'tradelane import stock stock.csv --json --sandbox'],
      ['Save refused lines as CSV.', 'tradelane import stock stock.csv --output csv --sandbox > refused.csv'],
      ['Upload a file once, however often the command runs.', 'tradelane import stock stock.csv --key 06:05 --sandbox'],
    ],
  },
  'export transactions': {
    purpose: 'Use it to hand the transactions of a day to your accounting. A shop has one export a day.',
    examples: [
      ['Save the lines of yesterday.', 'tradelane export transactions --day yesterday --sandbox > transactions.ndjson'],
      [
        'Save the lines of one day as CSV.',
        'tradelane export transactions --day 2026-01-31 --output csv --sandbox > day.csv',
      ],
      ['Print the lines of today.', 'tradelane export transactions --day today --sandbox'],
      ['Print all lines.', 'tradelane export transactions --sandbox'],
      ['Save all lines of a profile.', 'tradelane export transactions --profile shop > all.ndjson'],
    ],
  },
  'invoices download': {
    purpose: 'Use it to keep a folder with every invoice. A second run saves only new invoices.',
    examples: [
      ['Save the invoices of your shop.', 'tradelane invoices download --to invoices --sandbox'],
      [
        'Save the invoices of all shops as the operator.',
        'tradelane invoices download --to invoices --surface marketplace-operator --sandbox',
      ],
      ['Save the invoices of a profile.', 'tradelane invoices download --to invoices --profile shop'],
      [
        'Save the invoices of services.',
        'tradelane invoices download --to invoices --surface services-seller --sandbox',
      ],
      [
        'Save the invoices of each profile in its own folder.',
        'tradelane invoices download --to invoices/shop --profile shop',
      ],
    ],
  },
  'watch action': {
    purpose: 'Use it after a write to the hub, which returns the ID of an action. The command ends with the action.',
    examples: [
      ['Follow an action to its end.', 'tradelane watch action 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11'],
      ['Print the action as JSON.', 'tradelane watch action 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11 --json'],
      [
        'Follow an action of another profile.',
        'tradelane watch action 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11 --profile sandbox',
      ],
      [
        'Append its end to a file.',
        'tradelane watch action 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11 --output ndjson >> actions.ndjson',
      ],
      ['Save it as CSV.', 'tradelane watch action 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11 --output csv > action.csv'],
    ],
  },
  docs: {
    purpose: 'Use it to read a page of this reference in a terminal, without a network.',
    examples: [
      ['Print the page of an operation by its ID.', 'tradelane docs v2-listOrders'],
      ['Print it by its method.', 'tradelane docs orders.accept --surface hub'],
      ['Choose one of several surfaces.', 'tradelane docs OR11 --surface marketplace-seller'],
      ['Print a guide.', 'tradelane docs limits'],
      ['Look up an error code.', 'tradelane docs error-codes'],
    ],
  },
  limits: {
    purpose: 'Use it to plan how often a program may run.',
    examples: [
      ['Print the limits of the hub.', 'tradelane limits hub'],
      ['Print the limits of a marketplace as JSON.', 'tradelane limits marketplace-seller --json'],
      ['Save them as CSV.', 'tradelane limits marketplace-operator --output csv > limits.csv'],
      ['Print a line of JSON for each operation.', 'tradelane limits channel-platform --output ndjson'],
      ['Read the limit of one operation.', 'tradelane call hub orders.list --help'],
    ],
  },
  check: {
    purpose:
      'Use it before each deployment, and when a program fails. `--deep` compares each response with its description.',
    examples: [
      ['Check all surfaces.', 'tradelane check --sandbox'],
      ['Check one surface.', 'tradelane check hub --sandbox'],
      ['Check two surfaces.', 'tradelane check marketplace-seller services-seller --sandbox'],
      [
        'Compare some reads with their descriptions.',
        'tradelane check hub --deep --operations orders.list,returns.list --sandbox',
      ],
      [
        'Write a report without any value of the account.',
        'tradelane check hub --deep --operations orders.list --out report.json --sandbox',
      ],
    ],
  },
  drift: {
    purpose: 'Use it to see how two hosts differ, or how one host changed.',
    examples: [
      [
        'Write a report of one host.',
        'tradelane check hub --deep --operations orders.list --out before.json --sandbox',
      ],
      [
        'Write a report of another host.',
        'tradelane check hub --deep --operations orders.list --out after.json --sandbox',
      ],
      ['Compare both.', 'tradelane drift before.json after.json'],
      ['Print each difference as a line of JSON.', 'tradelane drift before.json after.json --output ndjson'],
      ['Save the differences as CSV.', 'tradelane drift before.json after.json --output csv > drift.csv'],
    ],
  },
  'events tail': {
    purpose: 'Use it to see which commands and notifications wait for your connector.',
    examples: [
      ['Print the messages of a sandbox.', 'tradelane events tail http://localhost:4010'],
      ['Print the first two.', 'tradelane events tail http://localhost:4010 --limit 2'],
      ['Print whole messages as JSON.', 'tradelane events tail http://localhost:4010 --output ndjson'],
      ['Save them to a file.', 'tradelane events tail http://localhost:4010 --to events.ndjson'],
      ['Print dead letters with their reasons.', 'tradelane events tail http://localhost:4010 --dead'],
    ],
  },
  'events redrive': {
    purpose: 'Use it after you have fixed the reason why messages were dead-lettered.',
    examples: [
      ['Read first why messages were dead-lettered.', 'tradelane events tail http://localhost:4010 --dead'],
      ['Move dead letters of a sandbox back.', 'tradelane events redrive http://localhost:4010 --yes'],
      ['Move ten of them.', 'tradelane events redrive http://localhost:4010 --limit 10 --yes'],
      ['Move dead letters of RabbitMQ back.', 'tradelane events redrive amqp://localhost?queue=events --yes'],
      ['Move dead letters of Redis back.', 'tradelane events redrive redis://localhost?queue=events --yes'],
    ],
  },
  login: {
    purpose: 'Use it once for each host. Later commands use the profile that it writes.',
    examples: [
      [
        'Log in to a hub. The secret is read from a file.',
        'tradelane login hub --host http://localhost:4010/hub --auth-url http://localhost:4010/auth --client-id sandbox-seller < secret.txt',
      ],
      [
        'Log in to an instance with an API key, as the profile shop.',
        'tradelane login marketplace-seller --host http://localhost:4010/instance --profile shop < key.txt',
      ],
      [
        'Keep the key in a variable, as on a server.',
        'tradelane login marketplace-operator --host http://localhost:4010/instance --secret-from OPERATOR_KEY',
      ],
      [
        'Add another surface to a profile.',
        'tradelane login services-operator --host http://localhost:4010/instance --profile shop --secret-from OPERATOR_KEY',
      ],
      [
        'Keep a token that you renew yourself.',
        'tradelane login hub --host http://localhost:4010/hub --token --profile partner < token.txt',
      ],
    ],
  },
  logout: {
    purpose: 'Use it when a key was replaced, or before you give a machine away.',
    examples: [
      ['Remove a profile and its secrets.', 'tradelane logout shop'],
      ['Remove the profile of a `login` without a name.', 'tradelane logout default'],
      ['Forget the sandbox. It continues to run.', 'tradelane logout sandbox'],
      ['Choose another profile before you remove the current one.', 'tradelane use shop'],
      [
        'Replace a key without removing its profile.',
        'tradelane login marketplace-seller --host http://localhost:4010/instance --profile shop < key.txt',
      ],
    ],
  },
  use: {
    purpose: 'Use it to change between hosts, or to work with a sandbox that keeps its data between commands.',
    examples: [
      ['Use a sandbox. The command starts one if none runs.', 'tradelane use sandbox'],
      ['Use a sandbox at another URL.', 'tradelane use sandbox --url http://localhost:4010'],
      ['Use a profile of `login`.', 'tradelane use shop'],
      ['Stop the sandbox that `use sandbox` started.', 'tradelane use sandbox --stop'],
      ['Use another profile for one command.', 'tradelane call hub orders.list --profile sandbox'],
    ],
  },
  mcp: {
    purpose: 'Use it to let an agent work with the APIs. [For agents](/guides/agents/) describes its tools.',
    examples: [
      ['Serve tools for a sandbox.', 'tradelane mcp --sandbox'],
      [
        'Allow answers to customers and one more write.',
        'tradelane mcp --allow-writes answers,hub:orders.accept --sandbox',
      ],
      ['Allow every write.', 'tradelane mcp --allow-writes all --sandbox'],
      ['Show personal data of customers.', 'tradelane mcp --show-personal-data --sandbox'],
      ['Serve streamable HTTP.', 'tradelane mcp --http 4020 --sandbox'],
    ],
  },
  sandbox: {
    purpose: 'Use it to develop and test without an account. It serves all APIs and a dashboard at its URL.',
    examples: [
      ['Serve a world with orders, offers and shops.', 'tradelane sandbox --port 4010'],
      ['Start without data.', 'tradelane sandbox --port 4010 --seed empty'],
      ['Turn rate limits off.', 'tradelane sandbox --port 4010 --limits off'],
      ['Report the outcome of actions yourself.', 'tradelane sandbox --port 4010 --actions manual'],
      ['Keep the world in a file.', 'tradelane sandbox --port 4010 --file world.sqlite'],
    ],
  },
  mock: {
    purpose: 'Use it to test a program against examples only. It keeps no state, unlike the sandbox.',
    examples: [
      ['Serve the hub.', 'tradelane mock hub'],
      ['Serve a marketplace on another port.', 'tradelane mock marketplace-seller --port 4011'],
      ['Serve the token endpoint.', 'tradelane mock auth --port 4012'],
      ['Let other machines of the network call it.', 'tradelane mock hub --host 0.0.0.0'],
      ['Print the stack of an error.', 'tradelane mock hub --debug'],
    ],
  },
  completion: {
    purpose: 'Use it once for each shell. Then the Tab key completes commands, operations and flags.',
    examples: [
      ['Complete in this session of bash.', 'source <(tradelane completion bash)'],
      ['Complete in each session of bash.', 'tradelane completion bash >> ~/.bashrc'],
      ['Complete in zsh.', 'tradelane completion zsh > ~/.zsh/_tradelane'],
      ['Complete in fish.', 'tradelane completion fish > ~/.config/fish/completions/tradelane.fish'],
      ['Read the script first.', 'tradelane completion zsh'],
    ],
  },
};

/** Adds the examples to the help of each command. */
export function addExamples(program: Command, words = ''): void {
  for (const command of program.commands) {
    const name = `${words} ${command.name()}`.trim();
    const lines = uses[name]?.examples.map(([about, line]) => `  # ${about}\n  ${line}`) ?? [];
    if (lines.length > 0) command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
    addExamples(command, name);
  }
}
