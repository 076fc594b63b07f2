import { type CallOptions, GoneError, NotFoundError } from '@tradelane/core';
import { ImportFailedError, type ImportResult } from '@tradelane/workflows';
import { type ImportEnd, importsOf, type ImportWorkflow } from '@tradelane/workflows/runtime';
import { importWorkflowOf, oncePerClient } from '@tradelane/instance/runtime';
import type { ImportsMethods, OffersMethods, PricesMethods, StockMethods } from './generated/client.ts';
import type {
  OfferImport,
  OfferImportRequest,
  PriceImport,
  PriceImportRequest,
  ProductImportTracking,
  StockImport,
  StockImportRequest,
} from './generated/types.ts';
import { offerImportResult, type OfferImportResult } from './offer-import-result.ts';

/** The parts of a client that an import of offers calls. Products in the file have their own import. */
interface OfferClient {
  readonly offers: OffersMethods;
  readonly imports: ImportsMethods;
}
/** The part of a client that an import of prices calls. */
interface PriceClient {
  readonly prices: PricesMethods;
}
/** The part of a client that an import of stock calls. */
interface StockClient {
  readonly stock: StockMethods;
}

type Workflow<Request, Tracking extends OfferImport | PriceImport | StockImport> = ImportWorkflow<
  Request,
  Tracking,
  OfferImportResult<Tracking>
>;
type Products = ImportResult<ProductImportTracking>;

const newest = { sort: 'dateCreated,DESC', limit: 100 };
const withoutProducts = { hasProducts: false, productImport: undefined };
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
  imports: ImportsMethods,
  time: string,
  signal: AbortSignal | undefined,
): Promise<number | undefined> {
  const { items } = await imports.list({ order: 'desc', max: 100 }, waiting(signal));
  const found = items.filter(({ date_created: at }) => Math.abs(Date.parse(at) - Date.parse(time)) <= sameTimeInMs);
  return found.length === 1 ? found[0]?.import_id : undefined;
}

/** The result of the products of a file, also if they failed. Undefined if the server has no such import. */
async function productsOf(
  client: OfferClient,
  time: string,
  { productImportId, signal }: ImportEnd,
): Promise<Products | undefined> {
  const id = productImportId ?? (await productImportAt(client.imports, time, signal));
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

export const offerWorkflow: (client: OfferClient) => Workflow<OfferImportRequest, OfferImport> =
  /* @__PURE__ */ oncePerClient(['OF01', 'OF02', 'OF04'], ({ runtime, operations: o }, client: OfferClient) => {
    const { offers } = client;
    const resultOf = (
      tracking: OfferImport,
      hasFailed: boolean,
      products: { readonly hasProducts: boolean; readonly productImport: Products | undefined },
    ) => {
      const download = (options: CallOptions | undefined) => offers.importErrorReport(tracking.import_id, {}, options);
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
      read: (id, signal) => offers.importStatus(Number(id), {}, waiting(signal)),
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
  });

export const priceWorkflow: (client: PriceClient) => Workflow<PriceImportRequest, PriceImport> =
  /* @__PURE__ */ oncePerClient(['PRI01', 'PRI02'], ({ runtime, operations: o }, { prices }: PriceClient) => {
    const resultOf = (tracking: PriceImport, hasFailed: boolean) => {
      const download = (options: CallOptions | undefined) => prices.importErrorReport(tracking.import_id, {}, options);
      return offerImportResult(runtime, tracking, { hasFailed, download, ...withoutProducts });
    };
    return importsOf(runtime, {
      fileName: 'prices.csv',
      group: 'PRI01',
      create: o.PRI01,
      idType: 'string',
      status: o.PRI02,
      list: { operation: o.PRI02, query: newest, isOf: isSentHere },
      listMethod: 'prices.imports',
      waitFunction: 'waitForPriceImport',
      read: async (id, signal) => {
        const { items } = await prices.imports({ import_id: [id] }, waiting(signal));
        return items.find((one) => one.import_id === id);
      },
      result: (tracking, state) => resultOf(tracking, state === 'failed'),
      toFinal: ({ tracking }) => ({ tracking }),
      fromFinal: ({ tracking }) => resultOf(tracking, false),
    });
  });

export const stockWorkflow: (client: StockClient) => Workflow<StockImportRequest, StockImport> =
  /* @__PURE__ */ oncePerClient(['STO01', 'STO02'], ({ runtime, operations: o }, { stock }: StockClient) => {
    const resultOf = (tracking: StockImport, hasFailed: boolean) => {
      const download = (options: CallOptions | undefined) => stock.importErrorReport(tracking.import_id, {}, options);
      return offerImportResult(runtime, tracking, { hasFailed, download, ...withoutProducts });
    };
    return importsOf(runtime, {
      fileName: 'stock.csv',
      group: 'STO01',
      create: o.STO01,
      idType: 'string',
      status: o.STO02,
      list: undefined,
      listMethod: undefined,
      waitFunction: 'waitForStockImport',
      read: (id, signal) => stock.importStatus(id, {}, waiting(signal)),
      result: (tracking, state) => resultOf(tracking, state === 'failed'),
      toFinal: ({ tracking }) => ({ tracking }),
      fromFinal: ({ tracking }) => resultOf(tracking, false),
    });
  });

const fieldOf = (object: object | undefined, name: string): unknown =>
  (object as Readonly<Record<string, unknown>> | undefined)?.[name];
