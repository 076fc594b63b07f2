/**
 * A JSON value as a TypeScript literal, on one line where it fits behind what stands before it. `special` may write a member of the
 * object itself its own way.
 */
export function literal(
  value: unknown,
  special?: (key: string, value: unknown) => string | undefined,
  indent = 0,
  column = indent,
): string {
  const flat = write(value, special, undefined);
  return flat.length + column <= 80 ? flat : write(value, special, indent);
}

function write(
  value: unknown,
  special: ((key: string, value: unknown) => string | undefined) | undefined,
  indent: number | undefined,
): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const inner = indent === undefined ? undefined : indent + 2;
  const nested = (entry: unknown): string =>
    inner === undefined ? write(entry, undefined, undefined) : literal(entry, undefined, inner);
  const members = Array.isArray(value)
    ? value.map((entry) => nested(entry))
    : Object.entries(value).map(([name, entry]) => `${key(name)}: ${special?.(name, entry) ?? nested(entry)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (members.length === 0) return `${open}${close}`;
  if (inner === undefined) return Array.isArray(value) ? `[${members.join(', ')}]` : `{ ${members.join(', ')} }`;
  const pad = ' '.repeat(inner);
  return `${open}\n${members.map((member) => `${pad}${member},\n`).join('')}${' '.repeat(inner - 2)}${close}`;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
