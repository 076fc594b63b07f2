/**
 * Removes data of the request from a text, because some runtimes and custom `fetch` functions quote it in errors (T10).
 */
export type Hide = (text: string) => string;

/** Shortest text to hide. Shorter ones would match parts of words. */
const shortestInCharacters = 6;
/** Headers without data of the caller. */
const plain: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'accept',
  'accept-encoding',
  'content-type',
  'content-length',
  'user-agent',
]);

/**
 * Returns the forms of a secret after its scheme: as it is, in lower case as in a host, and in JSON with escaped
 * slashes.
 */
function formsOf(secret: string): readonly string[] {
  const own = secret.replace(/.* /, '');
  const inJson = JSON.stringify(own).slice(1, -1);
  return [own, own.toLowerCase(), inJson, inJson.replaceAll('/', '\\/')];
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
    hidden
      .reduce((rest, one) => rest.replaceAll(one, '***'), String(text))
      .replaceAll(/\b(Bearer|Basic) [\w.~+/=-]+/g, '***');
}

/** Shortest text to mask. Shorter ones would match parts of words. */
const shortestMasked = 8;

/**
 * Removes credentials from a text before an error or a log shows it, because some hosts quote requests (T10). Pass every
 * credential that the call has sent, because a host may quote a replaced one.
 */
export function maskCredentials(text: string, authorizations: readonly string[]): string {
  const forms = authorizations.flatMap(formsOf).filter((form) => form.length >= shortestMasked);
  // In reverse order, because one token may be the start of another.
  return forms
    .sort()
    .reverse()
    .reduce((rest, form) => rest.replaceAll(form, '***'), text);
}
