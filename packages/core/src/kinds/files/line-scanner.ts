import { longestRow, type RowScanner } from './row-scanner.ts';

/** One row in each line (NDJSON); blank lines are none. */
export class LineScanner implements RowScanner {
  #open: string[] = [];
  #length = 0;

  push(piece: string): readonly string[] {
    const [first = '', ...others] = piece.split('\n');
    this.#keep(first);
    if (others.length === 0) return [];
    const lines = [this.#take(), ...others.slice(0, -1)];
    this.#keep(others.at(-1) ?? '');
    return lines.filter((line) => line.trim() !== '');
  }

  end(): readonly string[] {
    const last = this.#take();
    return last.trim() === '' ? [] : [last];
  }

  #keep(text: string): void {
    this.#length += text.length;
    if (this.#length > longestRow) throw new SyntaxError(`a line of more than ${longestRow} characters`);
    this.#open.push(text);
  }

  #take(): string {
    const line = this.#open.join('');
    this.#open = [];
    this.#length = 0;
    return line;
  }
}
