import { received } from '@tradelane/core/runtime';
import { digestOf, hasCutBody, KeptWork, oneOf } from '@tradelane/core/work';
import type { KeptWorkOptions } from '@tradelane/core';
import { ArgumentError, TradelaneError } from '@tradelane/core/errors';
import { createImport, type Upload, type Uploaded } from './upload.ts';
import { listImports } from './import-list.ts';
import type { FinalTracking, ImportId, StartedImport } from './import-kind.ts';
import { findLostImport, type OtherUploads } from './lost-import.ts';

/** Stored progress of an import. With a key, also a digest of its content. */
type ImportState<Tracking> = { readonly content?: string } &
  /** Nothing has left yet. */
  (
    | { readonly is: 'prepared' }
    | ImportIntent
    | ({ readonly is: 'started'; readonly startedAtInMs: number } & StartedImport)
    /**
     * Its result was dealt with. With a key, the last status is stored and the import doesn't start again. Without a key, other
     * uploads still need to know that this import isn't theirs.
     */
    | ({
        readonly is: 'over';
        readonly importId: ImportId;
        readonly endedAtInMs: number;
      } & Partial<FinalTracking<Tracking>>)
  );

/** Identity of an import across restarts. */
export interface SameImport {
  /** The caller's name for it. */
  readonly key: string | undefined;
  /** A digest of file and request, or undefined for a stream that can be read once only. */
  readonly content: string | undefined;
}

/** The file is about to leave, or has left. */
interface ImportIntent {
  readonly content?: string;
  readonly is: 'sent';
  readonly sentAtInMs: number;
  /** Imports that were listed before the upload. None of them is this one, even if clocks differ. */
  readonly known: readonly ImportId[];
}

const importId = 'number|string';
const shape = /* @__PURE__ */ oneOf(
  { is: '=prepared', 'content?': 'string' },
  { is: '=sent', 'content?': 'string', sentAtInMs: 'number', known: [importId] },
  { is: '=started', 'content?': 'string', startedAtInMs: 'number', importId, 'productImportId?': importId },
  { is: '=over', 'content?': 'string', endedAtInMs: 'number', importId, 'tracking?': 'object' },
);

const dayInMs = 86_400_000;
/** How long the result of an import with a key is kept. */
const keepForInMs = 30 * dayInMs;

/** An import that restarts resume. */
export class KeptImport<Tracking> {
  readonly #work: KeptWork<ImportState<Tracking>>;
  /** The beginning of the names of all imports of the same sender to the same shop. */
  readonly #group: string;
  readonly #name: string;
  readonly #same: SameImport;
  readonly #clock: Upload['runtime']['clock'];

  private constructor(
    work: KeptWork<ImportState<Tracking>>,
    {
      group,
      name,
      clock,
    }: { readonly group: string; readonly name: string; readonly clock: Upload['runtime']['clock'] },
    same: SameImport,
  ) {
    this.#work = work;
    this.#group = group;
    this.#name = name;
    this.#same = same;
    this.#clock = clock;
  }

  /**
   * @throws {LeaseHeldError} If another process runs the import. @throws {ArgumentError} If nothing identifies the import, or the
   * key belongs to another one.
   */
  static async open<Tracking>(
    sender: {
      readonly identity: string;
      readonly shop: number | undefined;
      /** Imports of different operations are kept apart. Undefined for products. */
      readonly operation: string | undefined;
      readonly clock: Upload['runtime']['clock'];
    },
    same: SameImport,
    options: KeptWorkOptions & { readonly signal?: AbortSignal | undefined },
  ): Promise<KeptImport<Tracking>> {
    const { key, content } = same;
    const id = key ?? content;
    if (id === undefined) {
      const why =
        'A stream can be read once. Pass a `key` that names this import, or a function that opens the stream.';
      throw new ArgumentError(why, { code: 'ERR_ARGUMENT_MISSING', argument: 'key' });
    }
    const { identity, shop, operation } = sender;
    const owner = operation === undefined ? [identity, shop] : [identity, shop, operation];
    const group = `imports.${digestOf(owner)}.`;
    const name = `${group}${id}`;
    const work = await KeptWork.open<ImportState<Tracking>>(name, sender.clock, options, shape);
    const { state } = work;
    const isOther = content !== undefined && state?.content !== undefined && content !== state.content;
    // The server knows nothing about a file that wasn't sent.
    if (!isOther || state.is === 'prepared') return new KeptImport(work, { group, name, clock: sender.clock }, same);
    await work.close();
    const why = `The key ${received(key)} already belongs to an import of another file or request. Give each file its own key.`;
    throw new ArgumentError(why, { code: 'ERR_KEY_REUSED', argument: 'key' });
  }

  /** The last status of an import with a key, after its result was handled. */
  get over(): FinalTracking<Tracking> | undefined {
    const { state } = this.#work;
    return state?.is === 'over' && state.tracking !== undefined
      ? { tracking: state.tracking, products: state.products }
      : undefined;
  }

  /** The import that an earlier process came to know. */
  get started(): StartedImport | undefined {
    const { state } = this.#work;
    return state?.is === 'started' ? state : undefined;
  }

  /** Its result was handled. An import with a key doesn't start again. Without a key, the same call starts a new import. */
  async end(final: FinalTracking<Tracking>): Promise<void> {
    const { importId } = this.started ?? {};
    if (this.#same.key === undefined || importId === undefined) return this.forget();
    const nowInMs = this.#clock.now();
    await this.#work.keep({ ...this.#sent, is: 'over', importId, endedAtInMs: nowInMs, ...final });
    await this.#work.purge(this.#group, (one) => one.is === 'over' && one.endedAtInMs < nowInMs - keepForInMs);
  }

  /** The same call begins a new one. */
  async forget(): Promise<void> {
    const { importId } = this.started ?? {};
    const others = await this.#work.others(this.#group);
    const isLookedFor = others.some(({ is }) => is === 'prepared' || is === 'sent');
    await this.#work.keep(
      importId !== undefined && isLookedFor ? { is: 'over', importId, endedAtInMs: this.#clock.now() } : undefined,
    );
  }

  close(): Promise<void> {
    return this.#work.close();
  }

  /** The content that this process or an earlier one sent. */
  get #sent(): { readonly content?: string } {
    const { content } = this.#work.state ?? {};
    return content === undefined ? {} : { content };
  }

  /**
   * The import that an earlier process has started, or a new one.
   * @param adopted - Import that the caller chose after an unknown outcome.
   */
  start(upload: Upload, adopted: ImportId | undefined): Promise<Uploaded> {
    const { slot, signal, runtime } = upload;
    return slot.use(signal, async () => {
      try {
        const { state } = this.#work;
        const importId = adopted ?? (state?.is === 'sent' ? await this.#find(upload, state, undefined) : undefined);
        return await (importId === undefined ? this.#send(upload) : this.#found(upload, { importId }, true));
      } catch (error) {
        if (this.#work.state?.is === 'sent') slot.giveUp(this.#name, runtime.clock.now());
        throw error;
      }
    });
  }

  async #send(upload: Upload): Promise<Uploaded> {
    const { runtime, kind, body, shop, signal, onProgress } = upload;
    // From now on other workers record the imports that they start.
    const { key, content } = this.#same;
    const own = key === undefined || content === undefined ? {} : { content };
    await this.#work.keep({ ...own, is: 'prepared' });
    const { list, idType } = kind;
    const imports = list === undefined ? [] : (await listImports(runtime, { list, idType }, shop, signal)).imports;
    let intent: ImportIntent | undefined;
    const beforeSend = async (): Promise<void> => {
      intent = {
        ...own,
        is: 'sent',
        sentAtInMs: runtime.clock.now(),
        known: imports.map(({ import_id }) => import_id),
      };
      await this.#work.keep(intent);
    };
    const options = { signal, onProgress, beforeSend, maxWaitInMs: Infinity };
    try {
      const started = await createImport(runtime, kind, body, options);
      return await this.#found(upload, started, false);
    } catch (failure) {
      if (intent === undefined || this.started !== undefined) throw failure;
      // The server can't have accepted a part of the file, so the same key may send it again.
      if (hasCutBody(failure)) await this.#work.keep(undefined);
      if (hasCutBody(failure) || !(failure instanceof TradelaneError)) throw failure;
      // It had no effect, so no search is needed.
      if (failure.operation === kind.create.id && failure.outcome !== 'unknown') await this.#work.keep(undefined);
      if (failure.operation !== kind.create.id || failure.outcome !== 'unknown' || signal?.aborted) throw failure;
      return this.#found(upload, { importId: await this.#find(upload, intent, failure) }, true);
    }
  }

  #find(
    { runtime, kind, body, shop, slot, signal }: Upload,
    { sentAtInMs, known }: ImportIntent,
    failure: TradelaneError | undefined,
  ): Promise<ImportId> {
    const before = new Set(known);
    const others = async (): Promise<OtherUploads> => {
      const now = runtime.clock.now();
      const kept = await this.#work.others(this.#group);
      return {
        claimed: new Set([...slot.claimed, ...kept.flatMap((one) => ('importId' in one ? one.importId : []))]),
        hasUnresolved:
          slot.hasUnresolved(now, this.#name) ||
          kept.some((one) => one.is === 'sent' && Math.abs(now - one.sentAtInMs) < dayInMs),
      };
    };
    return findLostImport(runtime, {
      kind,
      shop,
      sentAtInMs,
      isPossible: (listed) => !before.has(listed.import_id) && kind.list?.isOf?.(listed, body) !== false,
      others,
      failure,
      signal,
      isKept: true,
    });
  }

  async #found({ slot, runtime }: Upload, started: StartedImport, recovered: boolean): Promise<Uploaded> {
    await this.#work.keep({ ...this.#sent, ...started, is: 'started', startedAtInMs: runtime.clock.now() });
    // Not before, because the same call searches again for an import that couldn't be stored.
    slot.claim(started.importId);
    slot.resolve(this.#name);
    return { ...started, recovered };
  }
}
