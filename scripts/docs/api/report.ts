import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';
import type { PublicPackage } from '../../build/packages.ts';
import { entriesOf } from './entries.ts';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Types that are generated from the API descriptions. The comparison of descriptions judges them, and they would bury
 * the rest.
 */
const fromDescriptions = /[\\/]generated[\\/](types|schemas|queries)\.d\.ts$/;

/** Entries that only the packages of this project import. They may refer to types that aren't exported. */
const internalEntries: ReadonlySet<string> = new Set(['./follow', './runtime', './work']);

/** The declarations of all packages, read once. */
export function readDeclarations(packages: readonly PublicPackage[]): ts.Program {
  return ts.createProgram({
    rootNames: packages.flatMap((target) => entriesOf(target).map(({ declarations }) => declarations)),
    options: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  });
}

/**
 * The public API of a package as text, from its published declarations. Contains the exports of each entry and the
 * unexported types that these refer to: changing such a type changes what a caller may write.
 */
export function reportOf(target: PublicPackage, program: ts.Program): string {
  const folder = realpathSync(target.folder) + sep;
  const checker = program.getTypeChecker();
  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isOwn = (symbol: ts.Symbol): boolean =>
    symbol.declarations?.some((node) => realpathSync(node.getSourceFile().fileName).startsWith(folder)) ?? false;

  const exported = new Map<ts.Symbol, string>();
  // Values, other than classes that are exported as types.
  const constructed = new Set<ts.Symbol>();
  const internal: string[] = [];
  const sections: string[] = [];
  for (const { name, condition, declarations } of entriesOf(target)) {
    const file = program.getSourceFile(declarations);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${target.manifest.name} has no declarations at ${declarations}: build it first`);
    const symbols = checker.getExportsOfModule(module);
    const title = `## ${name}${condition === undefined ? '' : ` (${condition})`}`;
    const isInternal = internalEntries.has(name);
    const lines = symbols.map((symbol) => {
      const origin = resolved(symbol);
      if (isInternal && isOwn(origin)) {
        const from = exported.get(origin);
        return from === undefined ? textOf(origin, symbol.name, true) : `export { ${symbol.name} } from '${from}';`;
      }
      if (!isOwn(origin) && !isDescribed(origin)) return `export { ${symbol.name} } from '${packageOf(origin)}';`;
      if (!isTypeOnly(symbol)) constructed.add(origin);
      const known = exported.get(origin);
      exported.set(origin, known ?? name);
      return known === undefined || known === name
        ? textOf(origin, symbol.name, !isTypeOnly(symbol))
        : `export { ${symbol.name} } from '${known}';`;
    });
    (isInternal ? internal : sections).push(`${title}\n\n${lines.toSorted().join('\n')}\n`);
  }
  const reached = reachedFrom(
    [...exported.keys()],
    constructed,
    checker,
    (symbol) => isOwn(symbol) && !exported.has(symbol),
  );
  const hidden = reached.map((symbol) => textOf(symbol, symbol.name, false)).toSorted();
  if (hidden.length > 0) sections.push(`## reached, but not exported\n\n${hidden.join('\n')}\n`);
  sections.push(...internal);
  return `# ${target.manifest.name}\n\n${sections.join('\n')}`;
}

/** The package that declares a symbol, by the nearest manifest above it. */
function packageOf(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  if (declaration === undefined) throw new Error(`${symbol.name} is exported, but nothing declares it`);
  let folder = dirname(realpathSync(declaration.getSourceFile().fileName));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name: string }).name;
}

/** Whether a name is exported with `export type`, so that a program can't construct the class. */
function isTypeOnly({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => ts.isExportSpecifier(node) && (node.isTypeOnly || node.parent.parent.isTypeOnly));
}

/** Whether a type is generated from the API descriptions. */
function isDescribed({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => fromDescriptions.test(node.getSourceFile().fileName));
}

/** The declarations of a name, without comments and private members. */
function textOf(symbol: ts.Symbol, name: string, isConstructed: boolean): string {
  const declarations = symbol.declarations ?? [];
  if (isDescribed(symbol)) return `${name}: from the API descriptions`;
  const texts = declarations.map((node) => {
    const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    return printer
      .printNode(ts.EmitHint.Unspecified, statement, node.getSourceFile())
      .replaceAll(/^(export )?(default )?(declare )?/gm, '')
      .replaceAll(
        isConstructed ? /^ +(#private|private .*);\n/gm : /^ +(#private|private .*|constructor\(.*|static .*);\n/gm,
        '',
      );
  });
  const text = texts.join('\n');
  return name === symbol.name || symbol.name === 'default' ? text : `${name}: ${text}`;
}

/** Every declaration that the given ones refer to, directly or through others, as far as `wanted` allows. */
function reachedFrom(
  from: readonly ts.Symbol[],
  constructed: ReadonlySet<ts.Symbol>,
  checker: ts.TypeChecker,
  wanted: (symbol: ts.Symbol) => boolean,
): readonly ts.Symbol[] {
  const reached = new Set<ts.Symbol>();
  const queue = [...from];
  for (let symbol = queue.pop(); symbol !== undefined; symbol = queue.pop())
    for (const declaration of symbol.declarations ?? []) {
      if (fromDescriptions.test(declaration.getSourceFile().fileName)) continue;
      const isType = !constructed.has(symbol);
      const visit = (node: ts.Node): void => {
        if (isType && isOfConstructor(node)) return;
        if (ts.isIdentifier(node)) {
          const named = checker.getSymbolAtLocation(node);
          const origin = named && (named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named);
          if (origin && isDeclaration(origin) && wanted(origin) && !reached.has(origin)) {
            reached.add(origin);
            queue.push(origin);
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(declaration);
    }
  return [...reached];
}

/** A constructor or a static member. */
function isOfConstructor(node: ts.Node): boolean {
  return (
    ts.isConstructorDeclaration(node) ||
    (ts.isClassElement(node) &&
      ts.canHaveModifiers(node) &&
      (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword))
  );
}

/** Whether a symbol is more than a member, a parameter or a type parameter. */
function isDeclaration({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(
    (node) =>
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isEnumDeclaration(node) ||
      (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent)),
  );
}
