import { SaxesParser } from 'saxes';
import { refuse } from '../errors/index.ts';
import { decodeJson, decodeText } from './json.ts';

type Element = { readonly name: string; text: string; readonly children: Element[] };

/**
 * Decodes a JSON part, which existing clients of the instance also send as XML, whatever media type they name:
 * `<body><shop_documents><shop_document><file_name>…</file_name></shop_document></shop_documents></body>`.
 * @throws {Refusal} If the bytes are neither JSON nor well-formed XML.
 */
export function decodeJsonOrXml(bytes: Uint8Array, part: string): unknown {
  const text = decodeText(bytes, part).trimStart();
  if (!text.startsWith('<')) return decodeJson(bytes, part);
  const root: Element = { name: '', text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  const read = (piece: string): void => {
    (open.at(-1) as Element).text += piece;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '', children: [] };
    if (open.length > deepest) refuseXml(part);
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  try {
    parser.write(text).close();
  } catch {
    refuseXml(part);
  }
  return Object.fromEntries((root.children[0]?.children ?? []).map((child) => [child.name, valueOf(child)]));
}

/** Maximum depth of elements. */
const deepest = 16;

/** A list has elements named like itself without the plural `s`. */
function valueOf({ name, text, children }: Element): unknown {
  if (children.length === 0) return text.trim();
  if (children.every((child) => `${child.name}s` === name)) return children.map(valueOf);
  return Object.fromEntries(children.map((child) => [child.name, valueOf(child)]));
}

function refuseXml(part: string): never {
  refuse('AS34', 400, 'INVALID_INPUT', `The part ${part} is not well-formed XML.`, {
    fields: [{ field: part, message: 'must be JSON or well-formed XML' }],
  });
}
