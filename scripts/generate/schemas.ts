import { resolve, schemaName, type Document, type Schema } from '@tradelane/spec-model/document';
import { banner, key, quote } from '@tradelane/spec-model/literal';
import { isBinary, type Operation } from '@tradelane/spec-model/operation';
import { reachableSchemas } from './reachable-schemas.ts';

/**
 * `schemas.ts`: schemas of JSON responses, for callers who want to validate them. Unknown fields and values pass, and
 * so does a null if the field is optional. The server checks lengths and ranges. A response that passes is returned as
 * it was sent, so nested schemas don't need to keep unknown fields.
 */
export function emitSchemas(document: Document, operations: readonly Operation[]): string {
  const withJson = operations.filter(({ success }) => success.kind === 'json');
  const table = emitSchemaTable(document, {
    name: 'responses',
    comment: 'The JSON response of each operation that has one.',
    keeps: true,
    schemas: withJson.map(({ id, success }) => [id, success.schema ?? {}] as const),
  });
  return `${table}
export { schemaCheck as check } from '@tradelane/core/schemas';
`;
}

/** A module that exports schemas by key, with every named schema that they refer to. */
export function emitSchemaTable(
  document: Document,
  table: {
    readonly name: string;
    readonly comment: string;
    /**
     * Whether a valid value is returned as it was sent. Otherwise a schema drops unknown fields, which takes half the
     * time.
     */
    readonly keeps: boolean;
    readonly schemas: readonly (readonly [string, Schema])[];
  },
): string {
  const named = namedSchemas(
    document,
    reachableSchemas(
      document,
      table.schemas.map(([, schema]) => schema),
    ),
  );
  const declarations = named.map(([name, text]) => `const ${name}: z.ZodType = ${text};\n`);
  const entries = table.schemas.map(([id, schema]) => entry(table.keeps, id, expression(document, schema, 1, asName)));
  const text = `${declarations.join('')}
/** ${table.comment} */
export const ${table.name}: Readonly<Record<string, z.ZodType>> = {
${entries.join('')}};
`;
  const whole = Object.entries(preamble).reduceRight(
    (rest, [name, code]) => (rest.includes(name) ? code + rest : rest),
    text,
  );
  return `${banner}import * as z from 'zod';\n\n${whole}`;
}

const entry = (keeps: boolean, id: string, schema: string): string =>
  `  ${key(id)}: ${keeps ? `asSent(() => ${schema})` : schema},\n`;

/**
 * Helpers of the generated schemas, by name, in order of dependency. All schemas share one instance of each primitive,
 * which loads and runs faster.
 */
const preamble: Readonly<Record<string, string>> = {
  'is.': `const is = { text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() };
`,
  'maybe.': `const maybe = { text: z.nullish(is.text), number: z.nullish(is.number), flag: z.nullish(is.flag) };
`,
  'asSent(': `
/** Checks a value and passes it on as it is, so that nothing is lost of what a schema does not know. */
function asSent(schemaOf: (value: unknown) => z.ZodType): z.ZodType {
  return z.unknown().check((context) => {
    const result = schemaOf(context.value).safeParse(context.value);
    if (!result.success) context.issues.push(...(result.error.issues as typeof context.issues));
  });
}

`,
  'tagged(': `/** Checks an object by the variant that its tag names; a tag that is not known yet passes as it is. */
function tagged(tag: string, variants: Readonly<Record<string, z.ZodType>>): z.ZodType {
  const known = new Map(Object.entries(variants));
  const anyObject = z.object({});
  return asSent((value) => known.get(String((value as Readonly<Record<string, unknown>> | null)?.[tag])) ?? anyObject);
}

`,
};

/** The expression that refers to a named schema. */
type Refer = (name: string) => string;
const asName: Refer = (name) => name;

/** Named schemas in order of dependency. In a cycle, one schema looks up another one later. */
function namedSchemas(document: Document, names: ReadonlySet<string>): readonly (readonly [string, string])[] {
  const done = new Set<string>();
  const open = new Set<string>();
  const ordered: (readonly [string, string])[] = [];
  const declare = (name: string): void => {
    open.add(name);
    const text = expression(document, document.components?.schemas?.[name] ?? {}, 0, (other) => {
      if (!done.has(other) && !open.has(other)) declare(other);
      return done.has(other) ? other : `z.lazy(() => ${other})`;
    });
    open.delete(name);
    done.add(name);
    ordered.push([name, text]);
  };
  for (const name of [...names].sort()) if (!done.has(name)) declare(name);
  return ordered;
}

function expression(document: Document, schema: Schema, depth: number, refer: Refer): string {
  const { text, nullable } = described(document, schema, depth, refer);
  return nullable ? `z.nullable(${text})` : text;
}

/** The same schema for an optional value. */
function optional(document: Document, schema: Schema, depth: number, refer: Refer): string {
  const { text } = described(document, schema, depth, refer);
  return sharedOptionals.has(text) ? text.replace('is.', 'maybe.') : `z.nullish(${text})`;
}

const sharedOptionals: ReadonlySet<string> = new Set(['is.text', 'is.number', 'is.flag']);

function described(
  document: Document,
  schema: Schema,
  depth: number,
  refer: Refer,
): { readonly text: string; readonly nullable: boolean } {
  const name = schemaName(schema.$ref);
  if (name !== undefined) return { text: refer(name), nullable: false };
  const resolved = resolve(document, schema);
  const types = typeof resolved.type === 'string' ? [resolved.type] : (resolved.type ?? []);
  const others = types.filter((type) => type !== 'null');
  return { text: notNull(document, resolved, others, depth, refer), nullable: types.includes('null') };
}

function notNull(document: Document, schema: Schema, types: readonly string[], depth: number, refer: Refer): string {
  const variants = schema.oneOf ?? schema.anyOf;
  const parts = [
    ...(schema.allOf ?? []).map((part) => expression(document, part, depth, refer)),
    ...(variants === undefined ? [] : [choice(document, schema, variants, depth, refer)]),
  ];
  if (schema.properties !== undefined || (parts.length === 0 && types.length === 1 && types[0] === 'object'))
    parts.unshift(objectExpression(document, schema, depth, refer));
  if (parts.length > 0) return parts.reduce((left, right) => `z.intersection(${left}, ${right})`);
  if (schema.const !== undefined)
    return `z.literal(${typeof schema.const === 'string' ? quote(schema.const) : String(schema.const)})`;
  if (types.length > 1)
    return `z.union([${types.map((type) => primitive(document, schema, type, depth, refer)).join(', ')}])`;
  return primitive(document, schema, types[0], depth, refer);
}

function primitive(document: Document, schema: Schema, type: string | undefined, depth: number, refer: Refer): string {
  switch (type) {
    case 'string':
      return isBinary(schema) ? 'is.anything' : 'is.text';
    case 'integer':
    case 'number':
      return 'is.number';
    case 'boolean':
      return 'is.flag';
    case 'array':
      return `z.array(${expression(document, schema.items ?? {}, depth, refer)})`;
    case 'object':
      return objectExpression(document, schema, depth, refer);
    default:
      return 'is.anything';
  }
}

function objectExpression(document: Document, schema: Schema, depth: number, refer: Refer): string {
  const extra = schema.additionalProperties;
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0 && typeof extra === 'object')
    return `z.record(is.text, ${expression(document, extra, depth, refer)})`;
  if (properties.length === 0) return 'z.object({})';
  const pad = '  '.repeat(depth + 1);
  const members = properties.map(([name, property]) => {
    const write = schema.required?.includes(name) === true ? expression : optional;
    return `${pad}${key(name)}: ${write(document, property, depth + 1, refer)},\n`;
  });
  return `z.object({\n${members.join('')}${'  '.repeat(depth)}})`;
}

function choice(document: Document, schema: Schema, variants: readonly Schema[], depth: number, refer: Refer): string {
  const tags = variantTags(document, schema, variants);
  if (tags !== undefined) {
    const pad = '  '.repeat(depth + 1);
    const entries = tags.entries.map(
      ([tag, variant]) => `${pad}${key(tag)}: ${expression(document, variant, depth + 1, refer)},\n`,
    );
    return `tagged(${quote(tags.property)}, {\n${entries.join('')}${'  '.repeat(depth)}})`;
  }
  const [first, ...others] = variants.map((variant) => expression(document, variant, depth, refer));
  return others.length === 0 ? (first ?? 'is.anything') : `z.union([${[first, ...others].join(', ')}])`;
}

/**
 * The property that distinguishes variants, and the variant for each of its values. Undefined if there is no such
 * property.
 */
export function variantTags(
  document: Document,
  schema: Schema,
  variants: readonly Schema[],
): { readonly property: string; readonly entries: readonly (readonly [string, Schema])[] } | undefined {
  const property = schema.discriminator?.propertyName;
  if (property === undefined) return undefined;
  const mapping = schema.discriminator?.mapping;
  if (mapping !== undefined)
    return { property, entries: Object.entries(mapping).map(([tag, $ref]) => [tag, { $ref }]) };
  const entries = variants.map((variant) => {
    const value = resolve(document, resolve(document, variant).properties?.[property] ?? {});
    return [String(value.const ?? value.enum?.[0]), variant] as const;
  });
  return { property, entries };
}
