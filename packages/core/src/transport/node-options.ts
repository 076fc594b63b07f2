import { checkObject, type Check, checkKnown, count, methods } from '../errors/checks.ts';
import { Faults } from '../errors/index.ts';

/** Checks a finite number, because undici doesn't accept Infinity. */
const finite: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? undefined : 'a finite number above 0';

const checks: Readonly<Record<keyof NodeTransportOptions, Check>> = {
  dispatcher: methods('dispatch'),
  proxy: (value) => (typeof value === 'string' ? undefined : "'env' or the URL of a proxy"),
  connections: count,
  keepAliveInMs: finite,
  connectTimeoutInMs: finite,
};

/**
 * Checks the options at once, because undici would report faults as lost connections or not at all. Returns the proxies
 * of the options.
 */
export function checkNodeOptions(options: NodeTransportOptions): Proxies | undefined {
  checkObject(Array.isArray(options) ? undefined : options, 'options');
  const faults = new Faults();
  checkKnown(options, checks, faults);
  if (options.dispatcher !== undefined)
    for (const name of ['proxy', 'connections', 'keepAliveInMs', 'connectTimeoutInMs'] as const)
      if (options[name] !== undefined)
        faults.add(
          `\`${name}\` doesn't apply if you pass \`dispatcher\`. Set it on the dispatcher.`,
          'ERR_OPTION_CONFLICT',
        );
  const proxies = typeof options.proxy === 'string' ? proxiesOf(options.proxy, faults) : undefined;
  faults.throwIfAny();
  return proxies;
}

/** The part of a dispatcher of undici that the transport uses. */
export interface UndiciDispatcher {
  /** Sends one request, with the options and handler of undici. */
  dispatch(...values: never[]): unknown;
}

/** Options of the transport for Node. */
export interface NodeTransportOptions {
  /** Your own dispatcher (private CA, mutual TLS). You close it. */
  readonly dispatcher?: UndiciDispatcher;
  /**
   * `'env'`, or the URL of a proxy for all requests, such as `http://user:password@proxy.example.com:3128`. `'env'` reads
   * `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`, also in lower case, when you create the transport. A proxy
   * in them needs no scheme: `proxy.example.com:3128` is an HTTP proxy. Default: no proxy.
   */
  readonly proxy?: string;
  /** Maximum number of connections per host. Default: 256. */
  readonly connections?: number;
  /** Time after which an idle connection closes, in milliseconds. Default: 4,000 (4 s). */
  readonly keepAliveInMs?: number;
  /** Timeout of a new connection, in milliseconds. Default: 10,000 (10 s). */
  readonly connectTimeoutInMs?: number;
}

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
    if (readUrl(name) !== '' && !isProxyUrl(readUrl(name)))
      faults.add(
        `Environment variable ${name} is invalid. Set it to the URL of a proxy, such as http://proxy.example.com:3128. The value isn't shown, because it may contain a password.`,
      );
  return { httpProxy: readUrl('HTTP_PROXY'), httpsProxy: readUrl('HTTPS_PROXY'), noProxy: read('NO_PROXY') };
}

function read(name: string): string {
  return process.env[name.toLowerCase()] ?? process.env[name] ?? '';
}

/** A proxy without a scheme is an HTTP proxy, as in curl. */
function readUrl(name: string): string {
  const text = read(name);
  return text === '' || text.includes('://') ? text : `http://${text}`;
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
