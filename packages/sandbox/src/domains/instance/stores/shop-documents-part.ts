import { SaxesParser } from 'saxes';
import { refuse } from '../../../errors/index.ts';
import { decodeJson, decodeText } from '../../../http/json.ts';
import type { PartReader } from '../../../http/parts.ts';

/**
 * S32: clients in the wild send the part as XML too, whatever media type they name:
 * `<body><shop_documents><shop_document><file_name>…</file_name><type_code>…</type_code></shop_document></shop_documents></body>`.
 */
export const readShopDocuments: PartReader = (bytes, part) => {
  const text = decodeText(bytes, part).trimStart();
  return text.startsWith('<') ? readXml(text, part) : decodeJson(bytes, part);
};

function readXml(text: string, part: string): unknown {
  const found: Record<string, string>[] = [];
  let value = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    value = '';
    if (name === 'shop_document') found.push({});
  });
  parser.on('text', (piece) => (value += piece));
  parser.on('cdata', (piece) => (value += piece));
  parser.on('closetag', ({ name }) => {
    const document = found.at(-1);
    if (document !== undefined && (name === 'file_name' || name === 'type_code')) document[name] = value.trim();
    value = '';
  });
  try {
    parser.write(text).close();
  } catch {
    refuse('AS34', 400, 'INVALID_INPUT', `The part ${part} is not well-formed XML.`, {
      fields: [{ field: part, message: 'must be JSON or well-formed XML' }],
    });
  }
  return { shop_documents: found };
}
