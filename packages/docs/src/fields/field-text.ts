import { prose } from '../compose/markdown.ts';
import type { Content, Field, Value } from './field.ts';
import { sentence } from './inline.ts';

/** Fields as a nested list in Markdown. */
export function fieldsText(fields: readonly Field[], indent = ''): string {
  return fields.map((field) => fieldText(field, indent)).join('\n');
}

export function contentText(content: Content, indent = ''): string {
  const fields = fieldsText(content.fields, indent);
  const variants = content.variants.map(({ label, description, content: inner }) => {
    const about = description === undefined ? '' : ` ${prose(sentence(description))}`;
    const again = inner.recursive === undefined ? '' : ` Contains \`${inner.recursive}\` again.`;
    const rest = contentText(inner, `${indent}  `);
    return `${indent}- if \`${label}\`:${about}${again}${rest === '' ? '' : `\n${rest}`}`;
  });
  return [fields, ...variants].filter((text) => text !== '').join('\n');
}

function fieldText(field: Field, indent: string): string {
  const { name, required, deprecated, type, content } = field;
  const marks = `${required ? ', required' : ''}${deprecated ? ', deprecated' : ''}`;
  const again =
    content.recursive !== undefined && content.fields.length + content.variants.length === 0
      ? ` The same fields as \`${content.recursive}\` above.`
      : '';
  const notes = notesText(field);
  const rest = contentText(content, `${indent}  `);
  return `${indent}- \`${name}\` (${type}${marks})${notes === '' ? '' : `: ${notes}`}${again}${rest === '' ? '' : `\n${rest}`}`;
}

/** The description, the values and the bounds of a field. */
export function notesText({ description, values, open, bounds }: Field): string {
  return [description === undefined ? '' : prose(sentence(description)), ...bounds, valuesText(values, open)]
    .filter((text) => text !== '')
    .join(' ');
}

/** The values of a field, each with its meaning if it is known. */
function valuesText(values: readonly Value[], open: boolean): string {
  if (values.length === 0) return '';
  const others = open ? ' (more may appear)' : '';
  const kind = open ? 'Known values' : 'One of';
  if (values.every(({ meaning }) => meaning === undefined))
    return `${kind}${others}: ${values.map(({ value }) => `\`${value}\``).join(', ')}.`;
  return `${kind}${others}: ${values.map(({ value, meaning = '' }) => `\`${value}\`: ${prose(sentence(meaning))}`).join(' ')}`;
}
