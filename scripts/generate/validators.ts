import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { _, Ajv, type KeywordCxt } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { formats, unique } from './templates/validator-runtime.js';
import type { Bundle } from '@tradelane/spec-model/bundle';
import { resolve, type Document, type Schema } from '@tradelane/spec-model/document';
import { readOperations, type Operation } from '@tradelane/spec-model/operation';
import { keptKeywords, reachedFrom } from './response-shapes.ts';
import { variantTags } from './schemas.ts';
import { shareSchemas } from './shared-schemas.ts';

const roof = 'tradelane:schemas';

/**
 * One ESM module of compiled validators without imports. Its default export has a validator by
 * `<surface>/<operationId>` for each JSON or form body, and by `<surface>/<operationId>/<part>` for each JSON part.
 * Schemas that surfaces share are compiled once. The export `fields` has the documented fields of the same bodies.
 */
export function emitValidators(bundles: readonly Bundle[]): string {
  const shared = shareSchemas(bundles);
  const document = { components: { schemas: shared.definitions } } as unknown as Document;
  const checkedIn = (schema: unknown): unknown => keptKeywords(withoutDiscriminators(document, schema), isChecked);
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    // The sandbox has its own messages.
    messages: false,
    code: { source: true, esm: true, formats: _`formats` },
    formats,
  });
  // ajv compares every item with every other one.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    code(context: KeywordCxt) {
      if (context.schema === true) {
        const check = context.gen.scopeValue('func', { ref: unique, code: _`unique` });
        context.fail(_`!${check}(${context.data})`);
      }
    },
  });
  const schemas = Object.entries(shared.definitions).map(([name, schema]) => [name, checkedIn(schema)]);
  ajv.addSchema({ $id: roof, components: { schemas: Object.fromEntries(schemas) as object } });
  // Bodies that surfaces share become one schema, however many operations take it.
  const ids = new Map<string, string>();
  const names: [string, string][] = [];
  for (const { surface, document: own } of bundles) {
    for (const [name, schema] of readOperations(own).flatMap(validated)) {
      const text = JSON.stringify(checkedIn(shared.adopt(surface.name, schema)));
      const id = ids.get(text) ?? `body${ids.size}`;
      if (!ids.has(text))
        ajv.addSchema(JSON.parse(text.replaceAll('"#/components/', `"${roof}#/components/`)) as object, id);
      ids.set(text, id);
      names.push([`${surface.name}/${name}`, id]);
    }
  }
  const code = standalone.default(ajv, Object.fromEntries([...ids.values()].map((id) => [id, id])));
  const table = names.map(([name, id]) => `  ${JSON.stringify(name)}: ${id},\n`).join('');
  const fields = JSON.stringify(fieldsOf(bundles, shared));
  return `${runtime()}${withoutImports(code)}\nexport const fields = ${fields};\nexport default {\n${table}};\n`;
}

/** Keywords that state which fields a body has. */
const ofFields = new Set(
  'properties items additionalProperties allOf anyOf oneOf if then else'.split(' ').concat('$ref'),
);

const isOfField = (keyword: string): boolean => ofFields.has(keyword);

/** Keywords that a validator checks. The others, such as descriptions, would be part of the code. */
const checked = new Set([
  ...ofFields,
  ...'type format pattern required enum const not minLength maxLength minItems maxItems uniqueItems'.split(' '),
  ...'minimum maximum exclusiveMinimum exclusiveMaximum minProperties maxProperties'.split(' '),
]);

const isChecked = (keyword: string): boolean => checked.has(keyword);

/** The documented fields of bodies and JSON parts, by the names of their validators. Its type is `DocumentedFields`. */
function fieldsOf(bundles: readonly Bundle[], shared: ReturnType<typeof shareSchemas>): object {
  const bodies: Record<string, unknown> = {};
  for (const { surface, document } of bundles)
    for (const [name, schema] of readOperations(document).flatMap(validated))
      bodies[`${surface.name}/${name}`] = keptKeywords(shared.adopt(surface.name, schema), isOfField);
  return { bodies, definitions: reachedFrom(bodies, shared.definitions, isOfField) };
}

function validated({ id, body }: Operation): readonly (readonly [string, Schema])[] {
  if (body === undefined) return [];
  if (body.kind !== 'multipart') return [[id, body.schema]];
  return body.parts.filter(({ kind }) => kind === 'json').map(({ name, schema }) => [`${id}/${name}`, schema]);
}

function runtime(): string {
  return readFileSync(join(import.meta.dirname, 'templates/validator-runtime.js'), 'utf8').replace(/^export .*$/m, '');
}

/** The code of ajv loads its helpers with `require`. The module contains our own ones. */
function withoutImports(code: string): string {
  const helpers: Readonly<Record<string, string>> = {
    'ajv/dist/runtime/equal': 'equal',
    'ajv/dist/runtime/ucs2length': 'characters',
  };
  const text = code
    .replaceAll(/require\("([^"]+)"\)\.default/g, (call, path: string) => helpers[path] ?? call)
    .replaceAll(/^"use strict";/g, '')
    // An error names the place in the value, not the place in the schema.
    .replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '')
    .replaceAll(/export const (\w+) = (\w+);/g, 'const $1 = $2;')
    .replaceAll(/export default \w+;/g, '');
  if (text.includes('require('))
    throw new Error(`A validator needs a helper that is not there: ${/require\([^)]*\)/.exec(text)?.[0]}`);
  return linear(text);
}

/**
 * Makes the cost of collecting all errors linear. The code of ajv copies all earlier errors for each invalid item,
 * which is quadratic. Here they are appended, and the check of a list ends after enough errors. Only errors of the
 * list's items count, because errors of an alternative may be removed later.
 */
function linear(code: string): string {
  return code
    .replaceAll(/vErrors\.concat\(([\w.]+)\.errors\)/g, 'appended(vErrors, $1.errors)')
    .replaceAll(
      /for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{/g,
      'for(let $1=0, before_$1=errors; $1<$2 && errors-before_$1<enough; $1++){',
    );
}

/**
 * Rewrites a choice that needs no discriminator: a value or null, or objects that each have exactly one required
 * property.
 */
function withoutChoice(document: Document, schema: Schema, variants: readonly Schema[]): unknown {
  const { oneOf = [], anyOf = [], ...rest } = schema;
  const read = [...oneOf, ...anyOf];
  const values = read.filter(({ type }) => type !== 'null');
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  if (values.length === 1 && read.length === 2) return { ...rest, if: { not: { type: 'null' } }, then: values[0] };
  const keys = variants.map((variant) => resolve(document, variant).required ?? []);
  if (keys.some(({ length }) => length !== 1) || new Set(keys.flat()).size < variants.length) return schema;
  return {
    ...rest,
    type: 'object',
    oneOf: keys.map((required) => ({ required })),
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    allOf: read.map((then, at) => ({ if: { required: keys[at] }, then })),
  };
}

/**
 * Rewrites `oneOf` with a discriminator as a choice by its property. Errors are then about the intended variant, and an
 * unknown value is an error of that property.
 */
function withoutDiscriminators(document: Document, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutDiscriminators(document, item));
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as Schema;
  const variants = schema.oneOf ?? schema.anyOf;
  const tags =
    variants === undefined || typeof schema.discriminator?.propertyName !== 'string'
      ? undefined
      : variantTags(document, schema, variants);
  const entries = Object.entries(node).filter(
    ([key]) => tags === undefined || !['oneOf', 'anyOf', 'discriminator'].includes(key),
  );
  const rest: Schema = Object.fromEntries(entries.map(([key, value]) => [key, withoutDiscriminators(document, value)]));
  if (tags === undefined) return variants === undefined ? rest : withoutChoice(document, rest, variants);
  const { property } = tags;
  const required = (variants ?? []).every(
    (variant) => resolve(document, variant).required?.includes(property) === true,
  );
  return {
    ...rest,
    type: rest.type ?? 'object',
    required: [...(rest.required ?? []), ...(required ? [property] : [])],
    properties: { ...rest.properties, [property]: { enum: tags.entries.map(([tag]) => tag) } },
    allOf: [
      ...(rest.allOf ?? []),
      ...tags.entries.map(([tag, variant]) => ({
        if: { properties: { [property]: { const: tag } }, required: [property] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: variant,
      })),
    ],
  };
}
