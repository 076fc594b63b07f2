import { parseArgs } from 'node:util';
import { isHostName, isOrigin } from '../http/front.ts';
import { mounts } from '../http/mounts.ts';
import type { Hosts } from '../recording/recorder.ts';
import { maxSize, type SandboxOptions } from '../sandbox-options.ts';
import { withoutCredentials } from '../secrets.ts';

/** Parsed command line. */
export interface Arguments {
  readonly port: number;
  readonly host: string;
  /** Serve HTTPS. */
  readonly tls: boolean;
  /** Folder of the certificate. Default: a new certificate at each start. */
  readonly tlsFolder: string | undefined;
  /** Base URLs of the account to record, and the file of the recording. */
  readonly record: { readonly hosts: Hosts; readonly file: string } | undefined;
  /** File of the recording to start with. */
  readonly from: string | undefined;
  /** URL of the queue that receives the events. */
  readonly events: string | undefined;
  /** Options of the command line that only apply to a new world. */
  readonly ofNewWorld: readonly string[];
  readonly options: SandboxOptions & { readonly file?: string };
}

/** The command line is invalid. */
export class UsageError extends Error {}

export const usage = `Usage: tradelane-sandbox [options]

Starts a local hub and instance to test against.

Options:
  --port NUMBER          Port to listen on. 0 picks a free one. Default: 4010.
  --host NAME            Address to listen on. Default: 127.0.0.1 (this machine only).
  --seed demo|empty      Data to start with. Default: demo.
  --size NUMBER          Extra demo orders to generate, at most 100000. Other data scales with it. Default: 0.
  --limits real|off      Enforce the documented rate limits or not. Default: real.
  --actions auto|manual  How commands complete: auto (after 5 s) or manual (when the connector reports). Default: auto (with --events: manual).
  --events URL           Publish events to this queue (amqp:, nats:, redis: or sqs:, in preview pubsub: or sb:). Default: the sandbox's own queue.
  --record URL           Don't simulate: forward all requests to this host and record its reads, without texts of the account. Repeatable as NAME=URL, such as instance_url=https://….
  --recording FILE       File of the recording. Default: recording.json.
  --from FILE            Start with the reads of this recording. Default: none.
  --strict               Reject requests that real hosts tolerate but the documentation doesn't allow.
  --data FILE            Persist all data in this SQLite file. Default: memory.
  --tls                  Serve HTTPS with a certificate that is generated at startup.
  --tls-folder FOLDER    Serve HTTPS with the certificate in this folder. Generates it if missing.
  --allow-origin ORIGIN  Allow web pages of this origin to call all APIs. Repeatable. * allows all origins.
  --allow-host NAME      Respond under this host name too. Repeatable.
  --version, -v          Print the version.
  --help, -h             Print this help.

Examples:
  npx @tradelane/sandbox
  npx @tradelane/sandbox --port 0 --limits off --actions manual
  npx @tradelane/sandbox --record https://hub.example.com
  npx @tradelane/sandbox --from recording.json
  npx @tradelane/sandbox --data large.sqlite --size 100000
  npx @tradelane/sandbox --data world.sqlite --tls-folder certificate
  npx -p @tradelane/sandbox -p @tradelane/events -p rabbitmq-client tradelane-sandbox --events 'amqp://localhost?partitions=16'
  npx @tradelane/sandbox --host 0.0.0.0 --allow-host sandbox

Exit codes: 0 (stopped), 1 (failed), 2 (invalid options).`;

function choose<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw new UsageError(`--${name} must be ${choices.join(' or ')}. Received: "${value}".`);
  return choice;
}

function portOf(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`--port must be an integer from 0 to 65535. Received: "${text}".`);
  return Number(text);
}

function sizeOf(text: string): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) > maxSize)
    throw new UsageError(`--size must be a number of orders from 0 to ${maxSize}, such as 1000. Received: "${text}".`);
  return Number(text);
}

/** Rejects an empty value, which usually comes from an unset variable. */
function named(name: string, value: string | undefined): void {
  if (value?.trim() === '') throw new UsageError(`--${name} is empty. Pass a value, or leave the option out.`);
}

function originOf(text: string): string {
  if (text !== '*' && !isOrigin(text))
    throw new UsageError(
      `--allow-origin must be an origin, such as https://app.example.com, or *. Received: "${withoutCredentials(text)}".`,
    );
  return text;
}

function hostOf(text: string): string {
  if (!isHostName(text))
    throw new UsageError(
      `--allow-host must be a host name without a port, such as sandbox. Received: "${withoutCredentials(text)}".`,
    );
  return text;
}

/** Base URLs by name. A URL without a name is the base URL of all hosts that have none. */
function hostsOf(values: readonly string[]): Hosts {
  const hosts: Record<string, string> = {};
  let unnamed: string | undefined;
  for (const text of values) {
    const [, name, url = text] = /^(\w+)=(.*)$/.exec(text) ?? [];
    if (!/^https?:\/\//.test(url) || !URL.canParse(url) || (name !== undefined && !(name in mounts)))
      throw new UsageError(
        `--record must be a URL such as https://hub.example.com, or NAME=URL with one of ${Object.keys(mounts).join(', ')}. Received: "${withoutCredentials(text)}".`,
      );
    if (name === undefined && unnamed !== undefined)
      throw new UsageError(
        `--record has two URLs without a name. Name one, as in base_url=${withoutCredentials(url)}.`,
      );
    if (name !== undefined) {
      hosts[name] = url;
      continue;
    }
    unnamed = url;
    for (const mount of Object.keys(mounts)) hosts[mount] ??= url;
  }
  // Named hosts take precedence, also if they come before the others.
  return hosts;
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      // `pnpm sandbox -- --port 1` passes the separator along.
      args: args.filter((arg) => arg !== '--'),
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        seed: { type: 'string' },
        size: { type: 'string' },
        limits: { type: 'string' },
        actions: { type: 'string' },
        events: { type: 'string' },
        record: { type: 'string', multiple: true, default: [] as string[] },
        recording: { type: 'string' },
        from: { type: 'string' },
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
    throw new UsageError(explained(error as Error & { readonly code?: string }));
  }
}

/** The message of the parser in this program's words, with the option that was probably meant. */
function explained({ code, message }: Error & { readonly code?: string }): string {
  const [, argument = ''] = /'([^']+)'/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const meant = optionNames.find((name) => isSimilar(name, argument));
    return `Unknown option ${argument}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
  }
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return `Unexpected argument "${argument}". Options start with --, such as --port 4010.`;
  const [option] = /--[a-z-]+/.exec(message) ?? [];
  return option === undefined || code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    ? `${message.replace(/\.?$/, '.')}`
    : message.includes('does not take')
      ? `${option} takes no value.`
      : `${option} needs a value. If it starts with a dash, write ${option}=VALUE.`;
}

const optionNames: readonly string[] = [...new Set(usage.match(/--[a-z-]+/g))];

/** Whether two options differ in case, or one starts with the other, or they differ in at most two letters. */
function isSimilar(name: string, typed: string): boolean {
  const [one, other] = [name, typed].map((text) => text.toLowerCase().replaceAll('-', '')) as [string, string];
  if (other.length > 2 && (one.startsWith(other) || other.startsWith(one))) return true;
  if (Math.abs(one.length - other.length) > 1) return false;
  const rest = [...other].filter((letter, i) => letter !== one[i] && letter !== one[i - 1] && letter !== one[i + 1]);
  return other.length > 3 && rest.length <= 1;
}

/** Options of a simulation, which a recorder doesn't have. */
const ofSimulation = [
  'seed',
  'size',
  'limits',
  'actions',
  'events',
  'from',
  'strict',
  'data',
  'tls',
  'tls-folder',
] as const;

const isPresent = (value: string | boolean | undefined): boolean => value !== undefined && value !== false;

/** @throws {UsageError} If the command line is invalid. */
export function readArguments(args: readonly string[]): Arguments | 'help' | 'version' {
  const values = valuesOf(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  for (const name of ['host', 'data', 'events', 'tls-folder', 'recording', 'from'] as const) named(name, values[name]);
  const seed = choose('seed', values.seed ?? (values.from === undefined ? 'demo' : 'empty'), ['demo', 'empty']);
  const size = sizeOf(values.size ?? '0');
  if (seed === 'empty' && size > 0)
    throw new UsageError(
      values.seed === undefined
        ? "--size can't be combined with --from, unless you add --seed demo."
        : "--size can't be combined with --seed empty. Leave one of them out.",
    );
  const unused = values.record.length === 0 ? undefined : ofSimulation.find((name) => isPresent(values[name]));
  if (unused !== undefined)
    throw new UsageError(`--${unused} can't be combined with --record, which only forwards requests. Leave one out.`);
  if (values.recording !== undefined && values.record.length === 0)
    throw new UsageError(
      '--recording names the file that --record writes. Add --record URL, or use --from to read a file.',
    );
  return {
    port: portOf(values.port),
    host: values.host,
    tls: values.tls || values['tls-folder'] !== undefined,
    tlsFolder: values['tls-folder'],
    events: values.events,
    record:
      values.record.length === 0
        ? undefined
        : { hosts: hostsOf(values.record), file: values.recording ?? 'recording.json' },
    from: values.from,
    ofNewWorld: (['seed', 'size', 'from'] as const)
      .filter((name) => values[name] !== undefined)
      .map((name) => `--${name}`),
    options: {
      seed,
      size,
      limits: choose('limits', values.limits ?? 'real', ['real', 'off']),
      actions: choose('actions', values.actions ?? (values.events === undefined ? 'auto' : 'manual'), [
        'manual',
        'auto',
      ]),
      strict: values.strict,
      allowOrigins: values['allow-origin'].map(originOf),
      allowHosts: [values.host].filter(isHostName).concat(values['allow-host'].map(hostOf)),
      ...(values.data !== undefined && { file: values.data }),
    },
  };
}
