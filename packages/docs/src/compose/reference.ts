import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assumption, Document, OperationObject, Schema } from '@tradelane/spec-model/document';
import { readOperations, type Operation } from '@tradelane/spec-model/operation';
import { surfaces, type Surface } from '@tradelane/spec-model/surfaces';

/** A surface with its bundled description, read once for all pages. */
export interface SurfaceReference {
  readonly surface: Surface;
  readonly document: DescribedDocument;
  readonly operations: readonly DescribedOperation[];
}

/** Properties of schemas that pages show but the generator does not read. */
export interface DescribedDocument extends Document {
  readonly info: Document['info'] & { readonly 'x-assumption'?: readonly Assumption[] };
  readonly servers: readonly {
    readonly url: string;
    readonly description?: string;
    readonly variables?: Readonly<Record<string, { readonly default: string }>>;
  }[];
}

export interface DescribedOperation extends Operation {
  readonly object: OperationObject & {
    readonly tags?: readonly string[];
    readonly 'x-assumption'?: readonly Assumption[];
  };
}

export interface DescribedSchema extends Schema {
  readonly title?: string;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly deprecated?: boolean;
  readonly 'x-assumption'?: readonly Assumption[];
}

/** Reads every surface from `specs/dist`, in the order of the product. */
export function readReference(root: string): readonly SurfaceReference[] {
  return surfaces.map((surface) => {
    const text = readFileSync(join(root, 'specs', 'dist', `${surface.name}.openapi.json`), 'utf8');
    // Written by our own bundler from linted descriptions.
    const document = JSON.parse(text) as DescribedDocument;
    return { surface, document, operations: readOperations(document) as readonly DescribedOperation[] };
  });
}

/** Address of the page of an operation. */
export function operationPath(surface: string, id: string): string {
  return `reference/${surface}/${id.toLowerCase()}`;
}

/** How a surface is called as a client: variable, factory, package. */
export function clientOf(surface: Surface): {
  readonly variable: string;
  readonly factory: string;
  readonly package: string;
} {
  const pascal = surface.name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const variable = { hub: 'hub', 'channel-platform': 'channelPlatform', account: 'account', basket: 'basket' }[
    surface.name
  ];
  return { variable: variable ?? 'instance', factory: `create${pascal}`, package: `@tradelane/${surface.name}` };
}

/** Operations without a replacement come first. */
export function deprecatedLast(members: readonly DescribedOperation[]): readonly DescribedOperation[] {
  return members.toSorted(
    (one, other) => Number(one.object.deprecated === true) - Number(other.object.deprecated === true),
  );
}

/** `Value lists` of `valueLists`. */
export function groupTitle(group: string): string {
  const words = group.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}
