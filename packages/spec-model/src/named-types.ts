import ts from 'typescript';
import type { Operation } from './operation.ts';

const { factory } = ts;

/** Name of the type of an operation's query: `OrdersListQuery` of `orders.list`. */
export function queryName(operation: Operation): string {
  return `${methodName(operation)}Query`;
}

/** Name of the type of a request body without a schema name: `DocumentsUploadBody` of `documents.upload`. */
export function bodyName(operation: Operation): string {
  return `${methodName(operation)}Body`;
}

function methodName({ group, name }: Operation): string {
  return [group, name].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/**
 * Exports each schema, query and unnamed request body under its own name, so that editors and type errors show `Order`
 * and not all its fields. `components` and `operations` refer to these names.
 */
export function nameTypes(nodes: readonly ts.Node[], operations: readonly Operation[]): readonly ts.Node[] {
  const types = new Map<string, ts.Node>();
  const parameters = new Map<string, ts.TypeNode>();
  const name = (member: ts.PropertySignature, exported: string, comments = false): ts.PropertySignature => {
    if (types.has(exported)) throw new Error(`Two types are named ${exported}: rename the method or the schema`);
    types.set(exported, declaration(exported, member));
    const named = withType(member, factory.createTypeReferenceNode(exported));
    return comments ? ts.setSyntheticLeadingComments(named, undefined) : named;
  };
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const inOperation = (member: ts.PropertySignature): ts.PropertySignature => {
    const operation = byId.get(nameOf(member));
    if (operation === undefined) return member;
    const { body, queryParameters } = operation;
    const query =
      queryParameters.length === 0
        ? member
        : inside(member, ['parameters', 'query'], (found) => name(found, queryName(operation)));
    return body === undefined || body.schema.$ref !== undefined
      ? query
      : inside(query, ['requestBody', 'content', body.contentType], (found) => name(found, bodyName(operation)));
  };
  const shortened = nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node)) return node;
    if (node.name.text === 'operations') return withMembers(node, inOperation);
    if (node.name.text !== 'components') return node;
    return withMembers(node, (kind) => {
      if (nameOf(kind) === 'schemas') return withInner(kind, (schema) => name(schema, nameOf(schema), true));
      if (nameOf(kind) === 'parameters')
        withInner(kind, (parameter) => {
          if (parameter.type !== undefined) parameters.set(nameOf(parameter), parameter.type);
          return parameter;
        });
      return kind;
    });
  });
  const sorted = [...types].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, node]) => node);
  return [...sorted, ...shortened.map(withoutParameters)].map((node) => withNames(node, parameters));
}

/** Queries contain the types of their parameters, so that equal queries of two surfaces are the same type. */
function withoutParameters(node: ts.Node): ts.Node {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return node;
  const { modifiers, name, members } = node;
  const others = members.filter((member) => !ts.isPropertySignature(member) || nameOf(member) !== 'parameters');
  return factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, others);
}

/** A type literal becomes an interface, which editors never expand. Unions and lists become aliases. */
function declaration(name: string, member: ts.PropertySignature): ts.Node {
  const { type } = member;
  if (type === undefined) throw new Error(`${name} has no type`);
  const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const node = ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(exported, name, undefined, type);
  return ts.setSyntheticLeadingComments(node, ts.getSyntheticLeadingComments(member));
}

/** Changes the member at a path below a member. */
function inside(
  member: ts.PropertySignature,
  [first, ...rest]: readonly string[],
  change: (member: ts.PropertySignature) => ts.PropertySignature,
): ts.PropertySignature {
  if (first === undefined) return change(member);
  return withInner(member, (inner) => (nameOf(inner) === first ? inside(inner, rest, change) : inner));
}

function withInner(
  member: ts.PropertySignature,
  change: (member: ts.PropertySignature) => ts.PropertySignature,
): ts.PropertySignature {
  if (member.type === undefined || !ts.isTypeLiteralNode(member.type)) return member;
  return withType(member, factory.createTypeLiteralNode(changed(member.type.members, change)));
}

function withMembers(
  { modifiers, name, members }: ts.InterfaceDeclaration,
  change: (member: ts.PropertySignature) => ts.PropertySignature,
): ts.InterfaceDeclaration {
  return factory.createInterfaceDeclaration(modifiers, name, undefined, undefined, changed(members, change));
}

function changed(
  members: readonly ts.TypeElement[],
  change: (member: ts.PropertySignature) => ts.PropertySignature,
): ts.TypeElement[] {
  return members.map((member) => (ts.isPropertySignature(member) ? change(member) : member));
}

function withType(member: ts.PropertySignature, type: ts.TypeNode): ts.PropertySignature {
  return factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, type);
}

function nameOf({ name }: ts.PropertySignature): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : '';
}

/** Replaces `components["schemas"]["Order"]` with `Order`, and `components["parameters"]["max"]` with its type. */
function withNames<T extends ts.Node>(node: T, parameters: ReadonlyMap<string, ts.TypeNode>): T {
  const visit = (inner: ts.Node): ts.Node => {
    if (!ts.isIndexedAccessTypeNode(inner)) return ts.visitEachChild(inner, visit, undefined);
    const schema = keyIn(inner, 'schemas');
    if (schema !== undefined) return factory.createTypeReferenceNode(schema);
    const parameter = parameters.get(keyIn(inner, 'parameters') ?? '');
    return parameter === undefined ? ts.visitEachChild(inner, visit, undefined) : visit(parameter);
  };
  return ts.visitEachChild(node, visit, undefined);
}

function keyIn({ objectType, indexType }: ts.IndexedAccessTypeNode, kind: string): string | undefined {
  if (!ts.isIndexedAccessTypeNode(objectType) || keyOf(objectType.indexType) !== kind) return undefined;
  const { objectType: root } = objectType;
  if (!ts.isTypeReferenceNode(root) || !ts.isIdentifier(root.typeName) || root.typeName.text !== 'components')
    return undefined;
  return keyOf(indexType);
}

function keyOf(type: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;
}
