import { resolve, schemaName, type Document, type Schema } from '../../../../scripts/generate/document.ts';
import { anchor, blocks, prose, table } from './markdown.ts';
import type { Assumption, DescribedSchema } from './reference.ts';

/**
 * Tables of fields. Each named schema that a page needs is described once on that page, below the request or response body that
 * uses it, and linked from every field of its type.
 */
export class SchemaTables {
  readonly #document: Document;
  readonly #named = new Map<string, DescribedSchema>();

  constructor(document: Document) {
    this.#document = document;
  }

  /** The fields of a request or response body. The schemas that they name get their tables from `rest()`. */
  shape(schema: Schema): string {
    const name = schemaName(schema.$ref);
    const resolved = resolve(this.#document, schema) as DescribedSchema;
    const description = resolved.description === undefined ? '' : prose(sentence(resolved.description));
    return blocks(
      name === undefined ? description : `\`${name}\`${description === '' ? '' : `: ${description}`}`,
      this.#rowsTable(schema),
      this.#leafNote(schema),
      assumptions(resolved['x-assumption'], name),
    );
  }

  /** Tables of every schema named so far, and of those they name. */
  rest(): string {
    const done = new Set<string>();
    const parts: string[] = [];
    for (let pending = this.#pending(done); pending.length > 0; pending = this.#pending(done)) {
      for (const name of pending) {
        done.add(name);
        const schema = this.#named.get(name) ?? {};
        parts.push(
          blocks(
            `### ${name}`,
            schema.description && prose(schema.description),
            this.#rowsTable(schema),
            this.#leafNote(schema),
            assumptions(schema['x-assumption'], name),
          ),
        );
      }
    }
    return parts.join('\n\n');
  }

  /** How a type is shown: `string (date-time)`, `Money`, `array of OrderLine`. */
  type(schema: Schema): string {
    const name = schemaName(schema.$ref);
    if (name !== undefined) {
      const resolved = resolve(this.#document, schema) as DescribedSchema;
      if (this.#isShort(resolved)) return this.type(resolved);
      this.#remember(name);
      return `[${name}](#${anchor(name)})`;
    }
    if (schema.$ref !== undefined) return this.type(resolve(this.#document, schema));
    if (schema.allOf !== undefined) return schema.allOf.map((part) => this.type(part)).join(' and ');
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices !== undefined) return choices.map((part) => this.type(part)).join(' or ');
    if (schema.type === 'array') return `array of ${this.type(schema.items ?? {})}`;
    const types = (typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any'])).filter(
      (type) => type !== 'null',
    );
    const format = schema.format === 'binary' ? 'file' : undefined;
    const written = types
      .map((type) => (type === 'array' ? `array of ${this.type(schema.items ?? {})}` : type))
      .join(' or ');
    return `${format ?? written}${schema.format === undefined || format !== undefined ? '' : ` (${schema.format})`}${typeof schema.type === 'string' || !schema.type?.includes('null') ? '' : ' or null'}`;
  }

  /** Default, bounds, values and other facts of a field, in words. */
  notes(schema: DescribedSchema): string {
    const resolved = resolve(this.#document, schema) as DescribedSchema;
    const merged: DescribedSchema = { ...resolved, ...schema };
    const items = merged.items === undefined ? undefined : (resolve(this.#document, merged.items) as DescribedSchema);
    const named = schemaName(schema.$ref) !== undefined && !this.#isShort(resolved);
    const values = named
      ? undefined
      : (merged.enum ??
        (schemaName(merged.items?.$ref) === undefined || this.#isShort(items ?? {}) ? items?.enum : undefined));
    const open = merged['x-extensible-enum'] === true || items?.['x-extensible-enum'] === true;
    return [
      merged.deprecated === true && '**Deprecated.**',
      merged.description !== undefined && prose(sentence(merged.description)),
      values !== undefined && valueNotes(values, merged['x-enumDescriptions'] ?? items?.['x-enumDescriptions'], open),
      merged.const !== undefined && `Always \`${JSON.stringify(merged.const)}\`.`,
      merged.default !== undefined &&
        `Default \`${typeof merged.default === 'string' ? merged.default : JSON.stringify(merged.default)}\`.`,
      bounds(merged),
      merged.pattern !== undefined && `Pattern \`${merged.pattern}\`.`,
    ]
      .filter((note) => typeof note === 'string')
      .join(' ');
  }

  #pending(done: ReadonlySet<string>): readonly string[] {
    return [...this.#named.keys()].filter((name) => !done.has(name));
  }

  #remember(name: string): void {
    if (this.#named.has(name)) return;
    this.#named.set(name, resolve(this.#document, { $ref: `#/components/schemas/${name}` }) as DescribedSchema);
  }

  /** A named string, number or short list of values is described where it is used; only objects and long lists get a table. */
  #isShort(schema: DescribedSchema): boolean {
    return (
      schema.properties === undefined &&
      schema.allOf === undefined &&
      schema.oneOf === undefined &&
      schema.anyOf === undefined &&
      (schema.enum?.length ?? 0) <= 12 &&
      schema.type !== 'array' &&
      schema.type !== 'object'
    );
  }

  #rowsTable(schema: Schema): string {
    const rows = this.#rows(schema, '');
    return rows.length === 0 ? '' : table(['Field', 'Type', 'Description'], rows);
  }

  #leafNote(schema: Schema): string {
    const resolved = resolve(this.#document, schema) as DescribedSchema;
    if (this.#rows(schema, '').length > 0) return '';
    const note = this.notes({ ...resolved, ...(resolved.description === undefined ? {} : { description: '' }) });
    return `${this.type(resolved)}${note.trim() === '' ? '' : `. ${note}`}`;
  }

  #rows(schema: Schema, prefix: string): readonly (readonly string[])[] {
    const resolved = resolve(this.#document, schema) as DescribedSchema;
    const own = Object.entries(resolved.properties ?? {}).flatMap(([name, field]) =>
      this.#row(`${prefix}${name}`, field, resolved.required?.includes(name) === true),
    );
    const parts = (resolved.allOf ?? []).flatMap((part) => this.#rows(part, prefix));
    const extra =
      typeof resolved.additionalProperties === 'object'
        ? this.#row(`${prefix}*`, resolved.additionalProperties, false)
        : [];
    const items =
      resolved.type === 'array' &&
      prefix === '' &&
      resolved.items !== undefined &&
      schemaName(resolved.items.$ref) === undefined
        ? this.#rows(resolved.items, '[].')
        : [];
    const choices = (resolved.oneOf ?? resolved.anyOf ?? []).map((part, index) => [
      `choice ${index + 1}`,
      this.type(part),
      this.notes(part),
    ]);
    return [...parts, ...own, ...extra, ...items, ...(choices.length > 1 ? choices : [])];
  }

  #row(name: string, field: DescribedSchema, required: boolean): readonly (readonly string[])[] {
    const row = [`\`${name}\`${required ? ' *' : ''}`, this.type(field), this.notes(field)];
    const anonymous = field.$ref === undefined;
    const nested = !anonymous
      ? []
      : field.properties !== undefined
        ? this.#rows(field, `${name}.`)
        : field.items?.$ref === undefined && field.items?.properties !== undefined
          ? this.#rows(field.items, `${name}[].`)
          : [];
    return [row, ...nested];
  }
}

/** The values of a field, each with its meaning where one is known. */
function valueNotes(values: readonly unknown[], meanings: Schema['x-enumDescriptions'], open: boolean): string {
  const others = open ? '; others may come' : '';
  const kind = open ? 'Known values' : 'One of';
  if (meanings === undefined) return `${kind}: ${values.map((value) => `\`${String(value)}\``).join(', ')}${others}.`;
  const list = values.map((value) => `\`${String(value)}\`: ${prose(sentence(meanings[String(value)] ?? ''))}`);
  return `${kind}${others}: ${list.join(' ')}`;
}

/** Choices of ours, marked as such; of a schema under its name. */
export function assumptions(list: readonly Assumption[] | undefined, about?: string): string {
  if (list === undefined || list.length === 0) return '';
  const items = list.map(
    ({ about, choice, why }) =>
      `- **${sentence(prose(about)).replace(/\.$/, '')}**: ${sentence(prose(choice))} *Why:* ${sentence(prose(why))}`,
  );
  const title = about === undefined ? 'Our choice where the documents are silent' : `Our choice for ${about}`;
  return `:::note[${title}]\n${items.join('\n')}\n:::`;
}

function sentence(text: string): string {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ');
  return trimmed === '' || /[.!?:]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

function bounds(schema: DescribedSchema): string | false {
  const ranges = [
    range(schema.minimum, schema.maximum, '', ''),
    range(schema.minLength, schema.maxLength, ' character', ' characters'),
    range(schema.minItems, schema.maxItems, ' entry', ' entries'),
  ].filter((text) => text !== undefined);
  return ranges.length > 0 && `${ranges.join('; ')}.`;
}

function range(least: number | undefined, most: number | undefined, one: string, many: string): string | undefined {
  const unit = (most ?? least) === 1 ? one : many;
  if (least === undefined && most === undefined) return undefined;
  if (most === undefined) return `At least ${least}${unit}`;
  return least === undefined ? `At most ${most}${unit}` : `${least} to ${most}${unit}`;
}
