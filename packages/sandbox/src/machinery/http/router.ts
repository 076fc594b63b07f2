/** Where a request goes: what was found under its path and method, and the values in the path. */
export type Match<T> =
  | { readonly kind: 'found'; readonly routes: readonly T[]; readonly path: Readonly<Record<string, string>> }
  | { readonly kind: 'wrong-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'not-found' };

interface Leaf<T> {
  readonly names: readonly string[];
  readonly routes: T[];
}

interface Node<T> {
  readonly fixed: Map<string, Node<T>>;
  any: Node<T> | undefined;
  readonly methods: Map<string, Leaf<T>>;
}

const emptyNode = <T>(): Node<T> => ({ fixed: new Map(), any: undefined, methods: new Map() });

const notFound: Match<never> = { kind: 'not-found' };

/** The value of a path segment, or `undefined` where it is none: empty, badly encoded, with control characters, or a step in the tree. */
function valueOf(segment: string): string | undefined {
  let value = segment;
  if (segment.includes('%')) {
    try {
      value = decodeURIComponent(segment);
    } catch {
      return undefined;
    }
  }
  // An encoded slash belongs to the identifier, which a channel or a shop may have chosen; segments were told apart before.
  return /^\.{0,2}$|\p{Cc}/u.test(value) ? undefined : value;
}

/** Finds routes by path. A fixed segment goes before a variable one, since `/orders/actions/{id}` and `/orders/{id}/accept` overlap. */
export class Router<T> {
  readonly #root: Node<T> = emptyNode();

  add(method: string, template: string, route: T): void {
    let node = this.#root;
    const names: string[] = [];
    for (const segment of template.slice(1).split('/')) {
      if (segment.startsWith('{')) {
        names.push(segment.slice(1, -1));
        node = node.any ??= emptyNode();
      } else {
        let next = node.fixed.get(segment);
        if (next === undefined) node.fixed.set(segment, (next = emptyNode()));
        node = next;
      }
    }
    const leaf = node.methods.get(method);
    if (leaf === undefined) node.methods.set(method, { names, routes: [route] });
    else leaf.routes.push(route);
  }

  /** `path` as sent, without query. */
  find(method: string, path: string): Match<T> {
    const segments = path.slice(1).split('/');
    const values: string[] = [];
    const found =
      this.#walk(this.#root, segments, 0, values, method) ?? this.#walk(this.#root, segments, 0, values, undefined);
    if (found === undefined) return notFound;
    const leaf = found.methods.get(method);
    if (leaf === undefined) return { kind: 'wrong-method', allowed: [...found.methods.keys()] };
    const named: Record<string, string> = {};
    for (const [i, name] of leaf.names.entries()) named[name] = values[i] as string;
    return { kind: 'found', routes: leaf.routes, path: named };
  }

  #walk(
    node: Node<T>,
    segments: readonly string[],
    at: number,
    values: string[],
    method: string | undefined,
  ): Node<T> | undefined {
    const segment = segments[at];
    if (segment === undefined)
      return (method === undefined ? node.methods.size > 0 : node.methods.has(method)) ? node : undefined;
    const fixed = node.fixed.get(segment);
    if (fixed !== undefined) {
      const found = this.#walk(fixed, segments, at + 1, values, method);
      if (found !== undefined) return found;
    }
    if (node.any === undefined) return undefined;
    const value = valueOf(segment);
    if (value === undefined) return undefined;
    values.push(value);
    const found = this.#walk(node.any, segments, at + 1, values, method);
    if (found === undefined) values.pop();
    return found;
  }
}
