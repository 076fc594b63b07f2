import { atOnce, type Steps } from '../../../../clock/steps.ts';
import { invalid } from '../../../../errors/index.ts';
import { FileResponse } from '../../../../files/file-response.ts';
import { normalizeInstant } from '../../../../http/values.ts';
import type { AnyContext, Handler, HandlersOf } from '../../../../http/context.ts';
import type { Position } from '../../../../store/index.ts';
import type { Jobs, World } from '../../../../world/index.ts';
import { ownerOf } from '../../common/access.ts';
import { exportFile, exportJob, exportState, startExport, type StoredExport } from '../../common/exports.ts';
import { csvWriter } from '../../products/files/report-writers.ts';
import { additionalFields, channels, shippingTypes, shippingZones } from '../../settings/model.ts';
import { offers, type StoredOffer } from '../model.ts';
import { type OfferExport, offerExportFiles, offerExports } from './model.ts';
import {
  csvOffer,
  type ExportSelection,
  isExported,
  jsonOffer,
  type RowContext,
  type RowContexts,
  rowContexts,
} from './rows.ts';

const jobKind = 'instance.offerExport';

const defaultItemsPerChunk = 100_000;
const megabyte = 1_000_000;
const offersOfSlice = 500;

/** The next offers of all shops, by ID. Other requests may write between two pages. */
function nextOffers(
  world: World,
  after: Position | undefined,
): readonly (Position & { readonly value: StoredOffer })[] {
  const found: (Position & { readonly value: StoredOffer })[] = [];
  for (const entry of world.store.scan(offers, { after })) if (found.push(entry) >= offersOfSlice) break;
  return found;
}

/** Passes each exported offer, by ID, in slices. */
function* forEachExported(
  world: World,
  contexts: RowContexts,
  run: (offer: StoredOffer, context: RowContext) => void,
): Steps {
  let after: Position | undefined;
  for (;;) {
    const page = nextOffers(world, after);
    for (const { value } of page) {
      const context = contexts(value.shopId);
      if (context !== undefined && isExported(value, context)) run(value, context);
    }
    after = page.at(-1);
    if (page.length < offersOfSlice) return;
    yield;
  }
}

const baseColumns =
  'offer-id;product-sku;shop-id;shop-sku;active;deleted;shop-name;state-code;quantity;currency-iso-code;price;origin-price;discount-price;discount-start-date;discount-end-date;price-ranges;discount-ranges;total-price;price-additional-info;description;channels;professional;premium;leadtime-to-ship;logistic-class;fulfillment-center-code;favorite-rank;min-order-quantity;max-order-quantity;package-quantity;min-shipping-price;min-shipping-price-additional;min-shipping-type;min-shipping-zone;available-start-date;available-end-date;allow-quote-requests;product-tax-code;msrp;retail-price;origin-retail-price;discount-retail-price;discount-retail-price-start-date;discount-retail-price-end-date;date-created;last-updated'.split(
    ';',
  );
const channelColumns =
  'price;origin-price;discount-price;discount-start-date;discount-end-date;price-ranges;discount-ranges'.split(';');
const zoneColumns = ['shipping-price-type', 'shipping-price', 'shipping-price-additional'];
const schemeColumns = ['eco-contribution-amount[FR-DEA]', 'producer-id[FR-DEA]'];

function columnsOf(
  world: World,
  { channels: codes = [], zones = [], fields = [] }: ExportSelection,
  owner: string,
): readonly string[] {
  const methods = [...world.store.scan(shippingTypes)].map(({ key }) => key);
  return [
    ...baseColumns,
    ...(/^\d+$/.test(owner) ? [] : ['model']),
    ...codes.flatMap((code) => channelColumns.map((column) => `${column}[channel=${code}]`)),
    ...zones.flatMap((zone) =>
      methods.flatMap((method) => zoneColumns.map((column) => `${column}[zone=${zone},method=${method}]`)),
    ),
    ...schemeColumns,
    ...fields,
  ];
}

const cellOf = (value: unknown): string => (value === undefined ? '' : String(value));

/** Checks the codes of a request. */
function selectionOf(
  context: AnyContext,
  rule: 'OF51' | 'OF52',
  request: Omit<ExportSelection, 'zones'> & { readonly zones?: readonly string[] | undefined },
): ExportSelection {
  const { store } = context.world;
  if (request.since !== undefined && request.inactive === true)
    invalid(rule, 'include_inactive_offers', "can't be used together with last_request_date");
  for (const code of request.channels ?? [])
    if (store.get(channels, code) === undefined) invalid(rule, 'channel_codes', `has the unknown channel ${code}`);
  for (const code of request.zones ?? [])
    if (store.get(shippingZones, code) === undefined) invalid(rule, 'shipping_zones', `has the unknown zone ${code}`);
  for (const code of request.fields ?? [])
    if (store.get(additionalFields, code)?.entity !== 'OFFER')
      invalid('W67', 'include_fields', `has ${code}, which is not a custom field of offers`);
  return request;
}

const selectionOfRequest = (request: OfferExport): ExportSelection => ({
  since: request.last_request_date === undefined ? undefined : normalizeInstant(request.last_request_date),
  inactive: request.include_inactive_offers,
  channels: request.channel_codes,
  zones: request.shipping_zones,
  fields: request.include_fields,
  models: request.models,
  general: request.exclude_customer_specific_prices,
});

const startOffers: Handler<'OF52'> = (context) => {
  const { world, body } = context;
  const owner = ownerOf(context);
  selectionOf(context, 'OF52', selectionOfRequest(body));
  if (body.rename_fields !== undefined && body.export_type === 'application/json')
    invalid('W66', 'rename_fields', 'is allowed for CSV only. Leave it out');
  const request = JSON.stringify(body);
  // W65: the same export that is still running.
  for (const { key, value } of world.store.scan(offerExports, { by: 'pending', equals: owner }))
    if (JSON.stringify(value.request) === request) return { tracking_id: key };
  return startExport(context, offerExports, jobKind, { owner, request: body });
};

/** A file that grows, and the number of its offers. */
interface Chunk {
  add(offer: StoredOffer, context: RowContext): void;
  readonly items: number;
  readonly bytes: number;
  content(): Uint8Array;
}

function csvChunk(columns: readonly string[], names: readonly string[]): Chunk {
  const writer = csvWriter(names);
  let [items, bytes] = [0, 0];
  return {
    add(offer, context) {
      const row = csvOffer(offer, context);
      const cells = columns.map((column) => cellOf(row[column]));
      items += 1;
      bytes += cells.reduce((sum, cell) => sum + cell.length + 1, 1);
      writer.row(cells);
    },
    get items() {
      return items;
    },
    get bytes() {
      return bytes;
    },
    content: () => writer.bytes(),
  };
}

function jsonChunk(): Chunk {
  let text = '[';
  let items = 0;
  return {
    add(offer, context) {
      text += `${items === 0 ? '' : ','}${JSON.stringify(jsonOffer(offer, context))}`;
      items += 1;
    },
    get items() {
      return items;
    },
    get bytes() {
      return text.length;
    },
    content: () => new TextEncoder().encode(`${text}]`),
  };
}

function* runExport(world: World, trackingId: string, { request, owner }: StoredExport<OfferExport>): Steps<number> {
  const selection = selectionOfRequest(request);
  const columns = columnsOf(world, selection, owner);
  const names = columns.map((column) => request.rename_fields?.[column] ?? column);
  const items = request.items_per_chunk ?? defaultItemsPerChunk;
  const bytes = (request.megabytes_per_chunk ?? Number.POSITIVE_INFINITY) * megabyte;
  const open = (): Chunk => (request.export_type === 'application/json' ? jsonChunk() : csvChunk(columns, names));
  let [chunk, chunks] = [open(), 0];
  const keep = (): void => {
    chunks += 1;
    world.store.put(offerExportFiles, `${trackingId}/${chunks}`, chunk.content());
    chunk = open();
  };
  yield* forEachExported(world, rowContexts(world, owner, selection), (offer, context) => {
    chunk.add(offer, context);
    if (chunk.items >= items || chunk.bytes >= bytes) keep();
  });
  if (chunk.items > 0 || chunks === 0) keep();
  return chunks;
}

export const offerExportJobs: Jobs = { [jobKind]: exportJob(offerExports, runExport) };

/** OF54: one of the files. */
const downloadChunk: Handler<'OF54'> = (context) => {
  const { request, number, bytes } = exportFile(context, offerExports, offerExportFiles);
  const [type, extension] =
    request.export_type === 'application/json' ? ['application/json', 'json'] : ['text/csv', 'csv'];
  return new FileResponse(bytes, type, `offers-${number}.${extension}`);
};

const exportCsv: Handler<'OF51'> = (context) => {
  const { world, query } = context;
  const owner = ownerOf(context);
  const selection = selectionOf(context, 'OF51', {
    since: query.last_request_date,
    inactive: query.include_inactive_offers,
    channels: query.channel_codes,
    zones: query.shipping_zones,
    fields: query.include_fields,
    models: query.models,
  });
  const columns = columnsOf(world, selection, owner);
  const chunk = csvChunk(columns, columns);
  atOnce(forEachExported(world, rowContexts(world, owner, selection), chunk.add));
  return new FileResponse(chunk.content(), 'text/csv', 'offers.csv');
};

export const offerExportHandlers: HandlersOf<'OF51' | 'OF52' | 'OF53' | 'OF54'> = {
  OF51: exportCsv,
  OF52: startOffers,
  OF53: (context) => exportState(context, offerExports, 'offers'),
  OF54: downloadChunk,
};
