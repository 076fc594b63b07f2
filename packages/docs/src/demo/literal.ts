/** A piece of code among values: an expression that stands for itself. */
export class Code {
  readonly text: string;
  /** The same over several lines, the first at a column, the others at an indentation. */
  readonly broken: (indent: number, column: number) => string;
  constructor(text: string, broken: Code['broken'] = () => text) {
    this.text = text;
    this.broken = broken;
  }
}

/** Columns of a sample in a window of 1,280 pixels. */
export const width = 62;

/** A value as a TypeScript literal, on one line if it fits. */
export function literal(value: unknown, indent = 0, column = indent): string {
  const text = flat(value);
  return text.length + column <= width ? text : write(value, indent, column);
}

/** A value on one line. */
export function flat(value: unknown): string {
  return write(value, undefined);
}

function write(value: unknown, indent: number | undefined, column = 0): string {
  if (value instanceof Code) return indent === undefined ? value.text : value.broken(indent, column);
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const inner = indent === undefined ? undefined : indent + 2;
  const nested = (entry: unknown, name: string): string => {
    if (inner === undefined) return `${name}${flat(entry)}`;
    // A comma follows.
    const text = literal(entry, inner, inner + name.length + 1);
    const isLong = typeof entry === 'string' && name !== '' && inner + name.length + text.length >= width;
    return isLong ? `${name.trimEnd()}\n${' '.repeat(inner + 2)}${text}` : `${name}${text}`;
  };
  const members = Array.isArray(value)
    ? value.map((entry) => nested(entry, ''))
    : Object.entries(value).map(([name, entry]) => nested(entry, `${key(name)}: `));
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
export function callExpression(name: string, values: readonly unknown[], before = 0, after = 0, indent = 0): string {
  const texts = values.map(flat);
  const line = `${name}(${texts.join(', ')})`;
  if (before + line.length + after <= width) return line;
  const last = values.at(-1);
  if (typeof last === 'object' && last !== null && !(last instanceof Code)) {
    const open = `${name}(${[...texts.slice(0, -1), write(last, indent, before + name.length + 1)].join(', ')})`;
    if (open.includes('\n') && before + open.indexOf('\n') <= width) return open;
  }
  const pad = ' '.repeat(indent);
  const lines = values.map((value) => `${pad}  ${literal(value, indent + 2, indent + 3)},\n`);
  return `${name}(\n${lines.join('')}${pad})`;
}

/** An address in parts that fit. It breaks between its path and its query, before `&` and after `/`. */
export function addressParts(address: string, columns: number): readonly string[] {
  if (address.length <= columns) return [address];
  return address.split(/(?=\?)/).flatMap((part) => {
    const lines: string[] = [];
    for (const piece of part.split(/(?<=\/)|(?=&)/)) {
      const line = lines.at(-1);
      if (line !== undefined && line.length + piece.length <= columns) lines[lines.length - 1] = line + piece;
      else lines.push(piece);
    }
    return lines;
  });
}
