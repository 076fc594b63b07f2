/** The sandbox on a port, with some failing responses. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Sandbox } from '@tradelane/sandbox';
import { pause } from '../prove/pause.ts';
import { type Trouble, troubles } from './plan.ts';

export interface Front {
  readonly url: string;
  /** Number of responses, of abandoned ones, and of failed ones by kind. */
  readonly counts: { responses: number; abandoned: number; readonly troubled: Record<Trouble, number> };
  close(): Promise<void>;
}

/** How long a response is delayed or stalled. A stalled response takes longer than any client waits. */
const delayInMs = 30;
const stallInMs = 1_000;

/** The figures of a front in a proof. */
export interface FrontFigures {
  readonly responses: number;
  /** Responses that their client no longer awaited, such as after its timeout. */
  readonly abandoned: number;
  /** Percentage of failed responses, and their number by kind. */
  readonly troubledInPercent: number;
  readonly troubled: Readonly<Record<Trouble, number>>;
}

export function figuresOf({ counts }: Front): FrontFigures {
  const { responses, abandoned, troubled } = counts;
  return {
    responses,
    abandoned,
    troubledInPercent: Math.round((1_000 * allTroubled(counts)) / responses) / 10,
    troubled: { ...troubled },
  };
}

export const progressOf = ({ counts }: Front): string =>
  `${allTroubled(counts)} of ${counts.responses} responses wrong`;

const allTroubled = ({ troubled }: Front['counts']): number =>
  Object.values(troubled).reduce((sum, count) => sum + count, 0);

/** @param troubleOf Called for every response with its method, path and query. */
export async function openFront(
  sandbox: Pick<Sandbox, 'fetch'>,
  troubleOf: (request: string) => Trouble | undefined,
): Promise<Front> {
  const counts: Front['counts'] = {
    responses: 0,
    abandoned: 0,
    // All kinds start at 0.
    troubled: Object.fromEntries(troubles.map((trouble) => [trouble, 0])) as Record<Trouble, number>,
  };
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { url = '/', method = 'GET' } = incoming;
    const body = method === 'GET' ? null : Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>));
    const trouble = troubleOf(`${method} ${url}`);
    counts.responses += 1;
    if (trouble !== undefined) counts.troubled[trouble] += 1;
    if (trouble === 'request dropped') {
      outgoing.destroy();
      return;
    }
    if (trouble === '429' || trouble === '500' || trouble === '503') {
      const content = JSON.stringify({ code: 'TROUBLE', message: 'Something goes wrong.', status: Number(trouble) });
      const head = { 'content-type': 'application/json', ...(trouble === '429' && { 'retry-after': '1' }) };
      outgoing.writeHead(Number(trouble), head).end(content);
      return;
    }
    if (trouble === 'web page') {
      // The sandbox hasn't received the request.
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Down for maintenance</h1>');
      return;
    }
    const headers = new Headers(incoming.headers as Record<string, string>);
    const response = await sandbox.fetch(new Request(`${origin()}${url}`, { method, headers, body }));
    const content = Buffer.from(await response.arrayBuffer());
    if (trouble === 'delayed') await pause(delayInMs);
    if (trouble === 'stalled') await pause(stallInMs);
    else if (trouble === undefined || trouble === 'delayed') counts.abandoned += Number(outgoing.destroyed);
    if (trouble === 'stalled' || trouble === 'response dropped') {
      outgoing.destroy();
      return;
    }
    const packed = trouble === 'cut gzip' ? gzipSync(content) : content;
    const half = packed.subarray(0, packed.length / 2);
    const whole = trouble === 'broken JSON' ? half : content;
    const more = trouble === 'cut gzip' ? { 'content-encoding': 'gzip' } : { 'content-length': whole.length };
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...more });
    if (trouble === 'cut gzip' || trouble === 'truncated') outgoing.write(half, () => outgoing.destroy());
    else outgoing.end(whole);
  };
  const server = createServer((incoming, outgoing) => {
    // The sandbox sends its own date, not the real one.
    outgoing.sendDate = false;
    // The client may have been killed.
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: origin(),
    counts,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
