import { SQSClient } from '@aws-sdk/client-sqs';
import { browseSqs } from './browser.ts';
import { createSqsPublisher, createSqsSource, type SqsSourceOptions } from './index.ts';
import { browserOf, type Connected, publisherOf, sourceOf } from '../connecting.ts';
import { addressOf, type QueueKind, readParameters, refuseUrl } from '../url-parts.ts';

const usage =
  'The URL of an SQS queue must be `sqs:` and the URL of AWS, such as sqs:https://sqs.eu-west-1.amazonaws.com/123456789012/events.';

interface Address {
  readonly queueUrl: string;
  readonly deadLetterQueueUrl: string;
  /** Set for hosts other than AWS. */
  readonly endpoint: string | undefined;
  /** Undefined if the environment sets it. */
  readonly region: string | undefined;
}

function read(url: URL): Address {
  const parameters = readParameters(url, ['dead-letters', 'region']);
  if (!URL.canParse(url.pathname)) refuseUrl(usage);
  const bare = new URL(url.pathname);
  if (bare.protocol !== 'https:' && bare.protocol !== 'http:') refuseUrl(usage);
  const awsRegion = /^sqs\.([a-z0-9-]+)\.amazonaws\.com/.exec(bare.hostname)?.[1];
  const name = bare.pathname.slice(bare.pathname.lastIndexOf('/') + 1);
  if (name === '') refuseUrl(usage);
  return {
    queueUrl: bare.href,
    deadLetterQueueUrl: parameters['dead-letters'] ?? bare.href.replace(/(\.fifo)?$/, '-dead$1'),
    endpoint: awsRegion === undefined ? bare.origin : undefined,
    region: parameters.region ?? awsRegion,
  };
}

/** Time limit for a request in milliseconds, above the wait for messages. */
const requestInMs = 15_000;

function connected<Value>(address: Address, make: (options: SqsSourceOptions) => Value): Promise<Connected<Value>> {
  const { endpoint, region, queueUrl, deadLetterQueueUrl } = address;
  const client = new SQSClient({
    // By default, the client waits forever.
    requestHandler: { connectionTimeout: 5_000, requestTimeout: requestInMs, throwOnRequestTimeout: true },
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
  });
  const disconnect = (): Promise<void> => Promise.resolve(client.destroy());
  const url = new URL(queueUrl);
  const host = addressOf(url, url.protocol === 'http:' ? 80 : 443);
  return Promise.resolve({ value: make({ client, queueUrl, deadLetterQueueUrl }), host, disconnect });
}

const nameOf = ({ queueUrl }: Address): string => queueUrl.slice(queueUrl.lastIndexOf('/') + 1);

/**
 * URL: `sqs:https://sqs.<region>.amazonaws.com/<account>/<name>?dead-letters=<URL>`. Credentials come from the
 * environment.
 */
export const sqs: QueueKind = {
  source: (url) => {
    const address = read(url);
    return sourceOf(nameOf(address), () => connected(address, createSqsSource));
  },
  publisher: (url) => {
    const address = read(url);
    return publisherOf(nameOf(address), () =>
      connected(address, ({ client, queueUrl }) => createSqsPublisher({ client, queueUrl })),
    );
  },
  browser: (url, deadLetters) => browserOf(() => connected(read(url), (queue) => browseSqs(queue, deadLetters))),
};
