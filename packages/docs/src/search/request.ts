/** A request that a query contains. */
export interface AskedRequest {
  readonly method: string | undefined;
  readonly path: string;
  /** The words of the host and the path. */
  readonly names: ReadonlySet<string>;
}

const methods = 'get|post|put|delete|patch|head';
const spellings: readonly RegExp[] = [
  new RegExp(String.raw`(?:-X|--request)[\s=]*["']?(${methods})\b`, 'i'),
  new RegExp(String.raw`\bmethod["']?\s*:\s*["'](${methods})\b`, 'i'),
  new RegExp(String.raw`\baxios\.(${methods})\(`, 'i'),
  new RegExp(String.raw`^["'\s]*(${methods})\s`, 'i'),
  new RegExp(String.raw`\b(${methods.toUpperCase()})\b`),
];
/** Options of curl that make a request a POST, and the option that makes them a query. */
const data = /\s(?:-d|-F|--data(?:-\w+)?|--json|--form)[\s=]/;
const asQuery = /\s(?:-G|--get)\s/;
/** The parts of an address over several lines: a shell joins them, and a program adds them. A search box has one line. */
const joints = /(?<=\S)\\[\n ]?(?=\S)|["'`]\s*\+\s*["'`]/g;
const addresses = /https?:\/\/[^\s"'`]+/gi;
/** `$BASE_URL/api/orders`, `${baseUrl}/api/orders`. */
const withVariable = /\$(?:\w+|\{\w+\})(?<path>\/[^\s"'`]+)/g;

/** Reads a request as a terminal, a program or a log shows it: curl, `fetch(…)`, `GET /api/orders HTTP/1.1`. */
export function readRequest(text: string): AskedRequest | undefined {
  const whole = text.replaceAll(joints, '');
  const named = whole.match(addresses) ?? [];
  // The requests before the last one prepare it.
  const asked = whole.slice(Math.max(whole.lastIndexOf('curl '), whole.lastIndexOf('fetch('), 0));
  const address =
    [...asked.matchAll(withVariable)].at(-1)?.groups?.['path'] ??
    asked.match(addresses)?.[0] ??
    /(?<![^\s"'`(])(?:\/|v\d+\/)[^\s"'`]+/i.exec(asked)?.[0];
  if (address === undefined) return undefined;
  const rest = asked.replace(address, ' ');
  const isCurl = /^\s*(?:\$\s*)?curl\b/.test(asked);
  const method = spellings.flatMap((spelling) => spelling.exec(rest)?.[1] ?? [])[0]?.toUpperCase();
  return {
    method: method ?? (isCurl ? (data.test(asked) && !asQuery.test(asked) ? 'POST' : 'GET') : undefined),
    path: pathOf(address),
    names: new Set(
      [address, ...named]
        .join(' ')
        .toLowerCase()
        .split(/[^a-z]+/),
    ),
  };
}

/** The path of an address, without host, query and slash at the end. */
function pathOf(address: string): string {
  const path = address
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * The number of literal parts of a path in a URL that ends with it, or undefined if it doesn't.
 * The part before is the base URL: `https://host/hub/api/v2/orders/1/accept` ends with `/v2/orders/{order_id}/accept`.
 */
export function literalParts(path: string, address: string): number | undefined {
  const [own, called] = [path.toLowerCase().split('/').slice(1), address.split('/').slice(1)];
  const end = called.slice(-own.length);
  if (own.length === 0 || end.length < own.length) return undefined;
  if (!own.every((part, index) => (isParameter(part) ? end[index] !== '' : part === end[index]))) return undefined;
  return own.filter((part) => !isParameter(part)).length;
}

function isParameter(part: string): boolean {
  return part.startsWith('{');
}
