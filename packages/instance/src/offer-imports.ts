import type { CsvValue, FileInput, ImportedRows } from '@tradelane/core';
import type {
  FollowWorkOptions,
  ImportedFile,
  ImportRunArguments,
  OperationHandle,
  Poller,
} from '@tradelane/workflows';
import type {
  OfferFileRow,
  OfferImport,
  PriceFileRow,
  PriceImport,
  StockFileRow,
  StockImport,
} from './generated/types.ts';
import { offerWorkflow, priceWorkflow, stockWorkflow } from './offer-import-kinds.ts';
import type { OfferImportResult } from './offer-import-result.ts';

/** A client that imports offers. Its `import` decides the fields of the request. */
export interface OfferImportClient<Request> {
  /** The offers. */
  readonly offers: { import(body: Request, ...others: never[]): unknown };
}
/** A client that imports prices. Its `import` decides the fields of the request. */
export interface PriceImportClient<Request> {
  /** The prices. */
  readonly prices: { import(body: Request, ...others: never[]): unknown };
}
/** A client that imports stock. Its `import` decides the fields of the request. */
export interface StockImportClient<Request> {
  /** The stock. */
  readonly stock: { import(body: Request, ...others: never[]): unknown };
}

/** A row of offers. Other columns are custom fields, and columns of products if the file has products. */
export type OfferRow = { readonly [Column in keyof OfferFileRow]?: CsvValue } & Readonly<Record<string, CsvValue>>;
/** A row of prices, which is one price of an offer. */
export type PriceRow = { readonly [Column in keyof PriceFileRow]?: CsvValue };
/** A row of stock: the quantity of an offer, in all or in a warehouse. */
export type StockRow = { readonly [Column in keyof StockFileRow]?: CsvValue };

/**
 * Imports offers from a file or from rows, and resolves to the result.
 * If the file also contains products (`with_products`), it follows both imports.
 * If the upload's response is lost, it looks for the import in the shop's list (OF04) and follows it. It never sends
 * offers twice. With `checkpoint` and `key`, the same call resumes the import in another process.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 * @throws {ArgumentError} If a row is invalid. Nothing is imported, and the same `key` accepts corrected rows.
 * @throws {ImportFailedError} If the import failed. Products that failed are part of the result.
 * @throws {PollTimeoutError} If it takes longer than `timeoutInMs`.
 * @throws {ImportOutcomeUnknownError} If it is unknown whether the upload started an import.
 * @throws {WorkNotFoundError} If the server no longer has the import.
 * @example
 * ```ts
 * import { fileFromPath } from '@tradelane/core/node';
 * import { runOfferImport } from '@tradelane/marketplace-seller';
 *
 * const file = await fileFromPath('offers.csv');
 * const result = await runOfferImport(shop, file, { request: { import_mode: 'NORMAL' } });
 * ```
 */
export function runOfferImport<Request extends { readonly file: FileInput }>(
  client: OfferImportClient<Request>,
  file: ImportedFile | ImportedRows<OfferRow>,
  ...options: ImportRunArguments<Request, OfferImport, OfferImportResult<OfferImport>>
): Promise<OfferImportResult<OfferImport>> {
  return offerWorkflow<Request>(client).run(file, ...options);
}

/**
 * Follows an import of offers by its ID, or by the text of `onStarted`. `offers.upsert` returns such an ID.
 * To follow the products in its file, call `waitForImport` with their ID.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function waitForOfferImport(
  client: OfferImportClient<never>,
  followed: OperationHandle,
  options?: FollowWorkOptions<OfferImport>,
): Poller<OfferImportResult<OfferImport>> {
  return offerWorkflow(client).wait(followed, options);
}

/**
 * Imports prices from a file or from rows, like `runOfferImport`. A lost import is found with PRI02.
 * The rows of an offer replace all its prices.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function runPriceImport<Request extends { readonly file: FileInput }>(
  client: PriceImportClient<Request>,
  file: ImportedFile | ImportedRows<PriceRow>,
  ...options: ImportRunArguments<Request, PriceImport, OfferImportResult<PriceImport>>
): Promise<OfferImportResult<PriceImport>> {
  return priceWorkflow<Request>(client).run(file, ...options);
}

/**
 * Follows an import of prices by its ID, or by the text of `onStarted`.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function waitForPriceImport(
  client: PriceImportClient<never>,
  followed: OperationHandle,
  options?: FollowWorkOptions<PriceImport>,
): Poller<OfferImportResult<PriceImport>> {
  return priceWorkflow(client).wait(followed, options);
}

/**
 * Imports stock from a file or from rows, like `runOfferImport`.
 * The API has no list of these imports. If the upload's response is lost, it throws `ImportOutcomeUnknownError`, and so
 * does every later call with the same `key`. Then send the current quantities with a new `key`: quantities are
 * absolute, so the last import counts.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function runStockImport<Request extends { readonly file: FileInput }>(
  client: StockImportClient<Request>,
  file: ImportedFile | ImportedRows<StockRow>,
  ...options: ImportRunArguments<Request, StockImport, OfferImportResult<StockImport>>
): Promise<OfferImportResult<StockImport>> {
  return stockWorkflow<Request>(client).run(file, ...options);
}

/**
 * Follows an import of stock by its ID, or by the text of `onStarted`.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function waitForStockImport(
  client: StockImportClient<never>,
  followed: OperationHandle,
  options?: FollowWorkOptions<StockImport>,
): Poller<OfferImportResult<StockImport>> {
  return stockWorkflow(client).wait(followed, options);
}
