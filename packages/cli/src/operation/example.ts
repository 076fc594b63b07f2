import type { BodyRow, ExampleRow, ParameterRow, PartRow } from '../table/rows.ts';
import { flagOf } from './flag-name.ts';

/** An operation with its published example. */
export interface Exemplified {
  readonly parameters: readonly Pick<ParameterRow, 'name' | 'in'>[];
  readonly body?: { readonly kind: BodyRow['kind']; readonly parts: readonly Pick<PartRow, 'name' | 'kind'>[] };
  readonly example: ExampleRow;
}

/**
 * The arguments of the published example of an operation. `value` replaces the parameter whose value comes from another
 * response. `pathOf` returns the path of a file.
 */
export function exampleArguments(
  { parameters, body, example }: Exemplified,
  value = '',
  pathOf: (file: { readonly name: string; readonly text: string }) => string = ({ name }) => name,
): readonly string[] {
  const valueFor = (name: string): unknown => (example.after?.parameter === name ? value : example.parameters[name]);
  const inPath = parameters.filter(({ in: place }) => place !== 'query').map(({ name }) => String(valueFor(name)));
  const flags = parameters.flatMap(({ name, in: place }) => {
    const sample = place === 'query' ? valueFor(name) : undefined;
    return sample === undefined ? [] : [sample].flat().flatMap((one) => [`--${flagOf(name)}`, String(one)]);
  });
  if (body === undefined || example.body === undefined) return [...inPath, ...flags];
  if (body.kind !== 'multipart') return [...inPath, ...flags, '--body', JSON.stringify(example.body)];
  const values = example.body as Readonly<Record<string, unknown>>;
  const parts = body.parts.flatMap(({ name, kind }) => {
    const flag = `--${parameters.some((one) => one.name === name) ? 'part-' : ''}${flagOf(name)}`;
    const files = (example.files?.[name] ?? []).flatMap((file) => [flag, pathOf(file)]);
    if (kind === 'file' || kind === 'files') return files;
    if (values[name] === undefined) return [];
    return [flag, kind === 'json' ? JSON.stringify(values[name]) : String(values[name])];
  });
  return [...inPath, ...flags, ...parts];
}

/** A word, quoted for a shell if necessary. A backslash is outside of the quotes, because fish reads it inside of them too. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./~-]+$/.test(text) ? text : `'${text.replaceAll(/[\\']/g, String.raw`'\$&'`)}'`;
}
