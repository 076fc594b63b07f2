import type { Steps } from '../../../clock/steps.ts';
import { notFound } from '../../../errors/index.ts';
import type { AnyContext } from '../../../http/context.ts';
import type { Collection } from '../../../store/index.ts';
import type { Jobs, World } from '../../../world/index.ts';
import { ownerOf } from './access.ts';

/** An export that is made some time after its request. */
export interface StoredExport<Request> {
  /** The shop, or the role of a caller that exports the data of all shops. */
  readonly owner: string;
  readonly status: 'PENDING' | 'COMPLETED';
  readonly last_updated: string;
  readonly request: Request;
  /** Number of files, once complete. */
  readonly files: number;
}

const exportTimeInMs = 30_000;

/** Stores a pending export and schedules its job, which has the name `kind`. */
export function startExport<Request>(
  { world }: AnyContext,
  exports: Collection<StoredExport<Request>>,
  kind: string,
  { owner, request }: Pick<StoredExport<Request>, 'owner' | 'request'>,
): { readonly tracking_id: string } {
  const trackingId = world.uuid(kind);
  world.store.put(exports, trackingId, { owner, status: 'PENDING', last_updated: world.time, request, files: 0 });
  world.schedule(kind, world.now + exportTimeInMs, { export: trackingId });
  return { tracking_id: trackingId };
}

/** The job that completes exports. `run` writes the files and returns their number. */
export const exportJob = <Request>(
  exports: Collection<StoredExport<Request>>,
  run: (world: World, trackingId: string, one: StoredExport<Request>) => Steps<number>,
): Jobs[string] =>
  function* (world, { export: trackingId = '' }) {
    const one = world.store.get(exports, trackingId);
    if (one?.status !== 'PENDING') return;
    const files = yield* run(world, trackingId, one);
    world.store.put(exports, trackingId, { ...one, status: 'COMPLETED', last_updated: world.time, files });
  };

function exportOf<Request>(
  context: AnyContext,
  exports: Collection<StoredExport<Request>>,
  trackingId: string,
): StoredExport<Request> {
  const one = context.world.store.get(exports, trackingId);
  const owners = context.caller.shops?.map(String) ?? [ownerOf(context)];
  return one !== undefined && owners.includes(one.owner) ? one : notFound(`Export ${trackingId}`);
}

/** The state of an export, with the addresses of its files once they are there. The form of the addresses is ours. */
export function exportState<Request>(
  context: AnyContext & { readonly path: { readonly tracking_id: string } },
  exports: Collection<StoredExport<Request>>,
  folder: string,
): Pick<StoredExport<Request>, 'status' | 'last_updated'> & { readonly urls?: string[] } {
  const trackingId = context.path.tracking_id;
  const { status, last_updated, files } = exportOf(context, exports, trackingId);
  const base = context.url.slice(0, context.url.indexOf('/api/'));
  const urls = Array.from(
    { length: files },
    (_, index) => `${base}/files/${folder}?tracking_id=${trackingId}&file=${index + 1}`,
  );
  return { status, last_updated, ...(status === 'COMPLETED' && { urls }) };
}

/** The file at an address of an export, with its number and the request of the export. */
export function exportFile<Request>(
  context: AnyContext,
  exports: Collection<StoredExport<Request>>,
  files: Collection<Uint8Array>,
): { readonly request: Request; readonly number: number; readonly bytes: Uint8Array } {
  const [trackingId, number] = [String(context.query['tracking_id']), Number(context.query['file'])];
  const { request } = exportOf(context, exports, trackingId);
  const bytes =
    context.world.store.get(files, `${trackingId}/${number}`) ?? notFound(`File ${number} of export ${trackingId}`);
  return { request, number, bytes };
}
