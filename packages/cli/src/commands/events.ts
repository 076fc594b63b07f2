import { randomUUID } from 'node:crypto';
import { appendFileSync, lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { counted } from '@tradelane/core/runtime';
import { EventFormatError, orderKey, parseEvent } from '@tradelane/events';
import { type BrowsedMessage, browseQueue, openPublisher, type QueueBrowser } from '@tradelane/events/url';
import { confirm } from '../confirm.ts';
import { PartlyDoneError, UsageError } from '../exit.ts';
import { note, type Io } from '../io.ts';
import { type Format, RowPrinter } from '../output/format.ts';
import type { ColumnRow } from '../table/rows.ts';

/** A message as the program prints it. */
interface EventRow {
  /** The type of a known message, `other`, or `invalid`. */
  readonly kind: string;
  readonly id?: string;
  readonly type?: string;
  /** Order key. Messages with the same key are handled in order. */
  readonly key?: string;
  /** Why the message is invalid. */
  readonly problem?: string;
  /** Why the message was dead-lettered. */
  readonly reason?: string;
  readonly traceparent?: string;
  /** The message, or its text if it isn't JSON. */
  readonly event: unknown;
}

const columns: readonly ColumnRow[] = ['id', 'kind', 'key', 'reason', 'problem'].map((name) => ({
  name,
  type: 'text',
}));

/** Time between two looks at a queue, in milliseconds. */
const lookEveryInMs = 1_000;

/** Flags of `tradelane events tail`. */
export interface TailFlags {
  readonly dead?: boolean;
  readonly follow?: boolean;
  readonly limit?: string;
  readonly to?: string;
  readonly output?: Format;
}

/** Prints the messages of a queue, decoded, and leaves them in the queue. */
export async function tail(io: Io, url: string, flags: TailFlags): Promise<void> {
  const { dead = false, follow = false, to } = flags;
  const limit = follow ? Infinity : limitOf(flags.limit ?? '100');
  // A file gets all messages, or stays as it was. A pipe, or a file that someone follows, gets each at once.
  const isDraft = to !== undefined && !follow && (lstatSync(to, { throwIfNoEntry: false })?.isFile() ?? true);
  const file = isDraft ? `${to}.${process.pid}` : to;
  const browser = await browseQueue(url, { deadLetters: dead });
  try {
    if (follow && !browser.isPassive)
      throw new UsageError('--follow would keep all messages from their consumers on this broker. Leave it out.');
    const printer = new RowPrinter(io, flags.output ?? (io.stdout.isTTY === true ? 'table' : 'ndjson'), columns);
    try {
      if (file !== undefined) writeFileSync(file, '');
    } catch (error) {
      throw Object.assign(error as Error, { path: to });
    }
    let count = 0;
    for await (const messages of batchesOf(io, browser, { limit, follow })) {
      const rows = messages.map(rowOf);
      count += rows.length;
      if (file === undefined) await printer.print(rows);
      else appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    }
    if (isDraft) renameSync(`${file}`, to);
    const where = to === undefined ? '' : ` written to ${to}`;
    note(
      io,
      `${counted(count, 'message')} of ${browser.name}${where}${count === limit ? ', and there may be more' : ''}`,
    );
  } finally {
    if (isDraft) rmSync(`${file}`, { force: true });
    await browser.close();
  }
}

/** Flags of `tradelane events redrive`. */
export interface RedriveFlags {
  readonly limit?: string;
  readonly yes?: boolean;
}

/**
 * Moves dead letters back to their queue. Each is published before it is removed, so a crash may repeat one and loses
 * none. Invalid messages stay, because they would be dead-lettered again.
 */
export async function redrive(io: Io, url: string, flags: RedriveFlags): Promise<void> {
  const browser = await browseQueue(url, { deadLetters: true });
  try {
    const messages: BrowsedMessage[] = [];
    const limit = limitOf(flags.limit ?? '100');
    for await (const batch of batchesOf(io, browser, { limit, follow: false }))
      for (const message of batch) messages.push(message);
    if (messages.length === 0) return note(io, `${browser.name}: no dead letters`);
    if (flags.yes !== true) {
      if (io.stdin.isTTY !== true) throw new UsageError('Pass --yes to move messages without a question.');
      await confirm(io, `Move ${counted(messages.length, 'message')} of ${browser.name} back?`, 'Nothing was moved.');
    }
    const publisher = await openPublisher(url);
    let moved = 0;
    let left = 0;
    try {
      for (const message of messages) {
        io.signal.throwIfAborted();
        const { key, kind, problem, id = '' } = rowOf(message);
        if (kind === 'invalid') {
          note(io, `Left: message ${id}: ${problem}`);
          left += 1;
          continue;
        }
        const body = typeof message.body === 'string' ? message.body : new TextDecoder().decode(message.body);
        // With the ID of the message, a queue that drops duplicates would drop it.
        const { traceparent } = message;
        await publisher.publish({ id: randomUUID(), key, body, ...(traceparent === undefined ? {} : { traceparent }) });
        await message.remove();
        moved += 1;
      }
    } finally {
      await publisher.close();
      note(io, `${moved} messages moved back, ${left} left`);
    }
    if (left > 0) throw new PartlyDoneError('Some dead letters are invalid. The reasons are above.');
  } finally {
    await browser.close();
  }
}

/** Messages of a queue until its end, or for ever. */
async function* batchesOf(
  { signal }: Io,
  browser: QueueBrowser,
  { limit, follow }: { readonly limit: number; readonly follow: boolean },
): AsyncGenerator<readonly BrowsedMessage[], void, undefined> {
  for (let count = 0; count < limit;) {
    signal.throwIfAborted();
    const messages = (await browser.next()).slice(0, limit - count);
    count += messages.length;
    if (messages.length > 0) yield messages;
    else if (follow) await pause(lookEveryInMs, undefined, { signal });
    else return;
  }
}

function rowOf({ body, reason, traceparent }: BrowsedMessage): EventRow {
  const known = {
    ...(reason === undefined ? {} : { reason }),
    ...(traceparent === undefined ? {} : { traceparent }),
  };
  try {
    const parsed = parseEvent(body);
    const { id, type } = parsed.event;
    const key = orderKey(parsed);
    return { id, kind: parsed.kind, type, ...(key === undefined ? {} : { key }), ...known, event: parsed.event };
  } catch (error) {
    if (!(error instanceof EventFormatError)) throw error;
    const { eventId, message: problem } = error;
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
    return {
      ...(eventId === undefined ? {} : { id: eventId }),
      kind: 'invalid',
      problem,
      ...known,
      event: jsonOf(text),
    };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @throws {UsageError} If the text isn't a whole number above 0. */
function limitOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new UsageError(`--limit must be a whole number above 0. Received: "${text}".`);
  return Number(text);
}
