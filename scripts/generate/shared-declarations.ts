import ts from 'typescript';
import { banner, wrapped } from '@tradelane/spec-model/literal';

/** A top-level declaration of a generated file. */
interface Declaration {
  readonly text: string;
  /** Names of the same file that it refers to. */
  readonly uses: readonly string[];
  /** Helpers aren't exported. Each file has the helpers that it needs. */
  readonly isHelper: boolean;
}

/** The declarations that several clients have, and what is left of each client's file. */
export interface SharedDeclarations {
  readonly names: ReadonlySet<string>;
  readonly shared: string;
  readonly own: ReadonlyMap<string, string>;
}

/**
 * Moves declarations that several files have into one file, which the others re-export by name. Two declarations are the
 * same if their texts are identical, and also everything that they refer to.
 * @param texts Generated files by surface.
 * @param from The package entry of the shared file.
 * @param mayShare Whether a declaration's other references exist next to the shared file.
 */
export function shareDeclarations(
  texts: ReadonlyMap<string, string>,
  from: string,
  mayShare: (text: string) => boolean = () => true,
): SharedDeclarations {
  const files = new Map([...texts].map(([surface, text]) => [surface, declarationsOf(text)] as const));
  const classes = classesOf(files);
  const shared = new Map<string, string>();
  for (const [name, surfaces] of usersOf(files)) {
    const counts = Map.groupBy(surfaces, (surface) => classes.get(id(surface, name)) ?? '');
    const [most = []] = [...counts.values()].toSorted((one, other) => other.length - one.length);
    const [surface = ''] = most;
    const declaration = files.get(surface)?.get(name);
    if (most.length > 1 && declaration?.isHelper === false && mayShare(declaration.text)) shared.set(name, surface);
  }
  // A shared declaration refers to shared ones only.
  const isShared = (surface: string, name: string): boolean =>
    shared.has(name) && classes.get(id(surface, name)) === classes.get(id(shared.get(name) ?? '', name));
  for (let size = -1; size !== shared.size;) {
    size = shared.size;
    for (const [name, surface] of shared) {
      const own = files.get(surface);
      const uses = own?.get(name)?.uses ?? [];
      if (uses.some((used) => own?.get(used)?.isHelper === false && !isShared(surface, used))) shared.delete(name);
    }
  }
  const all = new Map([...shared].map(([name, surface]) => [name, files.get(surface)?.get(name)] as const));
  for (const [, surface] of shared)
    for (const [name, declaration] of files.get(surface) ?? []) if (declaration.isHelper) all.set(name, declaration);
  return {
    names: new Set(shared.keys()),
    shared: fileOf(inOrder(all), undefined),
    own: new Map(
      [...files].map(([surface, declarations]) => {
        const moved = [...declarations.keys()].filter((name) => isShared(surface, name)).toSorted();
        const kept = new Map([...declarations].filter(([name]) => !isShared(surface, name)));
        return [surface, fileOf(kept, { from, names: moved, rest: restOf(texts.get(surface) ?? '') })];
      }),
    ),
  };
}

const id = (surface: string, name: string): string => `${surface} ${name}`;

function usersOf(files: ReadonlyMap<string, ReadonlyMap<string, Declaration>>): ReadonlyMap<string, readonly string[]> {
  const pairs = [...files].flatMap(([surface, own]) => [...own.keys()].map((name) => ({ surface, name })));
  return new Map(
    [...Map.groupBy(pairs, ({ name }) => name)].map(([name, all]) => [name, all.map(({ surface }) => surface)]),
  );
}

/** The class of each declaration. Declarations that refer to different ones differ too, so classes split until none does. */
function classesOf(files: ReadonlyMap<string, ReadonlyMap<string, Declaration>>): ReadonlyMap<string, string> {
  let classes = new Map<string, string>();
  for (let count = -1; count !== new Set(classes.values()).size;) {
    count = new Set(classes.values()).size;
    const numbers = new Map<string, number>();
    const next = new Map<string, string>();
    for (const [surface, own] of files)
      for (const [name, { text, uses }] of own) {
        const key = [name, text, ...uses.map((used) => classes.get(id(surface, used)))].join('\n');
        numbers.set(key, numbers.get(key) ?? numbers.size);
        next.set(id(surface, name), `${name}#${numbers.get(key)}`);
      }
    classes = next;
  }
  return classes;
}

function declarationsOf(text: string): ReadonlyMap<string, Declaration> {
  const file = ts.createSourceFile('generated.ts', text, ts.ScriptTarget.Latest, true);
  const named = file.statements.flatMap((statement) => {
    const name = nameOf(statement);
    return name === undefined ? [] : [[name, statement] as const];
  });
  const names = new Set(named.map(([name]) => name));
  return new Map(
    named.map(([name, statement]) => [
      name,
      {
        text: text.slice(statement.getFullStart(), statement.end).replace(/^\n+/, ''),
        uses: [...identifiersOf(statement)].filter((used) => used !== name && names.has(used)),
        isHelper: !/^export /m.test(text.slice(statement.getStart(), statement.end)),
      },
    ]),
  );
}

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name.getText();
  return ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement)
    ? statement.name?.text
    : undefined;
}

function identifiersOf(statement: ts.Node): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isMember =
      (ts.isPropertySignature(node.parent) || ts.isPropertyAssignment(node.parent)) && node.parent.name === node;
    if (ts.isIdentifier(node) && !isMember) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(statement, visit);
  return found;
}

/** Statements without a name, other than imports: exports from the core. */
function restOf(text: string): string {
  return [...text.matchAll(/^export \{.*\} from .*;\n/gm)].map(([line]) => line).join('');
}

/** Sorts declarations by name, and each one after the declarations that it refers to. */
function inOrder(declarations: ReadonlyMap<string, Declaration | undefined>): ReadonlyMap<string, Declaration> {
  const ordered = new Map<string, Declaration>();
  const seen = new Set<string>();
  const add = (name: string): void => {
    const declaration = declarations.get(name);
    if (declaration === undefined || seen.has(name)) return;
    seen.add(name);
    for (const used of declaration.uses) add(used);
    ordered.set(name, declaration);
  };
  for (const name of [...declarations.keys()].toSorted()) add(name);
  return ordered;
}

interface Moved {
  readonly from: string;
  readonly names: readonly string[];
  readonly rest: string;
}

const list = (names: readonly string[]): string =>
  wrapped(
    names.map((name) => `${name},`),
    '  ',
  );

function fileOf(declarations: ReadonlyMap<string, Declaration>, moved: Moved | undefined): string {
  const exported = [...declarations].filter(([, { isHelper }]) => !isHelper);
  const needed = new Set<string>();
  const reach = (uses: readonly string[]): void => {
    for (const used of uses) {
      if (needed.has(used)) continue;
      needed.add(used);
      const helper = declarations.get(used);
      if (helper?.isHelper === true) reach(helper.uses);
    }
  };
  for (const [, { uses }] of exported) reach(uses);
  const helpers = [...declarations].filter(([name, { isHelper }]) => isHelper && needed.has(name));
  const bodies = [...helpers, ...exported].map(([, { text }]) => `${text}\n`).join('');
  const has = (pattern: RegExp): boolean => pattern.test(bodies);
  const type = moved?.from.endsWith('/schemas') === true ? '' : 'type ';
  const names = moved?.names ?? [];
  const own = names.filter((name) => needed.has(name));
  const from = moved?.from ?? '';
  return [
    banner,
    has(/\bFileInput\b/) ? `import type { FileInput } from '@tradelane/core';\n` : '',
    own.length > 0 ? `import ${type}{\n${list(own)}} from '${from}';\n` : '',
    has(/\bz\./) ? `import * as z from 'zod';\n` : '',
    has(/\bT\./) ? `import type * as T from './types.ts';\n` : '',
    '\n',
    names.length > 0 ? `export ${type}{\n${list(names)}} from '${from}';\n\n` : '',
    bodies,
    moved?.rest ? `\n${moved.rest}` : '',
  ].join('');
}
