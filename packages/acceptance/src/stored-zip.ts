import { crc32 } from 'node:zlib';

export interface StoredFile {
  /** The name in UTF-8, or as bytes, which are written without declaring their encoding. */
  readonly name: string | Uint8Array;
  readonly data: Uint8Array;
}

const utf8Names = 0x0800;

interface Placed {
  readonly name: Uint8Array;
  readonly flags: number;
  readonly crc: number;
  readonly size: number;
  readonly at: number;
}

/** Writes the fields that the header of an entry and its line in the directory share. */
function writeFacts(view: DataView, at: number, { name, flags, crc, size }: Placed): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, flags, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, size, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, name.length, true);
}

function header(length: number, signature: number, write: (view: DataView) => void, name: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(length + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  write(view);
  bytes.set(name, length);
  return bytes;
}

/** An archive, generated entry by entry. Names are written unchanged, including invalid ones. */
export async function* storedZip(files: Iterable<StoredFile>): AsyncGenerator<Uint8Array, void, undefined> {
  const placed: Placed[] = [];
  let at = 0;
  for (const { name: fileName, data } of files) {
    const name = typeof fileName === 'string' ? new TextEncoder().encode(fileName) : fileName;
    const flags = typeof fileName === 'string' ? utf8Names : 0;
    const file: Placed = { name, flags, crc: crc32(data), size: data.length, at };
    const head = header(30, 0x04034b50, (view) => writeFacts(view, 4, file), name);
    placed.push(file);
    yield head;
    yield data;
    at += head.length + data.length;
  }
  const start = at;
  for (const file of placed) {
    const line = header(
      46,
      0x02014b50,
      (view) => {
        writeFacts(view, 6, file);
        view.setUint32(42, file.at, true);
      },
      file.name,
    );
    yield line;
    at += line.length;
  }
  yield header(
    22,
    0x06054b50,
    (view) => {
      view.setUint16(8, placed.length, true);
      view.setUint16(10, placed.length, true);
      view.setUint32(12, at - start, true);
      view.setUint32(16, start, true);
    },
    new Uint8Array(0),
  );
}

/** The archive as a server sends it. */
export function zipResponse(files: Iterable<StoredFile>, name = 'documents-20260304120000.zip'): Response {
  const pieces = storedZip(files);
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
