import { expect, test } from 'vitest';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { documentOf, type Node } from './wire/schema-at.ts';

/** Every operation that removes data that a request leaves out. */
const replacements = surfaces.flatMap(({ name }) =>
  Object.values(documentOf(name)['paths'] as Readonly<Record<string, Node>>)
    .flatMap((item) => Object.values(item) as readonly Node[])
    .filter((operation) => operation['x-full-replace'] !== undefined)
    .map((operation) => ({ name, id: operation['operationId'], text: String(operation['description']) })),
);

test('the channel platform has five full replacements', () => {
  expect(replacements.filter(({ name }) => name === 'channel-platform')).toHaveLength(5);
});

test.each(replacements)(
  'P02: the description of $id starts with the removal of data that you leave out',
  ({ text }) => {
    expect(text.split('. ')[0]).toMatch(/removes|deletes/i);
    expect(text.split('. ')[0]).toContain('leave out');
  },
);

test('only writes that are not a DELETE are marked as irreversible', () => {
  const marked = surfaces.flatMap(({ name }) =>
    Object.values(documentOf(name)['paths'] as Readonly<Record<string, Node>>)
      .flatMap((item) => Object.entries(item) as readonly (readonly [string, Node])[])
      .filter(([, operation]) => operation['x-irreversible'] === true),
  );
  expect(marked.length).toBeGreaterThan(10);
  expect(marked.filter(([method, one]) => method === 'delete' || one['x-retry'] === 'read')).toEqual([]);
});

/** The schemas of a document with one of these words in their description, or this extension. */
function schemasOf(name: string, words: RegExp, extension: string): readonly (readonly [boolean, boolean, unknown])[] {
  const found: (readonly [boolean, boolean, unknown])[] = [];
  JSON.stringify(documentOf(name), (_, value: unknown) => {
    const { description = '', [extension]: mark } = Object(value) as { readonly description?: string } & Node;
    const isDescribed = typeof description === 'string' && words.test(description);
    if (isDescribed || mark !== undefined) found.push([isDescribed, mark !== undefined, description]);
    return value;
  });
  return found;
}

test.each([
  { words: /complete list[.:]/i, extension: 'x-complete-list' },
  { words: /^Always (?:\d+|false|true)\./, extension: 'x-fixed-value' },
])('a schema has $extension exactly if its description matches $words', ({ words, extension }) => {
  const found = surfaces.flatMap(({ name }) => schemasOf(name, words, extension));
  expect(found.filter(([isDescribed, isMarked]) => isDescribed !== isMarked)).toEqual([]);
  expect(found.length).toBeGreaterThan(2);
});

test.each(surfaces.map(({ name }) => name))(
  '%s: a schema with an enum has no length, which generators refuse',
  (name) => {
    const found: unknown[] = [];
    JSON.stringify(documentOf(name), (_, value: unknown) => {
      if (typeof value === 'object' && value !== null && 'enum' in value && 'maxLength' in value) found.push(value);
      return value;
    });
    expect(found).toEqual([]);
  },
);
