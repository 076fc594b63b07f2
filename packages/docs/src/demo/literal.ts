/** A piece of code among values: an expression that stands for itself. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Samples stand in half of a page. */
export const width = 72;

/** A value as a TypeScript literal, on one line if it fits. */
export function literal(value: unknown, indent = 0, column = indent): string {
  const flat = write(value, undefined);
  return flat.length + column <= width ? flat : write(value, indent);
}

function write(value: unknown, indent: number | undefined): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const inner = indent === undefined ? undefined : indent + 2;
  const nested = (entry: unknown, name = ''): string =>
    inner === undefined ? write(entry, undefined) : literal(entry, inner, inner + name.length);
  const members = Array.isArray(value)
    ? value.map((entry) => nested(entry))
    : Object.entries(value).map(([name, entry]) => {
        const start = `${key(name)}: `;
        return `${start}${nested(entry, start)}`;
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (members.length === 0) return `${open}${close}`;
  if (inner === undefined) return Array.isArray(value) ? `[${members.join(', ')}]` : `{ ${members.join(', ')} }`;
  const pad = ' '.repeat(inner);
  return `${open}\n${members.map((member) => `${pad}${member},\n`).join('')}${' '.repeat(inner - 2)}${close}`;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

/** A call with its arguments, on one line if it fits. */
export function callExpression(name: string, values: readonly unknown[]): string {
  const flat = `${name}(${values.map((value) => write(value, undefined)).join(', ')})`;
  if (flat.length <= width) return flat;
  return `${name}(${values.map((value) => (isLong(value) ? write(value, 0) : write(value, undefined))).join(', ')})`;
}

function isLong(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof Code) && write(value, undefined).length > 24;
}
