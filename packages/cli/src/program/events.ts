import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { formatOption } from '../output/format-option.ts';

/** `events`. */
export function addEvents(program: Command, io: Io): void {
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
RabbitMQ and SQS hold the messages until the command ends, and count a delivery, because they can only deliver them.
The client of the broker must be installed next to tradelane, such as rabbitmq-client.`,
    )
    .action(async (url: string, flags) => (await import('../commands/events.ts')).tail(io, url, flags));
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
Each message is published before it is removed. A crash may repeat a message, and loses none.`,
    )
    .action(async (url: string, flags) => (await import('../commands/events.ts')).redrive(io, url, flags));
}
