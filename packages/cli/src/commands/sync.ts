import { MalformedResponseError } from '@tradelane/core';
import type { Sync, SyncOptions, SyncReport } from '@tradelane/workflows';
import { withoutCredentials } from '@tradelane/sandbox/secrets';
import { causeOf, UsageError } from '../exit.ts';
import { note, showProgress, type Io } from '../io.ts';
import { openClient } from '../operation/client.ts';
import { type AnyClient, moduleOf } from '../table/client-package.ts';
import { connect, type ConnectionFlags } from '../profiles/connection.ts';
import { operationsOf, surfaceNamed, surfaces } from '../table/load.ts';
import { didYouMean } from '../table/similar.ts';
import type { SurfaceRow } from '../table/rows.ts';
import { checkpointsOf } from '../targets/start-over.ts';
import { openTarget } from '../targets/open-target.ts';
import type { Item, Table } from '../targets/target.ts';

export interface SyncFlags extends ConnectionFlags {
  readonly to: string;
  readonly since?: string;
  readonly follow?: boolean;
  readonly table?: string;
  readonly schema?: string;
  readonly owner?: string;
}

type Start = (client: AnyClient, options: SyncOptions<Item>) => Sync<Item>;

/** Time until the lease of a dead process ends, in milliseconds. */
const leaseInMs = 20_000;

/** Copies a stream of changes to a database or files. The same command resumes it. */
export async function sync(io: Io, name: string, stream: string, flags: SyncFlags): Promise<void> {
  const surface = surfaceNamed(name);
  const start = await streamOf(surface, stream);
  const since = flags.since === undefined ? undefined : instantOf(flags.since);
  const connection = await connect(io, surface, flags);
  const table = tableOf(surface, stream, flags);
  const target = await openTarget(io, flags.to, table);
  const client = await openClient(io, surface, connection);
  const progress = new Progress(io, stream);
  // Standard output has a position for each profile.
  const key = target.table ?? flags.table ?? (flags.to === 'ndjson:-' ? connection.label : undefined);
  try {
    const running = start(client, {
      checkpoint: checkpointsOf(target, {
        isNewSource: flags.sandbox === true && io.keepsSandbox !== true,
        onLost: () =>
          note(
            io,
            `${withoutCredentials(flags.to)} contains no ${target.table ?? stream} any more. The sync starts over.`,
          ),
      }),
      ...(key === undefined ? {} : { key }),
      handler: (item, context) => {
        checkId(item[table.key], table.key, stream);
        progress.count();
        return target.handle(item, context);
      },
      leaseInMs,
      ...(flags.owner === undefined ? {} : { ownerId: flags.owner }),
      ...(since === undefined ? {} : { since }),
      signal: io.signal,
      onLeaseWait: () => note(io, 'Another process holds the lease of this sync. Waiting until it ends.'),
      onProgress: async () => {
        progress.show();
        await target.flush?.();
      },
    });
    if (flags.follow === true) {
      await running.follow({
        signal: io.signal,
        onRun: (report) => progress.end(report),
        onError: (error) => note(io, `${causeOf(error).message} The sync tries again.`),
      });
      io.signal.throwIfAborted();
    } else progress.end(await running);
  } catch (error) {
    if (io.signal.aborted) progress.stop();
    throw failureAt(flags.to, error);
  } finally {
    await target.close();
  }
}

/** Names the target of a failure. Errors of databases and files don't name it. */
function failureAt(to: string, error: unknown): unknown {
  const { code, cause = error, syscall } = error as NodeJS.ErrnoException;
  const isOfTarget = code === 'ERR_CHECKPOINT_STORE' || code === 'ERR_SQLITE_ERROR' || syscall !== undefined;
  if (code === 'ERR_CHECKPOINT_MISMATCH')
    return new UsageError(
      `${withoutCredentials(to)} has a position of another host, account or release. Pass another --to, or name another table with --table.`,
      { cause: error },
    );
  if (isOfTarget && causeOf(error) === error)
    return new Error(
      `${withoutCredentials(to)} can't be written: ${(cause as Error).message.replace(/\.$/, '')}. Correct that, and run the same command again.`,
      { cause: error },
    );
  return error;
}

/** Prints how many items were handled: a counter on a terminal, a line per run elsewhere. */
class Progress {
  readonly #io: Io;
  readonly #stream: string;
  #handled = 0;

  constructor(io: Io, stream: string) {
    this.#io = io;
    this.#stream = stream;
  }

  count(): void {
    this.#handled += 1;
  }

  show(): void {
    showProgress(this.#io, `${this.#handled} ${this.#stream}`);
  }

  end({ handled, repeated, resumed, watermark }: SyncReport): void {
    const until = watermark === undefined ? '' : `, up to ${watermark.toISOString()}`;
    const resumption = resumed ? ', resumed an interrupted run' : '';
    note(this.#io, `${handled} ${this.#stream} copied, ${repeated} unchanged${until}${resumption}`);
  }

  stop(): void {
    note(this.#io, `Copied ${this.#handled} ${this.#stream}. To continue, run the same command.`);
  }
}

/** Streams of a surface: the functions of its package that follow a list, such as `syncOrders`. */
async function streamsOf(surface: SurfaceRow): Promise<ReadonlyMap<string, Start>> {
  const lists = new Set(surface.operations.map(({ name }) => name));
  const functions = Object.entries(await moduleOf(surface)).flatMap(([name, value]) => {
    const stream = /^sync([A-Z]\w+)$/.exec(name)?.[1]?.toLowerCase();
    return stream !== undefined && lists.has(`${stream}.list`) ? [[stream, value as Start] as const] : [];
  });
  return new Map(functions);
}

export const streamNames = async (surface: SurfaceRow): Promise<readonly string[]> => [
  ...(await streamsOf(surface)).keys(),
];

/** @throws {UsageError} If the surface has no such stream. */
async function streamOf(surface: SurfaceRow, name: string): Promise<Start> {
  const streams = await streamsOf(surface);
  const found = streams.get(name);
  if (found !== undefined) return found;
  if (streams.size > 0)
    throw new UsageError(
      `${surface.name} has no stream "${name}". ${didYouMean(name, [...streams.keys()]) ?? `Streams: ${[...streams.keys()].join(', ')}.`}`,
    );
  const others = await Promise.all(surfaces().map(async (one) => ((await streamsOf(one)).size > 0 ? [one.name] : [])));
  throw new UsageError(`${surface.name} has no streams. Surfaces with streams: ${others.flat().join(', ')}.`);
}

/** The table of a stream, from the description of its list. */
function tableOf(surface: SurfaceRow, stream: string, { table: name = stream, schema }: SyncFlags): Table {
  const { columns = [] } = operationsOf(surface).find((row) => row.name === `${stream}.list`) ?? {};
  const key = columns.find((column) => column.name === 'id') ?? columns.find((column) => column.name.endsWith('_id'));
  if (key === undefined) throw new Error(`The entries of ${surface.name} ${stream} have no ID.`);
  return { name, schema, key: key.name, columns: [...columns, { name: 'extra', type: 'json' }] };
}

/** @throws {MalformedResponseError} If an item has no ID, because each run would copy it again. */
function checkId(id: unknown, key: string, stream: string): void {
  if (typeof id === 'number' || (typeof id === 'string' && id !== '')) return;
  throw new MalformedResponseError(
    `The server sent an item of ${stream} without a usable ${key}. The sync stopped before this item. Check for a proxy, then run again.`,
    { method: 'GET' },
  );
}

/** @throws {UsageError} If the text isn't an instant. */
function instantOf(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime()) || !/^\d{4}-/.test(text))
    throw new UsageError(`--since must be a date or an instant, such as 2026-01-31. Received: "${text}".`);
  return date;
}
