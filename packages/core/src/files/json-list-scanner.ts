import { excessOf } from '../call/json.ts';
import { trimEnd } from '../content/file-name.ts';
import { LineScanner, longestRow, type RowScanner } from './line-scanner.ts';
import { Turns } from '../content/chunks.ts';
import { calls, type FileResponse } from './file-response.ts';
import { textOf } from '../content/charset.ts';

/** Deepest nesting of a row. Deeper nesting is an attack on the reader. */
const deepest = 1_000;

/** Special characters inside a string, and outside. */
const inString = /["\\]/g;
const structural = /["[\]{},:]/g;

/**
 * The elements of a JSON list, or of one list of a JSON object, by default in `data`, wherever that member stands. Elements are returned
 * unparsed, and the caller parses them. Everything around them is checked here. An object without such a list
 * that is followed by more is the first line of NDJSON.
 */
export class JsonListScanner implements RowScanner {
  /** Whether a single object is a row, because the file may be NDJSON. */
  readonly #mayBeLine: boolean;
  readonly #list: string;
  #part: 'start' | 'key' | 'value' | 'element' | 'end' = 'start';
  #isObject = false;
  #hasList = false;
  #key = '';
  /** Members or elements so far at the level that is being read. */
  #count = 0;
  /** The value that is being collected: what came of it, the brackets that are open in it, whether a string is. */
  #pieces: string[] = [];
  #length = 0;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  /** The object so far, while it may turn out to be a line. */
  #object = '';
  #lines: LineScanner | undefined;

  constructor(mayBeLine: boolean, list = 'data') {
    this.#mayBeLine = mayBeLine;
    this.#list = list;
  }

  *push(piece: string): Generator<string, void, undefined> {
    if (this.#lines) {
      yield* this.#lines.push(piece);
      return;
    }
    let from = 0;
    let objectFrom = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece[at] ?? '';
      if (this.#part === 'start' || this.#part === 'end') {
        if (isSpace(character)) continue;
        if (this.#part === 'end') {
          yield* this.#goOnByLines(piece.slice(at));
          return;
        }
        this.#begin(character);
        objectFrom = at;
        from = at + 1;
        continue;
      }
      if (this.#isInValue(character)) {
        at = this.#passPlain(piece, at);
        continue;
      }
      const text = this.#taken(piece.slice(from, at));
      from = at + 1;
      if (this.#part === 'key') this.#endKey(text, character);
      else if (this.#part === 'element') yield* this.#endElement(text, character);
      else this.#endMember(text, character);
      if (this.#isEndOfLine()) this.#object += piece.slice(objectFrom, at + 1);
    }
    if (this.#part === 'start' || this.#part === 'end') return;
    this.#keep(piece.slice(from));
    if (this.#isObject && !this.#hasList && this.#object.length <= longestRow) this.#object += piece.slice(objectFrom);
  }

  *end(): Generator<string, void, undefined> {
    if (this.#lines) {
      yield* this.#lines.end();
      return;
    }
    if (this.#isEndOfLine()) {
      if (!this.#mayBeLine) throw new SyntaxError(`the object has no array in \`${this.#list}\``);
      yield this.#object;
      return;
    }
    if (this.#part === 'end' || (this.#part === 'start' && this.#mayBeLine)) return;
    throw new SyntaxError(this.#part === 'start' ? 'the file is empty' : 'the array never ends');
  }

  #begin(character: string): void {
    if (character !== '[' && character !== '{')
      throw new SyntaxError(`expected an array of rows, got ${JSON.stringify(character)}`);
    this.#isObject = character === '{';
    this.#part = this.#isObject ? 'key' : 'element';
  }

  /** Position of the last plain character after `at`. The platform's search skips most of a text. */
  #passPlain(piece: string, at: number): number {
    if (this.#isEscaped) return at;
    const meaningful = this.#isInString ? inString : structural;
    meaningful.lastIndex = at + 1;
    return (meaningful.exec(piece)?.index ?? piece.length) - 1;
  }

  /** Whether an object has just ended that shows no list: it may be a line. */
  #isEndOfLine(): boolean {
    return this.#part === 'end' && this.#isObject && !this.#hasList;
  }

  /** Whether the character belongs to the current value. If not, the value ends. */
  #isInValue(character: string): boolean {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (character === '\\') this.#isEscaped = true;
      else if (character === '"') this.#isInString = false;
      return true;
    }
    switch (character) {
      case '"':
        this.#isInString = true;
        return true;
      case '[':
      case '{':
        // The list of rows starts at the value of its member.
        if (character === '[' && this.#part === 'value' && this.#key === this.#list && this.#depth === 0) return false;
        this.#depth += 1;
        if (this.#depth > deepest)
          throw new RangeError(`row ${this.#count + 1} is nested more than ${deepest} levels deep`);
        return true;
      case ']':
      case '}':
        if (this.#depth === 0) return false;
        this.#depth -= 1;
        return true;
      case ',':
        return this.#depth > 0;
      case ':':
        return this.#depth > 0 || this.#part !== 'key';
      default:
        return true;
    }
  }

  #endKey(text: string, end: string): void {
    if (text === '' && end === '}' && this.#count === 0) {
      this.#part = 'end';
      return;
    }
    const key: unknown = parsed(text);
    if (end !== ':' || typeof key !== 'string') throw new SyntaxError(`unexpected token at row ${this.#count + 1}`);
    this.#key = key;
    this.#part = 'value';
  }

  #endMember(text: string, end: string): void {
    if (end === '[') {
      if (text !== '' || this.#hasList)
        throw new SyntaxError(`the object has more than one array in \`${this.#list}\``);
      this.#hasList = true;
      this.#object = '';
      this.#count = 0;
      this.#part = 'element';
      return;
    }
    const isBehindList = this.#key === this.#list && this.#hasList;
    if (isBehindList && text !== '') throw new SyntaxError(`unexpected token at row ${this.#count + 1}`);
    if (!isBehindList) parsed(text);
    if (end !== ',' && end !== '}') throw new SyntaxError(`unexpected token at row ${this.#count + 1}`);
    this.#count += 1;
    this.#part = end === ',' ? 'key' : 'end';
  }

  *#endElement(text: string, end: string): Generator<string, void, undefined> {
    if (end !== ',' && end !== ']') throw new SyntaxError(`unexpected token at row ${this.#count + 1}`);
    if (text === '' && (end === ',' || this.#count > 0))
      throw new SyntaxError(`unexpected comma at row ${this.#count + 1}`);
    this.#count += 1;
    if (end === ']') this.#part = this.#isObject ? 'value' : 'end';
    if (text !== '') yield text;
  }

  *#goOnByLines(rest: string): Generator<string, void, undefined> {
    if (!this.#isObject || this.#hasList) throw new SyntaxError('unexpected text after the end of the array');
    this.#lines = new LineScanner();
    yield this.#object;
    yield* this.#lines.push(rest);
  }

  #keep(text: string): void {
    this.#length += text.length;
    if (this.#length > longestRow)
      throw new RangeError(`row ${this.#count + 1} has more than ${longestRow} characters`);
    if (text !== '') this.#pieces.push(text);
  }

  #taken(last: string): string {
    this.#keep(last);
    const text = trimEnd(this.#pieces.join(''), ' \t\r\n').replace(/^[ \t\r\n]+/, '');
    this.#pieces = [];
    this.#length = 0;
    return text;
  }
}

/** JSON has fewer white space characters than JavaScript. */
function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}

/** The platform's error quotes the text, and our errors contain no content. */
function parsed(text: string): unknown {
  const excess = excessOf(text);
  if (excess !== undefined) throw new RangeError(`a member of the object ${excess}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError('unexpected token');
  }
}

/**
 * Streams the rows of an NDJSON or JSON file as texts, with one row in memory. JSON is a list, or an object with the
 * list in `data`, or under another name. Leaving the loop early frees the connection.
 * @param isList Whether it can't be NDJSON, so an empty file isn't one without rows. Default: whether its type is JSON.
 * @throws {SyntaxError} If the file is neither, or is truncated.
 * @throws {RangeError} If a row is too long or too deep.
 */
export async function* jsonRowTexts(
  file: FileResponse,
  list?: string,
  isList: boolean = /json/i.test(file.contentType),
): AsyncGenerator<string, void, undefined> {
  const isLines = /ndjson|jsonl/i.test(file.contentType);
  const scanner = isLines ? new LineScanner() : new JsonListScanner(!isList, list);
  const turns = new Turns(calls.get(file)?.checkOpen);
  for await (const piece of textOf(file.stream())) {
    if (turns.isDue) await turns.give();
    for (const row of scanner.push(piece)) {
      if (turns.isDue) await turns.give();
      yield row;
    }
  }
  yield* scanner.end();
}
