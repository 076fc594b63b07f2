/** Cuts out of a text what was sent: some runtimes, and many a `fetch` of a caller's own, quote it in their errors (T10). */
export type Hide = (text: string) => string;

/** Anything shorter is no secret worth the name, and would be found in the middle of words. */
const shortestInCharacters = 6;
/** Headers that say nothing of the caller. */
const plain: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'accept',
  'accept-encoding',
  'content-type',
  'content-length',
  'user-agent',
]);

/** How others write what stands in a secret behind its scheme: as it is, in the small letters of a host, and in JSON, whose slashes may be escaped. */
export function formsOf(secret = ''): readonly string[] {
  const own = secret.split(' ').at(-1) ?? '';
  const inJson = JSON.stringify(own).slice(1, -1);
  return [own, own.toLowerCase(), inJson, inJson.replaceAll('/', String.raw`\/`)];
}

/** What a request holds that no error may show: values of headers and of the query, the body, and `secrets`. */
export function hideRequest(
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
