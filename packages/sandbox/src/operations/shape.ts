/** The part of a schema that states the fields of a value and its public texts. */
export interface Shape {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly allOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly if?: Shape;
  readonly then?: Shape;
  readonly else?: Shape;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  /** Of numbers only. */
  readonly type?: string | readonly string[];
}

/** Schemas that shapes refer to, by name. */
export type Definitions = Readonly<Record<string, Shape>>;

/** A shape and the shapes that it consists of, with all branches. */
export function partsOf(shape: Shape, definitions: Definitions, seen: Set<Shape> = new Set()): readonly Shape[] {
  if (seen.has(shape)) return [];
  seen.add(shape);
  const { $ref, allOf = [], anyOf = [], oneOf = [] } = shape;
  const target = $ref === undefined ? undefined : definitions[$ref.replace(/^.*\//, '')];
  const branches = [target, ...allOf, ...anyOf, ...oneOf, shape.if, shape.then, shape.else];
  return [shape, ...branches.flatMap((one) => (one === undefined ? [] : partsOf(one, definitions, seen)))];
}
