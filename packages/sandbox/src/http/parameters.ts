import type { FieldError } from '../errors/index.ts';
import type { Operation, Parameter } from '../operations/table.ts';
import { type Query, type QueryValue, readerOf, type ValueReader } from './values.ts';

/** Reads all parameters of a request and collects their faults. */
export interface ParameterReader {
  path(values: Readonly<Record<string, string>>, wrong: FieldError[]): void;
  query(raw: URLSearchParams, wrong: FieldError[]): Query;
  /** Checks the values of a query that a page token contains. Returns `undefined` if they are invalid. */
  again(values: object): Query | undefined;
}

/**
 * Compiles the parameters of an operation once, so that reading a request is a loop over them.
 * @param strict Whether to accept only the documented forms. Existing clients send other forms too, which real hosts
 * accept.
 */
export function compileParameters(operation: Operation, strict: boolean): ParameterReader {
  const compiled = (operation.parameters ?? []).map((parameter) => ({ parameter, read: readerOf(parameter, strict) }));
  // Only lists of the instance: lists of the hub, which have scopes, accept the documented form only.
  const sorted = !strict && operation.page?.style === 'seek' && operation.scopes === undefined;
  const inPath = compiled.filter(({ parameter }) => parameter.in === 'path');
  const inQuery = compiled.filter(({ parameter }) => parameter.in === 'query');

  const reader: ParameterReader = {
    path(values, wrong) {
      for (const { parameter, read } of inPath) {
        const result = read(values[parameter.name] ?? '');
        if ('wrong' in result) wrong.push({ field: parameter.name, message: result.wrong });
      }
    },
    query(raw, wrong) {
      const values: Record<string, Query[string]> = {};
      for (const { parameter, read } of inQuery) {
        const texts = raw.getAll(parameter.name);
        // A parameter without a value counts as missing, because existing clients send them.
        const present = texts.length > 0 && !(texts.length === 1 && texts[0] === '');
        if (strict && texts.includes('')) wrong.push({ field: parameter.name, message: 'must not be empty' });
        if (!present) {
          if (parameter.default !== undefined) values[parameter.name] = parameter.default;
          else if (parameter.required) wrong.push({ field: parameter.name, message: 'is required' });
        } else if (parameter.list) {
          values[parameter.name] = readList(parameter, read, texts, wrong);
        } else {
          const text = texts[0] as string;
          const result = read(sorted && parameter.name === 'sort' ? readSort(parameter, text, raw.get('order')) : text);
          if ('wrong' in result) wrong.push({ field: parameter.name, message: result.wrong });
          else values[parameter.name] = result.value;
        }
      }
      return values;
    },
    again(values) {
      const raw = new URLSearchParams();
      for (const [name, value] of Object.entries(values) as readonly (readonly [string, unknown])[])
        for (const one of Array.isArray(value) ? value : [value]) raw.append(name, String(one));
      const wrong: FieldError[] = [];
      const query = reader.query(raw, wrong);
      return wrong.length === 0 ? query : undefined;
    },
  };
  return reader;
}

/** Repeated parameters and comma lists are both accepted everywhere (Q09). */
function readList(
  parameter: Parameter,
  read: ValueReader,
  values: readonly string[],
  wrong: FieldError[],
): readonly QueryValue[] {
  const entries = values.flatMap((one) => one.split(',')).filter((one) => one !== '');
  const { name, minItems = 0, maxItems = Infinity } = parameter;
  if (entries.length > maxItems) {
    wrong.push({ field: name, message: `The limit of ${maxItems} is exceeded for the parameter : ${name}` });
  } else if (entries.length < minItems) {
    wrong.push({ field: name, message: `must have at least ${minItems} entries` });
  }
  return entries.map((raw) => {
    const result = read(raw);
    if ('wrong' in result) wrong.push({ field: name, message: result.wrong });
    return 'value' in result ? result.value : raw;
  });
}

/**
 * Converts the sort forms of existing clients for seek lists to the documented `criterion,DIRECTION`. They send the
 * direction as a separate parameter (`sort=dateCreated&order=desc`), in either case, or not at all. A missing direction
 * becomes the default's direction for this criterion, else `ASC`.
 */
export function readSort(parameter: Parameter, raw: string, order: string | null): string {
  const [, criterion, own] = /^([^,]+)(?:,(\w+))?$/.exec(raw) ?? [];
  if (criterion === undefined) return raw;
  const usual = String(parameter.default ?? '');
  const fallback = usual.startsWith(`${criterion},`) ? usual.slice(criterion.length + 1) : 'ASC';
  return `${criterion},${(own ?? (order || fallback)).toUpperCase()}`;
}
