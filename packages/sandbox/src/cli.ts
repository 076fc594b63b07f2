#!/usr/bin/env node
import { X509Certificate } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { readArguments, usage, UsageError, type Arguments } from './node/arguments.ts';
import { certificateIn, type Certificate, createCertificate } from './node/certificate.ts';
import { keepHeapSmall } from './node/heap.ts';
import { publishEvents } from './node/publishing.ts';
import { StoreError } from './machinery/store/failure.ts';
import { version } from './version.ts';

/** A line per credential: a client with its secret, or a key or token that is sent as it is. */
function* credentialLines(credentials: object): Iterable<string> {
  for (const [name, given] of Object.entries(credentials)) {
    for (const one of [given].flat() as readonly Readonly<Record<string, string | undefined>>[]) {
      const label = one['shop_id'] === undefined ? name : `${name} ${one['shop_id']}`;
      const value =
        one['client_id'] === undefined
          ? (one['api_key'] ?? one['bearer'])
          : `${one['client_id']} / ${one['client_secret']}`;
      yield `  ${label.padEnd(16)} ${value}`;
    }
  }
}

/** What each address takes behind it; a client is given the address as it is printed. */
const below: Readonly<Record<string, string>> = {
  base_url: 'the client adds /api',
  account_url: 'the client adds /api',
  auth_url: 'the client adds /oauth/token',
  instance_url: 'the client adds /api',
  basket_url: 'the client adds /baskets',
};

const actionLines = {
  manual: [
    'Actions: manual. A command stays PENDING until a connector reports it, so waitForAction waits for that:',
    '  POST __sandbox/actions/{id} {"status":"SUCCESS"} reports it by hand.',
  ],
  auto: ['Actions: auto. A command succeeds by itself after five seconds; --actions manual waits for a connector.'],
} as const;

/** What keeps a server from listening, and the way out. */
const listenFaults: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else listens there; stop it, name another --port, or 0 for a free one',
  EADDRNOTAVAIL: 'it is no address of this machine; --host names one',
  EACCES: 'it is not allowed; ports from 1024 on are',
  ENOTFOUND: 'nobody knows this name; --host names an address of this machine',
};

const listenCalls: ReadonlySet<string | undefined> = new Set(['listen', 'getaddrinfo']);

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = error as { readonly code?: string; readonly syscall?: string };
  const fault = listenCalls.has(syscall) ? listenFaults[code ?? ''] : undefined;
  return fault === undefined ? error.message : `${error.message}: ${fault}.`;
}

/** As it can be copied into a command, from any folder. */
const shellWord = (text: string): string =>
  /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** All addresses of a machine are none that a certificate can be for. */
const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Under what the machine is reached from elsewhere. Addresses of IPv6 that change by the day would have a kept certificate made anew as often. */
const addressesOfMachine = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((some = []) => some)
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));

const namesOf = ({ cert }: Certificate): string =>
  (new X509Certificate(cert).subjectAltName ?? '').replaceAll(/(DNS|IP Address):/g, '');

const trustLines = (certificate: Certificate, { tlsFolder }: Arguments): readonly string[] => [
  `Certificate: SHA-256 ${certificate.fingerprint}`,
  `  It is for ${namesOf(certificate)}; --allow-host adds a name.`,
  ...(tlsFolder === undefined
    ? [
        '  Its authority, to be trusted by clients until the sandbox stops (--tls-folder keeps one):',
        certificate.ca.trim(),
      ]
    : [
        '  To trust it:',
        `    NODE_EXTRA_CA_CERTS=${shellWord(resolve(tlsFolder, 'ca.pem'))} node …`,
        `    curl --cacert ${shellWord(resolve(tlsFolder, 'ca.pem'))} …`,
      ]),
  '',
];

/** A URL as it may stand in a log. */
const withoutPassword = (url: string): string => url.replace(/\/\/[^/@]*@/, '//***@');

/** What stops the program, as its user or what runs it asks: Ctrl-C, `kill` or `docker stop`, a terminal that is closed. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Requests that are at work when it is told to stop have so long to end. */
const graceInMs = 1000;

/** A world that is there already is taken as it is. */
const unused = ({ ofNewWorld }: Arguments): string =>
  ofNewWorld.length === 0 ? '' : ` It keeps its content: ${ofNewWorld.join(' and ')} would be for a new one.`;

/** What was told while it starts: where a disk is full that shows at several things, and the way out is one. */
const told = new Set<string>();
let isStarting = true;

function tell(line: string): void {
  if (isStarting && told.has(line)) return;
  told.add(line);
  console.error(line);
}

const onFailure = (error: unknown): void =>
  error instanceof StoreError ? tell(`sandbox: ${error.message}`) : console.error(error);

interface Started {
  /** What there is to tell. */
  readonly lines: readonly string[];
  readonly stop: () => Promise<void>;
}

async function start(given: Arguments): Promise<Started> {
  const { port, host, tls, tlsFolder, events, options } = given;
  if (options.file !== undefined) keepHeapSmall();
  // Loaded then and not before: it fills what is to stay small, and help needs none of it.
  const { createSandbox } = await import('./index.ts');
  const isThere = options.file !== undefined && existsSync(options.file) && statSync(options.file).size > 0;
  const sandbox = createSandbox({ ...options, onFailure });
  const names = [host, ...(options.allowHosts ?? [])].flatMap((name) =>
    isEverywhere(name) ? addressesOfMachine() : [name],
  );
  const certificate = !tls
    ? undefined
    : tlsFolder === undefined
      ? await createCertificate(names)
      : await certificateIn(tlsFolder, names, (line) => console.error(`sandbox: ${line}`));
  const publishing = events === undefined ? undefined : await publishEvents(sandbox, events, console.error);
  const listener = await sandbox.listen({
    port,
    host,
    graceInMs,
    ...(certificate !== undefined && { tls: certificate }),
  });
  const { urls, credentials, control } = sandbox.info(listener.url);
  return {
    lines: [
      'The sandbox listens.',
      '',
      ...Object.entries(urls).map(([name, url]) => `  ${name.padEnd(16)} ${url}  (${below[name]})`),
      `  ${'control'.padEnd(16)} ${control}`,
      `  ${'dashboard'.padEnd(16)} ${listener.url}/`,
      '',
      ...credentialLines(credentials),
      '',
      ...actionLines[options.actions ?? 'auto'],
      '',
      ...(isThere ? [`World: the one of ${options.file}.${unused(given)}`, ''] : []),
      ...(events === undefined ? [] : [`Events: published to ${withoutPassword(events)}`, '']),
      ...(certificate === undefined ? [] : trustLines(certificate, given)),
      'Ctrl-C stops it.',
    ],
    stop: async () => {
      await listener.close();
      await publishing?.stop();
      sandbox.close();
    },
  };
}

function fail(error: unknown): never {
  tell(`sandbox: ${messageOf(error)}`);
  if (error instanceof UsageError) console.error('tradelane-sandbox --help says what there is.');
  process.exit(error instanceof UsageError ? 2 : 1);
}

try {
  const given = readArguments(process.argv.slice(2));
  if (given === 'help') console.log(usage);
  else if (given === 'version') console.log(version);
  else {
    const { lines, stop } = await start(given);
    isStarting = false;
    const end = (): void => void stop().then(() => process.exit(0), fail);
    for (const ending of endings) process.once(ending, end);
    // Told once it can be stopped: whoever waits for these lines may do that at once.
    console.log(lines.join('\n'));
    if (!/^(127\.|localhost$|::1$)/.test(given.host))
      console.error(
        `sandbox: it listens on ${given.host}: whoever reaches this machine can read and change everything in it.`,
      );
  }
} catch (error) {
  fail(error);
}
