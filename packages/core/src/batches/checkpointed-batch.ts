import { received } from '../errors/checks.ts';
import { digestOf } from '../checkpoint/digest.ts';
import { ArgumentError } from '../errors/index.ts';
import type { CheckpointStore } from '../checkpoint/index.ts';
import { KeptWork, type KeptWorkOptions } from '../checkpoint/kept-work.ts';
import { oneOf, type Shape } from '../checkpoint/shape.ts';
import { fileDigest, isFileInput } from '../content/file-input.ts';
import { itemsAt, withItems } from '../call/arguments.ts';
import { withAccount } from '../auth/strategy.ts';
import type { Call } from '../operation/call.ts';
import type { BatchOptions } from './batch-options.ts';
import type { BatchFindings } from './batch-result.ts';
import type { Range, Sender } from './batch-item.ts';
import type { ItemResult } from './item-results.ts';

type FileDigests = readonly (string | null)[];

/** Stored progress of a batch, without the results. */
interface BatchState {
  /** Of everything that the batch sends: another list under the same key is a mistake. */
  readonly digest: string;
  /** One digest per file, or null for a stream that can be read only once. */
  readonly files?: FileDigests | undefined;
  /** Items of a request that is about to leave, or has left. */
  readonly sent?: Range | undefined;
  /** Items whose results are kept, and whose handler has not returned. */
  readonly unhandled?: Range | undefined;
  /** Items that a request may have carried out and that are to be sent again. */
  readonly doubtful?: readonly Range[] | undefined;
}

/** The results of one request, with undefined for items to send again. */
type Results = readonly (ItemResult | undefined)[];

const rangeShape = { start: 'count', end: 'count' };
const stateShape: Shape = {
  digest: 'string',
  'files?': ['string|null'],
  'sent?': rangeShape,
  'unhandled?': rangeShape,
  'doubtful?': [rangeShape],
};
const resultsShape: Shape = [
  /* @__PURE__ */ oneOf(
    'null',
    { is: '=succeeded' },
    { is: '=failed', reasons: ['object'] },
    { is: '=unknown|=unsent', reason: 'string' },
  ),
];

/** The operations of a result on the stored progress of its batch. */
export interface KeptBatchActions {
  settle(found: BatchFindings): Promise<void>;
  clearCheckpoint(): Promise<void>;
}

/** A call with the `checkpoint` and the `key` of a batch that restarts resume. */
interface KeptCall extends Call {
  readonly options: BatchOptions<never, never>;
}

/** A batch that restarts resume. */
export class KeptBatch {
  readonly #work: KeptWork<BatchState>;
  readonly #content: Pick<BatchState, 'digest' | 'files'>;
  readonly #sent: Range | undefined;
  readonly #unhandled: Range | undefined;
  #doubtful: readonly Range[];

  private constructor(work: KeptWork<BatchState>, content: Pick<BatchState, 'digest' | 'files'>) {
    this.#work = work;
    this.#content = content;
    this.#sent = work.state?.sent;
    this.#unhandled = work.state?.unhandled;
    this.#doubtful = withRange(work.state?.doubtful ?? [], this.#sent);
  }

  /**
   * @throws {LeaseHeldError} If another process is running the batch.
   * @throws {ArgumentError} If the key belongs to another batch.
   */
  static async open(call: KeptCall, sender: Sender): Promise<KeptBatch> {
    const [digest, files] = [contentOf(call), await filesOf(call)];
    const work = await workOf(call, sender);
    const known = work.state?.files ?? [];
    const isOther = (file: string | null, at: number): boolean => file !== null && (known[at] ?? file) !== file;
    if (work.state === undefined || (work.state.digest === digest && !files?.some(isOther)))
      return new KeptBatch(work, { digest, files: files?.map((file, at) => known[at] ?? file) });
    await work.close();
    const { id, method, path } = call.operation;
    const why = `The key ${received(call.options.key)} already belongs to a batch of ${id} with other items. Give each batch its own key.`;
    throw new ArgumentError(why, { code: 'ERR_KEY_REUSED', argument: 'key', operation: id, method, path });
  }

  /** Deletes the stored progress. */
  static async clearCheckpoint(call: KeptCall, sender: Sender): Promise<void> {
    const work = await workOf(call, sender);
    try {
      const parts = await work.parts(resultsShape);
      await work.keep(undefined, undefined, new Map([...parts.keys()].map((name) => [name, undefined])));
    } finally {
      await work.close();
    }
  }

  /** Replaces stored unknown results by what was found out. */
  static async settle(call: KeptCall, sender: Sender, { succeeded = [], unsent = [] }: BatchFindings): Promise<void> {
    const found = new Map<number, ItemResult | null>([
      ...succeeded.map((index): [number, ItemResult] => [index, { is: 'succeeded', entry: undefined }]),
      ...unsent.map((index): [number, null] => [index, null]),
    ]);
    const work = await workOf(call, sender);
    try {
      const { state } = work;
      if (state === undefined) return;
      const parts = new Map<string, unknown>();
      for (const [range, results] of await work.parts<Results>(resultsShape)) {
        const start = Number.parseInt(range, 10);
        const own = results.map((result, at) => {
          const known = result?.is === 'unknown' ? found.get(start + at) : undefined;
          return known === undefined ? (result ?? null) : known;
        });
        parts.set(range, own);
      }
      let { doubtful = [] } = state;
      for (const index of found.keys()) doubtful = withoutRange(doubtful, { start: index, end: index + 1 });
      await work.keep({ ...state, doubtful: doubtful.length > 0 ? doubtful : undefined }, undefined, parts);
    } finally {
      await work.close();
    }
  }

  /** Items that an ended process sent without storing their results. */
  get sent(): Range | undefined {
    return this.#sent;
  }

  /** Items with stored results whose handler in an ended process didn't return. */
  get unhandled(): Range | undefined {
    return this.#unhandled;
  }

  /** Items of earlier processes with an unknown outcome that isn't settled. */
  get doubtful(): readonly Range[] {
    return this.#doubtful;
  }

  /** Start and results of each settled request. */
  async results(): Promise<readonly (readonly [start: number, results: Results])[]> {
    const parts = await this.#work.parts<Results>(resultsShape);
    return [...parts].map(([range, results]) => [Number.parseInt(range, 10), results.map(orUndefined)]);
  }

  /** A request with these items may have been carried out. Stored with the next write. */
  doubt(range: Range): void {
    this.#doubtful = withRange(this.#doubtful, range);
  }

  /** The items are about to leave. */
  async intend(range: Range): Promise<void> {
    await this.#keep({ sent: range, unhandled: undefined });
  }

  /** Stores the results. Without results, the same call sends the items again. */
  async settle({ start, end }: Range, results: Results | undefined, isHandled: boolean): Promise<void> {
    // A request that contains the unknown items of an earlier one may start at the same place.
    const parts = new Map(results === undefined ? [] : [[`${start}-${end}`, results.map(withoutError)]]);
    for (const [at, result] of results?.entries() ?? []) if (result !== undefined) this.#dropDoubt(start + at);
    const isKnown = results?.some((one) => one !== undefined) === true;
    const unhandled = isHandled || !isKnown ? undefined : { start, end };
    await this.#keep({ sent: undefined, unhandled }, undefined, parts);
  }

  /** These items are reported as unknown, so the next process reports what it receives. */
  reported(indexes: readonly number[]): void | Promise<void> {
    const before = this.#doubtful;
    for (const index of indexes) this.#dropDoubt(index);
    return this.#doubtful === before ? undefined : this.#keep({ sent: undefined, unhandled: undefined });
  }

  /** Their handler has returned, or is about to commit. */
  handled(into?: Pick<CheckpointStore, 'write'>): void | Promise<void> {
    return this.#keep({ sent: undefined, unhandled: undefined }, into);
  }

  close(): Promise<void> {
    return this.#work.close();
  }

  #dropDoubt(index: number): void {
    if (this.#doubtful.some(({ start, end }) => start <= index && index < end))
      this.#doubtful = withoutRange(this.#doubtful, { start: index, end: index + 1 });
  }

  #keep(
    state: Omit<BatchState, 'digest' | 'files' | 'doubtful'>,
    into?: Pick<CheckpointStore, 'write'>,
    parts?: ReadonlyMap<string, unknown>,
  ): void | Promise<void> {
    const doubtful = this.#doubtful.length > 0 ? this.#doubtful : undefined;
    return this.#work.keep({ ...this.#content, ...state, doubtful }, into, parts);
  }
}

function workOf({ operation, options }: KeptCall, sender: Sender): Promise<KeptWork<BatchState>> {
  const name = `batches.${digestOf([withAccount(sender).identity, operation.id])}.${options.key}`;
  // `runBatch` has checked that there is a store.
  return KeptWork.open<BatchState>(name, sender.clock, options as KeptWorkOptions, stateShape);
}

/** Requests follow each other, so that ranges mostly grow. */
function withRange(ranges: readonly Range[], range: Range | undefined): readonly Range[] {
  if (range === undefined || ranges.some(({ start, end }) => start <= range.start && range.end <= end)) return ranges;
  const last = ranges.at(-1);
  if (last?.end !== range.start) return [...ranges, range];
  return [...ranges.slice(0, -1), { start: last.start, end: range.end }];
}

function withoutRange(ranges: readonly Range[], { start, end }: Range): readonly Range[] {
  const kept = ranges.flatMap((range) => [
    { start: range.start, end: Math.min(range.end, start) },
    { start: Math.max(range.start, end), end: range.end },
  ]);
  return kept.filter((range) => range.start < range.end);
}

function orUndefined(result: ItemResult | undefined | null): ItemResult | undefined {
  return result ?? undefined;
}

/** An error holds more than a text can, which has null for what there is not. */
function withoutError(result: ItemResult | undefined): ItemResult | null {
  return result === undefined ? null : 'error' in result ? { ...result, error: undefined } : result;
}

/** Of the content of files, as far as it can be read again. */
async function filesOf({ input, operation }: Call): Promise<FileDigests | undefined> {
  const { files } = operation.batch ?? {};
  const list = files === undefined ? undefined : itemsAt(input, files);
  if (list === undefined) return undefined;
  const digests: (string | null)[] = [];
  // One after the other, because each may be large.
  for (const file of list) digests.push((isFileInput(file) ? await fileDigest(file) : undefined) ?? null);
  return digests;
}

/** The content as it is sent, with files by their names. */
function contentOf({ input, operation }: Call): string {
  const { files } = operation.batch ?? {};
  const list = files === undefined ? undefined : itemsAt(input, files);
  const names = list?.map((file) => (file as { readonly name?: unknown }).name);
  const named = files === undefined || names === undefined ? input : withItems(input, files, names);
  return digestOf(JSON.parse(JSON.stringify(named)));
}
