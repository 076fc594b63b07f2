import { signatureOf } from '@tradelane/spec-model/signature';
import type { Page } from '../compose/page.ts';
import { clientOf, operationPath, type SurfaceReference } from '../compose/reference.ts';
import type { TypeSymbol } from './symbol.ts';

/** A place that names a type. */
export interface Use {
  readonly label: string;
  readonly url: string;
  readonly kind: 'guide' | 'operation' | 'type';
}

/** All symbols, to be found by page, by package and name, and by what uses them. */
export class TypeIndex {
  readonly symbols: readonly TypeSymbol[];
  readonly #byPath: ReadonlyMap<string, TypeSymbol>;
  readonly #byName = new Map<string, TypeSymbol>();
  readonly #uses = new Map<string, Map<string, Use>>();

  constructor(symbols: readonly TypeSymbol[], references: readonly SurfaceReference[], guides: readonly Page[] = []) {
    this.symbols = symbols;
    this.#byPath = new Map(symbols.map((symbol) => [symbol.path, symbol]));
    for (const symbol of symbols)
      for (const { name } of [symbol.entry, ...symbol.also]) this.#byName.set(`${name} ${symbol.name}`, symbol);
    for (const symbol of symbols.filter(({ isOfOperations }) => !isOfOperations))
      for (const path of symbol.links.values())
        this.#use(path, { label: symbol.name, url: `/${symbol.path}/`, kind: 'type' });
    for (const reference of references) this.#useOf(reference);
    for (const guide of guides) this.#useInGuide(guide);
  }

  at(path: string): TypeSymbol | undefined {
    return this.#byPath.get(path);
  }

  /** Address of the page of a name that a package, or else the core, exports. */
  url(packageName: string, name: string): string | undefined {
    const symbol = this.#byName.get(`${packageName} ${name}`) ?? this.#byName.get(`@tradelane/core ${name}`);
    return symbol === undefined ? undefined : `/${symbol.path}/`;
  }

  uses({ path }: TypeSymbol): readonly Use[] {
    return [...(this.#uses.get(path)?.values() ?? [])].toSorted(
      (one, other) => one.kind.localeCompare(other.kind) || one.label.localeCompare(other.label),
    );
  }

  #use(path: string, use: Use): void {
    const uses = this.#uses.get(path) ?? new Map<string, Use>();
    this.#uses.set(path, uses.set(use.url, use));
  }

  /** The names that the programs of a guide import. */
  #useInGuide({ path, title, markdown }: Page): void {
    for (const [, names = '', owner = ''] of markdown.matchAll(/^ *import (?:type )?\{([^}]*)\} from '([^']+)';$/gm))
      for (const name of names.split(',').map((one) => one.trim().replace(/^type | as .*$/g, ''))) {
        const symbol = this.#byName.get(`${owner} ${name}`);
        if (symbol !== undefined) this.#use(symbol.path, { label: title, url: `/${path}/`, kind: 'guide' });
      }
  }

  /** Types of the wire are used by the operations that send or return them. All operations use the types of the core, so those are left out. */
  #useOf({ surface, document, operations }: SurfaceReference): void {
    if (!surface.client) return;
    const client = clientOf(surface);
    for (const operation of operations) {
      const { arguments: list, result } = signatureOf(document, operation);
      const label = `${client.variable}.${operation.object['x-method']}`;
      const url = `/${operationPath(surface.name, operation.id)}/`;
      for (const [, name = ''] of [...list.map(({ type }) => type), result].join(' ').matchAll(/\b([A-Z]\w+)\b/g)) {
        const symbol = this.#byName.get(`${client.package} ${name}`);
        if (symbol?.isSchema === true) this.#use(symbol.path, { label, url, kind: 'operation' });
      }
    }
  }
}
