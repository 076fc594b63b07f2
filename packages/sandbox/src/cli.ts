#!/usr/bin/env node
import { X509Certificate } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, resolve } from 'node:path';
import { inspect } from 'node:util';
import { type Arguments, readArguments, usage, UsageError } from './node/arguments.ts';
import { type Certificate, certificateIn, createCertificate } from './node/certificate.ts';
import { keepHeapSmall } from './node/heap.ts';
import { publishEvents } from './node/publishing.ts';
import { forTerminal, maskedText, withoutCredentials } from './secrets.ts';
import { StoreError } from './store/index.ts';
import { mounts } from './http/mounts.ts';
import { checkRecording, type Recording } from './http/recording.ts';
import { version } from './version.ts';

/** Returns a line per credential: a client with its secret, a key or a token. */
function* credentialLines(credentials: object): Iterable<string> {
  for (const [name, pair] of Object.entries(credentials)) {
    for (const one of [pair].flat() as readonly Readonly<Record<string, string | undefined>>[]) {
      const label = one['shop_id'] === undefined ? name : `${name} ${one['shop_id']}`;
      const value =
        one['client_id'] === undefined
          ? (one['api_key'] ?? one['bearer'])
          : `${one['client_id']} / ${one['client_secret']}`;
      yield `  ${label.padEnd(16)} ${value}`;
    }
  }
}

/** Path that clients append to each base URL. */
const below: Readonly<Record<string, string>> = {
  base_url: 'the client adds /api',
  account_url: 'the client adds /api',
  auth_url: 'the client adds /oauth/token',
  instance_url: 'the client adds /api',
  basket_url: 'the client adds /baskets',
};

const actionLines = {
  manual: [
    'Actions: manual. A command stays PENDING until a connector reports its outcome. To report it yourself:',
    '  POST /__sandbox/actions/{id} with {"status":"SUCCESS"}, or the buttons of the dashboard.',
  ],
  auto: ['Actions: auto. Commands succeed after 5 s. To report outcomes yourself, use --actions manual.'],
} as const;

const limitLines = (mode: 'real' | 'off', control: string): readonly string[] =>
  mode === 'off'
    ? ['Limits: off. To get a 429 like on real hosts, use --limits real.']
    : [
        'Limits: real. A call beyond a limit gets a 429 that names the next slot. To reset the counted calls:',
        `  curl -X DELETE ${control}/windows`,
      ];

/** Cause and remedy by code, if the server cannot listen. */
const listenFaults: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use. Stop the other program, or use another --port (0 picks a free one).',
  EADDRNOTAVAIL: "The address doesn't belong to this machine. Use another --host.",
  EACCES: "You aren't allowed to use this port. Use a --port from 1024.",
  ENOTFOUND: 'The host name is unknown. Use an address of this machine as --host.',
};

const listenCalls: ReadonlySet<string | undefined> = new Set(['listen', 'getaddrinfo']);

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = error as { readonly code?: string; readonly syscall?: string };
  const fault = listenCalls.has(syscall) ? listenFaults[code ?? ''] : undefined;
  return fault === undefined ? error.message : `${error.message}. ${fault}`;
}

/** Quotes a path for a shell, so that the line can be copied. */
const shellWord = (text: string): string =>
  /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll(/[\\']/g, String.raw`'\$&'`)}'`;

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** IPv4 addresses of this machine. Temporary IPv6 addresses would replace a kept certificate every day. */
const addressesOfMachine = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((some = []) => some)
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));

const namesOf = ({ cert }: Certificate): string =>
  (new X509Certificate(cert).subjectAltName ?? '').replaceAll(/(DNS|IP Address):/g, '');

const trustLines = (certificate: Certificate, { tlsFolder }: Arguments): readonly string[] => [
  `Certificate: SHA-256 ${certificate.fingerprint}`,
  `  Valid for ${namesOf(certificate)}. To add a name, use --allow-host.`,
  ...(tlsFolder === undefined
    ? ['  Its CA, valid until the sandbox stops (to keep it, use --tls-folder):', certificate.ca.trim()]
    : [
        '  To trust it, start clients like this:',
        `    NODE_EXTRA_CA_CERTS=${shellWord(resolve(tlsFolder, 'ca.pem'))} node …`,
        `    curl --cacert ${shellWord(resolve(tlsFolder, 'ca.pem'))} …`,
      ]),
  '',
];

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How long running requests may take when the program stops. */
const graceInMs = 1000;

const unused = ({ ofNewWorld }: Arguments): string =>
  ofNewWorld.length === 0 ? '' : ` Ignored ${ofNewWorld.join(' and ')}: the file already contains a world.`;

/** Lines printed during startup, to print each only once. */
const printed = new Set<string>();
let isStarting = true;

function print(line: string): void {
  if (isStarting && printed.has(line)) return;
  printed.add(line);
  console.error(forTerminal(maskedText(line)));
}

const onFailure = (error: unknown): void =>
  print(error instanceof StoreError ? `sandbox: ${error.message}` : inspect(error));

interface Started {
  /** Lines to print. */
  readonly lines: readonly string[];
  readonly stop: () => Promise<void>;
}

/** The recording of a file. */
function readRecording(file: string): Recording {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--from ${file} can't be read: ${(error as Error).message}. Pass a file that --record wrote.`);
  }
  try {
    return checkRecording(JSON.parse(text));
  } catch {
    throw new UsageError(`--from ${file} isn't a recording. Pass a file that --record wrote.`);
  }
}

const saveIntervalInMs = 5000;

/** Forwards requests to an account and writes what was recorded. */
async function startRecording(
  { port, host, options }: Arguments,
  { hosts, file }: NonNullable<Arguments['record']>,
): Promise<Started> {
  if (existsSync(file))
    throw new UsageError(`${file} already exists. Choose another --recording FILE, or delete the file.`);
  const folder = dirname(resolve(file));
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UsageError(`--recording ${file}: The folder ${folder} must exist and be writable.`);
  }
  const { createRecordingProxy } = await import('./node/record.ts');
  const { listen } = await import('./index.ts');
  const proxy = createRecordingProxy(hosts, options);
  const listener = await listen(proxy, { port, host, graceInMs });
  let saved = 0;
  const save = (): void => {
    if (proxy.count() === saved) return;
    const count = proxy.count();
    // A process that is killed while it writes leaves the last complete file.
    writeFileSync(`${file}.new`, JSON.stringify(proxy.recording(), null, 1));
    renameSync(`${file}.new`, file);
    saved = count;
  };
  const trySave = (): void => {
    try {
      save();
    } catch (error) {
      print(`sandbox: ${file} can't be written: ${(error as Error).message}. It is tried again.`);
    }
  };
  const timer = setInterval(trySave, saveIntervalInMs);
  return {
    lines: [
      'The recorder is ready. Pass these base URLs to your clients, with the real credentials:',
      '',
      ...Object.entries(hosts).map(
        ([name, url]) => `  ${name.padEnd(16)} ${listener.url}${mounts[name]}  → ${withoutCredentials(url)}`,
      ),
      '',
      'It forwards all requests, including writes, and records reads.',
      `Names, addresses, texts and IDs are replaced before ${file} is written.`,
      '',
      'Next, run the reads of your program, press Ctrl-C, and start the sandbox with them:',
      `  npx @tradelane/sandbox --from ${shellWord(file)}`,
      '',
      'Press Ctrl-C to stop.',
    ],
    stop: async () => {
      clearInterval(timer);
      await listener.close();
      save();
      console.log(
        `${saved === 1 ? 'One read was' : `${saved} reads were`} recorded${saved === 0 ? '.' : ` in ${file}.`}`,
      );
    },
  };
}

async function start(args: Arguments): Promise<Started> {
  if (args.record !== undefined) return startRecording(args, args.record);
  const { port, host, tls, tlsFolder, events, options } = args;
  if (options.file !== undefined || (options.size ?? 0) > 0) keepHeapSmall();
  // Loaded late, so that the heap stays small and --help is fast.
  const { createSandbox } = await import('./index.ts');
  const isThere = options.file !== undefined && existsSync(options.file) && statSync(options.file).size > 0;
  const recording = args.from === undefined || isThere ? undefined : readRecording(args.from);
  const sandbox = createSandbox({ ...options, onFailure, ...(recording !== undefined && { recording }) });
  const names = [host, ...(options.allowHosts ?? [])].flatMap((name) =>
    isEverywhere(name) ? addressesOfMachine() : [name],
  );
  const certificate = !tls
    ? undefined
    : tlsFolder === undefined
      ? await createCertificate(names)
      : await certificateIn(tlsFolder, names, (line) => print(`sandbox: ${line}`));
  const publishing = events === undefined ? undefined : await publishEvents(sandbox, events, print);
  const listener = await sandbox.listen({
    port,
    host,
    graceInMs,
    ...(certificate !== undefined && { tls: certificate }),
  });
  const { urls, credentials, control } = sandbox.info(listener.url);
  return {
    lines: [
      'The sandbox is ready. Pass these base URLs to your clients:',
      '',
      ...Object.entries(urls).map(([name, url]) => `  ${name.padEnd(16)} ${url}  (${below[name]})`),
      `  ${'control'.padEnd(16)} ${control}`,
      `  ${'dashboard'.padEnd(16)} ${listener.url}/`,
      '',
      ...credentialLines(credentials),
      '',
      ...actionLines[options.actions ?? 'auto'],
      ...limitLines(sandbox.limits.mode, control),
      '',
      `Next, open ${listener.url}/ in a browser, or send a first request:`,
      `  curl ${tls ? '--insecure ' : ''}-H 'Authorization: ${credentials.shops[0]?.api_key ?? ''}' ${urls.instance_url}/api/account`,
      '',
      ...(recording === undefined ? [] : [`World: ${recording.reads.length} recorded reads from ${args.from}`, '']),
      ...(isThere ? [`World: loaded from ${options.file}.${unused(args)}`, ''] : []),
      ...(events === undefined ? [] : [`Events: published to ${withoutCredentials(events)}`, '']),
      ...(certificate === undefined ? [] : trustLines(certificate, args)),
      'Press Ctrl-C to stop.',
    ],
    stop: async () => {
      await listener.close();
      await publishing?.stop();
      sandbox.close();
    },
  };
}

function fail(error: unknown): never {
  print(`sandbox: ${messageOf(error)}`);
  if (error instanceof UsageError) console.error('Run tradelane-sandbox --help for usage.');
  process.exit(error instanceof UsageError ? 2 : 1);
}

try {
  const args = readArguments(process.argv.slice(2));
  if (args === 'help') console.log(usage);
  else if (args === 'version') console.log(version);
  else {
    const { lines, stop } = await start(args);
    isStarting = false;
    let stopped: Promise<void> | undefined;
    // A process group may get a signal twice: from the terminal or `timeout`, and from the program that started it.
    const end = (): void => void (stopped ??= stop().then(() => process.exit(0), fail));
    for (const ending of endings) process.on(ending, end);
    // Printed last: a program that waits for these lines may stop the sandbox at once.
    console.log(lines.join('\n'));
    if (!/^(127\.|localhost$|::1$)/.test(args.host))
      console.error(
        `sandbox: Listening on ${args.host}. Everyone who can reach this address can read and change the sandbox's data.`,
      );
  }
} catch (error) {
  fail(error);
}
