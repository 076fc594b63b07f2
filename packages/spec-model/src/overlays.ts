import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

/** Any node of a description. */
type Node = Readonly<Record<string, unknown>>;

/** The role whose surface a description lists, such as `operator` of `marketplace/operator.yaml`. */
export const roleOf = (file: string): string => basename(file, '.yaml');

/**
 * The text of a file as one role sees it. An overlay is merged with the file that it `extends`. `x-roles` contains the
 * roles of users of this role only. The README of the specs describes overlays.
 * @returns Undefined if the file is the same for all roles.
 */
export function textFor(role: string, file: string, text: string): string | undefined {
  if (!/^extends:/m.test(text)) {
    // One line stays one line, so problems keep their place.
    const own = text.replace(/^x-roles: (\{.*\})$/m, (_, roles: string) => {
      const named = (parse(roles) as Node)[role];
      return named === undefined ? '' : `x-roles: ${JSON.stringify(named)}`;
    });
    return own === text ? undefined : own;
  }
  const { extends: base, ...overlay } = parse(text) as Node;
  const path = join(dirname(file), String(base));
  const extended = readFileSync(path, 'utf8');
  const result = merged(parse(textFor(role, path, extended) ?? extended) as Node, overlay);
  const roles = result['x-roles'];
  return stringify(isNode(roles) ? { ...result, 'x-roles': roles[role] } : result, { lineWidth: 0 });
}

function merged(base: Node, overlay: Node): Node {
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(overlay)) {
    const known = base[key.replace(/\+$/, '')];
    if (value === null) Reflect.deleteProperty(result, key);
    else if (key === 'example+') result['example'] = withFields(known, value);
    else if (key === 'x-assumption+') result['x-assumption'] = [...listOf(known), ...listOf(value)];
    else if (key === 'parameters') result[key] = withParameters(listOf(known), value as Node);
    else result[key] = isNode(known) && isNode(value) && !isWhole(key) ? merged(known, value) : value;
  }
  return result;
}

/** Whether an overlay replaces the value of a key as a whole. */
const isWhole = (key: string): boolean => key.startsWith('x-') || key === 'schema' || key === 'example';

/** Adds fields to an example. Entries of lists have the same position in both. */
function withFields(base: unknown, more: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(more)) {
    const entries = base.map((entry: unknown, at) => (at in more ? withFields(entry, more[at]) : entry));
    return [...entries, ...listOf(more).slice(base.length)];
  }
  if (!isNode(base) || !isNode(more)) return more;
  const fields = Object.entries(more).map(([key, value]) => [key, withFields(base[key], value)]);
  return { ...base, ...Object.fromEntries(fields) };
}

/** Replaces, removes (null) and adds parameters by name. */
function withParameters(base: readonly unknown[], overlay: Node): readonly unknown[] {
  const named = (base as readonly Node[]).map((one) => [one['name'] ?? String(one['$ref']).split('/').at(-1), one]);
  return Object.entries({ ...Object.fromEntries(named), ...overlay } as Readonly<Record<string, Node | null>>).flatMap(
    ([name, parameter]) => (parameter === null ? [] : '$ref' in parameter ? [parameter] : [{ name, ...parameter }]),
  );
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
