import {
  type ChannelPlatform,
  createChannelPlatform,
  channelPlatformOptionsFromEnv,
} from '@tradelane/channel-platform';
import type { Source } from '@tradelane/events';
import { createSandboxSource } from '@tradelane/events/sandbox';
import { connectSource } from '@tradelane/events/url';

/** The client, and the queue of commands. */
export interface Connection {
  readonly platform: ChannelPlatform;
  readonly source: Source;
  /**
   * Keeps the IDs of handled commands, and outcomes until they are
   * reported.
   */
  readonly databaseFile: string;
  /** Whether the program ends after the first command. */
  readonly isDemo: boolean;
}

/**
 * Connects to the host in `.env`, or to a sandbox in this process if no
 * variable is set.
 */
export async function connect(): Promise<Connection> {
  // If a variable is missing or misspelled, `channelPlatformOptionsFromEnv`
  // throws.
  const namesHost = Object.keys(process.env).some(
    (name) =>
      /^TRADELANE_(?!DEBUG$)/.test(name) && process.env[name]?.trim(),
  );
  if (namesHost) {
    const platform = createChannelPlatform(channelPlatformOptionsFromEnv());
    const { EVENTS_URL: queueUrl } = process.env;
    if (!queueUrl) throw new Error('Set EVENTS_URL in .env.');
    return {
      platform,
      source: await connectSource(queueUrl),
      databaseFile: 'connector.sqlite',
      isDemo: false,
    };
  }
  console.warn(
    'No TRADELANE_… variable is set. Running against a sandbox in this process.',
  );
  const { createSandbox } = await import('@tradelane/sandbox');
  const sandbox = createSandbox({ actions: 'manual' });
  const { urls, credentials, control } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } =
    credentials.connector;
  const platform = createChannelPlatform({
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId, clientSecret },
    fetch: sandbox.fetch,
  });
  const source = createSandboxSource({
    url: control,
    fetch: sandbox.fetch,
  });
  return { platform, source, databaseFile: ':memory:', isDemo: true };
}
