/** First line of every generated file. */
export const banner = '// Generated from specs/ by `pnpm generate`. Do not edit.\n';

const width = 120;

/** A value as TypeScript: on one line if it fits, else one member per line. */
export function literal(value: unknown, indent = 0, used = indent): string {
  const flat = oneLine(value);
  if (used + flat.length + 1 <= width || typeof value !== 'object' || value === null) return flat;
  const pad = ' '.repeat(indent + 2);
  const end = ' '.repeat(indent);
  if (Array.isArray(value)) return `[\n${value.map((item) => `${pad}${literal(item, indent + 2)},\n`).join('')}${end}]`;
  const members = Object.entries(value).map(([name, member]) => {
    const lead = `${pad}${key(name)}: `;
    return `${lead}${literal(member, indent + 2, lead.length)},\n`;
  });
  return `{\n${members.join('')}${end}}`;
}

function oneLine(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).map(([name, member]) => `${key(name)}: ${oneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Names with their separators, in lines of at most 120 characters. */
export function wrapped(names: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + name.length <= width) lines[lines.length - 1] = `${last} ${name}`;
    else lines.push(indent + name);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** A property name, quoted only if necessary. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

export function quote(text: string): string {
  return `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}

/** `services-seller` as `ServicesSeller`. */
export function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A parameter's name as an argument's: `order_id` as `orderId`. */
export function argumentName(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `services-seller` as `servicesSeller`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
