/** Reads files in every way from hosts that close each connection, and writes how each one ended. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setImmediate as turn } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { csvRows, type FileResponse } from '../../src/index.ts';
import { createNodeTransport, saveTo } from '../../src/node.ts';
import { fileEntries } from '../../src/zip.ts';
import { createRuntime } from '../support/runtime.ts';
import { operations, surface } from '../support/world.ts';

const title = 'sku;price\n';
const rows = Buffer.from(title + `${'SKU-1'.repeat(20)};1.00\n`.repeat(1_600));
const bomb = Buffer.from(zipSync({ zeros: new Uint8Array(9_000_000) }));
const head = (more = `content-length: ${rows.length}\r\n`): string =>
  `HTTP/1.1 200 OK\r\ncontent-type: text/csv\r\n${more}connection: close\r\n\r\n`;
const chunk = `${rows.length.toString(16)}\r\n`;

const hosts: Readonly<Record<string, (socket: Socket) => unknown>> = {
  'one write': (socket) => socket.end(head() + rows.toString()),
  drips: async (socket) => {
    socket.write(head());
    for (let at = 0; at < rows.length; at += 9_000) {
      socket.write(rows.subarray(at, at + 9_000));
      await turn();
    }
    socket.end();
  },
  'no length': (socket) => socket.end(head('') + rows.toString()),
  chunks: (socket) => socket.end(`${head('transfer-encoding: chunked\r\n')}${chunk}${rows.toString()}\r\n0\r\n\r\n`),
  'half of it': (socket) => socket.end(head() + rows.toString().slice(0, 80_000)),
  'half of its chunks': (socket) => socket.end(`${head('transfer-encoding: chunked\r\n')}${chunk}abc`),
  'half, then a reset': (socket) =>
    socket.write(head() + rows.toString().slice(0, 80_000), () => socket.resetAndDestroy()),
  'a ZIP bomb': (socket) =>
    socket.end(Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\ncontent-type: application/zip\r\n\r\n'), bomb])),
};

const folder = mkdtempSync(join(tmpdir(), 'tradelane-unkind-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** Readers that are slower than the host. `sent` settles when the host has sent all it will send. */
const readers: Readonly<Record<string, (file: FileResponse, sent: Promise<unknown>) => Promise<unknown>>> = {
  'saves it': async (file) => statSync(await saveTo(file, join(folder, `${(files += 1)}`))).size,
  'reads it late': async (file, sent) => {
    await sent;
    return (await file.bytes()).length;
  },
  'reads rows slowly': async (file, sent) => {
    let bytes = title.length;
    for await (const { sku, price } of csvRows(file)) {
      if (bytes === title.length) await sent;
      bytes += `${sku};${price}\n`.length;
    }
    return bytes;
  },
  'discards it late': async (file, sent) => {
    await sent;
    await file.discard();
    return 'discarded';
  },
  'saves its entries': async (file) => {
    for await (const entry of fileEntries(file)) await saveTo(entry, join(folder, `${(files += 1)}`));
  },
};

async function endOf(host: string, reader: string, isUndici: boolean): Promise<unknown> {
  let wasSent: (value?: unknown) => void = () => undefined;
  const sent = new Promise((resolve) => (wasSent = resolve)).then(() => turn()).then(() => turn());
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .on('finish', wasSent)
      .on('close', wasSent);
    socket.once('data', () => hosts[host]?.(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const transport = isUndici ? createNodeTransport({}) : undefined;
  const runtime = createRuntime(surface, {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    auth: { token: 'fixed-token' },
    maxAttempts: 1,
    transport,
  });
  try {
    const end = await readers[reader]?.(await runtime.file(operations.download, { path: { file_id: 1 } }), sent);
    return end === rows.length ? 'whole' : end;
  } catch (error) {
    return (error as Error).name;
  } finally {
    server.close();
    await transport?.close();
  }
}

async function endsOf(isUndici: boolean): Promise<unknown> {
  const ends = Object.keys(hosts).map(async (host) => {
    const isZip = host.includes('ZIP');
    const fitting = Object.keys(readers).filter((reader) => reader.includes('entries') === isZip);
    const found = fitting.map(async (reader) => [reader, await endOf(host, reader, isUndici)] as const);
    return [host, Object.fromEntries(await Promise.all(found))] as const;
  });
  return Object.fromEntries(await Promise.all(ends));
}

// `fetch` comes first, so that no other transport can protect its connections.
console.log(JSON.stringify([await endsOf(false), await endsOf(true)]));
