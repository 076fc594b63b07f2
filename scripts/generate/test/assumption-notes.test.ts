import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { surfaces } from '@tradelane/spec-model/surfaces';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../../build/packages.ts';

type Node = Readonly<Record<string, unknown>>;
interface Assumption {
  readonly about: string;
  readonly choice: string;
}
/** An assumption about a field. The field is a path such as `Store.state`, or the name of a query parameter. */
interface Note {
  readonly field: string;
  readonly choice: string;
}

const assumptionsIn = (node: Node): readonly Assumption[] => (node['x-assumption'] ?? []) as readonly Assumption[];
const isAbout = (name: string): ((one: Assumption) => boolean) => {
  const word = new RegExp(`(^|\\W)${name.replaceAll(/\W/g, '\\$&')}(\\W|$)`);
  return ({ about }) => word.test(about);
};
const plain = (text: unknown): string => String(text).replaceAll(/\s+/g, ' ').replace(/\.$/, '').trim();

/**
 * The fields of a schema that an assumption is about. The assumption is at the schema, at the field or at the type of
 * the field.
 */
function notesOfSchema(schemas: Readonly<Record<string, Node>>, name: string, schema: Node): readonly Note[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Node>>;
  return Object.entries(properties).flatMap(([property, node]) => {
    const field = `${name}.${property}`;
    const type = schemas[String(node['$ref']).replace('#/components/schemas/', '')] ?? {};
    const isValue = !['properties', 'allOf', 'oneOf', 'anyOf'].some((key) => key in type);
    const own = [...assumptionsIn(schema).filter(isAbout(property)), ...assumptionsIn(node)];
    return [...own, ...(isValue ? assumptionsIn(type) : [])]
      .map(({ choice }) => ({ field, choice: plain(choice) }))
      .concat(notesOfSchema(schemas, field, node));
  });
}

function notesOfOperation(operation: Node): readonly Note[] {
  // A shared parameter has one docstring for all its operations.
  const own = ((operation['parameters'] ?? []) as readonly Node[]).filter((one) => one['in'] === 'query');
  return own.flatMap(({ name }) =>
    assumptionsIn(operation)
      .filter(isAbout(String(name)))
      .map(({ choice }) => ({ field: String(name), choice: plain(choice) })),
  );
}

/** The docstrings of the fields of a file, by path and by name alone. */
function docstringsOf(file: string): ReadonlyMap<string, string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Map<string, string>();
  const add = (key: string, text: string): void => void found.set(key, `${found.get(key) ?? ''} ${text}`);
  const visit = (node: ts.Node, path: string): void => {
    const name =
      ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isPropertySignature(node)
        ? node.name.getText().replaceAll(/['"]/g, '')
        : undefined;
    const here = name === undefined ? path : path === '' ? name : `${path}.${name}`;
    if (name !== undefined && ts.isPropertySignature(node)) {
      const text = plain(
        ts
          .getJSDocCommentsAndTags(node)
          .map((one) => one.getText().replaceAll(/\n\s*\*/g, ' '))
          .join(' '),
      );
      add(here, text);
      if (/Query(\.|$)/.test(path)) add(name, text);
    }
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, '');
  return found;
}

test.each(surfaces.filter(({ client }) => client))(
  'the docstring of each field of $name contains the assumptions about it',
  ({ name }) => {
    const document = JSON.parse(readFileSync(join(root, `specs/dist/${name}.openapi.json`), 'utf8')) as Node;
    const { schemas = {} } = document['components'] as { readonly schemas?: Readonly<Record<string, Node>> };
    const items = Object.values(document['paths'] as Readonly<Record<string, Node>>);
    const notes = [
      ...Object.entries(schemas).flatMap(([schema, node]) => notesOfSchema(schemas, schema, node)),
      ...items.flatMap((item) => Object.values(item) as readonly Node[]).flatMap(notesOfOperation),
    ];
    // Clients of an instance re-export shared types.
    const files = [name, 'instance'].map((folder) => join(root, `packages/${folder}/src/generated/types.ts`));
    const docstrings = files.map(docstringsOf);
    const missing = notes.filter(({ field, choice }) => {
      const text = docstrings.map((all) => all.get(field) ?? '').join(' ');
      // Schemas of webhooks and of bodies that a client doesn't use have no type.
      return text.trim() !== '' && !text.includes(choice);
    });
    expect(missing).toEqual([]);
    if (name === 'hub') expect(notes.length).toBeGreaterThan(10);
  },
);
