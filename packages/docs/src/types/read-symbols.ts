import { relative } from 'node:path';
import ts, { type Declaration, type Node, type Program, type Symbol as TsSymbol, type TypeChecker } from 'typescript';
import { declared, isHidden } from './declared.ts';
import { entries, programOf, type Entry } from './entries.ts';
import type { Docs, Kind, Member, TypeSymbol } from './symbol.ts';
import { resolved, TypeLinks } from './type-links.ts';

/** Tables of wire types that `types.ts` holds for the methods. The reference shows them better. */
const wireTables: ReadonlySet<string> = new Set(['paths', 'webhooks', 'components', 'operations']);

const kinds: Readonly<Partial<Record<ts.SyntaxKind, Kind>>> = {
  [ts.SyntaxKind.ClassDeclaration]: 'class',
  [ts.SyntaxKind.InterfaceDeclaration]: 'interface',
  [ts.SyntaxKind.TypeAliasDeclaration]: 'type',
  [ts.SyntaxKind.FunctionDeclaration]: 'function',
  [ts.SyntaxKind.VariableDeclaration]: 'variable',
};

/** An export with the place of its page. */
interface Placed {
  readonly symbol: TsSymbol;
  readonly entry: Entry;
  readonly also: Entry[];
  readonly path: string;
}

/** Every export of every published package, or of the named entries, once, at its declaration. */
export function readSymbols(root: string, names?: readonly string[]): readonly TypeSymbol[] {
  const list = entries(root).filter(({ name }) => names?.includes(name) ?? true);
  const program = programOf(root, list);
  const checker = program.getTypeChecker();
  const placed = place(list, program, checker);
  const links = new TypeLinks(new Map([...placed].map(([symbol, { path }]) => [symbol, path])), checker);
  return [...placed.values()].map((one) => read(root, one, links, checker));
}

/** Each export belongs to the first entry that has it, its own package before all others. */
function place(list: readonly Entry[], program: Program, checker: TypeChecker): ReadonlyMap<TsSymbol, Placed> {
  const placed = new Map<TsSymbol, Placed>();
  const used = new Set<string>();
  for (const entry of list) {
    const module = checker.getSymbolAtLocation(sourceOf(program, entry));
    if (module === undefined) throw new Error(`${entry.file} exports nothing`);
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = resolved(exported, checker);
      const [declaration] = symbol.declarations ?? [];
      if (declaration === undefined || !isShown(declaration, symbol.name)) continue;
      const known = placed.get(symbol);
      if (known !== undefined) {
        known.also.push(entry);
        continue;
      }
      const wanted = `${entry.path}/${exported.name.toLowerCase()}`;
      const path = used.has(wanted) ? `${wanted}-${kinds[declaration.kind]}` : wanted;
      used.add(path);
      placed.set(symbol, { symbol, entry, also: [], path });
    }
  }
  return placed;
}

/** The functions that create a client's methods are internal. Only their types are exported. */
function isShown(declaration: Declaration, name: string): boolean {
  const { fileName } = declaration.getSourceFile();
  return (
    kinds[declaration.kind] !== undefined &&
    !wireTables.has(name) &&
    !(ts.isFunctionDeclaration(declaration) && fileName.endsWith('/generated/client.ts'))
  );
}

function sourceOf(program: Program, { file }: Entry): ts.SourceFile {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`${file} cannot be read`);
  return source;
}

function read(root: string, { symbol, entry, also, path }: Placed, types: TypeLinks, checker: TypeChecker): TypeSymbol {
  const declarations = overloadsOf(symbol);
  const [first] = declarations;
  if (first === undefined) throw new Error(`${symbol.name} is declared nowhere`);
  const { fileName } = first.getSourceFile();
  const links = types.in(declarations);
  links.delete(symbol.name);
  return {
    name: symbol.name,
    kind: kinds[first.kind] ?? 'variable',
    entry,
    also,
    path,
    docs: docsOf(symbol, checker),
    code: declarations.map(codeOf),
    members: membersOf(first, checker),
    parents: heritageOf(first).flatMap((parent) => types.path(checker.getSymbolAtLocation(parent)) ?? []),
    links,
    file: relative(root, /\/(?:dist|node_modules)\//.test(fileName) ? entry.file : fileName),
    isSchema: fileName.endsWith('/generated/types.ts'),
    isOfOperations: fileName.endsWith('/generated/client.ts'),
  };
}

/** The signatures of a function without its implementation, or its only declaration. */
function overloadsOf({ declarations = [] }: TsSymbol): readonly Declaration[] {
  const signatures = declarations.filter((one) => !ts.isFunctionDeclaration(one) || one.body === undefined);
  return signatures.length > 0 ? signatures : declarations.slice(0, 1);
}

/** The declaration list of a variable states `const`. */
function codeOf(declaration: Declaration): string {
  const text = declared(declaration).replace(/^export (?:declare )?/, '');
  return ts.isVariableDeclaration(declaration) ? `const ${text};` : text;
}

function heritageOf(declaration: Declaration): readonly Node[] {
  if (!ts.isClassDeclaration(declaration) && !ts.isInterfaceDeclaration(declaration)) return [];
  return (declaration.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression));
}

function membersOf(declaration: Node, checker: TypeChecker): readonly Member[] {
  const body = ts.isTypeAliasDeclaration(declaration) ? declaration.type : declaration;
  if (!ts.isClassDeclaration(body) && !ts.isInterfaceDeclaration(body) && !ts.isTypeLiteralNode(body)) return [];
  return [...body.members].flatMap((member) => {
    if (isHidden(member) || ts.isSemicolonClassElement(member)) return [];
    const symbol = member.name === undefined ? undefined : checker.getSymbolAtLocation(member.name);
    const name = ts.isConstructorDeclaration(member) ? 'constructor' : (member.name?.getText() ?? '');
    return [
      {
        name: name === '' ? 'call' : name,
        code: declared(member).replace(/;$/, ''),
        docs: symbol === undefined ? { text: '', tags: [] } : docsOf(symbol, checker),
      },
    ];
  });
}

function docsOf(symbol: TsSymbol, checker: TypeChecker): Docs {
  const text = plain(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const tags = symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name !== 'module')
    .map((tag) => ({ name: tag.name, text: plain(ts.displayPartsToString(tag.text)) }));
  // A getter may describe its returned value only.
  const returned = text === '' ? tags.find(({ name }) => name === 'returns') : undefined;
  return returned === undefined
    ? { text, tags }
    : { text: `Returns ${returned.text}`, tags: tags.filter((tag) => tag !== returned) };
}

/** The text with `Sync` instead of `{@link Sync}`. */
function plain(text: string): string {
  return text.replaceAll(/\{@link (\S+?)\}/g, '`$1`').trim();
}
