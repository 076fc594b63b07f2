#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createSandbox, type NodeSandboxOptions } from './index.ts';

const usage =
  'sandbox [--port 4010] [--host 127.0.0.1] [--seed demo|empty] [--limits real|off] [--actions manual|auto] [--strict] [--data FILE]';

function fail(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}

function choose<T extends string>(name: string, value: string, choices: readonly T[]): T {
  return choices.find((choice) => choice === value) ?? fail(`--${name} must be ${choices.join(' or ')}.`);
}

function read(): { readonly port: number; readonly host: string; readonly options: NodeSandboxOptions } {
  try {
    // `pnpm sandbox -- --port 1` passes the separator on.
    const { values } = parseArgs({
      args: process.argv.slice(2).filter((arg) => arg !== '--'),
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        seed: { type: 'string', default: 'demo' },
        limits: { type: 'string', default: 'real' },
        actions: { type: 'string', default: 'manual' },
        strict: { type: 'boolean', default: false },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('--port must be a port number.');
    const options: NodeSandboxOptions = {
      seed: choose('seed', values.seed, ['demo', 'empty']),
      limits: choose('limits', values.limits, ['real', 'off']),
      actions: choose('actions', values.actions, ['manual', 'auto']),
      strict: values.strict,
      ...(values.data !== undefined && { data: values.data }),
    };
    return { port, host: values.host, options };
  } catch (error) {
    return fail((error as Error).message);
  }
}

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

const { port, host, options } = read();
const sandbox = createSandbox(options);
const listener = await sandbox.listen({ port, host }).catch((error: Error) => fail(error.message));
const { urls, credentials, control } = sandbox.info(listener.url);
console.log(
  [
    'The sandbox listens.',
    '',
    ...Object.entries(urls).map(([name, url]) => `  ${name.padEnd(16)} ${url}`),
    `  ${'control'.padEnd(16)} ${control}/info`,
    '',
    ...credentialLines(credentials),
    '',
    'Ctrl-C stops it.',
  ].join('\n'),
);

const stop = (): void => {
  void listener.close().then(() => {
    sandbox.close();
    process.exit(0);
  });
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
