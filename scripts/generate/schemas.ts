import { resolve, schemaName, type Document, type Schema } from './document.ts';
import { banner, key, quote } from './literal.ts';
import { isBinary, type Operation } from './operation.ts';
import { reach } from './reach.ts';

/**
 * `schemas.ts`: what a JSON answer looks like, for callers who want it checked. Unknown fields and unknown values pass, as does
 * a null where a field may be missing; lengths and ranges are the server's business.
 */
export function emitSchemas(document: Document, operations: readonly Operation[]): string {
  const answering = operations.filter(({ success }) => success.kind === 'json');
  const named = namedSchemas(
    document,
    reach(
      document,
      answering.map(({ success }) => success.schema),
    ),
  );
  const declarations = named.map(([name, text]) => `const ${name}: z.ZodType = ${text};\n`);
  const answers = answering.map(
    ({ id, success }) => `  ${key(id)}: ${expression(document, success.schema ?? {}, 1, asName)},\n`,
  );
  const text = `${declarations.join('')}
/** The JSON answer of each operation that has one. */
export const answers: Readonly<Record<string, z.ZodType>> = {
${answers.join('')}};
`;
  return `${banner}import * as z from 'zod';\n\n${text.includes('tagged(') ? tagged : ''}${text}`;
}

/** How a named schema is referred to. */
type Refer = (name: string) => string;
const asName: Refer = (name) => name;

/** Named schemas in an order in which each stands after those it needs; where they need each other, one looks it up later. */
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

const tagged = `/** Checks an object by the variant that its tag names; a tag that is not known yet passes as it is. */
function tagged(tag: string, variants: Readonly<Record<string, z.ZodType>>): z.ZodType {
  return z.looseObject({}).check((context) => {
    const variant = variants[String(context.value[tag])];
    if (variant === undefined) return;
    const result = variant.safeParse(context.value);
    if (!result.success) context.issues.push(...(result.error.issues as typeof context.issues));
  });
}

`;

function expression(document: Document, schema: Schema, depth: number, refer: Refer): string {
  const name = schemaName(schema.$ref);
  if (name !== undefined) return refer(name);
  const resolved = resolve(document, schema);
  const types = typeof resolved.type === 'string' ? [resolved.type] : (resolved.type ?? []);
  const nullable = types.includes('null');
  const text = notNull(
    document,
    resolved,
    types.filter((type) => type !== 'null'),
    depth,
    refer,
  );
  return nullable ? `z.nullable(${text})` : text;
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
      return isBinary(schema) ? 'z.unknown()' : 'z.string()';
    case 'integer':
    case 'number':
      return 'z.number()';
    case 'boolean':
      return 'z.boolean()';
    case 'array':
      return `z.array(${expression(document, schema.items ?? {}, depth, refer)})`;
    case 'object':
      return objectExpression(document, schema, depth, refer);
    default:
      return 'z.unknown()';
  }
}

function objectExpression(document: Document, schema: Schema, depth: number, refer: Refer): string {
  const extra = schema.additionalProperties;
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0 && typeof extra === 'object')
    return `z.record(z.string(), ${expression(document, extra, depth, refer)})`;
  if (properties.length === 0) return 'z.looseObject({})';
  const pad = '  '.repeat(depth + 1);
  const members = properties.map(([name, property]) => {
    const value = expression(document, property, depth + 1, refer);
    return `${pad}${key(name)}: ${schema.required?.includes(name) === true ? value : `z.nullish(${value})`},\n`;
  });
  return `z.looseObject({\n${members.join('')}${'  '.repeat(depth)}})`;
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
  return others.length === 0 ? (first ?? 'z.unknown()') : `z.union([${[first, ...others].join(', ')}])`;
}

/** The property that tells variants apart and the variant for each of its values; undefined where nothing does. */
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
