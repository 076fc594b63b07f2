import { SaxesParser } from 'saxes';
import type { Slices } from '../../../../machinery/clock/turns.ts';
import { type RecordSink, UnreadableFile } from './file-record.ts';

/** A slice: others have their turn between two of them. */
const chunkInBytes = 16 * 1024;

/** Feeds XML in UTF-8 to a parser piece by piece. External entities are never read. */
export function* parseXml(bytes: Uint8Array, parser: SaxesParser): Slices {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += chunkInBytes) {
      parser.write(decoder.decode(bytes.subarray(at, at + chunkInBytes), { stream: at + chunkInBytes < bytes.length }));
      yield;
    }
    parser.close();
  } catch (error) {
    throw new UnreadableFile(
      `The file is not well-formed XML: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

export function* readXml(bytes: Uint8Array, sink: RecordSink): Slices {
  const parser = new SaxesParser();
  const path: string[] = [];
  let values: Record<string, string> = {};
  let [code, text, count, depth] = ['', '', 0, 0];
  sink.columns([]);

  const closeInProduct = (name: string, level: number): void => {
    const value = text.trim();
    if (level === 1) {
      if (name !== 'attribute' && value !== '') values[name] = value;
      code = '';
    } else if (level === 2 && path.at(-1) === 'attribute') {
      if (name === 'code') code = value;
      else if (name === 'value' && code !== '' && value !== '') values[code] = value;
    }
  };
  parser.on('opentag', ({ name }) => {
    if (name === 'product' && depth === 0) {
      values = {};
      depth = path.length + 1;
    }
    path.push(name);
    text = '';
  });
  parser.on('text', (piece) => (text += piece));
  parser.on('cdata', (piece) => (text += piece));
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (depth > 0 && path.length === depth - 1) {
      count += 1;
      depth = 0;
      sink.record({ line: count, values });
    } else if (depth > 0) {
      closeInProduct(name, path.length - depth + 1);
    }
    text = '';
  });
  yield* parseXml(bytes, parser);
}
