import ts, { type Node, type Symbol as TsSymbol, type TypeChecker } from 'typescript';
import { isHidden } from './declared.ts';

/** Finds the pages of the types that declarations name. */
export class TypeLinks {
  readonly #paths: ReadonlyMap<TsSymbol, string>;
  readonly #checker: TypeChecker;

  constructor(paths: ReadonlyMap<TsSymbol, string>, checker: TypeChecker) {
    this.#paths = paths;
    this.#checker = checker;
  }

  /** The path of the page of a symbol, by whatever name it goes. */
  path(symbol: TsSymbol | undefined): string | undefined {
    return symbol === undefined ? undefined : this.#paths.get(resolved(symbol, this.#checker));
  }

  /** Each name in the declarations that has a page, with its path. */
  in(nodes: readonly Node[]): Map<string, string> {
    const links = new Map<string, string>();
    for (const node of nodes) this.#collect(node, links);
    return links;
  }

  #collect(node: Node, links: Map<string, string>): void {
    if (isHidden(node) || ts.isBlock(node)) return;
    const [name, path] = this.#named(node);
    if (name !== undefined && path !== undefined) links.set(name, path);
    ts.forEachChild(node, (child) => this.#collect(child, links));
  }

  #named(node: Node): readonly [name?: string, path?: string | undefined] {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : ts.isTypeQueryNode(node)
          ? node.exprName
          : undefined;
    if (name !== undefined) return [name.getText(), this.path(this.#checker.getSymbolAtLocation(name))];
    return [];
  }
}

/** The target of an import or an export under another name. */
export function resolved(symbol: TsSymbol, checker: TypeChecker): TsSymbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}
