import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleCore, errorTexts } from '../bundle.ts';
import { readErrorCodes } from '../error-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'tradelane-error-texts-'));
beforeAll(() => bundleCore(folder), 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('every text of an error has a code of its own', async () => {
  const codes = readErrorCodes();
  const missing = (await errorTexts()).filter(({ text }) => !codes.has(text));
  expect(missing, 'give codes with `node scripts/error-codes.ts`').toEqual([]);
  expect(new Set(codes.values()).size).toBe(codes.size);
});

test('nothing that an error is made with for production holds words', () => {
  const texts = globSync(join(folder, 'production/*.js')).flatMap((file) =>
    textsOfErrors(parseAst(readFileSync(file, 'utf8'))),
  );
  expect(texts.length).toBeGreaterThan(80);
  // One word is the kind of an error, which is a field of it.
  expect(texts.filter((text) => /(?<![\w-])[a-z]{2,}\b/.test(text) && !/^[a-z-]+$/.test(text))).toEqual([]);
});

/** The texts that constructors of errors are called with first, without their values. */
function textsOfErrors(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsOfErrors);
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(textsOfErrors);
  const { type, callee, arguments: given } = node as Readonly<Record<string, unknown>>;
  const { name, type: called } = (callee ?? {}) as Readonly<Record<string, unknown>>;
  if (!(type === 'NewExpression' && String(name).endsWith('Error')) && called !== 'Super') return inside;
  const [first] = given as readonly (Argument | undefined)[];
  return [...inside, first === undefined ? '' : textOf(first)];
}

interface Argument {
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

function textOf({ value, quasis = [] }: Argument): string {
  return typeof value === 'string' ? value : quasis.map((part) => part.value.raw).join('$');
}
