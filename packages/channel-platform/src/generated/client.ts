// Generated from specs/ by `pnpm generate`. Do not edit.
import type { ApiPromise, BatchOptions, BatchResult, CallOptions } from '@tradelane/core';
import { batch, call, writes, type Runtime } from '@tradelane/core/runtime';
import { operations as o } from './operations.ts';
import type {
  ActionOutcome, AnonymizeAfterUpdate, BusinessInformation, CarriersUpsert, CatalogConfiguration, DocumentDeletion,
  DocumentUpload, OrdersUpsert, ProductType, ReturnUpsert, ReturnsUpsert, ReturnsUpsertResult, StoreCatalogItem,
  StoreCatalogItemsUpdate, TaxonomyRules, TaxonomyUpsertProductTypeQuery, Warehouse,
} from './types.ts';

/** Capabilities of the catalog of a channel. */
export interface CatalogMethods {
  /**
   * Configure the catalog of a channel.
   *
   * Declares which attributes, prices and discounts offers on the channel have, and which of them apply when an offer
   * is created or updated. Send it once, when you set up the channel. Processing is asynchronous.
   *
   * - Limit: at most 1 per minute. The client waits before sending. Recommended once, when the channel is set up.
   * - Asynchronous: processing continues in the background after the response.
   * - Scope: `connect-channel-platform:channel-catalog:configure`.
   *
   * @param channelId Identifier of the channel at the hub.
   * @see configureChannelCatalog: `POST /v1/catalog-configuration/channels/{channel_id}`
   */
  configure(channelId: string, body: CatalogConfiguration, options?: CallOptions): ApiPromise<void>;
}

/** Product types of a channel and the rules on their attributes. */
export interface TaxonomyMethods {
  /**
   * Create rules on the attributes of product types.
   *
   * Creates rules of a channel. A rule changes the requirement level of an attribute under a condition. For example, a
   * size is mandatory for shoes. Product types refer to rules by their ID. `requirementLevel` and `isSet` are
   * camelCase here. Processing is asynchronous.
   *
   * - Limit: at most 10 per second, 5 per second recommended. The client waits before sending.
   * - Asynchronous: processing continues in the background after the response.
   * - Scopes (any of): `connect-channel-platform:channel-catalog:configure`,
   *   `connect-channel-platform:taxonomy-rule:create`.
   *
   * @param channelId Identifier of the channel at the hub.
   * @see createTaxonomyRule: `PUT /v1/taxonomy/channels/{channel_id}/rules`
   */
  createRules(channelId: string, body: TaxonomyRules, options?: CallOptions): ApiPromise<void>;

  /**
   * Create or replace a product type.
   *
   * Removes every element of the product type that you leave out. Always send the complete definition: its attributes,
   * the values of their lists and the rules that apply. With `store_id`, the type applies to that store only.
   * Processing is asynchronous.
   *
   * - Limit: at most 10 per second, 5 per second recommended. The client waits before sending.
   * - Full replacement: Attributes, list values and rule references left out are removed.
   * - Asynchronous: processing continues in the background after the response.
   * - Scopes (any of): `connect-channel-platform:channel-catalog:configure`,
   *   `connect-channel-platform:taxonomy-product-type:upsert`.
   *
   * @param channelId Identifier of the channel at the hub.
   * @see upsertProductType: `PUT /v1/taxonomy/channels/{channel_id}/product-types`
   */
  upsertProductType(
    channelId: string,
    body: ProductType,
    query: TaxonomyUpsertProductTypeQuery,
    options?: CallOptions,
  ): ApiPromise<void>;
}

/** Orders of the channel. */
export interface OrdersMethods {
  /**
   * Synchronize orders.
   *
   * Replaces each order completely and removes the fields, lines and adjustments that you leave out. Always send every
   * field of an order, including all earlier adjustments. The request contains up to 100 orders of one store. It is
   * all-or-nothing: one invalid order rejects it. An order with a `channel_updated_at` older than the stored value is
   * silently ignored. The client does not split a longer list, because its parts could succeed or fail separately.
   *
   * - Limit: at most 30 per second, 20 per second recommended. The client waits before sending.
   * - At most 100 `orders` per request.
   * - Full replacement: Fields, lines and adjustments left out of an order are removed.
   * - Scope: `connect-channel-platform:orders:upsert`.
   *
   * @throws {ArgumentError} If `orders` has more than 100 entries.
   * @see upsertOrders: `POST /v1/orders`
   */
  upsert(body: OrdersUpsert, options?: CallOptions): ApiPromise<void>;

  /**
   * Set the date after which orders are anonymized.
   *
   * Sets the date after which the hub anonymizes an order, for up to 100 orders. Anonymization cannot be undone. Until
   * the date has passed, you can change it. One invalid entry, such as an unknown order or a date in the past, rejects
   * the whole request.
   *
   * - Frequency: Once per order when the date is set, and at each change of the date.
   * - At most 100 `orders` per request.
   * - Scope: `connect-channel-platform:order:update-anonymize-after`.
   *
   * @throws {ArgumentError} If `orders` has more than 100 entries.
   * @see updateAnonymizeAfterDate: `PUT /v1/orders/anonymize-after`
   */
  setAnonymizeAfter(body: AnonymizeAfterUpdate, options?: CallOptions): ApiPromise<void>;
}

/** Outcomes of command events. */
export interface ActionsMethods {
  /**
   * Report how an action ended.
   *
   * Reports the final outcome of an action that a command event started. Use the `action_id` of that event. Send it
   * once, as soon as the action is complete on the channel. A failure needs at least one error and may have several.
   * An action that already has an outcome is refused with 400 and the code ACTION_ALREADY_FINAL. After a lost
   * response, this code confirms that the report arrived. 404 means that the action is unknown, expired or already
   * completed.
   *
   * - Frequency: As soon as the action is complete, once per action.
   * - Scope: `connect-channel-platform:order-action:upsert`.
   *
   * @param actionId The `action_id` of the command event.
   * @see updateActionStatus: `PUT /v1/orders/actions/{action_id}`
   */
  updateStatus(actionId: string, body: ActionOutcome, options?: CallOptions): ApiPromise<void>;
}

/** Documents of orders and returns. */
export interface DocumentsMethods {
  /**
   * Upload a document of an order or a return.
   *
   * Adds a document to an order, or to one of its returns if `metadata.entity` names one. Files are PDF, JPEG, PNG or
   * CSV, at most 10 MB. Choose the channel's own identifier of the document here. You need it to delete the document.
   * For a type of the channel's own, send CHANNEL_SPECIFIC and the name in `channel_type`.
   *
   * - Frequency: On each event.
   * - Not retried automatically if the outcome is unknown.
   * - Scope: `connect-channel-platform:order-document:upload`.
   *
   * @param channelOrderId The channel's own identifier of the order.
   * @see uploadOrderDocument: `POST /v1/orders/{channel_order_id}/documents`
   */
  upload(channelOrderId: string, body: DocumentUpload, options?: CallOptions): ApiPromise<void>;

  /**
   * Delete a document.
   *
   * Deletes a document that the connector uploaded for an order or a return. This DELETE request has a body, which
   * names the store of the document.
   *
   * - Frequency: On each event.
   * - Scope: `connect-channel-platform:order-document:delete`.
   *
   * @param channelOrderId The channel's own identifier of the order.
   * @param channelDocumentId The channel's own identifier of the document, as sent in the upload.
   * @see deleteOrderDocument: `DELETE /v1/orders/{channel_order_id}/documents/{channel_document_id}`
   */
  delete(
    channelOrderId: string,
    channelDocumentId: string,
    body: DocumentDeletion,
    options?: CallOptions,
  ): ApiPromise<void>;
}

/** Returns of the channel. */
export interface ReturnsMethods {
  /**
   * Synchronize returns.
   *
   * Replaces each return completely and removes the fields and lines that you leave out. Always send every field of a
   * return. The request contains up to 100 returns of one store. Each return succeeds or fails separately. The status
   * is 200 if the request is syntactically valid, even if every return failed, so check `return_errors`. Synchronize
   * the order and its lines first. An unknown channel or store is refused with 404.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. The client waits before sending.
   * - At most 100 `returns` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Full replacement: Fields and lines left out of a return are removed.
   * - Scope: `connect-channel-platform:order-returns:upsert`.
   *
   * @see upsertReturns: `POST /v1/orders/returns`
   */
  upsert(
    body: ReturnsUpsert,
    options?: BatchOptions<ReturnUpsert, ReturnsUpsertResult>,
  ): ApiPromise<BatchResult<ReturnUpsert, ReturnsUpsertResult>>;
}

/** Carriers that the channel allows. */
export interface CarriersMethods {
  /**
   * Replace the list of carriers that a channel allows.
   *
   * Deletes every carrier of the channel that you leave out. The request contains all carriers, at most 5,000, so the
   * client cannot split a longer list. The hub maps carriers whose names differ slightly. If the channel allows any
   * carrier, include one that stands for all others. Send the list when it changes.
   *
   * - Limit: at most 1 per hour. The client waits before sending. Recommended when the list of allowed carriers
   *   changes.
   * - At most 5000 `carriers` per request.
   * - Full replacement: Carriers left out are deleted.
   * - Scope: `connect-channel-platform:carrier:upsert`.
   *
   * @param channelId Identifier of the channel at the hub.
   * @throws {ArgumentError} If `carriers` has more than 5000 entries.
   * @see upsertCarriers: `POST /v1/orders/channels/{channel_id}/carriers`
   */
  upsert(channelId: string, body: CarriersUpsert, options?: CallOptions): ApiPromise<void>;
}

/** Stores on the channel: their state, items and warehouses. */
export interface StoresMethods {
  /**
   * Replace the business information of a store.
   *
   * Removes all business information of the store that you leave out. The request contains the state of the store on
   * the channel: currency, sub-channels, identity check, payment and shipping warnings, and broken quality rules. A
   * store cannot be used until you have sent it once. The request replaces all business information, so always send
   * the complete state. Sellers see it.
   *
   * - Limit: at most 5 per minute, 1 per minute recommended. The client waits before sending.
   * - Full replacement: Everything left out is removed.
   * - Scope: `connect-channel-platform:store:write`.
   *
   * @param channelId Identifier of the channel at the hub.
   * @param channelStoreId The channel's own identifier of the store.
   * @see upsertBusinessInformation: `PUT /v1/channels/{channel_id}/stores/{channel_store_id}`
   */
  upsertBusinessInformation(
    channelId: string,
    channelStoreId: string,
    body: BusinessInformation,
    options?: CallOptions,
  ): ApiPromise<void>;

  /**
   * List the warehouses linked to a store.
   *
   * Lists the warehouses that are linked to the store. The list is empty if there are none.
   *
   * - Scope: `connect-channel-platform:store:read`.
   *
   * @param channelId Identifier of the channel at the hub.
   * @param channelStoreId The channel's own identifier of the store.
   * @see getStoreWarehouses: `GET /v1/channels/{channel_id}/stores/{channel_store_id}/warehouses`
   */
  warehouses(channelId: string, channelStoreId: string, options?: CallOptions): ApiPromise<Warehouse[]>;

  /**
   * Report the status of items of a store.
   *
   * Reports status and diagnostics of up to 10,000 products and offers of a store. Sellers see them. Processing is
   * asynchronous. An unknown store is refused with 404. Unknown products are silently ignored, and the others are
   * updated. Send `product_diagnostics` and `offer_diagnostics`, because `diagnostics` is deprecated.
   *
   * - Limit: at most 30 per second, 20 per second recommended. The client waits before sending.
   * - At most 10000 `store_catalog_items` per request. The client splits longer lists into several requests.
   * - Asynchronous: processing continues in the background after the response.
   * - Scope: `connect-channel-platform:store-catalog-items:update`.
   *
   * @param channelId Identifier of the channel at the hub.
   * @param storeId Identifier of the store. The API marks it as deprecated, but the only path contains it.
   * @see updateStoreCatalogItems: `POST /v1/channel-catalog/{channel_id}/store-catalog-items/{store_id}`
   */
  updateCatalogItems(
    channelId: string,
    storeId: string,
    body: StoreCatalogItemsUpdate,
    options?: BatchOptions<StoreCatalogItem, void>,
  ): ApiPromise<BatchResult<StoreCatalogItem, void>>;
}

/** Channel platform: all operations, grouped by resource. */
export interface ChannelPlatformMethods {
  /** Capabilities of the catalog of a channel. */
  readonly catalog: CatalogMethods;
  /** Product types of a channel and the rules on their attributes. */
  readonly taxonomy: TaxonomyMethods;
  /** Orders of the channel. */
  readonly orders: OrdersMethods;
  /** Outcomes of command events. */
  readonly actions: ActionsMethods;
  /** Documents of orders and returns. */
  readonly documents: DocumentsMethods;
  /** Returns of the channel. */
  readonly returns: ReturnsMethods;
  /** Carriers that the channel allows. */
  readonly carriers: CarriersMethods;
  /** Stores on the channel: their state, items and warehouses. */
  readonly stores: StoresMethods;
}

/**
 * The methods of the client. Each group is created on first use, so that an unused client stays small.
 * @internal
 */
export function channelPlatformMethods(runtime: Runtime): ChannelPlatformMethods {
  const made: { -readonly [Group in keyof ChannelPlatformMethods]?: ChannelPlatformMethods[Group] } = {};
  return {
    get catalog() {
      return (made.catalog ??= writes<CatalogMethods>(runtime, { configure: o.configureChannelCatalog }, {
        configure: (channelId, body, options) => call(runtime, o.configureChannelCatalog, { path: { channel_id: channelId }, body }, options),
      }));
    },
    get taxonomy() {
      return (made.taxonomy ??= writes<TaxonomyMethods>(runtime, { createRules: o.createTaxonomyRule, upsertProductType: o.upsertProductType }, {
        createRules: (channelId, body, options) => call(runtime, o.createTaxonomyRule, { path: { channel_id: channelId }, body }, options),
        upsertProductType: (channelId, body, query, options) => call(runtime, o.upsertProductType, { path: { channel_id: channelId }, body, query }, options),
      }));
    },
    get orders() {
      return (made.orders ??= writes<OrdersMethods>(runtime, { upsert: o.upsertOrders, setAnonymizeAfter: o.updateAnonymizeAfterDate }, {
        upsert: (body, options) => call(runtime, o.upsertOrders, { body }, options),
        setAnonymizeAfter: (body, options) => call(runtime, o.updateAnonymizeAfterDate, { body }, options),
      }));
    },
    get actions() {
      return (made.actions ??= writes<ActionsMethods>(runtime, { updateStatus: o.updateActionStatus }, {
        updateStatus: (actionId, body, options) => call(runtime, o.updateActionStatus, { path: { action_id: actionId }, body }, options),
      }));
    },
    get documents() {
      return (made.documents ??= writes<DocumentsMethods>(runtime, { upload: o.uploadOrderDocument, delete: o.deleteOrderDocument }, {
        upload: (channelOrderId, body, options) => call(runtime, o.uploadOrderDocument, { path: { channel_order_id: channelOrderId }, body }, options),
        delete: (channelOrderId, channelDocumentId, body, options) => call(runtime, o.deleteOrderDocument, { path: { channel_order_id: channelOrderId, channel_document_id: channelDocumentId }, body }, options),
      }));
    },
    get returns() {
      return (made.returns ??= writes<ReturnsMethods>(runtime, { upsert: o.upsertReturns }, {
        upsert: (body, options) => batch(runtime, o.upsertReturns, { body }, options),
      }));
    },
    get carriers() {
      return (made.carriers ??= writes<CarriersMethods>(runtime, { upsert: o.upsertCarriers }, {
        upsert: (channelId, body, options) => call(runtime, o.upsertCarriers, { path: { channel_id: channelId }, body }, options),
      }));
    },
    get stores() {
      return (made.stores ??= writes<StoresMethods>(runtime, { upsertBusinessInformation: o.upsertBusinessInformation, updateCatalogItems: o.updateStoreCatalogItems }, {
        upsertBusinessInformation: (channelId, channelStoreId, body, options) => call(runtime, o.upsertBusinessInformation, { path: { channel_id: channelId, channel_store_id: channelStoreId }, body }, options),
        warehouses: (channelId, channelStoreId, options) => call(runtime, o.getStoreWarehouses, { path: { channel_id: channelId, channel_store_id: channelStoreId } }, options),
        updateCatalogItems: (channelId, storeId, body, options) => batch(runtime, o.updateStoreCatalogItems, { path: { channel_id: channelId, store_id: storeId }, body }, options),
      }));
    },
  };
}
