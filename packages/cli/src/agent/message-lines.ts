import { Transform, type Writable } from 'node:stream';

/** Longest message in bytes. */
export const longestMessage: number = 32 * 2 ** 20;

/** The ID of a message at its start or its end, because its middle may contain others. */
const firstId = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*("[^"\\]{0,200}"|-?\d{1,16})\s*,/;
const lastId = /"id"\s*:\s*("[^"\\]{0,200}"|-?\d{1,16})\s*\}\s*$/;

/** Passes whole lines on. A message that is too long is answered with an error, because its reader would end. */
export function messageLines(answers: Writable): Transform {
  let pieces: Buffer[] = [];
  let size = 0;
  let [head, tail] = ['', ''];
  const add = (piece: Buffer): void => {
    if (size === 0) head = piece.toString('latin1', 0, 300);
    size += piece.length;
    if (size <= longestMessage) pieces.push(piece);
    else pieces = [];
    tail = (tail + piece.toString('latin1', Math.max(0, piece.length - 300))).slice(-300);
  };
  const take = (): Buffer | undefined => {
    const line = size > longestMessage ? undefined : Buffer.concat(pieces);
    if (line === undefined) {
      const id = (firstId.exec(head) ?? lastId.exec(tail))?.[1] ?? 'null';
      const message = `A message has at most ${longestMessage} bytes. This one has ${size}. Send less in one call.`;
      answers.write(`{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify({ code: -32600, message })}}\n`);
    }
    pieces = [];
    size = 0;
    return line;
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      let from = 0;
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
        add(chunk.subarray(from, (from = end + 1)));
        const line = take();
        if (line !== undefined) this.push(line);
      }
      add(chunk.subarray(from));
      done();
    },
  });
}
