import { ArgumentError } from '../errors/index.ts';
import type { Runtime } from '../call/runtime.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';

/** The operation of a URL, and the values in its path. */
export interface FoundOperation {
  readonly operation: OperationDescriptor;
  readonly path: Readonly<Record<string, string>>;
}

/** An operation with the segments of its path. */
interface Route {
  readonly operation: OperationDescriptor;
  readonly segments: readonly string[];
}

/**
 * Creates the function that finds the operation of a method and URL. In a path, a literal segment takes precedence over
 * a placeholder. The URL starts with the client's `baseUrl`, with or without the base path of the surface.
 */
export function operationFinder({
  surface,
  settings,
}: Pick<Runtime, 'surface' | 'settings'>): (method: string, url: URL) => FoundOperation {
  const routes = Object.values(surface.operations)
    .filter(({ path }) => path !== '') // their URLs come from other responses
    .map((operation): Route => ({ operation, segments: operation.path.split('/') }))
    .sort((a, b) => order(a, b));
  const { origin, pathname } = new URL(settings.baseUrl);
  const base = withoutSlash(pathname);
  const prefixes = [base, base.slice(0, base.length - surface.basePath.length)];
  return (method, url) => {
    if (url.origin !== origin || url.username !== '' || url.password !== '')
      throw refusal(
        'ERR_LINK_REFUSED',
        url.origin === origin
          ? 'The URL contains a user name or a password. Remove it from the URL.'
          : `The URL points to ${url.origin}, but the client calls ${origin}. To call another host, create another client.`,
      );
    for (const prefix of prefixes) {
      if (!url.pathname.startsWith(`${prefix}/`)) continue;
      const steps = url.pathname.slice(prefix.length).split('/');
      const matches = routes.filter(({ segments }) => matchesPath(segments, steps));
      const found = matches.find(({ operation }) => operation.method === method);
      if (found) return { operation: found.operation, path: valuesOf(found, steps) };
      if (matches.length > 0) throw unknown(method, url, `This path takes ${methodsOf(matches)}.`);
    }
    const near = nearest(
      url.pathname,
      prefixes.flatMap((prefix) => {
        const steps = url.pathname.slice(prefix.length).split('/');
        return routes.map(({ segments }) => prefix + filled(segments, steps).join('/'));
      }),
    );
    throw unknown(
      method,
      url,
      near === undefined ? 'Check the path, and that the URL starts with `baseUrl`.' : `Did you mean ${near}?`,
    );
  };

  function unknown(method: string, { pathname: path }: URL, remedy: string): ArgumentError {
    return refusal('ERR_OPERATION_UNKNOWN', `No operation of ${surface.name} matches ${method} ${path}. ${remedy}`);
  }
}

function refusal(code: 'ERR_LINK_REFUSED' | 'ERR_OPERATION_UNKNOWN', message: string): ArgumentError {
  return new ArgumentError(message, { code, argument: 'input' });
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

const isPlaceholder = (segment: string): boolean => segment.startsWith('{');

/** Sorts a literal segment before a placeholder in the same position. */
function order(a: Route, b: Route): number {
  const at = a.segments.findIndex(
    (segment, index) => isPlaceholder(segment) !== isPlaceholder(b.segments[index] ?? ''),
  );
  return at < 0 ? 0 : isPlaceholder(a.segments[at] ?? '') ? 1 : -1;
}

function matchesPath(segments: readonly string[], steps: readonly string[]): boolean {
  return (
    segments.length === steps.length && segments.every((segment, at) => isPlaceholder(segment) || segment === steps[at])
  );
}

/** The segments of a path, with the values of a URL in its placeholders. */
const filled = (segments: readonly string[], steps: readonly string[]): readonly string[] =>
  segments.map((segment, at) => (isPlaceholder(segment) ? (steps[at] ?? segment) : segment));

/** The path that has most characters in common with a misspelled one, at its start and end. Undefined below 70 %. */
function nearest(path: string, known: readonly string[]): string | undefined {
  const shareOf = (one: string): number => {
    const longest = Math.max(one.length, path.length);
    let start = 0;
    while (start < longest && one[start] === path[start]) start += 1;
    let end = 0;
    while (end < Math.min(one.length, path.length) - start && one.at(-1 - end) === path.at(-1 - end)) end += 1;
    return (start + end) / longest;
  };
  const [best] = known.map((one) => ({ one, share: shareOf(one) })).sort((a, b) => b.share - a.share);
  return best !== undefined && best.share >= 0.7 ? best.one : undefined;
}

function methodsOf(routes: readonly Route[]): string {
  return [...new Set(routes.map(({ operation }) => operation.method))].join(', ');
}

function valuesOf({ segments }: Route, steps: readonly string[]): Record<string, string> {
  const values = segments.flatMap((segment, at) =>
    isPlaceholder(segment) ? [[segment.slice(1, -1), decoded(steps[at] ?? '')]] : [],
  );
  return Object.fromEntries(values) as Record<string, string>;
}

/** Decodes a part of a URL. An invalid one stays as it is, and is encoded again. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
