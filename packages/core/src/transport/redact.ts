/**
 * Removes data of the request from a text, because some runtimes and custom `fetch` functions quote it in errors (T10).
 */
export type Hide = (text: string) => string;

/** Shortest text to hide. Shorter ones would match parts of words. */
const shortestInCharacters = 6;
/** Headers without secrets. */
const plain: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'accept',
  'accept-encoding',
  'content-type',
  'content-length',
  'user-agent',
]);

/**
 * Returns the forms of a secret after its scheme: as it is, in lower case as in a host, in hexadecimal and in base64. The
 * bytes before it decide which of three forms it has in base64.
 */
function formsOf(secret: string): readonly string[] {
  const own = secret.slice(secret.lastIndexOf(' ') + 1);
  const bytes = [...new TextEncoder().encode(own)];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const binary = bytes.map((byte) => String.fromCharCode(byte)).join('');
  const base64 = [0, 1, 2].map((before) =>
    btoa('\0'.repeat(before) + binary)
      .slice(before && before + 1)
      .replace(/.={1,2}$/, ''),
  );
  const base64url = base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  return [own, own.toLowerCase(), hex, hex.toUpperCase(), ...base64, ...base64url];
}

/** Letters and digits of a text, in lower case. */
const bare = (text: string): string => text.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

/** Credentials of a client. Its errors don't contain them, because servers may quote earlier requests (T10). */
export class Secrets {
  readonly #words: readonly string[];
  readonly #kept: string[] = [];
  #latest: readonly string[] = [];

  /** @param headers Headers of every request. Each word of their values is a secret, except in IDs of requests. */
  constructor(headers: Readonly<Record<string, string>>) {
    this.#words = Object.entries(headers).flatMap(([name, value]) =>
      plain.has(name) || /-id$|^trace/.test(name) ? [] : value.split(' '),
    );
  }

  /** Adds a secret for the life of the client. */
  keep(secret: string): void {
    this.#kept.push(secret);
  }

  /** Adds a credential. The latest 20 are masked. */
  add(secret: string): void {
    if (this.#latest[0] === secret) return;
    this.#latest = [secret, ...this.#latest.filter((one) => one !== secret)].slice(0, 20);
  }

  /** Returns whether a text contains a whole credential, in any form. Words of headers may be names, so they don't count. */
  isIn(text: string): boolean {
    const forms = [...this.#kept, ...this.#latest].flatMap(formsOf).map(bare);
    const found = forms.filter((form) => form.length >= shortestMasked);
    const hide: Hide = (plain) => {
      const letters = bare(plain);
      return found.some((form) => letters.includes(form)) ? '' : plain;
    };
    return throughEscapes(text, hide) !== text;
  }

  /** Returns all secrets, including the credentials of a call. */
  with(own: readonly string[] = []): readonly string[] {
    return [...new Set([...own, ...this.#words, ...this.#kept, ...this.#latest])];
  }
}

/** Creates a function that hides all data of a request: values of headers and of the query, the body, and `secrets`. */
export function redactRequest(
  request: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body?: unknown },
  secrets: readonly string[] = [],
): Hide {
  const { search, searchParams } = new URL(request.url);
  const sent = [
    ...Object.entries(request.headers).flatMap(([name, value]) => (plain.has(name) ? [] : value)),
    search,
    ...searchParams.values(),
    request.body,
    ...secrets.flatMap((secret) => [secret, ...formsOf(secret)]),
  ];
  const hidden = sent
    .filter((one): one is string => typeof one === 'string' && one.length >= shortestInCharacters)
    .sort((a, b) => b.length - a.length);
  return (text) =>
    throughEscapes(String(text), (plain) =>
      hidden
        .reduce((rest, one) => rest.replaceAll(one, '***'), plain)
        .replaceAll(/\b(Bearer|Basic) [\w.~+/=-]+/g, '***'),
    );
}

/** Line breaks, invisible characters and codes of terminals, which a server may put into a text that it quotes. */
const between = /\p{C}\[[\d;]*m|=?[\s\p{C}]|\\{1,4}[nrt]/gu;

/** Shortest text to mask. Shorter ones would match parts of words. */
const shortestMasked = 8;

/**
 * Removes credentials from a text before an error or a log shows it, because some hosts quote requests (T10). Pass every
 * credential that the call has sent, because a host may quote a replaced one.
 */
export function maskCredentials(text: string, authorizations: readonly string[]): string {
  return maskOf(authorizations, '***')(text);
}

/** Creates a function that replaces credentials in texts by a mark, also encoded ones. */
export function maskOf(authorizations: readonly string[], mark: string): Hide {
  const forms = authorizations.flatMap(formsOf).filter((form) => form.length >= shortestMasked);
  // In reverse order, because one token may be the start of another.
  forms.sort().reverse();
  const mask: Hide = (plain) => forms.reduce((rest, form) => rest.replaceAll(form, mark), plain);
  const maskAll: Hide = (plain) => {
    const rest = mask(plain);
    const joined = rest.replaceAll(between, '');
    const masked = mask(joined);
    return masked === joined ? rest : masked;
  };
  const starts = [...new Set(forms.map(startOf))].map((start) => new RegExp(`(?!http)(?:${start})[^\\s"',;}]*`, 'gi'));
  return (text) => starts.reduce((rest, start) => rest.replaceAll(start, mark), throughEscapes(text, maskAll));
}

/**
 * Returns a pattern for the first eight characters of a secret, because a host may cut a secret that it quotes. All of
 * its word is masked, because secrets may begin alike, as URLs do. Names of hosts and codes lack special characters.
 */
function startOf(form: string): string {
  const start = form.slice(0, shortestMasked).replaceAll(/\W/g, '\\$&');
  const letters = form.replaceAll(/[^a-z\d]/gi, '').slice(0, shortestMasked);
  const isEnough = letters.length === shortestMasked;
  return (isEnough ? `${start}|${[...letters].join(`[^a-z\\d\\s"',;}]{0,2}`)}` : start).toLowerCase();
}

/** A character escaped for code, JSON, a URL or HTML, or a full-width one. The bounds keep the search linear. */
const escaped =
  /\\{1,4}(?:u([\da-f]{4})|([^\w\s])|([0-3]?[0-7]{2}))|(?:%|\\{1,4}x)([\da-f]{2})|&#(?:x([\da-f]{1,6})|(\d{1,7}));|&(\w{2,6});|[！-～]/gi;

/** Each name is followed by its character. */
const namedCharacters = 'amp&apos\'equals=gt>lt<plus+quot"sol/';

/** How often a text may be escaped, such as a log line in JSON in JSON. */
const mostEscapes = 4;

/** Masks a text, whether its server escaped it or not. A text with an escaped secret is returned without its escapes. */
function throughEscapes(text: string, mask: Hide): string {
  let shown = mask(text);
  for (let plain = shown, level = 0; level < mostEscapes; level += 1) {
    const next = plain.replaceAll(
      escaped,
      (all, unit?: string, own?: string, octal?: string, byte = unit, hex = byte, decimal?: string, name?: string) =>
        own ??
        (name
          ? (namedCharacters.split(name.toLowerCase())[1]?.[0] ?? all)
          : // Codes of full-width characters differ by 288, modulo 2^16.
            String.fromCharCode(+(decimal ?? (octal ? `0o${octal}` : hex ? `0x${hex}` : all.charCodeAt(0) + 288)))),
    );
    if (next === plain) break;
    plain = mask(next);
    if (plain !== next) shown = plain;
  }
  return shown;
}
