import type { CsvRow } from '@tradelane/core';
import { ExportFailedError, type RowExportOptions, type SyncOptions } from '@tradelane/workflows';
import { pollOperation, recommendedIntervalInMs, RowExport, Sync } from '@tradelane/workflows/runtime';
import { checkRequest, runtimeOf, withAccount } from '@tradelane/core/runtime';
import { streamOf } from '@tradelane/instance/runtime';
import type { OffersMethods } from './generated/client.ts';
import { operations as o, surface } from './generated/operations.ts';
import type { ExportedOffer, OfferExportRequest, OfferExportStatus } from './generated/types.ts';

/** Offers of an export (OF52, OF53, OF54): `ExportedOffer` for JSON, or the rows of CSV files. */
export type OfferExport<Row = ExportedOffer> = RowExport<Row, OfferExportStatus>;
/** Options of an export of offers. */
export type OfferExportOptions = RowExportOptions<OfferExportStatus>;

const fields = /* @__PURE__ */ Object.keys({
  last_request_date: true,
  include_inactive_offers: true,
  export_type: true,
  items_per_chunk: true,
  megabytes_per_chunk: true,
  channel_codes: true,
  shipping_zones: true,
  include_fields: true,
  ongoing_discount_campaign_identifiers: true,
  rename_fields: true,
} satisfies Record<keyof OfferExportRequest, true>);

/**
 * Exports the offers that match the request, one by one: `for await (const offer of …)`.
 * OF52 starts it, OF53 reports its files, and OF54 downloads them. Default: JSON. With `export_type: 'text/csv'`, it
 * yields the rows of CSV files by column.
 * With `last_request_date`, it also yields inactive offers, and deleted offers with their identifiers only.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function exportOffers(
  client: { readonly offers: OffersMethods },
  request: OfferExportRequest & { readonly export_type: 'text/csv' },
  options?: OfferExportOptions,
): OfferExport<CsvRow>;
export function exportOffers(
  client: { readonly offers: OffersMethods },
  request?: OfferExportRequest,
  options?: OfferExportOptions,
): OfferExport;
export function exportOffers(
  client: { readonly offers: OffersMethods },
  request: OfferExportRequest = {},
  options: OfferExportOptions = {},
): OfferExport<CsvRow> | OfferExport {
  const rows = request?.export_type === 'text/csv' ? 'csv' : 'json';
  const defaults = { export_type: 'application/json' };
  const operations = { start: o.OF52, status: o.OF53, chunk: o.OF54, fields, defaults, rows } as const;
  return new RowExport<ExportedOffer, OfferExportStatus>(runtimeOf(client, surface.name), operations, request, options);
}

/** Options of `syncOffers`. `filter` takes the fields of OF52. */
export type OfferSyncOptions = SyncOptions<
  ExportedOffer,
  Pick<OfferExportRequest, 'channel_codes' | 'include_fields' | 'shipping_zones'>
>;

const filters: readonly (keyof NonNullable<OfferSyncOptions['filter']>)[] = [
  'channel_codes',
  'include_fields',
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
export function syncOffers(client: { readonly offers: OffersMethods }, options: OfferSyncOptions): Sync<ExportedOffer> {
  const runtime = withAccount(runtimeOf(client, surface.name));
  const { offers } = client;
  checkRequest(o.OF52, options?.filter, filters);
  const filter = { ...options?.filter };
  const filesOf = (id: string, signal: AbortSignal | undefined): Promise<readonly string[]> =>
    pollOperation<OfferExportStatus, readonly string[]>(
      {
        start: o.OF52,
        status: o.OF53,
        read: (trackingId, stop) => offers.exportStatus(trackingId, {}, { signal: stop, maxWaitInMs: Infinity }),
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
    keyOf: ({ offer_id: id }: ExportedOffer) => (id === undefined ? undefined : String(id)),
    changedAt: ({ last_updated: changed }: ExportedOffer) => changed,
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
        const { data, headers } = await offers.startExport(body, {}, waiting).withResponse();
        asOf = headers.get('date') ?? undefined;
        cursor = `${data.tracking_id ?? ''} 0`;
      }
      const [id = '', file = '0'] = cursor.split(' ');
      const urls = await filesOf(id, signal);
      const number = Number(file);
      const url = urls[number];
      const download = url === undefined ? undefined : await offers.downloadChunk(url, waiting);
      // The type is the generated one (E04).
      const items = download === undefined ? [] : (JSON.parse(await download.text()) as readonly ExportedOffer[]);
      return { items, asOf, nextCursor: number + 1 < urls.length ? `${id} ${number + 1}` : undefined };
    },
  };
  return new Sync(source, options, runtime.clock);
}
