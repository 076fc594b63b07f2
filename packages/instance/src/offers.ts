import type { CsvRow } from '@tradelane/core';
import { call, checkRequest, file, withAccount } from '@tradelane/core/runtime';
import { ExportFailedError, type RowExportOptions, type SyncOptions } from '@tradelane/workflows';
import { pollOperation, recommendedIntervalInMs, RowExport, Sync } from '@tradelane/workflows/runtime';
import type {
  ExportedOffer,
  OfferExportRequest,
  OfferExportStart,
  OfferExportStatus,
  ShopModel,
} from './generated/types.ts';
import { runtimeWith, streamOf } from './runtime-with.ts';

/** A client that exports offers. Its `startExport` decides the fields of the request. */
export interface OfferExportClient<Request> {
  /** The offers. */
  readonly offers: { startExport(body: Request, ...others: never[]): unknown };
}
/** An offer of an export. Operators and fronts, which can select offers by `models`, also get the model. */
export type OfferOf<Request> = 'models' extends keyof Request
  ? ExportedOffer & { readonly model?: ShopModel }
  : ExportedOffer;

/** Offers of an export (OF52, OF53, OF54): `ExportedOffer` for JSON, or the rows of CSV files. */
export type OfferExport<Row = ExportedOffer> = RowExport<Row, OfferExportStatus>;
/** Options of an export of offers. */
export type OfferExportOptions = RowExportOptions<OfferExportStatus>;

/**
 * Exports the offers that match the request, one by one: `for await (const offer of …)`.
 * OF52 starts it, OF53 reports its files, and OF54 downloads them. Default: JSON. With `export_type: 'text/csv'`, it
 * yields the rows of CSV files by column.
 * With `last_request_date`, it also yields inactive offers, and deleted offers with their identifiers only.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function exportOffers<Request extends OfferExportRequest>(
  client: OfferExportClient<Request>,
  request: NoInfer<Request> & { readonly export_type: 'text/csv' },
  options?: OfferExportOptions,
): OfferExport<CsvRow>;
export function exportOffers<Request extends OfferExportRequest>(
  client: OfferExportClient<Request>,
  request?: NoInfer<Request>,
  options?: OfferExportOptions,
): OfferExport<OfferOf<Request>>;
export function exportOffers(
  client: OfferExportClient<never>,
  request: OfferExportRequest = {},
  options: OfferExportOptions = {},
): OfferExport<CsvRow> | OfferExport {
  const { runtime, operations: o } = runtimeWith(client, 'OF52', 'OF53', 'OF54');
  const rows = request?.export_type === 'text/csv' ? 'csv' : 'json';
  const defaults = { export_type: 'application/json' };
  const columns = ['offer-id', 'shop-sku', ...Object.values(request?.rename_fields ?? {})];
  const operations = { start: o.OF52, status: o.OF53, chunk: o.OF54, defaults, rows, columns } as const;
  return new RowExport<ExportedOffer, OfferExportStatus>(runtime, operations, request, options);
}

/** Options of `syncOffers`. `filter` takes the fields of OF52. */
export type OfferSyncOptions<Request> = SyncOptions<
  OfferOf<Request>,
  Pick<
    Request,
    Extract<
      keyof Request,
      'channel_codes' | 'exclude_customer_specific_prices' | 'include_fields' | 'models' | 'shipping_zones'
    >
  >
>;
const filters: readonly string[] = [
  'channel_codes',
  'exclude_customer_specific_prices',
  'include_fields',
  'models',
  'shipping_zones',
];

/** The smallest files, because a file is a page. */
const offersPerPage = 10_000;

/**
 * Follows new, changed and deleted offers and passes each version once. Await it for one run, or call `follow()` to run
 * at the recommended rate.
 * Each run exports the changes since the last run (OF52) and reads its files one by one. After a restart, it resumes
 * the same export.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function syncOffers<Request extends OfferExportRequest>(
  client: OfferExportClient<Request>,
  options: NoInfer<OfferSyncOptions<Request>>,
): Sync<OfferOf<Request>> {
  const { runtime: own, operations: o } = runtimeWith(client, 'OF52', 'OF53', 'OF54');
  const runtime = withAccount(own);
  checkRequest(
    o.OF52,
    options?.filter,
    filters.filter((name) => o.OF52.fields?.[name] !== undefined),
  );
  const filter = { ...options?.filter };
  const filesOf = (id: string, signal: AbortSignal | undefined): Promise<readonly string[]> =>
    pollOperation<OfferExportStatus, readonly string[]>(
      {
        start: o.OF52,
        status: o.OF53,
        read: (trackingId, stop) =>
          call(runtime, o.OF53, { path: { tracking_id: trackingId } }, { signal: stop, maxWaitInMs: Infinity }),
        result: (found, _, state) => {
          if (state === 'failed') throw new ExportFailedError(runtime, id, found);
          return found.urls ?? [];
        },
        clock: runtime.clock,
      },
      id,
      { signal },
    ).start();
  const source = {
    ...streamOf('offers', runtime),
    isAscending: false,
    filter,
    intervalInMs: recommendedIntervalInMs(o.OF52),
    keyOf: ({ offer_id: id }: OfferOf<Request>) => (id === undefined ? undefined : String(id)),
    changedAt: ({ last_updated: changed }: OfferOf<Request>) => changed,
    read: async (position: { readonly since: Date } | { readonly cursor: string }, signal: AbortSignal | undefined) => {
      const waiting = { signal, maxWaitInMs: Infinity };
      let asOf: string | undefined;
      let cursor: string;
      if ('cursor' in position) ({ cursor } = position);
      else {
        const body = {
          ...filter,
          export_type: 'application/json' as const,
          items_per_chunk: offersPerPage,
          last_request_date: position.since,
        };
        const { data, headers } = await call<OfferExportStart>(runtime, o.OF52, { body }, waiting).withResponse();
        asOf = headers.get('date') ?? undefined;
        cursor = `${data.tracking_id ?? ''} 0`;
      }
      const [id = '', place = '0'] = cursor.split(' ');
      const urls = await filesOf(id, signal);
      const number = Number(place);
      const url = urls[number];
      const download = url === undefined ? undefined : await file(runtime, o.OF54, { url }, waiting);
      // The type is the generated one (E04).
      const items = download === undefined ? [] : (JSON.parse(await download.text()) as readonly OfferOf<Request>[]);
      return { items, asOf, nextCursor: number + 1 < urls.length ? `${id} ${number + 1}` : undefined };
    },
  };
  return new Sync(source, options, runtime.clock);
}
