import {
  checkClient,
  type ClientOptions,
  createRuntime,
  type CheckReport,
  type Environment,
  optionsFromEnv,
  type Runtime,
  type Sync,
  withSettingsCache,
} from '@tradelane/core';
import {
  marketplaceSellerMethods,
  type MarketplaceSellerMethods,
  type ThreadsMethods,
  type TransactionsMethods,
} from './generated/client.ts';
import { features } from './generated/features.ts';
import { surface } from './generated/operations.ts';
import type { ListedThread, paths, TransactionExportRequest, TransactionLine } from './generated/types.ts';
import { type Imports, importsOf } from './imports.ts';
import { syncThreads, syncTransactions, type ThreadSyncOptions, type TransactionSyncOptions } from './sync.ts';
import { exportTransactions, type TransactionExport, type TransactionExportOptions } from './transaction-export.ts';

export * from '@tradelane/core';
export type * from './generated/client.ts';
export type * from './generated/types.ts';
export type { Imports };
export type { ThreadSyncOptions, TransactionExport, TransactionExportOptions, TransactionSyncOptions };

/** Transaction lines: as a list, as a stream of changes, and as an export. */
export interface Transactions extends TransactionsMethods {
  /**
   * Follows every new or changed transaction line, each version once: await it for one run from where the last one
   * ended, or `follow()` it at the recommended rate.
   */
  sync(options: TransactionSyncOptions): Sync<TransactionLine>;
  /**
   * Exports the lines that the request finds and hands them over one by one: `for await (const line of …)`. Better than
   * `list` for more than a few pages; only one export a day.
   */
  export(request?: TransactionExportRequest, options?: TransactionExportOptions): TransactionExport;
}

/** Conversations with customers and the operator, and the stream of their changes. */
export interface Threads extends ThreadsMethods {
  /** Follows every thread that changed, as `transactions.sync` does of transaction lines. */
  sync(options: ThreadSyncOptions): Sync<ListedThread>;
}

/** A client of the marketplace as a shop uses it. */
export interface MarketplaceSeller extends MarketplaceSellerMethods {
  /** Imports of product files and their reports; `run` sends a file and follows it to its result. */
  readonly imports: Imports;
  /** Transaction lines; `sync` follows them, `export` reads all of them. */
  readonly transactions: Transactions;
  /** Conversations with customers and the operator; `sync` follows them. */
  readonly threads: Threads;
  /** The same client for one of several shops of the user: calls carry its `shop_id`. */
  forShop(shopId: number): MarketplaceSeller;
  /** The path-style client of openapi-fetch on the same pipeline. */
  readonly raw: Runtime<paths>['raw'];
  /** The rate limits as this client knows them. */
  limits(): ReturnType<Runtime['limits']>;
  /** Checks host, credentials, scopes, access, clock and limits; print the report, or read its `results`. */
  check(): Promise<CheckReport>;
}

/**
 * Creates a client of the marketplace as a shop uses it.
 * @throws ConfigurationError where an option is missing or wrong; it says what to pass.
 */
export function createMarketplaceSeller(options: ClientOptions): MarketplaceSeller {
  return clientOf(withSettingsCache(createRuntime<paths>(surface, options, features), options.settingsCache), options);
}

function clientOf(runtime: Runtime<paths>, options: ClientOptions, shopId?: number): MarketplaceSeller {
  const { threads, transactions, imports, ...methods } = marketplaceSellerMethods(runtime);
  return {
    ...methods,
    imports: importsOf(imports, runtime),
    transactions: {
      ...transactions,
      sync: (given) => syncTransactions(transactions.list, given, runtime, shopId),
      export: (request, given) => exportTransactions(runtime, request, given),
    },
    threads: { ...threads, sync: (given) => syncThreads(threads.list, given, runtime, shopId) },
    forShop: (id) => clientOf(runtime.with({ query: { shop_id: id } }), options, id),
    get raw() {
      return runtime.raw;
    },
    limits: () => runtime.limits(),
    check: () => checkClient(surface, options, features),
  };
}

/**
 * Address and credentials from `TRADELANE_MARKETPLACE_SELLER_…` or `TRADELANE_…` variables.
 * @throws ConfigurationError naming the variables that are missing
 */
export function fromEnv(environment?: Environment): Pick<ClientOptions, 'baseUrl' | 'auth'> {
  return optionsFromEnv(surface, environment);
}
