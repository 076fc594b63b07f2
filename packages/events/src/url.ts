import type { QueueBrowser } from './queue/browser.ts';
import type { Publisher, Source } from './queue/source.ts';
import { decodePart, type QueueKind, refuseUrl } from './brokers/url-parts.ts';

export type { BrowsedMessage, QueueBrowser } from './queue/browser.ts';
export { QueueError } from './queue/errors.ts';

interface Scheme {
  /** Kind of the queue, as in `system` of its source. */
  readonly system: string;
  /** Packages of its client, which the user installs. */
  readonly packages: readonly string[];
  load(): Promise<QueueKind>;
}

const amqp: Scheme = {
  system: 'rabbitmq',
  packages: ['rabbitmq-client'],
  load: async () => (await import('./brokers/rabbitmq/url.ts')).amqp,
};
const redis: Scheme = {
  system: 'redis',
  packages: ['ioredis'],
  load: async () => (await import('./brokers/redis-streams/url.ts')).redis,
};
const sandbox: Scheme = {
  system: 'tradelane_sandbox',
  packages: [],
  load: async () => (await import('./brokers/sandbox/url.ts')).sandbox,
};

const schemes: Readonly<Record<string, Scheme>> = {
  'amqp:': amqp,
  'amqps:': amqp,
  'nats:': {
    system: 'nats',
    packages: ['@nats-io/transport-node', '@nats-io/jetstream'],
    load: async () => (await import('./brokers/nats/url.ts')).nats,
  },
  'pubsub:': {
    system: 'gcp_pubsub',
    packages: ['@google-cloud/pubsub'],
    load: async () => (await import('./brokers/pubsub/url.ts')).pubsub,
  },
  'redis:': redis,
  'rediss:': redis,
  'sb:': {
    system: 'servicebus',
    packages: ['@azure/service-bus'],
    load: async () => (await import('./brokers/service-bus/url.ts')).serviceBus,
  },
  'sqs:': {
    system: 'aws_sqs',
    packages: ['@aws-sdk/client-sqs'],
    load: async () => (await import('./brokers/sqs/url.ts')).sqs,
  },
  'http:': sandbox,
  'https:': sandbox,
};

/** URL schemes that `connectSource` and `openPublisher` accept. */
export const queueSchemes: readonly string[] = Object.keys(schemes);

/**
 * Returns the source of a queue by URL, such as `amqp://localhost?queue=events`. It connects when opened, and
 * disconnects when closed.
 * @throws {ArgumentError} If the URL is invalid, or the queue's client isn't installed.
 */
export async function connectSource(url: string | URL): Promise<Source> {
  const [parsed, kind, system] = await kindOf(url);
  return { ...kind.source(parsed), system };
}

/**
 * Returns the publisher of a queue by URL, such as `nats://localhost?queue=events`. It connects with the first
 * message, and `close` disconnects.
 * @throws {ArgumentError} If the URL is invalid, or the queue's client isn't installed.
 */
export async function openPublisher(url: string | URL): Promise<Publisher> {
  const [parsed, kind] = await kindOf(url);
  return kind.publisher(parsed);
}

/**
 * Opens a queue by URL to read its messages without consuming them, such as for a tool that shows them. RabbitMQ and
 * SQS hold the messages until `close` returns them.
 * @param options `deadLetters` opens the queue of dead letters.
 * @throws {ArgumentError} If the URL is invalid, the queue's client isn't installed, or the queue can't be browsed.
 * @throws {QueueError} If the queue can't be reached.
 */
export async function browseQueue(
  url: string | URL,
  options?: { readonly deadLetters?: boolean },
): Promise<QueueBrowser> {
  const deadLetters = options?.deadLetters === true;
  const [parsed, kind] = await kindOf(url);
  return (
    kind.browser?.(parsed, deadLetters) ??
    refuseUrl(`${parsed.protocol} queues can't be browsed. Use the tools of the broker.`)
  );
}

async function kindOf(url: string | URL): Promise<readonly [URL, QueueKind, system: string]> {
  if (!URL.canParse(url))
    return refuseUrl(`Pass the URL of a queue. It must start with one of ${queueSchemes.join(', ')}.`);
  const parsed = new URL(url);
  const scheme = schemes[parsed.protocol];
  if (scheme === undefined)
    return refuseUrl(
      `The URL of a queue must start with one of ${queueSchemes.join(', ')}. Received: ${parsed.protocol}.`,
    );
  // `sqs:` is followed by a whole URL.
  if (parsed.hostname === '' && parsed.protocol !== 'sqs:')
    return refuseUrl(`The URL must start with ${parsed.protocol}// and a host.`);
  for (const part of [parsed.username, parsed.password, parsed.pathname]) decodePart(part);
  try {
    return [parsed, await scheme.load(), scheme.system];
  } catch (error) {
    const missing = scheme.packages.find((name) => isMissing(error, name));
    if (missing === undefined) throw error;
    return refuseUrl(
      `${parsed.protocol} URLs need the package ${missing}. Run "npm install ${scheme.packages.join(' ')}".`,
    );
  }
}

/** Whether an import failed because the package isn't installed. */
function isMissing(error: unknown, name: string): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return code === 'ERR_MODULE_NOT_FOUND' && typeof message === 'string' && message.includes(`'${name}'`);
}
