/** The part of an API description that states what the responses of reads contain. Generated for each surface. */
export interface ResponseShapes {
  /** Reads by operation ID. */
  readonly reads: Readonly<Record<string, ReadShape>>;
  /** Named shapes, which others refer to. */
  readonly definitions: Readonly<Record<string, ResponseShape>>;
}

/** The promise of the description for one read. */
export interface ReadShape {
  /** Status of a success. */
  readonly status: number;
  /** The JSON body. Undefined if it isn't JSON. */
  readonly body?: ResponseShape;
  /** A documented value of each required parameter that has a list of values. */
  readonly choices?: Readonly<Record<string, unknown>>;
  /** Parameters of the path that are integers. Others are texts. */
  readonly integers?: readonly string[];
}

/** The promise of the description for a part of a body. */
export interface ResponseShape {
  /** Name of the definition that this shape extends. */
  readonly ref?: string;
  /** JSON types, as in JSON Schema. */
  readonly types?: readonly string[];
  /** Fields of an object. */
  readonly properties?: Readonly<Record<string, ResponseShape>>;
  /** Fields that are always there. */
  readonly required?: readonly string[];
  /** Entries of a list. */
  readonly items?: ResponseShape;
  /** Values of a map, whose keys are data. */
  readonly values?: ResponseShape;
  /** Documented values. */
  readonly choices?: readonly unknown[];
  /** `date-time`, `date`, `uuid` or `uri`. */
  readonly format?: string;
  /** Shapes that apply together. */
  readonly all?: readonly ResponseShape[];
  /** Shapes, one of them applies. */
  readonly any?: readonly ResponseShape[];
  /** Field whose value selects one of `variants`. */
  readonly tag?: string;
  /** Shapes by the value of `tag`. */
  readonly variants?: Readonly<Record<string, ResponseShape>>;
}

const resolved = /* @__PURE__ */ new WeakMap<ResponseShape, ResponseShape>();

/** Returns a shape together with the definitions that it extends. */
export function resolvedShape(shape: ResponseShape, definitions: ResponseShapes['definitions']): ResponseShape {
  const known = resolved.get(shape);
  if (known !== undefined) return known;
  const { ref, all = [], ...own } = shape;
  const target = ref === undefined ? undefined : definitions[ref];
  const result = [...(target === undefined ? [] : [target]), ...all].reduce<ResponseShape>(
    (merged, part) => joined(merged, resolvedShape(part, definitions)),
    own,
  );
  resolved.set(shape, result);
  return result;
}

function joined(a: ResponseShape, b: ResponseShape): ResponseShape {
  return {
    ...b,
    ...a,
    ...(a.types && b.types ? { types: a.types.filter((type) => b.types?.includes(type)) } : {}),
    ...(a.properties && b.properties ? { properties: { ...b.properties, ...a.properties } } : {}),
    ...(a.required && b.required ? { required: [...new Set([...a.required, ...b.required])] } : {}),
  };
}
