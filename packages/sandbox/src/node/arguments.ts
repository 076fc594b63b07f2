import { parseArgs } from 'node:util';
import { isHostName, isOrigin } from '../machinery/http/guard.ts';
import type { SandboxOptions } from '../sandbox-options.ts';

/** What the command line asks for. */
export interface Arguments {
  readonly port: number;
  readonly host: string;
  /** Serve https. */
  readonly tls: boolean;
  /** Folder that keeps the certificate; without one it is made at each start. */
  readonly tlsFolder: string | undefined;
  /** URL of the queue that events go to. */
  readonly events: string | undefined;
  /** Options that were given and count for a new world only. */
  readonly ofNewWorld: readonly string[];
  readonly options: SandboxOptions & { readonly file?: string };
}

/** The command line is wrong; the message says where. */
export class UsageError extends Error {}

export const usage = `Usage: tradelane-sandbox [options]

A hub and an instance of your own, on a port of this machine.

Options:
  --port NUMBER          Port to listen on, 0 for a free one (default 4010).
  --host NAME            Address to listen on (default 127.0.0.1: this machine only).
  --seed demo|empty      World to start from (default demo).
  --size NUMBER          Orders of the demo world beside its sixty, all else along with them (default 0).
  --limits real|off      Whether the documented rates are enforced (default real).
  --actions manual|auto  auto: a command succeeds after five seconds (default). manual: it waits until the connector reports.
  --events URL           Publish events to a queue: amqp:, nats:, redis:, sqs:, pubsub:, sb:, kafka: (default: the sandbox's own).
  --strict               Refuse what real hosts take although the documents describe it otherwise.
  --data FILE            Keep everything in this file; it survives the end of the process.
  --tls                  Serve https with a certificate that is made at start.
  --tls-folder FOLDER    Serve https with the certificate of this folder, made once.
  --allow-origin ORIGIN  Let web pages of this origin call everything; may be repeated, * for any.
  --allow-host NAME      Let the control API respond under this name; may be repeated.
  --version, -v          Print the version.
  --help, -h             Print this.

Examples:
  npx @tradelane/sandbox
  npx @tradelane/sandbox --port 0 --limits off --actions manual
  npx @tradelane/sandbox --data large.sqlite --size 1000000
  npx @tradelane/sandbox --data world.sqlite --tls-folder certificate
  npx -p @tradelane/sandbox -p @tradelane/events -p rabbitmq-client tradelane-sandbox --events amqp://localhost
  npx @tradelane/sandbox --host 0.0.0.0 --allow-host sandbox

Exit codes: 0 stopped, 1 could not start or failed, 2 wrong options.`;

function choose<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw new UsageError(`--${name} must be ${choices.join(' or ')}, not ${value}.`);
  return choice;
}

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`--port must be a number from 0 to 65535, not ${text === '' ? 'empty' : text}.`);
  return Number(text);
}

function sizeOf(text: string): number {
  if (!/^\d{1,8}$/.test(text)) throw new UsageError(`--size must be a number of orders, not ${text}.`);
  return Number(text);
}

/** An empty name is one of a variable that is not set, and would be taken for something else. */
function named(name: string, value: string | undefined): void {
  if (value?.trim() === '') throw new UsageError(`--${name} is empty; name something, or leave it out.`);
}

function originOf(text: string): string {
  if (text !== '*' && !isOrigin(text))
    throw new UsageError(`--allow-origin must be an origin such as https://app.example.com, or *, not ${text}.`);
  return text;
}

function hostOf(text: string): string {
  if (!isHostName(text))
    throw new UsageError(`--allow-host must be a name such as sandbox, without port, not ${text}.`);
  return text;
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      // `pnpm sandbox -- --port 1` passes the separator on.
      args: args.filter((arg) => arg !== '--'),
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        seed: { type: 'string' },
        size: { type: 'string' },
        limits: { type: 'string', default: 'real' },
        actions: { type: 'string', default: 'auto' },
        events: { type: 'string' },
        strict: { type: 'boolean', default: false },
        data: { type: 'string' },
        tls: { type: 'boolean', default: false },
        'tls-folder': { type: 'string' },
        'allow-origin': { type: 'string', multiple: true, default: [] as string[] },
        'allow-host': { type: 'string', multiple: true, default: [] as string[] },
        version: { type: 'boolean', short: 'v', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** @throws UsageError */
export function readArguments(args: readonly string[]): Arguments | 'help' | 'version' {
  const values = valuesOf(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  for (const name of ['host', 'data', 'events', 'tls-folder'] as const) named(name, values[name]);
  const seed = choose('seed', values.seed ?? 'demo', ['demo', 'empty']);
  const size = sizeOf(values.size ?? '0');
  if (seed === 'empty' && size > 0) throw new UsageError('--size is of the demo world; leave it or --seed empty out.');
  return {
    port: portOf(values.port),
    host: values.host,
    tls: values.tls || values['tls-folder'] !== undefined,
    tlsFolder: values['tls-folder'],
    events: values.events,
    ofNewWorld: (['seed', 'size'] as const).filter((name) => values[name] !== undefined).map((name) => `--${name}`),
    options: {
      seed,
      size,
      limits: choose('limits', values.limits, ['real', 'off']),
      actions: choose('actions', values.actions, ['manual', 'auto']),
      strict: values.strict,
      allowOrigins: values['allow-origin'].map(originOf),
      allowHosts: [values.host].filter(isHostName).concat(values['allow-host'].map(hostOf)),
      ...(values.data !== undefined && { file: values.data }),
    },
  };
}
