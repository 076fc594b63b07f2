import { ServiceBusClient } from '@azure/service-bus';
import { createServiceBusPublisher, createServiceBusSource } from './index.ts';
import { type Connected, publisherOf, sourceOf } from '../connecting.ts';
import { addressOf, decodePart, type QueueKind, readFlag, readParameters, refuseUrl } from '../url-parts.ts';

interface Address {
  readonly connection: string;
  readonly queue: string;
  readonly host: string;
}

const usage =
  'The URL of a Service Bus queue must have the form sb://<key name>:<key>@<namespace>.servicebus.windows.net/<queue>.';

function read(url: URL): Address {
  const { emulator } = readParameters(url, ['emulator']);
  const [keyName, key, queue] = [url.username, url.password, url.pathname.slice(1)].map(decodePart);
  if (!keyName || !key || !queue || url.host === '') return refuseUrl(usage);
  const local = readFlag('emulator', emulator) ? ';UseDevelopmentEmulator=true' : '';
  const connection = `Endpoint=sb://${url.host}/;SharedAccessKeyName=${keyName};SharedAccessKey=${key}${local}`;
  return { connection, queue, host: addressOf(url, 5671) };
}

function connected<Value>(
  { connection, queue, host }: Address,
  make: (options: { client: ServiceBusClient; queue: string }) => Value,
): Promise<Connected<Value>> {
  const client = new ServiceBusClient(connection);
  return Promise.resolve({ value: make({ client, queue }), host, disconnect: () => client.close() });
}

/** URL: `sb://<key name>:<key>@<namespace>.servicebus.windows.net/<queue>`, with `?emulator=true` without TLS. */
export const serviceBus: QueueKind = {
  source: (url) => {
    const address = read(url);
    return sourceOf(address.queue, () => connected(address, createServiceBusSource));
  },
  publisher: (url) => {
    const address = read(url);
    return publisherOf(address.queue, () => connected(address, createServiceBusPublisher));
  },
};
