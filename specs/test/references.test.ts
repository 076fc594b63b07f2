import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { surfaces } from '@tradelane/spec-model/surfaces';

/** Any node of a description. */
type Node = Readonly<Record<string, unknown>>;

const documents = surfaces.map(({ name }) => {
  const text = readFileSync(join(import.meta.dirname, `../dist/${name}.openapi.json`), 'utf8');
  return { name, document: JSON.parse(text) as Node };
});

/** Keys whose value is the wire's own, or a name that only looks like an operation. */
const unread = new Set(['operationId', 'example', 'examples', '$ref', 'x-method', 'x-scope']);

function* idsIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'operationId' && typeof value === 'string') yield value;
    else yield* idsIn(value);
  }
}

function* textsIn(node: unknown, at: string): Generator<readonly [at: string, text: string]> {
  if (typeof node === 'string') yield [at, node];
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) if (!unread.has(key)) yield* textsIn(value, `${at}/${key}`);
}

const everyId = new Set(documents.flatMap(({ document }) => [...idsIn(document)]));
// The name of this operation is a word of the language as well.
everyId.delete('token');

test.each(documents)('$name names no operation that it lacks', ({ document }) => {
  const own = new Set(idsIn(document));
  const foreign = [...textsIn(document, '')].flatMap(([at, text]) => {
    const words = text.match(/[A-Za-z\d]+(?:[-_][A-Za-z\d]+)*/g) ?? [];
    return words.filter((word) => everyId.has(word) && !own.has(word)).map((word) => `${word} at ${at}`);
  });
  expect(foreign).toEqual([]);
});
