import { assumptionNote, assumptionsOf, isObject } from '@tradelane/spec-model/assumptions';
import { resolve, schemaName, type Document, type Schema } from '@tradelane/spec-model/document';
import type { Assumption } from '@tradelane/spec-model/document';
import type { DescribedSchema } from '../compose/reference.ts';
import { typeOf } from './type-label.ts';

/** One field of a body with everything below it. */
export interface Field {
  /** The name in the API, or `*` for any key of a map. */
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** `array of OrderLine`, `string (date-time)`. */
  readonly type: string;
  readonly description: string | undefined;
  readonly values: readonly Value[];
  /** Whether other values than the listed ones may appear. */
  readonly open: boolean;
  /** Default, bounds and pattern, as sentences. */
  readonly bounds: readonly string[];
  readonly content: Content;
}

export interface Value {
  readonly value: string;
  readonly meaning: string | undefined;
}

/** The content of an object: fields, and variants with their own fields. */
export interface Content {
  readonly fields: readonly Field[];
  readonly variants: readonly Variant[];
  /** Name of a type that contains itself. Its fields are described at its first place only. */
  readonly recursive: string | undefined;
  readonly assumptions: readonly { readonly of: string | undefined; readonly list: readonly Assumption[] }[];
}

export interface Variant {
  /** `type: "IBAN"`, or the name of the type. */
  readonly label: string;
  readonly description: string | undefined;
  readonly content: Content;
}

const nothing: Content = { fields: [], variants: [], recursive: undefined, assumptions: [] };

/** The body itself as a field without a name. */
export function bodyField(document: Document, schema: Schema): Field {
  return fieldOf(document, '', schema, true, new Set());
}

/** A parameter or header. */
export function plainField(document: Document, name: string, schema: DescribedSchema, required: boolean): Field {
  return fieldOf(document, name, schema, required, new Set());
}

function fieldOf(
  document: Document,
  name: string,
  schema: DescribedSchema,
  required: boolean,
  within: ReadonlySet<string>,
): Field {
  const merged: DescribedSchema = { ...(resolve(document, schema) as DescribedSchema), ...schema };
  const items = merged.items === undefined ? undefined : (resolve(document, merged.items) as DescribedSchema);
  const listed = merged.enum === undefined && items?.enum !== undefined ? items : merged;
  return {
    name,
    required,
    deprecated: merged.deprecated === true,
    type: typeOf(document, schema),
    description: descriptionOf(document, schema, merged.description ?? items?.description),
    values: (listed.enum ?? [])
      .filter((value) => value !== null)
      .map((value) => ({ value: String(value), meaning: listed['x-enumDescriptions']?.[String(value)] })),
    open: listed['x-extensible-enum'] === true,
    bounds: boundsOf(merged),
    content: contentOf(document, schema, within),
  };
}

/** The description with the assumptions about a plain value. Those about an object stand next to its fields. */
function descriptionOf(document: Document, schema: DescribedSchema, text: string | undefined): string | undefined {
  const isPlain = !isObject(resolve(document, schema));
  const notes = isPlain ? assumptionsOf(document, schema).map(assumptionNote) : [];
  return [text, ...notes].filter((part) => part !== undefined).join(' ') || undefined;
}

function contentOf(document: Document, schema: DescribedSchema, within: ReadonlySet<string>): Content {
  const name = schemaName(schema.$ref);
  if (name !== undefined && within.has(name)) return { ...nothing, recursive: name };
  const inner = name === undefined ? within : new Set([...within, name]);
  const resolved = resolve(document, schema) as DescribedSchema;
  const parts = (resolved.allOf ?? []).map((part) => contentOf(document, part, inner));
  const own = Object.entries(resolved.properties ?? {}).map(([key, field]) =>
    fieldOf(document, key, field, resolved.required?.includes(key) === true, inner),
  );
  const extra =
    typeof resolved.additionalProperties === 'object'
      ? [fieldOf(document, '*', resolved.additionalProperties, false, inner)]
      : [];
  const list = resolved.items === undefined ? nothing : contentOf(document, resolved.items, inner);
  const assumed = isObject(resolved) ? resolved['x-assumption'] : undefined;
  return {
    fields: [...parts.flatMap(({ fields }) => fields), ...own, ...extra, ...list.fields],
    variants: [
      ...parts.flatMap(({ variants }) => variants),
      ...variantsOf(document, resolved, inner),
      ...list.variants,
    ],
    recursive: list.recursive ?? parts.find(({ recursive }) => recursive !== undefined)?.recursive,
    assumptions: [
      ...(assumed === undefined ? [] : [{ of: name, list: assumed }]),
      ...parts.flatMap(({ assumptions }) => assumptions),
      ...list.assumptions,
    ],
  };
}

function variantsOf(document: Document, schema: DescribedSchema, within: ReadonlySet<string>): readonly Variant[] {
  return (schema.oneOf ?? schema.anyOf ?? [])
    .map((part) => ({
      label: labelOf(document, schema, part),
      description: (resolve(document, part) as DescribedSchema).description,
      content: contentOf(document, part, within),
    }))
    .filter(({ content }) => content.fields.length + content.variants.length > 0 || content.recursive !== undefined);
}

/** The field and the value that identify a variant, from the discriminator or from a constant. */
function labelOf(document: Document, { discriminator }: DescribedSchema, part: DescribedSchema): string {
  const values = Object.entries(discriminator?.mapping ?? {}).flatMap(([value, ref]) =>
    ref === part.$ref ? [value] : [],
  );
  if (discriminator !== undefined && values.length > 0)
    return `${discriminator.propertyName}: ${values.map((value) => JSON.stringify(value)).join(' or ')}`;
  const { properties = {} } = resolve(document, part) as DescribedSchema;
  for (const [key, property] of Object.entries(properties)) {
    const { const: constant, enum: listed } = resolve(document, property);
    const values = constant === undefined ? (listed ?? []) : [constant];
    if (constant !== undefined || (key === 'type' && values.length > 0))
      return `${key}: ${values.map((value) => JSON.stringify(value)).join(' or ')}`;
  }
  return schemaName(part.$ref) ?? typeOf(document, part);
}

function written(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

function boundsOf(schema: DescribedSchema): readonly string[] {
  return [
    schema.const === undefined ? undefined : `Always ${written(schema.const)}.`,
    schema.default === undefined ? undefined : `Default: ${written(schema.default)}.`,
    range(schema.minimum, schema.maximum, '', ''),
    range(schema.minLength, schema.maxLength, ' character', ' characters'),
    range(schema.minItems, schema.maxItems, ' entry', ' entries'),
    schema.pattern === undefined ? undefined : `Pattern \`${schema.pattern}\`.`,
  ].filter((text) => text !== undefined);
}

function range(least: number | undefined, most: number | undefined, one: string, many: string): string | undefined {
  const unit = (most ?? least) === 1 ? one : many;
  if (least === undefined && most === undefined) return undefined;
  if (most === undefined) return `At least ${least}${unit}.`;
  return least === undefined ? `At most ${most}${unit}.` : `${least} to ${most}${unit}.`;
}
