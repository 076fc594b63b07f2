import type { Steps } from '../../../../clock/steps.ts';
import { BoundedXml } from './bounded-xml.ts';
import { mostCharacters, mostColumns, mostOfRowInCharacters } from './file-limits.ts';
import { type RecordSink, UnreadableFile } from './file-record.ts';

const chunkInBytes = 4 * 1024;

/** Feeds XML in UTF-8 to a parser. */
export function* parseXml(bytes: Uint8Array, parser: BoundedXml): Steps {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let at = 0; at < bytes.length; at += chunkInBytes) {
    let text: string;
    try {
      text = decoder.decode(bytes.subarray(at, at + chunkInBytes), { stream: at + chunkInBytes < bytes.length });
    } catch {
      throw new UnreadableFile('The file is not in UTF-8.');
    }
    yield* parser.write(text);
  }
  parser.end();
}

export function* readXml(bytes: Uint8Array, sink: RecordSink): Steps {
  const path: string[] = [];
  let values = new Map<string, string>();
  let [code, text, count, depth, characters] = ['', '', 0, 0, 0];
  sink.columns([]);

  const tooMuch = (most: number, what: string): UnreadableFile =>
    new UnreadableFile(`Product ${count + 1} has more than ${most} ${what}. A product can have at most ${most}.`);
  const keep = (name: string, value: string): void => {
    values.set(name, value);
    characters += name.length + value.length;
    if (values.size > mostColumns) throw tooMuch(mostColumns, 'values');
    if (characters > mostOfRowInCharacters) throw tooMuch(mostOfRowInCharacters, 'characters');
  };
  const closeInProduct = (name: string, level: number): void => {
    const value = text.trim();
    if (level === 1) {
      if (name !== 'attribute' && value !== '') keep(name, value);
      code = '';
    } else if (level === 2 && path.at(-1) === 'attribute') {
      if (name === 'code') code = value;
      else if (name === 'value' && code !== '' && value !== '') keep(code, value);
    }
  };
  yield* parseXml(
    bytes,
    new BoundedXml({
      open(name) {
        if (name === 'product' && depth === 0) {
          values = new Map();
          characters = 0;
          depth = path.length + 1;
        }
        path.push(name);
        text = '';
      },
      text(piece) {
        text += piece;
        if (text.length > mostCharacters)
          throw new UnreadableFile(
            `A text has more than ${mostCharacters} characters. A text can have at most ${mostCharacters}.`,
          );
      },
      close(name) {
        path.pop();
        if (depth > 0 && path.length === depth - 1) {
          count += 1;
          depth = 0;
          sink.record({ line: count, values: Object.setPrototypeOf(Object.fromEntries(values), null) });
        } else if (depth > 0) {
          closeInProduct(name, path.length - depth + 1);
        }
        text = '';
      },
    }),
  );
}
