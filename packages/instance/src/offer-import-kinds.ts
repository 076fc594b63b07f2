import type { CallOptions, FileInput } from '@tradelane/core';
import { GoneError, NotFoundError } from '@tradelane/core/errors';
import { call, file, list, type OperationDescriptor, type Runtime } from '@tradelane/core/runtime';
import { ImportFailedError, type ImportResult } from '@tradelane/workflows';
import { type ImportEnd, type ImportKind, importsOf, type ImportWorkflow } from '@tradelane/workflows/runtime';
import type { OfferImport, PriceImport, ProductImportTracking, StockImport } from './generated/types.ts';
import { importWorkflowOf } from './imports.ts';
import { offerImportResult, type OfferImportResult } from './offer-import-result.ts';
import { importsPerClient, type ImportsOf, runtimeWith } from './runtime-with.ts';

type Products = ImportResult<ProductImportTracking>;

const newest = { sort: 'dateCreated,DESC', limit: 100 };
/** Files of other senders arrive in other ways. */
const isSentHere = (listed: object): boolean => fieldOf(listed, 'origin') === 'API';
const waiting = (signal: AbortSignal | undefined) => ({ signal, maxWaitInMs: Infinity });

/** Instants on the wire may be cut to a second. */
const sameTimeInMs = 2_000;

/**
 * The import of the products that arrived with a file of offers, if its ID is unknown. Both have the same time.
 * @returns undefined if none or several have it.
 */
async function productImportAt(
  client: object,
  time: string,
  { request, signal }: ImportEnd,
): Promise<number | undefined> {
  const { runtime, operations: o } = runtimeWith(client, 'P51');
  const query = { order: 'desc', max: 100, shop_id: fieldOf(request, 'shop') };
  const { items } = await list<ProductImportTracking, unknown>(runtime, o.P51, { query }, waiting(signal));
  const found = items.filter(({ date_created: at }) => Math.abs(Date.parse(at) - Date.parse(time)) <= sameTimeInMs);
  return found.length === 1 ? found[0]?.import_id : undefined;
}

/** The result of the products of a file, also if they failed. Undefined if the server has no such import. */
async function productsOf(client: object, time: string, end: ImportEnd): Promise<Products | undefined> {
  const { productImportId, signal } = end;
  const id = productImportId ?? (await productImportAt(client, time, end));
  if (id === undefined) return undefined;
  try {
    return await importWorkflowOf(client).wait(id, { signal });
  } catch (error) {
    // Thrown by the import of the products.
    if (error instanceof ImportFailedError) return error.result as Products;
    if (error instanceof NotFoundError || error instanceof GoneError) return undefined;
    throw error;
  }
}

export const offerWorkflow: ImportsOf<OfferImport, OfferImportResult<OfferImport>> = /* @__PURE__ */ importsPerClient(
  ['OF01', 'OF02', 'OF03', 'OF04'],
  ({ runtime, operations: o }, client) => {
    const resultOf = (
      tracking: OfferImport,
      hasFailed: boolean,
      products: { readonly hasProducts: boolean; readonly productImport: Products | undefined },
    ) => {
      const download = (options: CallOptions | undefined) =>
        file(runtime, o.OF03, { path: { import_id: tracking.import_id } }, options);
      return offerImportResult(runtime, tracking, { hasFailed, download, ...products });
    };
    return importsOf(runtime, {
      fileName: 'offers.csv',
      group: 'OF01',
      create: o.OF01,
      idType: 'number',
      status: o.OF02,
      list: {
        operation: o.OF04,
        query: newest,
        isOf: (listed, request) => isSentHere(listed) && fieldOf(listed, 'mode') === fieldOf(request, 'import_mode'),
      },
      listMethod: 'offers.imports',
      waitFunction: 'waitForOfferImport',
      read: (id, signal) => call(runtime, o.OF02, { path: { import_id: id } }, waiting(signal)),
      result: async (tracking, state, end) => {
        const hasProducts = end.productImportId !== undefined || fieldOf(end.request, 'with_products') === true;
        const productImport = hasProducts ? await productsOf(client, tracking.date_created, end) : undefined;
        return resultOf(tracking, state === 'failed', { hasProducts, productImport });
      },
      toFinal: ({ tracking, productImport }) => ({ tracking, products: productImport?.tracking }),
      fromFinal: ({ tracking, products }) => {
        // Stored by `toFinal`.
        const final = products as ProductImportTracking | undefined;
        const productImport = final && importWorkflowOf(client).resultOf(final);
        return resultOf(tracking, false, { hasProducts: final !== undefined, productImport });
      },
    });
  },
);

type RowImport = PriceImport | StockImport;

/** Imports of rows that belong to offers: prices or stock. Their files contain no products. */
function rowImports<Tracking extends RowImport>(
  runtime: Runtime,
  [create, status, report]: readonly [OperationDescriptor, OperationDescriptor, OperationDescriptor],
  kind: Pick<
    ImportKind<Tracking, OfferImportResult<Tracking>>,
    'fileName' | 'list' | 'listMethod' | 'waitFunction' | 'read'
  >,
): ImportWorkflow<{ readonly file: FileInput }, Tracking, OfferImportResult<Tracking>> {
  const resultOf = (tracking: Tracking, hasFailed: boolean) => {
    const download = (options: CallOptions | undefined) =>
      file(runtime, report, { path: { import_id: tracking.import_id } }, options);
    return offerImportResult(runtime, tracking, { hasFailed, download, hasProducts: false, productImport: undefined });
  };
  return importsOf(runtime, {
    ...kind,
    group: create.id,
    create,
    idType: 'string',
    status,
    result: (tracking, state) => resultOf(tracking, state === 'failed'),
    toFinal: ({ tracking }) => ({ tracking }),
    fromFinal: ({ tracking }) => resultOf(tracking, false),
  });
}

export const priceWorkflow: ImportsOf<PriceImport, OfferImportResult<PriceImport>> = /* @__PURE__ */ importsPerClient(
  ['PRI01', 'PRI02', 'PRI03'],
  ({ runtime, operations: o }) =>
    rowImports<PriceImport>(runtime, [o.PRI01, o.PRI02, o.PRI03], {
      fileName: 'prices.csv',
      list: { operation: o.PRI02, query: newest, isOf: isSentHere },
      listMethod: 'prices.imports',
      waitFunction: 'waitForPriceImport',
      read: async (id, signal) => {
        const query = { import_id: [id] };
        const { items } = await list<PriceImport, unknown>(runtime, o.PRI02, { query }, waiting(signal));
        return items.find((one) => one.import_id === id);
      },
    }),
);

export const stockWorkflow: ImportsOf<StockImport, OfferImportResult<StockImport>> = /* @__PURE__ */ importsPerClient(
  ['STO01', 'STO02', 'STO03'],
  ({ runtime, operations: o }) =>
    rowImports<StockImport>(runtime, [o.STO01, o.STO02, o.STO03], {
      fileName: 'stock.csv',
      list: undefined,
      listMethod: undefined,
      waitFunction: 'waitForStockImport',
      read: (id, signal) => call(runtime, o.STO02, { path: { import_id: id } }, waiting(signal)),
    }),
);

const fieldOf = (object: object | undefined, name: string): unknown =>
  (object as Readonly<Record<string, unknown>> | undefined)?.[name];
