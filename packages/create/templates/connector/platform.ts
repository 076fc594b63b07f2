import {
  type ChannelPlatform,
  createChannelPlatform,
  channelPlatformOptionsFromEnv,
} from '@tradelane/channel-platform';

/** The client, with the channel and store to work with. */
export interface Connection {
  readonly platform: ChannelPlatform;
  readonly channelId: string;
  readonly channelStoreId: string;
}

/** Connects to the host in `.env`, or to a sandbox in this process if no variable is set. */
export async function connect(): Promise<Connection> {
  // If a variable is missing or misspelled, `channelPlatformOptionsFromEnv` throws.
  const namesHost = Object.keys(process.env).some(
    (name) => /^TRADELANE_(?!DEBUG$)/.test(name) && process.env[name]?.trim(),
  );
  if (namesHost) {
    const { CHANNEL_ID: channelId, CHANNEL_STORE_ID: channelStoreId } = process.env;
    const platform = createChannelPlatform(channelPlatformOptionsFromEnv());
    if (!channelId || !channelStoreId) throw new Error('Set CHANNEL_ID and CHANNEL_STORE_ID in .env.');
    return { platform, channelId, channelStoreId };
  }
  console.warn('No TRADELANE_… variable is set. Running against a sandbox in this process.');
  const { createSandbox } = await import('@tradelane/sandbox');
  const sandbox = createSandbox();
  const { urls, credentials, world } = sandbox.info();
  const { client_id: clientId, client_secret: clientSecret } = credentials.connector;
  const platform = createChannelPlatform({
    baseUrl: urls.base_url,
    auth: { authUrl: urls.auth_url, clientId, clientSecret },
    fetch: sandbox.fetch,
  });
  const [channel] = world.channels;
  return {
    platform,
    channelId: channel?.channel_id ?? '',
    channelStoreId: channel?.stores[0]?.channel_store_id ?? '',
  };
}
