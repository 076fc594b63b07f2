import { SaxesParser } from 'saxes';
import type { Steps } from '../../../../clock/steps.ts';
import { mostCharacters } from './file-limits.ts';
import { UnreadableFile } from './file-record.ts';

/** Deepest element. Product files and workbooks need fewer than 20 levels. */
const deepest = 64;

const mostAttributes = 256;

/** Most characters of the name of an element or attribute. */
const mostOfName = 256;

const stepInCharacters = 16 * 1024;

export interface XmlHandlers {
  /** Called at the start of an element, with the values of its attributes by name. Names have no prefix. */
  readonly open: (name: string, attributes: ReadonlyMap<string, string>) => void;
  /** Called with a text or a part of one. */
  readonly text: (text: string) => void;
  /** Called at the end of an element. */
  readonly close: (name: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML in pieces and bounds its depth, names, attributes and texts, so that memory stays small. It never reads external entities.
 * Throws {@link UnreadableFile}.
 */
export class BoundedXml {
  readonly #parser = new SaxesParser();
  #depth = 0;
  #attributes = new Map<string, string>();
  #hasRead = false;
  /** Characters since a name, an attribute or a text was complete. */
  #open = 0;

  constructor({ open, text, close }: XmlHandlers) {
    const parser = this.#parser;
    const read = (): void => void (this.#hasRead = true);
    parser.on('opentagstart', ({ name }) => {
      read();
      this.#checkName(name);
      this.#attributes = new Map();
      this.#depth += 1;
      if (this.#depth > deepest)
        throw new UnreadableFile(
          `The element <${name}> is at level ${this.#depth}. A file can have at most ${deepest} levels.`,
        );
    });
    parser.on('attribute', ({ name, value }) => {
      read();
      this.#checkName(name);
      this.#attributes.set(localName(name), value);
      if (this.#attributes.size > mostAttributes)
        throw new UnreadableFile(
          `An element has more than ${mostAttributes} attributes. An element can have at most ${mostAttributes}.`,
        );
    });
    parser.on('opentag', ({ name }) => open(localName(name), this.#attributes));
    parser.on('closetag', ({ name }) => {
      read();
      this.#depth -= 1;
      close(localName(name));
    });
    const onText = (piece: string): void => {
      read();
      text(piece);
    };
    parser.on('text', onText);
    parser.on('cdata', onText);
    parser.on('comment', read);
    parser.on('processinginstruction', read);
    parser.on('doctype', read);
  }

  #checkName(name: string): void {
    if (name.length > mostOfName)
      throw new UnreadableFile(`A name has ${name.length} characters. A name can have at most ${mostOfName}.`);
  }

  /** Reads the next piece. */
  *write(piece: string): Steps {
    for (let at = 0; at < piece.length; at += stepInCharacters) {
      const part = piece.slice(at, at + stepInCharacters);
      this.#hasRead = false;
      this.#do(() => this.#parser.write(part));
      this.#open = this.#hasRead ? 0 : this.#open + part.length;
      if (this.#open > mostCharacters)
        throw new UnreadableFile(
          `A text, name or attribute has more than ${mostCharacters} characters. It can have at most ${mostCharacters}.`,
        );
      yield;
    }
  }

  end(): void {
    this.#do(() => this.#parser.close());
  }

  #do(run: () => unknown): void {
    try {
      run();
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      throw new UnreadableFile(
        `The file is not well-formed XML: ${(error instanceof Error ? error.message : String(error)).slice(0, 500)}`,
      );
    }
  }
}
