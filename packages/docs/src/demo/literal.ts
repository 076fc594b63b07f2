/** A piece of code among values: an expression that stands for itself. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Columns of a sample in a window of 1,280 pixels. */
export const width = 62;

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

/** A call with its arguments, on one line if it fits between `before` and `after` other characters. */
export function callExpression(name: string, values: readonly unknown[], before = 0, after = 0): string {
  const texts = values.map((value) => write(value, undefined));
  const flat = `${name}(${texts.join(', ')})`;
  if (before + flat.length + after <= width) return flat;
  const last = values.at(-1);
  if (typeof last === 'object' && last !== null) {
    const open = `${name}(${[...texts.slice(0, -1), write(last, 0)].join(', ')})`;
    if (open.includes('\n') && before + open.indexOf('\n') <= width) return open;
  }
  const lines = values.map((value) => `  ${literal(value, 0, 3).replaceAll('\n', '\n  ')},\n`);
  return `${name}(\n${lines.join('')})`;
}
