import type { Faults } from '../errors/index.ts';

/** Proxies of a transport, as undici's options name them. An empty text means none. */
export interface Proxies {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/** Reads the option `proxy`. Faults never contain the value, because it may contain a password. */
export function proxiesOf(proxy: string, faults: Faults): Proxies {
  if (proxy !== 'env') {
    if (!isProxyUrl(proxy))
      faults.add(
        "Option `proxy` is invalid. Pass 'env' or the URL of a proxy, such as http://proxy.example.com:3128. The value isn't shown, because it may contain a password.",
      );
    return { httpProxy: proxy, httpsProxy: proxy, noProxy: '' };
  }
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY'])
    if (read(name) !== '' && !isProxyUrl(read(name)))
      faults.add(
        `Environment variable ${name} is invalid. Set it to the URL of a proxy, such as http://proxy.example.com:3128. The value isn't shown, because it may contain a password.`,
      );
  return { httpProxy: read('HTTP_PROXY'), httpsProxy: read('HTTPS_PROXY'), noProxy: read('NO_PROXY') };
}

function read(name: string): string {
  return process.env[name.toLowerCase()] ?? process.env[name] ?? '';
}

/** Whether undici accepts it: an origin of http or https, with credentials that can be decoded. */
function isProxyUrl(text: string): boolean {
  try {
    const { protocol, pathname, search, hash, username, password } = new URL(text);
    decodeURIComponent(username + password);
    return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === '';
  } catch {
    return false;
  }
}
