import type { CsvRow } from '@tradelane/core';
import { call, checkRequest, withAccount } from '@tradelane/core/runtime';
import type { RowExportOptions, SyncOptions } from '@tradelane/workflows';
import { recommendedIntervalInMs, Sync } from '@tradelane/workflows/follow';
import { exportedFile, exportId, RowExport } from '@tradelane/workflows/runtime';
import type { ExportedOffer, OfferExportRequest, OfferExportStatus, ShopModel } from './generated/types.ts';
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
  const rows = request?.export_type === 'text/csv' ? 'csv' : 'list';
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
  const operations = { start: o.OF52, status: o.OF53, chunk: o.OF54, rows: 'list' } as const;
  const source = {
    ...streamOf('offers', runtime),
    isAscending: false,
    filter,
    intervalInMs: recommendedIntervalInMs(o.OF52),
    keyOf: ({ offer_id: id }: OfferOf<Request>) => (id === undefined ? undefined : String(id)),
    changedAt: ({ last_updated: changed }: OfferOf<Request>) => changed,
    read: async (position: { readonly since: Date } | { readonly cursor: string }, signal: AbortSignal | undefined) => {
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
        const waiting = { signal, maxWaitInMs: Infinity };
        const { data, headers } = await call<unknown>(runtime, o.OF52, { body }, waiting).withResponse();
        asOf = headers.get('date') ?? undefined;
        cursor = `${exportId(runtime, operations, data)} 0 0 `;
      }
      const [, id = '', chunk, row, digest = ''] = /^(.*) (\d+) (\d+) (\S*)$/s.exec(cursor) ?? [];
      const { rows, next } = await exportedFile<OfferOf<Request>, OfferExportStatus>({
        runtime,
        operations,
        body: undefined,
        options: { signal },
        position: { chunk: Number(chunk), row: Number(row), digest },
        id,
        commit: undefined,
      });
      return { items: rows, asOf, nextCursor: next && `${id} ${next.chunk} ${next.row} ${next.digest}` };
    },
  };
  return new Sync(source, options, runtime.clock);
}
