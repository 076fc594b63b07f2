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
function formsOf(secret = ''): readonly string[] {
  const own = secret.split(' ').at(-1) ?? '';
  const inJson = JSON.stringify(own).slice(1, -1);
  return [own, own.toLowerCase(), inJson, inJson.replaceAll('/', String.raw`\/`)];
}

/** Creates a function that hides all data of a request: values of headers and of the query, the body, and `secrets`. */
export function redactRequest(
  request: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body?: unknown },
  ...secrets: readonly (string | undefined)[]
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

/** Removes the credential from a text before an error or a log shows it, because some hosts quote the request (T10). */
export function maskCredential(text: string, authorization: string | undefined): string {
  const forms = formsOf(authorization).filter(({ length }) => length >= shortestMasked);
  return forms.reduce((rest, form) => rest.replaceAll(form, '***'), text);
}
