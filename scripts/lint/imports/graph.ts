import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** Path of a file of the same graph, or the name of an import from elsewhere: `node:fs`, `undici`. */
  readonly to: string;
  readonly isOwn: boolean;
  /** Erased by the compiler. It counts for the order of files, but it loads nothing. */
  readonly isType: boolean;
}

/** The files of a package as paths below its sources. Each has its imports, at once or on demand. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

export function readImportGraph(root: string): ImportGraph {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .sort();
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]));
}

function importsOf(file: string, text: string): readonly Import[] {
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, isType: boolean): void => {
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return;
    const isOwn = specifier.text.startsWith('.');
    const to = isOwn ? posix.join(posix.dirname(file), specifier.text) : specifier.text;
    imports.push({ to, isOwn, isType });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return imports;
}
