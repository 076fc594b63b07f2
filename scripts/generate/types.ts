import { astToString, tsLiteral } from 'openapi-typescript';
import ts from 'typescript';
import { describeFields } from './comments.ts';
import { plainComments, shortTables } from './short-tables.ts';
import type { Document, Schema } from '@tradelane/spec-model/document';
import { banner } from '@tradelane/spec-model/literal';
import { bodyName, nameTypes, queryName } from '@tradelane/spec-model/named-types';
import type { Operation } from '@tradelane/spec-model/operation';
import { reachableSchemas, requestOnly } from './reachable-schemas.ts';
import { typeNodes } from './type-nodes.ts';

/**
 * `types.ts`: the types of openapi-typescript, with a name for each schema, query and body. Enums are open. Requests take
 * `Date` for dates and `FileInput` for files. Comments contain the meaning of each field and value.
 */
export async function emitTypes(document: Document, operations: readonly Operation[]): Promise<string> {
  const nodes = await typeNodes(prepare(document, operations), (schema) => marked(schema as MarkedSchema));
  const passed = passedTypes(document, operations);
  const declared = shortTables(nameTypes(nodes.map(withoutNever), operations));
  const text = plainComments(
    astToString(
      declared.map((node) =>
        (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && passed.has(node.name.text)
          ? withUndefined(node)
          : node,
      ),
    ),
  );
  const imports = /\bFileInput\b/.test(text) ? `import type { FileInput } from '@tradelane/core';\n\n` : '';
  return `${banner}${imports}${text}`;
}

/** Marks a schema while its place is known. openapi-typescript reads the mark later. */
type Mark = 'date' | 'file' | 'blob' | 'open';
type MarkedSchema = Schema & { readonly 'x-mark'?: Mark; readonly 'x-values'?: readonly unknown[] };

function prepare(document: Document, operations: readonly Operation[]): object {
  const written = requestOnly(document, operations);
  const sentAsParts = reachableSchemas(
    document,
    operations.map(({ body }) => (body?.kind === 'multipart' ? body.schema : undefined)),
  );
  const copy = structuredClone(document);
  describeFields(copy);
  const { schemas = {}, ...others } = copy.components ?? {};
  for (const [name, schema] of Object.entries(schemas)) mark(schema, written.has(name), sentAsParts.has(name));
  for (const [kind, entries] of Object.entries(others)) mark(entries, kind === 'parameters', false);
  withoutExamples(copy.paths);
  withoutExamples(others);
  for (const item of Object.values(copy.paths)) {
    mark(item.parameters, true, false);
    for (const operation of [item.get, item.post, item.put, item.delete]) {
      mark(operation?.parameters, true, false);
      mark(operation?.requestBody, true, true);
      mark(operation?.responses, false, false);
    }
  }
  return copy;
}

/** Removes the examples of whole bodies, which no editor shows. Fields keep theirs. */
function withoutExamples(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'content' && typeof value === 'object' && value !== null)
      for (const media of Object.values(value) as Record<string, unknown>[]) {
        delete media['example'];
        delete media['examples'];
      }
    withoutExamples(value);
  }
}

function mark(node: unknown, written: boolean, sentAsPart: boolean): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node))
    if (key !== 'example' && key !== 'examples') mark(value, written, sentAsPart);
  const schema = node as Record<string, unknown>;
  // Variants already have their own value. openapi-typescript would wrap each in `Omit` to add it again.
  if (typeof schema['discriminator'] === 'object') delete schema['discriminator'];
  if (schema['format'] === 'binary') schema['x-mark'] = sentAsPart ? 'file' : 'blob';
  else if (schema['format'] === 'date-time' && written) schema['x-mark'] = 'date';
  else if (schema['x-extensible-enum'] === true && Array.isArray(schema['enum'])) {
    schema['x-mark'] = 'open';
    schema['x-values'] = schema['enum'];
    delete schema['enum'];
  }
}

const text = (): ts.TypeNode => ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
const named = (name: string): ts.TypeNode => ts.factory.createTypeReferenceNode(name);

function marked(schema: MarkedSchema): ts.TypeNode | undefined {
  const types = markedTypes(schema);
  if (types === undefined) return undefined;
  const nullable = Array.isArray(schema.type) && schema.type.includes('null');
  return ts.factory.createUnionTypeNode(
    nullable ? [...types, ts.factory.createLiteralTypeNode(ts.factory.createNull())] : types,
  );
}

function markedTypes(schema: MarkedSchema): ts.TypeNode[] | undefined {
  switch (schema['x-mark']) {
    case 'date':
      return [text(), named('Date')];
    case 'file':
      return [named('FileInput')];
    case 'blob':
      return [named('Blob')];
    case 'open':
      return [
        ...(schema['x-values'] ?? []).filter((value) => value !== null).map((value) => tsLiteral(value)),
        anyText(),
      ];
    default:
      return undefined;
  }
}

/** `string & {}`: every text, without hiding the known values from an editor. */
function anyText(): ts.TypeNode {
  return ts.factory.createParenthesizedType(
    ts.factory.createIntersectionTypeNode([text(), ts.factory.createTypeLiteralNode([])]),
  );
}

/** Removes members such as `put?: never`: a type without the member refuses it as well. */
function withoutNever(node: ts.Node): ts.Node {
  return withOptionalMembers(node, (member, type) => (type.kind === ts.SyntaxKind.NeverKeyword ? undefined : member));
}

/** Optional members take `undefined`, so that a program with `exactOptionalPropertyTypes` can pass what it may lack. */
function withUndefined(node: ts.Node): ts.Node {
  return withOptionalMembers(node, (member, type) => {
    const undefinedType = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
    const types = [...(ts.isUnionTypeNode(type) ? type.types : [type]), undefinedType];
    const { modifiers, name, questionToken } = member;
    return ts.factory.updatePropertySignature(
      member,
      modifiers,
      name,
      questionToken,
      ts.factory.createUnionTypeNode(types),
    );
  });
}

function withOptionalMembers(
  node: ts.Node,
  change: (member: ts.PropertySignature, type: ts.TypeNode) => ts.PropertySignature | undefined,
): ts.Node {
  const visit = (inner: ts.Node): ts.Node | undefined => {
    const visited = ts.visitEachChild(inner, visit, undefined);
    return ts.isPropertySignature(visited) && visited.questionToken !== undefined && visited.type !== undefined
      ? change(visited, visited.type)
      : visited;
  };
  return ts.visitEachChild(node, visit, undefined);
}

/** Names of the types that a caller passes: queries, bodies and the schemas in them. */
function passedTypes(document: Document, operations: readonly Operation[]): ReadonlySet<string> {
  const schemas = reachableSchemas(
    document,
    operations.map(({ body }) => body?.schema),
  );
  return new Set([...schemas, ...operations.flatMap((operation) => [queryName(operation), bodyName(operation)])]);
}
