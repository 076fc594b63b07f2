import { astToString } from 'openapi-typescript';
import { wrapped } from '@tradelane/spec-model/literal';
import ts from 'typescript';

const { factory } = ts;

/**
 * Shortens the interfaces `paths`, `operations` and `components` of openapi-typescript. They lose docstrings of methods,
 * parameters that `operations` repeats, and headers and names of responses.
 */
export function shortTables(nodes: readonly ts.Node[]): readonly ts.Node[] {
  const interfaces = nodes.filter(ts.isInterfaceDeclaration);
  const responses = responsesOf(interfaces.find(({ name }) => name.text === 'components'));
  return nodes.flatMap((node) => {
    if (ts.isTypeAliasDeclaration(node)) return emptyTables.has(node.name.text) ? [] : [node];
    if (!ts.isInterfaceDeclaration(node)) return [node];
    if (node.name.text === 'paths' || node.name.text === 'webhooks') return [withMembers(node, shortPath)];
    if (node.name.text === 'components')
      return [withMembers(node, (member) => (nameOf(member) === 'schemas' ? member : undefined))];
    return [node.name.text === 'operations' ? withMembers(node, (member) => shortOperation(member, responses)) : node];
  });
}

/** Tables that are aliases are empty. */
const emptyTables: ReadonlySet<string> = new Set(['paths', 'operations', 'webhooks', '$defs']);

/** Each path on one line, without paths that are placeholders of URLs (TL05). */
function shortPath(path: ts.PropertySignature): ts.PropertySignature | undefined {
  if (nameOf(path).startsWith('/linked/')) return undefined;
  const methods = membersOf(path).filter((member) => nameOf(member) !== 'parameters');
  return withType(
    path,
    onOneLine(methods.map((member) => ts.setSyntheticLeadingComments(withType(member, member.type), undefined))),
  );
}

function shortOperation(operation: ts.PropertySignature, responses: Contents): ts.PropertySignature {
  const members = membersOf(operation).map((member) => {
    if (nameOf(member) === 'responses') return withType(member, shortResponses(member, responses));
    const hasComments = nameOf(member) === 'parameters' && membersOf(member).some((one) => nameOf(one) === 'path');
    return hasComments ? member : withType(member, flat(member.type));
  });
  return withType(operation, factory.createTypeLiteralNode(members));
}

type Contents = ReadonlyMap<string, ts.TypeNode>;

function responsesOf(components: ts.InterfaceDeclaration | undefined): Contents {
  const named = components?.members.filter(ts.isPropertySignature).find((member) => nameOf(member) === 'responses');
  return new Map(named === undefined ? [] : membersOf(named).map((member) => [nameOf(member), contentOf(member.type)]));
}

/** `{ 200: A } & Record<400 | 404, B>`: responses with the same content together. */
function shortResponses(responses: ts.PropertySignature, named: Contents): ts.TypeNode {
  const all = membersOf(responses).map((member) => {
    const key = ts.isIndexedAccessTypeNode(member.type) ? textOf(member.type.indexType).slice(1, -1) : '';
    return { status: nameOf(member), content: named.get(key) ?? contentOf(member.type) };
  });
  const groups = [...Map.groupBy(all, ({ content }) => textOf(content)).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ statuses: [first, ...others].map(({ status }) => status), content: first.content }],
  );
  const single = groups.filter(({ statuses }) => statuses.length === 1);
  const literal = onOneLine(
    single.map(({ statuses: [status = ''], content }) =>
      factory.createPropertySignature(undefined, factory.createNumericLiteral(status), undefined, content),
    ),
  );
  const records = groups.flatMap(({ statuses, content }) => {
    const keys = statuses.map((status) => factory.createLiteralTypeNode(factory.createNumericLiteral(status)));
    return keys.length === 1
      ? []
      : [factory.createTypeReferenceNode('Record', [factory.createUnionTypeNode(keys), content])];
  });
  const types = [...(single.length === 0 ? [] : [literal]), ...records];
  return types.length === 1 && types[0] !== undefined ? types[0] : factory.createIntersectionTypeNode(types);
}

function contentOf(response: ts.TypeNode): ts.TypeNode {
  if (!ts.isTypeLiteralNode(response)) return response;
  return onOneLine(
    propertiesOf(response)
      .filter((member) => nameOf(member) === 'content')
      .map((member) => withType(member, flat(member.type))),
  );
}

/** A type literal and those in it on one line, without their comments. */
function flat(type: ts.TypeNode): ts.TypeNode {
  return ts.isTypeLiteralNode(type)
    ? onOneLine(
        propertiesOf(type).map((member) =>
          ts.setSyntheticLeadingComments(withType(member, flat(member.type)), undefined),
        ),
      )
    : type;
}

function onOneLine(members: readonly ts.TypeElement[]): ts.TypeLiteralNode {
  return ts.setEmitFlags(factory.createTypeLiteralNode(members), ts.EmitFlags.SingleLine);
}

type Property = ts.PropertySignature & { readonly type: ts.TypeNode };

const propertiesOf = ({ members }: ts.TypeLiteralNode | ts.InterfaceDeclaration): readonly Property[] =>
  members.filter((member): member is Property => ts.isPropertySignature(member) && member.type !== undefined);

function membersOf({ type }: ts.PropertySignature): readonly Property[] {
  return type !== undefined && ts.isTypeLiteralNode(type) ? propertiesOf(type) : [];
}

function withMembers(
  node: ts.InterfaceDeclaration,
  change: (member: Property) => ts.PropertySignature | undefined,
): ts.InterfaceDeclaration {
  const members = propertiesOf(node).flatMap((member) => change(member) ?? []);
  return factory.createInterfaceDeclaration(node.modifiers, node.name, undefined, undefined, members);
}

function withType({ modifiers, name, questionToken }: ts.PropertySignature, type: ts.TypeNode): ts.PropertySignature {
  return factory.createPropertySignature(modifiers, name, questionToken, type);
}

const nameOf = ({ name }: ts.PropertySignature): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : '';

const textOf = (node: ts.Node): string => astToString(node).trim();

const isAbout = (part: string): boolean => part.startsWith('@description ');

/**
 * Docstrings with the description as their text, without facts that the types state. Short ones are on one line, and
 * `components` lists several schemas per line.
 */
export function plainComments(text: string): string {
  const short = text.replaceAll(/(?:^ {8}(\w+): \1;\n)+/gm, (schemas) =>
    wrapped(schemas.trim().split(/\s*\n\s*/), ' '.repeat(8)),
  );
  return short.replaceAll(/^( *)\/\*\*([\s\S]*?)\*\/\n/gm, (_, indent: string, comment: string) => {
    // Lines that continue a part are indented.
    const parts = comment
      .replaceAll(/\n\s*\* {5}/g, '\0')
      .split('\n')
      .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
    const format = parts.find((part) => /^Format: (?!int|double|binary)/.test(part));
    const [about = '', ...values] = (parts.find(isAbout)?.slice(13) ?? '').split('\0');
    const lines = [
      [about, format && `${format}.`].filter((part) => part !== undefined && part !== '').join(' '),
      ...values,
      ...parts.filter((part) => !isAbout(part) && !/^(Format: |@constant$|@enum )/.test(part)),
    ].flatMap((part) => (part === '' ? [] : part.split('\0')));
    if (lines.length === 0) return '';
    return lines.length === 1
      ? `${indent}/** ${lines[0]} */\n`
      : `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
  });
}
