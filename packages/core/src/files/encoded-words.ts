import { decodeBase64, decodeCharset } from '../content/charset.ts';

/** `=?charset?encoding?text?=`. A language may follow the charset (RFC 2231). */
const word = /=\?([^?\s*]+)(?:\*[^?\s]*)?\?([bBqQ])\?([^?\s]*)\?=/g;

interface Word {
  readonly start: number;
  readonly end: number;
  readonly charset: string;
  readonly bytes: Uint8Array;
}

/**
 * Decodes the encoded words of RFC 2047 in a text. Adjacent words are decoded as one, because a character may be split between
 * them. An undecodable word stays unchanged.
 */
export function decodeEncodedWords(text: string): string {
  let decoded = '';
  let at = 0;
  for (const run of runsOf(text, wordsOf(text))) {
    const value = decodeCharset(concat(run.map((each) => each.bytes)), run[0].charset);
    const between = text.slice(at, run[0].start);
    // Space between two encoded words is part of the encoding, not of the text, whatever their charsets are.
    decoded += at > 0 && between.trim() === '' ? '' : between;
    decoded += value ?? text.slice(run[0].start, lastOf(run).end);
    at = lastOf(run).end;
  }
  return decoded + text.slice(at);
}

type Run = readonly [Word, ...Word[]];

/** Words of one charset with nothing but space between them. */
function runsOf(text: string, words: readonly Word[]): readonly Run[] {
  const runs: [Word, ...Word[]][] = [];
  for (const each of words) {
    const run = runs.at(-1);
    const before = run && lastOf(run);
    const isNext = before?.charset === each.charset && text.slice(before.end, each.start).trim() === '';
    if (run !== undefined && isNext) run.push(each);
    else runs.push([each]);
  }
  return runs;
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(word)].flatMap((match): Word[] => {
    const [whole, charset = '', encoding = '', content = ''] = match;
    const bytes = encoding.toLowerCase() === 'b' ? decodeBase64(content) : decodeQ(content);
    return bytes === undefined
      ? []
      : [{ start: match.index, end: match.index + whole.length, charset: charset.toLowerCase(), bytes }];
  });
}

/** Q encoding: `_` is a space, `=XX` a byte. */
function decodeQ(content: string): Uint8Array | undefined {
  if (/=(?![0-9a-fA-F]{2})/.test(content)) return undefined;
  const bytes: number[] = [];
  for (let at = 0; at < content.length; at += 1) {
    const character = content.charAt(at);
    if (character === '=') {
      bytes.push(Number.parseInt(content.slice(at + 1, at + 3), 16));
      at += 2;
    } else bytes.push(character === '_' ? 0x20 : character.charCodeAt(0) & 0xff);
  }
  return Uint8Array.from(bytes);
}

function lastOf(run: Run): Word {
  return run.at(-1) ?? run[0];
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
