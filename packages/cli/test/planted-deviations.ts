import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolve, type Document, type Schema } from '@tradelane/spec-model/document';
import { objectShape, readOperations } from '@tradelane/spec-model/operation';
import type { Answer } from './recorded-world.ts';

/** A deviation that a test plants into the responses of one operation. */
export interface Planted {
  readonly surface: string;
  readonly operation: string;
  /** How `drift` must name it. */
  readonly change: string;
  /** Place in the body, if it is there. */
  readonly at?: string;
  readonly plant: (answer: Answer) => Answer;
}

/** A value in a body, with its schema. */
interface Place {
  /** `$.data[].status` */
  readonly at: string;
  readonly steps: readonly (string | number)[];
  readonly value: unknown;
  readonly schema: Schema;
  readonly isRequired: boolean;
  /** Whether its parent is an object whose fields the description lists. */
  readonly isField: boolean;
}

/** Numbers that look random and are the same in each run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const kinds = [
  'missing',
  'field',
  'type',
  'null',
  'unknown-field',
  'unknown-value',
  'format',
  'limit',
  'status',
  'media-type',
  'body',
] as const;

/** Operations with a JSON response: the path that a URL must have, and the places of its body. */
export class Planter {
  readonly #surface: string;
  readonly #random: () => number;
  readonly #document: Document;
  readonly #bodies: readonly { readonly id: string; readonly path: string; readonly places: readonly Place[] }[];

  /** @param called IDs of the operations that a check without deviations calls. */
  constructor(surface: string, called: readonly string[], answers: readonly Answer[], random: () => number) {
    this.#surface = surface;
    this.#random = random;
    const file = join(import.meta.dirname, `../../../specs/dist/${surface}.openapi.json`);
    this.#document = JSON.parse(readFileSync(file, 'utf8')) as Document;
    const base = (this.#document.servers[0]?.url ?? '').replace(/^\{\w+\}/, '');
    const operations = readOperations(this.#document).filter(
      ({ id, method }) => method === 'GET' && called.includes(id),
    );
    // A literal path comes before one with placeholders that fits too.
    const used = new Set<string>();
    this.#bodies = [...operations]
      .sort((a, b) => a.pathParameters.length - b.pathParameters.length)
      .flatMap(({ id, path, success }) => {
        const pattern = new RegExp(`${base}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
        const answer = answers.find((one) => one.status === 200 && pattern.test(one.path) && !used.has(one.path));
        if (answer === undefined) return [];
        used.add(answer.path);
        if (success.kind !== 'json') return [];
        const places = this.#placesOf(success.schema ?? {}, JSON.parse(answer.text), '$', [], false, false);
        return [{ id, path: answer.path, places }];
      });
  }

  /** Returns a deviation of some kind at some place. */
  plant(number: number): Planted {
    for (let tries = 0; ; tries += 1) {
      // A surface may lack responses of a kind.
      const kind = kinds[(number + Math.floor(tries / 50)) % kinds.length] ?? 'status';
      const { id, path, places } = this.#one(this.#bodies);
      const made = this.#make(kind, places);
      if (made === undefined) continue;
      const { plant, ...rest } = made;
      const isTarget = (answer: Answer): boolean => answer.method === 'GET' && answer.path === path;
      return {
        surface: this.#surface,
        operation: id,
        change: kind,
        ...rest,
        plant: (answer) => (isTarget(answer) ? plant(answer) : answer),
      };
    }
  }

  #make(kind: (typeof kinds)[number], places: readonly Place[]): Pick<Planted, 'at' | 'plant'> | undefined {
    const withHeader = (name: string, value: string) => (answer: Answer) => {
      const headers = new Headers(answer.headers);
      headers.set(name, value);
      return { ...answer, headers };
    };
    if (kind === 'limit') return { plant: withHeader('x-ratelimit-limit', String(this.#number(100_000) + 1000)) };
    if (kind === 'media-type') return { plant: withHeader('content-type', 'text/html; charset=utf-8') };
    if (kind === 'status') {
      const status = this.#one([202, 403, 418, 500, 503]);
      return { plant: (answer) => ({ ...answer, status }) };
    }
    if (kind === 'body') return { plant: (answer) => ({ ...answer, text: answer.text.slice(0, -2) }) };
    const [fits, change] = this.#bodyChange(kind);
    const found = places.filter(fits);
    if (found.length === 0) return undefined;
    const place = this.#one(found);
    // A field that is optional must be away from all entries.
    const all = kind === 'field' ? places.filter(({ at }) => at === place.at) : [place];
    return {
      at: place.at,
      plant: (answer) => {
        const body: unknown = JSON.parse(answer.text);
        for (const { steps } of all) {
          const parent = steps.slice(0, -1).reduce<unknown>((value, step) => (value as never)[step], body);
          change(parent as Record<string, unknown>, String(steps.at(-1)));
        }
        return { ...answer, text: JSON.stringify(body) };
      },
    };
  }

  /** Which places a kind of deviation needs, and what it does to the parent of the value. */
  #bodyChange(
    kind: string,
  ): readonly [(place: Place) => boolean, (parent: Record<string, unknown>, name: string) => void] {
    const remove = (parent: Record<string, unknown>, name: string): void => void Reflect.deleteProperty(parent, name);
    const put =
      (value: unknown) =>
      (parent: Record<string, unknown>, name: string): void =>
        void (parent[name] = value);
    switch (kind) {
      case 'missing':
        return [({ isField, isRequired }) => isField && isRequired, remove];
      case 'field':
        return [({ isField, isRequired }) => isField && !isRequired, remove];
      case 'type':
        return [
          ({ isField, schema, value }) => isField && schema.type !== undefined && value !== null,
          (parent, name) => void (parent[name] = typeof parent[name] === 'boolean' ? [true] : true),
        ];
      case 'null':
        return [({ isField, schema }) => isField && schema.type !== undefined && !allowsNull(schema), put(null)];
      case 'unknown-field': {
        const word = this.#word();
        return [({ isField }) => isField, (parent) => void (parent[word] = word)];
      }
      case 'unknown-value':
        return [
          ({ schema, isField, value }) => isField && schema.enum !== undefined && typeof value === 'string',
          put(this.#word().toUpperCase()),
        ];
      default:
        return [({ schema, value }) => schema.format === 'date-time' && typeof value === 'string', put('31/12/2026')];
    }
  }

  #placesOf(
    declared: Schema,
    value: unknown,
    at: string,
    steps: Place['steps'],
    isField: boolean,
    isRequired: boolean,
  ): readonly Place[] {
    const schema = resolve(this.#document, declared);
    const own: Place = { at, steps, value, schema, isField, isRequired };
    // Which alternative applies depends on the data.
    if (schema.oneOf !== undefined || schema.anyOf !== undefined) return [];
    if (Array.isArray(value))
      return [
        own,
        ...value.flatMap((entry: unknown, index) =>
          this.#placesOf(schema.items ?? {}, entry, `${at}[]`, [...steps, index], false, true),
        ),
      ];
    if (typeof value !== 'object' || value === null) return [own];
    const { properties, required } = objectShape(this.#document, schema);
    return [
      own,
      ...Object.entries(value).flatMap(([name, member]) => {
        const property = properties[name];
        return property === undefined
          ? []
          : this.#placesOf(property, member, `${at}.${name}`, [...steps, name], true, required.has(name));
      }),
    ];
  }

  #number(below: number): number {
    return Math.floor(this.#random() * below);
  }

  #one<T>(all: readonly T[]): T {
    return all[this.#number(all.length)] as T;
  }

  /** A word that no description has. */
  #word(): string {
    return Array.from({ length: 9 }, () => 'bcdfghjklmnpqrstvwxz'[this.#number(20)]).join('');
  }
}

const allowsNull = ({ type, enum: values }: Schema): boolean =>
  [type].flat().includes('null') || values?.includes(null) === true;
