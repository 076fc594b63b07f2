import { type Definitions, partsOf, type Shape } from './shape.ts';

/** The documented fields of bodies and JSON parts, by `<surface>/<operationId>[/<part>]`, and the schemas they refer to. */
export interface DocumentedFields {
  readonly bodies: Readonly<Record<string, Shape>>;
  readonly definitions: Definitions;
}

/** The fields of a value, with all branches of its schema. */
interface Fields {
  readonly members: ReadonlyMap<string, readonly Shape[]>;
  readonly items: readonly Shape[];
  /** Shapes of other fields, or whether others are allowed. */
  readonly others: readonly Shape[] | boolean;
}

/** Removes the fields of requests that no description has. They are ignored (own assumption), so no response repeats them. */
export class FieldFilter {
  readonly #documented: DocumentedFields;
  readonly #known = new Map<Shape, Fields>();

  constructor(documented: DocumentedFields) {
    this.#documented = documented;
  }

  /** The value of a body or part without undocumented fields. It's the same value if it has none. */
  apply(name: string, value: unknown): unknown {
    const shape = this.#documented.bodies[name];
    return shape === undefined ? value : this.#filtered([shape], value);
  }

  #filtered(shapes: readonly Shape[], value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const { members, items, others } = this.#fieldsOf(shapes);
    if (Array.isArray(value)) {
      if (items.length === 0) return value;
      const list = value.map((entry: unknown) => this.#filtered(items, entry));
      return list.every((entry, at) => entry === value[at]) ? value : list;
    }
    let isSame = true;
    const kept: [string, unknown][] = [];
    for (const [name, one] of Object.entries(value)) {
      const own = members.get(name);
      if (own === undefined && others === false) {
        isSame = false;
        continue;
      }
      const filtered = this.#filtered(own ?? (typeof others === 'object' ? others : []), one);
      if (filtered !== one) isSame = false;
      kept.push([name, filtered]);
    }
    return isSame ? value : Object.fromEntries(kept);
  }

  #fieldsOf(shapes: readonly Shape[]): Fields {
    const [only] = shapes;
    const isOne = only !== undefined && shapes.length === 1;
    const known = isOne ? this.#known.get(only) : undefined;
    if (known !== undefined) return known;
    const members = new Map<string, Shape[]>();
    const parts = shapes.flatMap((shape) => partsOf(shape, this.#documented.definitions));
    for (const { properties = {} } of parts)
      for (const [name, shape] of Object.entries(properties)) {
        const before = members.get(name);
        if (before === undefined) members.set(name, [shape]);
        else before.push(shape);
      }
    const more = parts.flatMap(({ additionalProperties: one }) => (one === undefined ? [] : [one]));
    const open = more.filter((one) => typeof one === 'object');
    const fields: Fields = {
      members,
      items: parts.flatMap(({ items }) => (items === undefined ? [] : [items])),
      // A schema without any field describes free content.
      others: open.length > 0 ? open : more.includes(true) || (members.size === 0 && !more.includes(false)),
    };
    if (isOne) this.#known.set(only, fields);
    return fields;
  }
}
