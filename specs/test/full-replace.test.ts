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
