import type { Schemas } from '../../../../generated/instance.ts';
import { atOnce } from '../../../../clock/steps.ts';
import { invalid, notFound } from '../../../../errors/index.ts';
import { FileResponse } from '../../../../files/file-response.ts';
import type { UploadedFile } from '../../../../files/uploaded-file.ts';
import type { AnyContext, Context, Handler, HandlersOf } from '../../../../http/context.ts';
import { HandlerResponse } from '../../../../http/responses.ts';
import { seekPage, sortOf } from '../../../../http/paging.ts';
import { among, between, type Condition } from '../../../../store/index.ts';
import { ownOf, sees, shopOfWrite } from '../../common/access.ts';
import { formatOf, readProductFile } from '../../products/files/product-file.ts';
import { type RecordSink, UnreadableFile } from '../../products/files/file-record.ts';
import { csvWriter } from '../../products/files/report-writers.ts';
import { startProductImport } from '../../products/import-work.ts';
import type { FileFormat } from '../../products/model/index.ts';
import { type ImportKind, noCounts, offerImportReports, offerImports, type StoredImport } from './model.ts';
import { isOfferColumn } from './offer-lines.ts';
import { startImport } from './work.ts';

/** The seed numbers its imports from 40001. */
const firstId = 41_000;

const newImport = (
  { world }: AnyContext,
  id: string,
  fields: Pick<StoredImport, 'kind' | 'shopId' | 'format'> & Partial<StoredImport>,
): StoredImport => ({
  id,
  status: 'WAITING',
  date_created: world.time,
  mode: 'NORMAL',
  counts: noCounts,
  hasReport: false,
  ...fields,
});

const nextOfferImport = ({ world }: AnyContext): number => firstId + world.next('instance.offerImport');

/** The address of a status, below or next to the address of the request. */
const locationOf = ({ url }: AnyContext, path: string): { readonly location: string } => ({
  location: `${new URL(url).origin}${new URL(url).pathname.replace(/\/api\/offers.*$/, '')}${path}`,
});

/** W54: the products of a file with offers, as a file of their own. */
function productsOf(format: FileFormat, bytes: Uint8Array): Uint8Array {
  const own: string[] = [];
  const rows: (readonly string[])[] = [];
  const sink: RecordSink = {
    isColumn: isOfferColumn,
    columns: (names) => void own.push(...names.filter((name) => !isOfferColumn(name))),
    record({ values }) {
      for (const name of Object.keys(values)) if (!isOfferColumn(name) && !own.includes(name)) own.push(name);
      rows.push([values['sku'] ?? '', values['product-id'] ?? '', ...own.map((name) => values[name] ?? '')]);
    },
  };
  atOnce(readProductFile(format, bytes, sink));
  const file = csvWriter(['shop_sku', 'ean', ...own]);
  for (const row of rows) file.row(row);
  return file.bytes();
}

function startProducts(context: Context<'OF01'>, shopId: number, format: FileFormat): number {
  const { world, body } = context;
  try {
    const bytes = productsOf(format, body.file.bytes);
    const conversion = body.operator_format === true ? 'NONE' : 'STANDARD';
    return startProductImport(world, { shopId, fileName: body.file.name, format: 'CSV', conversion }, bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) invalid('OF01', 'file', `can't be read: ${error.message}`);
    throw error;
  }
}

const importOffers: Handler<'OF01'> = (context) => {
  const { world, body } = context;
  const { file, import_mode: mode, with_products } = body;
  const format = formatOf(file) ?? invalid('OF01', 'file', `must be a CSV, XLSX or XML file: ${file.name}`);
  const shopId = shopOfWrite(context, 'shop' in body ? body.shop : undefined, 'shop');
  const productImport = with_products === true ? startProducts(context, shopId, format) : undefined;
  const id = nextOfferImport(context);
  const one = newImport(context, String(id), {
    kind: 'OFFERS',
    shopId,
    format,
    mode,
    ...(productImport !== undefined && { productImport, status: 'WAITING_SYNCHRONIZATION_PRODUCT' }),
  });
  startImport(world, one, file.bytes);
  const body201 = { import_id: id, ...(productImport !== undefined && { product_import_id: productImport }) };
  return HandlerResponse.withHeaders(body201, locationOf(context, `/api/offers/imports/${id}`));
};

const upsertOffers: Handler<'OF24'> = (context) => {
  const { world, body } = context;
  if (body.offers.length === 0) invalid('OF24', 'offers', 'must not be empty');
  const shopId = shopOfWrite(context, context.query.shop, 'shop');
  const id = nextOfferImport(context);
  const one = newImport(context, String(id), { kind: 'OFFERS', shopId, format: 'JSON' });
  startImport(world, one, new TextEncoder().encode(JSON.stringify(body)));
  return HandlerResponse.withHeaders({ import_id: id }, locationOf(context, `/api/offers/imports/${id}`));
};

function importCsv(context: Context<'PRI01' | 'STO01'>, kind: ImportKind): string {
  const { body } = context;
  const file: UploadedFile = body.file;
  const { id: rule } = context.operation;
  const shopId =
    'shop_id' in body
      ? shopOfWrite(context, body.shop_id, 'shop_id')
      : shopOfWrite(context, 'shop' in body ? body.shop : undefined, 'shop');
  if (formatOf(file) !== 'CSV') invalid(rule, 'file', `must be a CSV file: ${file.name}`);
  const id = context.world.uuid(`instance.${kind.toLowerCase()}Import`);
  startImport(context.world, newImport(context, id, { kind, shopId, format: 'CSV' }), file.bytes);
  return id;
}

const importPrices: Handler<'PRI01'> = (context) => {
  const id = importCsv(context, 'PRICES');
  const location = locationOf(context, `/api/offers/pricing/imports?import_id=${id}`);
  return HandlerResponse.withHeaders({ import_id: id, importId: id }, location);
};

const importStock: Handler<'STO01'> = (context) => {
  const id = importCsv(context, 'STOCK');
  return HandlerResponse.withHeaders({ import_id: id }, locationOf(context, `/api/offers/stock/imports/${id}/status`));
};

type OneImport = 'OF02' | 'OF03' | 'PRI03' | 'STO02' | 'STO03';

function requireImport(context: Context<OneImport>, kind: ImportKind): StoredImport {
  const id = context.path.import_id;
  const one = context.world.store.get(offerImports, id);
  return one !== undefined && one.kind === kind && sees(context, one.shopId) ? one : notFound(`Import ${id}`);
}

const sharedOf = ({ id, status, date_created, mode, counts, hasReport }: StoredImport) => ({
  import_id: Number(id),
  status,
  date_created,
  mode,
  lines_read: counts.read,
  lines_in_success: counts.success,
  lines_in_error: counts.error,
  lines_in_pending: 0,
  offer_inserted: counts.inserted,
  offer_updated: counts.updated,
  offer_deleted: counts.deleted,
  has_error_report: hasReport,
});

const listedImport = (one: StoredImport): Schemas['ListedOfferImport'] => ({
  ...sharedOf(one),
  ...(one.reason !== undefined && { reason_status: one.reason }),
  shop_id: one.shopId,
  origin: 'API',
});

const listedPrices = ({
  id,
  shopId,
  status,
  reason,
  date_created,
  counts,
  hasReport,
}: StoredImport): Schemas['PriceImport'] => ({
  import_id: id,
  shop_id: shopId,
  // Only offers wait for products.
  status: status as Schemas['PriceImportStatus'],
  reason_status: reason ?? '',
  date_created,
  origin: 'API',
  lines_in_success: counts.success,
  lines_in_error: counts.error,
  offers_updated: counts.updated,
  offers_in_error: counts.failed,
  has_error_report: hasReport,
});

/** Every import arrived through the API. */
const ofOrigins = (origins: readonly string[] | undefined): Condition | undefined =>
  origins === undefined || origins.includes('API') ? undefined : among('id', []);

const extensions = { CSV: 'csv', XLSX: 'xlsx', XML: 'xml', JSON: 'csv' } as const;

const report =
  (kind: ImportKind) =>
  (context: Context<'OF03' | 'PRI03' | 'STO03'>): FileResponse => {
    const { id, format } = requireImport(context, kind);
    const bytes = context.world.store.get(offerImportReports, id);
    if (bytes === undefined) return notFound(`The error report of import ${id}`);
    return new FileResponse(bytes, context.mediaType, `error_report_${id}.${extensions[format]}`);
  };

export const offerImportHandlers: HandlersOf<
  'OF01' | 'OF02' | 'OF03' | 'OF04' | 'OF24' | 'PRI01' | 'PRI02' | 'PRI03' | 'STO01' | 'STO02' | 'STO03'
> = {
  OF01: importOffers,
  OF24: upsertOffers,
  OF02: (context) => {
    const one = requireImport(context, 'OFFERS');
    return { ...sharedOf(one), type: 'MIRAKL', reason_status: one.reason ?? '' };
  },
  OF03: report('OFFERS'),
  OF04: (context) => {
    const { query } = context;
    return seekPage(context, {
      collection: offerImports,
      ...sortOf(query.sort),
      where: [
        among('kind', 'OFFERS'),
        ownOf(context) ?? among('shop', query.shop_id),
        between('dateCreated', query.start_date, query.end_date),
        among('status', query.status),
        among('mode', query.mode),
        ofOrigins(query.origins),
      ],
      show: listedImport,
    });
  },
  PRI01: importPrices,
  PRI02: (context) => {
    const { query } = context;
    return seekPage(context, {
      collection: offerImports,
      ...sortOf(query.sort),
      where: [
        among('kind', 'PRICES'),
        ownOf(context) ?? among('shop', query.shop_id),
        among('id', query.import_id),
        between('dateCreated', query.start_date, query.end_date),
        among('status', query.status),
        ofOrigins(query.origins),
      ],
      show: listedPrices,
    });
  },
  PRI03: report('PRICES'),
  STO01: importStock,
  STO02: (context) => {
    const { id, shopId, status, date_created, counts, hasReport } = requireImport(context, 'STOCK');
    return {
      import_id: id,
      shop_id: shopId,
      status: status as Schemas['PriceImportStatus'],
      date_created,
      lines_in_success: counts.success,
      lines_in_error: counts.error,
      has_error_report: hasReport,
    };
  },
  STO03: report('STOCK'),
};
