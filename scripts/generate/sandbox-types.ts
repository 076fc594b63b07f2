import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Bundle } from '@tradelane/spec-model/bundle';
import { type Document, resolve, type Schema } from '@tradelane/spec-model/document';
import { messagesOf } from './events.ts';
import type { Files } from './files.ts';
import { type HandlerSchemas, type MarkedSchema, merge, object, prepare, schemasOf } from './handler-schemas.ts';
import { banner, pascalCase } from '@tradelane/spec-model/literal';
import { readOperations } from '@tradelane/spec-model/operation';
import { roleOf } from '@tradelane/spec-model/overlays';
import { reachableSchemas } from './reachable-schemas.ts';

const folder = 'packages/sandbox/src/generated';

/**
 * The types that the handlers of the sandbox read and return, from the descriptions. Each group of surfaces has its
 * named schemas, the path, query, body and response of each operation, and the data of each event by type. Surfaces of
 * one instance share their operations. If they differ in an operation, its type is the union.
 */
export async function emitSandboxTypes(bundles: readonly Bundle[]): Promise<Files> {
  const groups = Map.groupBy(bundles, ({ surface }) => (surface.family === 'instance' ? 'instance' : surface.name));
  const files = new Map<string, string>();
  for (const [group, members] of groups) files.set(`${folder}/${group}.ts`, await emitGroup(members));
  files.set(`${folder}/index.ts`, emitIndex([...groups.keys()]));
  return files;
}

function emitIndex(groups: readonly string[]): string {
  const names = groups.map((group) => [group, pascalCase(group)] as const);
  const imports = names.map(([group, name]) => `import type { Operations as ${name} } from './${group}.ts';\n`);
  return `${banner}${imports.join('')}
/** What each operation reads and returns, by its id. */
export interface Operations extends ${names.map(([, name]) => name).join(', ')} {}
`;
}

/**
 * Interfaces that aren't schemas. They pass through openapi-typescript together with the schemas, under keys that no
 * schema has.
 */
const interfaces = { Operations: 'operations of the group', Events: 'events of the group' } as const;

async function emitGroup(bundles: readonly Bundle[]): Promise<string> {
  const schemas: Record<string, Schema> = {};
  const variants = new Map<string, HandlerSchemas[]>();
  const published: (readonly [string, Schema])[] = [];
  for (const { surface, document } of bundles) {
    const role = surface.family === 'instance' ? roleOf(surface.source) : 'client';
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) addSchema(schemas, name, schema);
    for (const operation of readOperations(document)) {
      const known = variants.get(operation.id) ?? [];
      variants.set(operation.id, [...known, schemasOf(document, operation, role)]);
    }
    for (const { type, name, schema } of messagesOf(document))
      published.push([type ?? name, prepare(resolve<Schema>(document, schema).properties?.['data'] ?? {})]);
  }
  const operations = object([...variants].map(([id, all]) => [id, object(Object.entries(merge(all)))]));
  const events = object(published);
  const document: Document = {
    openapi: '3.1.0',
    info: { title: 'sandbox', version: '1' },
    servers: [],
    paths: {},
    components: { schemas },
  };
  // The server writes the bodies of errors.
  const used = reachableSchemas(document, [operations, events]);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  const own = {
    [interfaces.Operations]: operations,
    ...(published.length > 0 && { [interfaces.Events]: events }),
  };
  const components = { schemas: { ...Object.fromEntries(kept), ...own } };
  const nodes = await openapiTypescript(JSON.stringify({ ...document, components }), {
    silent: true,
    immutable: true,
    transform: (schema) => marked(schema as MarkedSchema),
  });
  return print(nodes);
}

function addSchema(schemas: Record<string, Schema>, name: string, schema: Schema): void {
  const prepared = prepare(schema);
  if (schemas[name] !== undefined && JSON.stringify(schemas[name]) !== JSON.stringify(prepared))
    throw new Error(`The surfaces of the instance describe the schema ${name} in two ways`);
  schemas[name] = prepared;
}

/** Keeps only the schemas of the types of openapi-typescript, and takes the other interfaces out of them. */
function print(nodes: readonly ts.Node[]): string {
  const [schemas] = membersOf(nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components'));
  const members = Map.groupBy(membersOf(schemas), interfaceOf);
  const text = [...members]
    .map(([name, own]) => declare(name, name === 'Schemas' ? own : own.flatMap((member) => membersOf(member))))
    .join('\n')
    .replaceAll('components["schemas"]', 'Schemas')
    // The comments repeat the type.
    .replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, '');
  const imports = Object.entries(handWritten)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(text))
    .map(([name, file]) => `import type { ${name} } from '../files/${file}.ts';\n`);
  return `${banner}${imports.join('')}\n${text}`;
}

/** Types that the sandbox writes by hand, with their files. */
const handWritten = { FileResponse: 'file-response', UploadedFile: 'uploaded-file' };

function interfaceOf({ name }: ts.TypeElement): string {
  const text = name !== undefined && ts.isStringLiteral(name) ? name.text : '';
  return Object.entries(interfaces).find(([, key]) => key === text)?.[0] ?? 'Schemas';
}

function membersOf(node: ts.Node | undefined): readonly ts.TypeElement[] {
  if (node === undefined) return [];
  if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) return node.members;
  return ts.isPropertySignature(node) ? membersOf(node.type) : [];
}

function declare(name: string, members: readonly ts.TypeElement[]): string {
  const modifiers = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  return astToString(ts.factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, members));
}

function marked({ 'x-mark': mark }: MarkedSchema): ts.TypeNode | undefined {
  switch (mark) {
    case 'none':
      return ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
    case 'upload':
      return ts.factory.createTypeReferenceNode('UploadedFile');
    case 'file':
      return ts.factory.createTypeReferenceNode('FileResponse');
    default:
      return undefined;
  }
}
