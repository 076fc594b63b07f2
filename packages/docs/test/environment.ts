/** The environment variables that the guide of a program sets. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sandbox } from '@tradelane/sandbox';

const samples = fileURLToPath(new URL('../samples/', import.meta.url));

/** @param file A sample, or the path of another program. */
export function environmentOf(
  file: string,
  sandbox: Pick<Sandbox, 'info'>,
  url?: string,
): Readonly<Record<string, string>> {
  const source = readFileSync(resolve(samples, file), 'utf8');
  const { urls, credentials } = sandbox.info(url);
  if (source.includes("/basket'"))
    return { TRADELANE_BASE_URL: urls.basket_url, TRADELANE_TOKEN: credentials.basket.bearer };
  const key = source.includes("/marketplace-operator'")
    ? credentials.operator.api_key
    : source.includes("/marketplace-front'")
      ? credentials.front.api_key
      : /(?:marketplace|services)-seller'/.test(source)
        ? (credentials.shops[0]?.api_key ?? '')
        : undefined;
  if (key !== undefined)
    return { TRADELANE_BASE_URL: urls.instance_url, TRADELANE_API_KEY: key, TRADELANE_IDENTITY: 'shop' };
  const isConnector = /createConsumer|createChannelPlatform/.test(source);
  const { client_id, client_secret } = isConnector ? credentials.connector : credentials.seller;
  return {
    TRADELANE_BASE_URL: urls.base_url,
    TRADELANE_AUTH_URL: urls.auth_url,
    TRADELANE_CLIENT_ID: client_id,
    TRADELANE_CLIENT_SECRET: client_secret,
  };
}
