import type { Deviation } from './deep-check.ts';
import { resolvedShape, type ResponseShape, type ResponseShapes } from './response-shapes.ts';

/** The result of comparing a body with its shape. */
export interface BodyFacts {
  readonly deviations: readonly Deviation[];
  /** Documented fields that no object had. */
  readonly unseen: readonly string[];
  /** Whether each list at the top is empty. */
  readonly isEmpty: boolean;
}

/** A deviation in one value. */
interface Raw {
  readonly kind: Deviation['kind'];
  /** The place that is counted to state whether all values deviate. */
  readonly counted: string;
  readonly at: string;
  readonly expected?: string;
  readonly received?: string;
}

/** Collects the results of one walk through a value. */
interface Findings {
  readonly raw: Raw[];
  /** Places of values. */
  readonly places: string[];
  readonly documented: Set<string>;
}

const newFindings = (): Findings => ({ raw: [], places: [], documented: new Set() });

export function bodyFacts(body: unknown, shape: ResponseShape, { definitions }: ResponseShapes): BodyFacts {
  const findings = newFindings();
  new Walk(definitions, findings).visit(shape, body, '$');
  const seen = new Map<string, number>();
  for (const place of findings.places) seen.set(place, (seen.get(place) ?? 0) + 1);
  return {
    deviations: publicDeviations(findings.raw, seen),
    unseen: [...findings.documented].filter((place) => !seen.has(place)).sort(),
    isEmpty: isEmpty(body),
  };
}

class Walk {
  readonly #definitions: ResponseShapes['definitions'];
  readonly #found: Findings;

  constructor(definitions: ResponseShapes['definitions'], found: Findings) {
    this.#definitions = definitions;
    this.#found = found;
  }

  visit(declared: ResponseShape, value: unknown, at: string): void {
    const shape = resolvedShape(declared, this.#definitions);
    if (shape.any !== undefined) return this.#visitClosest(shape, shape.any, value, at);
    this.#found.places.push(at);
    const received = typeOf(value);
    const types = shape.types ?? impliedTypes(shape);
    if (types.length > 0 && !types.some((type) => type === received || (type === 'number' && received === 'integer'))) {
      const expected = types.join(' or ');
      this.#add(value === null ? { kind: 'null', at, expected } : { kind: 'type', at, expected, received });
      return;
    }
    if (shape.choices !== undefined && typeof value !== 'object' && !shape.choices.includes(value))
      this.#add({ kind: 'unknown-value', at });
    if (typeof value === 'string') this.#visitText(shape, value, at);
    else if (Array.isArray(value)) {
      for (const entry of value) if (shape.items) this.visit(shape.items, entry, `${at}[]`);
    } else if (typeof value === 'object' && value !== null) this.#visitObject(shape, value, at);
  }

  /** Uses the alternative with the fewest deviations. */
  #visitClosest({ any: _, ...own }: ResponseShape, any: readonly ResponseShape[], value: unknown, at: string): void {
    const tries = any.map((one) => {
      const found = newFindings();
      new Walk(this.#definitions, found).visit({ ...own, all: [one] }, value, at);
      return found;
    });
    const [best] = tries.sort((a, b) => a.raw.length - b.raw.length);
    if (best === undefined) return;
    for (const deviation of best.raw) this.#add(deviation);
    for (const place of best.places) this.#found.places.push(place);
    for (const place of best.documented) this.#found.documented.add(place);
  }

  #visitText({ format }: ResponseShape, value: string, at: string): void {
    const pattern = format === undefined ? undefined : patterns[format];
    if (pattern !== undefined && !pattern.test(value)) this.#add({ kind: 'format', at, expected: format ?? '' });
  }

  #visitObject({ properties, required = [], values, tag, variants }: ResponseShape, value: object, at: string): void {
    const fields = value as Readonly<Record<string, unknown>>;
    if (tag !== undefined && variants !== undefined) {
      const name = fields[tag];
      const variant = typeof name === 'string' && Object.hasOwn(variants, name) ? variants[name] : undefined;
      if (variant !== undefined) {
        // The same place, but only once.
        this.#found.places.pop();
        return this.visit(variant, value, at);
      }
      this.#found.places.push(`${at}.${tag}`);
      if (typeof name === 'string') this.#add({ kind: 'unknown-value', at: `${at}.${tag}` });
      else this.#addMissing(fields, tag, at);
      return;
    }
    for (const name of required) this.#addMissing(fields, name, at);
    for (const name of Object.keys(properties ?? {})) this.#found.documented.add(`${at}.${name}`);
    for (const [name, member] of Object.entries(fields)) {
      const known = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (known !== undefined) this.visit(known, member, `${at}.${name}`);
      else if (values !== undefined) this.visit(values, member, `${at}.*`);
      else if (properties !== undefined)
        this.#add({ kind: 'unknown-field', at: `${at}.…`, received: typeOf(member), counted: at });
    }
  }

  #addMissing(fields: Readonly<Record<string, unknown>>, name: string, at: string): void {
    if (!Object.hasOwn(fields, name)) this.#add({ kind: 'missing', at: `${at}.${name}`, counted: at });
  }

  #add(raw: Omit<Raw, 'counted'> & { readonly counted?: string }): void {
    this.#found.raw.push({ counted: raw.at, ...raw });
  }
}

const patterns: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  uuid: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  uri: /^[a-z][\w+.-]*:/i,
};

/** Types of a shape that states only its content. */
function impliedTypes({ properties, items, tag }: ResponseShape): readonly string[] {
  return properties !== undefined || tag !== undefined ? ['object'] : items === undefined ? [] : ['array'];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isEmpty(body: unknown): boolean {
  if (Array.isArray(body)) return body.length === 0;
  if (typeof body !== 'object' || body === null) return false;
  const lists = Object.values(body).filter((member) => Array.isArray(member));
  return lists.length > 0 && lists.every(({ length }) => length === 0);
}

/** Joins equal deviations. Names and values of the server become `…`, because they may be data of the account. */
function publicDeviations(raw: readonly Raw[], seen: ReadonlyMap<string, number>): Deviation[] {
  const joined = new Map<string, { readonly deviation: Deviation; readonly counted: string; count: number }>();
  for (const { counted, ...deviation } of raw) {
    const key = JSON.stringify(deviation);
    const entry = joined.get(key) ?? { deviation, counted, count: 0 };
    entry.count += 1;
    joined.set(key, entry);
  }
  return [...joined.values()].map(({ deviation, counted, count }) => ({
    ...deviation,
    in: count >= (seen.get(counted) ?? 0) ? 'all' : 'some',
  }));
}
