import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  ArgumentError,
  type CheckpointStore,
  createMemoryCheckpoints,
  type FileResponse,
  type ListPromise,
} from '@tradelane/core';
import { counted } from '@tradelane/core/runtime';
import type { LazyPromise } from '@tradelane/workflows';
import { PartlyDoneError, UsageError } from '../exit.ts';
import { makeFolder } from '../make-folder.ts';
import { note, print, type Io } from '../io.ts';
import { openClient } from '../operation/client.ts';
import { type AnyClient, moduleOf } from '../table/client-package.ts';
import { invoke } from '../operation/invoke.ts';
import { type Format, printValue, RowPrinter } from '../output/format.ts';
import { configFolder } from '../profiles/config.ts';
import { connect, type ConnectionFlags } from '../profiles/connection.ts';
import { operationNamed, operationsOf, surfaceNamed } from '../table/load.ts';
import type { ColumnRow } from '../table/rows.ts';

export interface WorkflowFlags extends ConnectionFlags {
  readonly surface: string;
  readonly output?: Format;
}

/** A client of a surface with the functions of its package. */
interface Opened {
  readonly client: AnyClient;
  readonly functions: Readonly<Record<string, unknown>>;
}

/** @throws {UsageError} If the surface has no such function. */
export async function openWith(io: Io, flags: WorkflowFlags, name: string): Promise<Opened> {
  const surface = surfaceNamed(flags.surface);
  const functions = await moduleOf(surface);
  if (typeof functions[name] !== 'function')
    throw new UsageError(`${surface.name} doesn't support this command. Pass another --surface.`);
  return { client: await openClient(io, surface, await connect(io, surface, flags)), functions };
}

/** Checkpoints of work that a later command resumes. A sandbox in this process ends with it, so they do too. */
export async function checkpoints(io: Io, { sandbox }: ConnectionFlags): Promise<CheckpointStore> {
  if (sandbox === true) return createMemoryCheckpoints();
  const { createFileCheckpoints } = await import('@tradelane/core/sqlite');
  makeFolder(configFolder(io.env));
  return createFileCheckpoints(join(configFolder(io.env), 'work.sqlite'));
}

type ExportTransactions = (client: AnyClient, request: object, options: object) => AsyncIterable<unknown>;

/** Exports transaction lines, one by one. */
export async function exportTransactions(io: Io, flags: WorkflowFlags & { readonly day?: string }): Promise<void> {
  const { client, functions } = await openWith(io, flags, 'exportTransactions');
  const request = flags.day === undefined ? {} : dayOf(flags.day);
  const format = flags.output ?? 'ndjson';
  const printer = new RowPrinter(io, format, columnsOf(flags.surface, 'transactions.list'));
  const rows = (functions['exportTransactions'] as ExportTransactions)(client, request, {
    signal: io.signal,
    checkpoint: await checkpoints(io, flags),
    onStarted: ({ id }: { readonly id: string }) => note(io, `Export ${id} started.`),
    onError: noteRetry(io),
  });
  let count = 0;
  try {
    for await (const row of rows) {
      await printer.print([row]);
      count += 1;
    }
  } catch (error) {
    if (io.signal.aborted && flags.sandbox !== true)
      note(io, `Printed ${counted(count, 'transaction')}. To print the rest, run the same command.`);
    throw error;
  }
  note(io, counted(count, 'transaction'));
}

/** Prints why a status couldn't be read. */
const noteRetry =
  (io: Io) =>
  ({ message }: Error): void =>
    note(io, `${message} The command reads again.`);

const columnsOf = (surface: string, method: string): readonly ColumnRow[] =>
  operationsOf(surfaceNamed(surface)).find(({ name }) => name === method)?.columns ?? [];

const dayInMs = 86_400_000;

/**
 * The bounds of a day in UTC.
 * @throws {UsageError} If the text isn't a day.
 */
function dayOf(text: string): object {
  const today = Math.floor(Date.now() / dayInMs) * dayInMs;
  const known: Readonly<Record<string, number>> = { today, yesterday: today - dayInMs };
  const start = known[text] ?? (/^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN);
  if (Number.isNaN(start))
    throw new UsageError(`--day must be today, yesterday or a day such as 2026-01-31. Received: "${text}".`);
  return {
    date_created_from: new Date(start).toISOString(),
    date_created_to: new Date(start + dayInMs - 1).toISOString(),
  };
}

interface Invoice {
  readonly invoice_id?: number;
}

/** An ID as a part of a file's name. The server chooses the ID, and it mustn't choose the folder or another's file. */
function nameOf(id: unknown): string {
  const name = String(id).replaceAll(/[^\w-]/gu, (one) => Buffer.from(one).toString('hex').replaceAll(/../g, '%$&'));
  return name.length <= 150 ? name : `${name.slice(0, 80)}-${createHash('sha256').update(name).digest('hex')}`;
}

/** Saves all invoices into a folder. Invoices that are there already aren't downloaded again. */
export async function downloadInvoices(io: Io, flags: WorkflowFlags & { readonly to: string }): Promise<void> {
  const surface = surfaceNamed(flags.surface);
  if (!surface.operations.some(({ name }) => name === 'invoices.download'))
    throw new UsageError(`${surface.name} has no invoices. Pass another --surface.`);
  const client = await openClient(io, surface, await connect(io, surface, flags));
  const { saveTo } = await import('@tradelane/core/node');
  const list = operationNamed(surface, 'invoices.list');
  const download = operationNamed(surface, 'invoices.download');
  const idOfPath = download.parameters.find(({ in: place }) => place === 'path');
  const invoices = invoke(client, list, { parameters: {} }, { signal: io.signal }) as ListPromise<Invoice>;
  let saved = 0;
  let present = 0;
  let refused = 0;
  for await (const { invoice_id: id } of invoices) {
    if (id === undefined) continue;
    const path = join(flags.to, `invoice-${nameOf(id)}.pdf`);
    if (existsSync(path)) {
      present += 1;
      continue;
    }
    // The file appears under this name only when it is complete.
    const options = { signal: io.signal, maxWaitInMs: Infinity };
    let file: FileResponse;
    try {
      const parameters = { [idOfPath?.name ?? '']: id };
      file = await (invoke(client, download, { parameters }, options) as PromiseLike<FileResponse>);
    } catch (error) {
      if (!(error instanceof ArgumentError)) throw error;
      note(io, `The server sent an invoice with an invalid ID: ${JSON.stringify(id).slice(0, 100)}. It was skipped.`);
      refused += 1;
      continue;
    }
    await saveTo(file, path);
    await print(io, `${path}\n`);
    saved += 1;
  }
  note(io, `${saved} invoices saved, ${present} were there already`);
  if (refused > 0) throw new PartlyDoneError(`${refused} invoices have an invalid ID. Report it to the operator.`);
}

type WaitForAction = (client: AnyClient, action: string, options: object) => LazyPromise<unknown>;

/** Follows an action of the hub to its end and prints it. */
export async function watchAction(
  io: Io,
  id: string,
  flags: ConnectionFlags & { readonly output?: Format },
): Promise<void> {
  const { client, functions } = await openWith(io, { surface: 'hub', ...flags }, 'waitForAction');
  const status = await (functions['waitForAction'] as WaitForAction)(client, id, {
    signal: io.signal,
    timeoutInMs: Infinity,
    onError: noteRetry(io),
    onProgress: ({ status: state }: { readonly status?: { readonly status?: string } }) =>
      note(io, `Action ${id}: ${state?.status ?? 'running'}`),
  });
  await printValue(io, flags.output ?? (io.stdout.isTTY === true ? 'table' : 'json'), status);
}
