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
    ...secrets.flatMap((secret) => [secret, secret?.split(' ').at(-1)]),
  ];
  const hidden = sent
    .filter((one): one is string => typeof one === 'string' && one.length >= shortestInCharacters)
    .sort((a, b) => b.length - a.length);
  return (text) =>
    hidden
      .reduce((rest, one) => rest.replaceAll(one, '***'), String(text))
      .replaceAll(/\b(Bearer|Basic) [\w.~+/=-]+/g, '***');
}
