// Generated from specs/ by `pnpm generate`. Do not edit.
import type { ApiPromise, BatchOptions, BatchResult, CallOptions, FileResponse, ListOptions, ListPromise } from '@tradelane/core';
import { batch, call, file, list, writes, type Runtime } from '@tradelane/core/runtime';
import { operations as o } from './operations.ts';
import type {
  ActionReport, ActionReportResult, ActionStatus, CancelationRequest, Conversation, ConversationActionStatus,
  ConversationCreation, ConversationMessageList, ConversationPage, ConversationsDownloadAttachmentsQuery,
  ConversationsListQuery, ConversationsMessagesQuery, DocumentUpload, DocumentsDownloadQuery, DocumentsListQuery,
  MessageCreation, Order, OrderAcceptanceRequest, OrderDocument, OrderDocumentPage, OrderPage, OrdersListQuery,
  OrdersListV1Query, Product, ProductDeletion, ProductPage, ProductReference, ProductUpsert, ProductsListQuery,
  RefundRequest, ReportedAction, Return, ReturnDecision, ReturnPage, ReturnTrackingUpdate, ReturnsListQuery,
  ShipmentRequest, ShipmentV1, ShipmentV1Request, StartedAction, StartedConversationAction, TrackedAction,
} from './types.ts';

/** Orders of the channels: read, accept, cancel and refund them. */
export interface OrdersMethods {
  /**
   * List orders.
   *
   * Lists orders of all connected channels in pages of 10, at most 100. The latest change comes first. To follow new
   * orders and changes, poll it with the `updated_from` of the previous run. Without `updated_from` and `order_ids`,
   * only orders changed in the last 30 days are listed. Lines of one order may have different statuses.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. Only the first page of a list counts. The client waits
   *   before sending.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Scope: `connect:order:read`.
   *
   * @see v2-listOrders: `GET /v2/orders`
   */
  list(query?: OrdersListQuery, options?: ListOptions): ListPromise<Order, OrderPage>;

  /**
   * Accept or refuse order lines.
   *
   * Accepts or refuses lines of an order and notifies the channel. All lines must be in AWAITING_ACCEPTANCE, otherwise
   * the whole request is refused. Decide before the channel's deadline. Otherwise the lines are closed with
   * ACCEPTANCE_TIMEOUT. The response contains an action. Its status reports whether the channel accepted the decision.
   *
   * - Frequency: On each new order.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   * - Asynchronous: wait for `action_id` with `waitForAction`, which polls `actions.get`.
   * - Scope: `connect:order:accept`.
   *
   * @param orderId Identifier of the order at the hub, not the channel's.
   * @see v2-acceptOrderLines: `PUT /v2/orders/{order_id}/accept`
   */
  accept(orderId: string, body: OrderAcceptanceRequest, options?: CallOptions): ApiPromise<StartedAction>;

  /**
   * Cancel order lines.
   *
   * Cancels all or part of order lines and notifies the channel. A cancellation permanently lowers the quantity of its
   * line. Every entry contains the number of units and the canceled parts of the price and the shipping price. Lines
   * with `can_cancel: false` are refused. The response contains an action. Its status reports whether the channel
   * accepted it.
   *
   * - Frequency: At each request.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   * - Asynchronous: wait for `action_id` with `waitForAction`, which polls `actions.get`.
   * - Scope: `connect:order:cancel`.
   *
   * @param orderId Identifier of the order at the hub, not the channel's.
   * @see v2-cancelOrderLines: `POST /v2/orders/{order_id}/cancel`
   */
  cancel(orderId: string, body: CancelationRequest, options?: CallOptions): ApiPromise<StartedAction>;

  /**
   * Refund order lines.
   *
   * Refunds all or part of order lines and notifies the channel. A refund does not change the quantity of its line.
   * Lines with `can_refund: false` are refused. The response contains an action. Its status reports whether the
   * channel accepted it. After a lost response, read the adjustments of the order before you retry. Otherwise the
   * customer may be paid twice.
   *
   * - Frequency: At each request.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   * - Asynchronous: wait for `action_id` with `waitForAction`, which polls `actions.get`.
   * - Scope: `connect:order:refund`.
   *
   * @param orderId Identifier of the order at the hub, not the channel's.
   * @see v2-refundOrderLines: `POST /v2/orders/{order_id}/refund`
   */
  refund(orderId: string, body: RefundRequest, options?: CallOptions): ApiPromise<StartedAction>;

  /**
   * List orders (unversioned form).
   *
   * The unversioned form of v2-listOrders with the same parameters and response. Without `updated_from` and
   * `order_ids`, only orders changed in the last 30 days are listed. Use v2-listOrders.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. Only the first page of a list counts. The client waits
   *   before sending.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Scope: `connect:order:read`.
   *
   * @deprecated Use `orders.list` (v2-listOrders).
   * @see listOrders: `GET /orders`
   */
  listV1(query?: OrdersListV1Query, options?: ListOptions): ListPromise<Order, OrderPage>;

  /**
   * Accept or refuse order lines (unversioned form).
   *
   * The unversioned form of v2-acceptOrderLines. It accepts or refuses lines in AWAITING_ACCEPTANCE in the same way.
   * It responds without an action, so you do not see a refusal by the channel. Use v2-acceptOrderLines.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.listV1` to find it out.
   * - Asynchronous: processing continues in the background after the response.
   * - Scope: `connect:order:accept`.
   *
   * @param orderId Identifier of the order at the hub, not the channel's.
   * @deprecated Use `orders.accept` (v2-acceptOrderLines).
   * @see acceptOrderLines: `PUT /orders/{order_id}/accept`
   */
  acceptV1(orderId: string, body: OrderAcceptanceRequest, options?: CallOptions): ApiPromise<void>;
}

/** Documents of orders and of their returns. */
export interface DocumentsMethods {
  /**
   * Download documents of an order.
   *
   * Downloads documents of one order, always as a ZIP, even for one file. The archive is named
   * `<order_id>_documents_<timestamp>.zip` and contains the files under their original names, newest first. Filter by
   * `types` or by `document_ids` (at most 100), but not by both. Without a filter, all documents of the order are
   * returned. If no document matches, the response is 404.
   *
   * - At most 100 `document_ids` per request.
   * - Scope: `connect:order-document:read`.
   *
   * @param orderId Identifier of the order at the hub, not the channel's.
   * @throws {ArgumentError} If `document_ids` has more than 100 entries.
   * @see v2-downloadOrderDocuments: `GET /v2/orders/{order_id}/documents`
   */
  download(orderId: string, query?: DocumentsDownloadQuery, options?: CallOptions): ApiPromise<FileResponse>;

  /**
   * Upload a document of an order or a return.
   *
   * Sends a return label or a customer invoice to the channel. Other types are refused. The document belongs to the
   * order, or to one of its returns if `metadata.entity` names one. Files are PDF, JPEG, PNG or CSV, at most 10 MB.
   * The response contains an action. Its status reports whether the channel accepted the document.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `documents.list` to find it out.
   * - Asynchronous: wait for `action_id` with `waitForAction`, which polls `actions.get`.
   * - Scope: `connect:order:upload-document`.
   *
   * @param orderId Identifier of the order at the hub, not the channel's.
   * @see v2-uploadOrderDocument: `POST /v2/orders/{order_id}/documents`
   */
  upload(orderId: string, body: DocumentUpload, options?: CallOptions): ApiPromise<StartedAction>;

  /**
   * List documents over all orders.
   *
   * Lists the documents of all orders in pages of 50, at most 100. The latest change comes first. Each entry contains
   * its order. All filters apply together. Download the content per order.
   *
   * - Entries per page: at most 100. Default: 50. Iterate to read all pages.
   * - Scope: `connect:order-document:read`.
   *
   * @see v2-listOrderDocuments: `GET /v2/orders/documents`
   */
  list(query?: DocumentsListQuery, options?: ListOptions): ListPromise<OrderDocument, OrderDocumentPage>;
}

/** Asynchronous work on orders and returns, and its outcome. */
export interface ActionsMethods {
  /**
   * Report the results of actions in another system.
   *
   * Reports the results and errors of actions that the connector carried out in its own system. An example is an order
   * that was imported into it. People then see the errors at the hub. At most 100 actions per request, and at most one
   * request per minute, so collect them. A failed action needs at least one error. Optional if orders are processed
   * directly through this API. The response contains an identifier for each reported action.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. The client waits before sending.
   * - At most 100 `actions` per request. The client splits longer lists into several requests.
   * - Not retried automatically if the outcome is unknown.
   * - Scope: `connect:order:action:write`.
   *
   * @see v2-reportOrderActions: `POST /v2/orders/actions`
   */
  report(
    body: ActionReport,
    options?: BatchOptions<ReportedAction, ActionReportResult>,
  ): ApiPromise<BatchResult<ReportedAction, ActionReportResult>>;

  /**
   * Read the status of an action.
   *
   * Reports the progress of an action on an order or a return, and its errors. An action stays PENDING until the
   * connector of the channel reports its outcome, which may take minutes. Poll it every five minutes, and at most once
   * a minute per action. SUCCESS is final, and so is a failure: FAILED here, FAILURE and ERROR elsewhere.
   *
   * - Limit: at most 1 per minute per action_id, 1 per 5 minutes recommended. The client waits before sending.
   * - Scope: `connect:order:action:read`.
   *
   * @param actionId The `action_id` of the response that started the action.
   * @see v2-getActionStatus: `GET /v2/orders/actions/{action_id}`
   */
  get(actionId: string, options?: CallOptions): ApiPromise<ActionStatus>;

  /**
   * Read the status of an action (tracking form).
   *
   * The older form of v2-getActionStatus. A `tracking_id` equals its `action_id`, and the response is the same. Use
   * v2-getActionStatus.
   *
   * - Scope: `connect:order-tracking:read`.
   *
   * @param trackingId The `tracking_id` of the response that started the action.
   * @deprecated Use `actions.get` (v2-getActionStatus).
   * @see v2-getOrderTracking: `GET /v2/orders/tracking/{tracking_id}`
   */
  getTracking(trackingId: string, options?: CallOptions): ApiPromise<TrackedAction>;
}

/** Packages that leave the seller. */
export interface ShipmentsMethods {
  /**
   * Ship items of an order.
   *
   * Notifies the channel that one or more items of an order were shipped in one package with one tracking number. Send
   * one request per package. The channel decides which carriers it supports, and whether it needs a carrier or a
   * warehouse. Its refusal is an error of the action. The response contains that action. No operation of the hub
   * returns shipments or carriers, so nothing shows which carrier the channel stored.
   *
   * - Frequency: On each new shipment.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   * - Asynchronous: wait for `action_id` with `waitForAction`, which polls `actions.get`.
   * - Scope: `connect:shipment:create`.
   *
   * @param orderId Identifier of the order at the hub, not the channel's.
   * @see v2-createShipment: `POST /v2/orders/{order_id}/shipments`
   */
  create(orderId: string, body: ShipmentRequest, options?: CallOptions): ApiPromise<StartedAction>;

  /**
   * Ship items of an order (unversioned form).
   *
   * The unversioned form of v2-createShipment. It returns the shipment instead of an action and cannot name a
   * warehouse. Use v2-createShipment.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.listV1` to find it out.
   * - Scope: `connect:shipment:create`.
   *
   * @param orderId Identifier of the order at the hub, not the channel's.
   * @deprecated Use `shipments.create` (v2-createShipment).
   * @see createShipment: `POST /orders/{order_id}/shipments`
   */
  createV1(orderId: string, body: ShipmentV1Request, options?: CallOptions): ApiPromise<ShipmentV1>;
}

/** Returns of customers. */
export interface ReturnsMethods {
  /**
   * List returns.
   *
   * Lists returns of all connected channels in pages of 10, at most 100. The latest change comes first. The first page
   * needs `updated_from`. To follow new returns and changes, poll it with the time of the previous run. A return
   * belongs to one order, and its lines to lines of that order.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. Only the first page of a list counts. The client waits
   *   before sending.
   * - At most 100 `order_ids` per request.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Scope: `connect:order-return:read`.
   *
   * @throws {ArgumentError} If `order_ids` has more than 100 entries.
   * @see v2-listReturns: `GET /v2/orders/returns`
   */
  list(query: ReturnsListQuery, options?: ListOptions): ListPromise<Return, ReturnPage>;

  /**
   * Accept or refuse a return.
   *
   * Accepts or refuses a return in REQUEST_INITIATED and notifies the channel. An accepted return becomes OPENED, a
   * refused one REQUEST_DECLINED. Returns in other statuses are refused. The response contains an action. Its status
   * reports whether the channel accepted the decision.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `returns.list` to find it out.
   * - Asynchronous: wait for `action_id` with `waitForAction`, which polls `actions.get`.
   * - Scope: `connect:order-return:accept`.
   *
   * @param returnId Identifier of the return at the hub, not the channel's.
   * @see v2-acceptReturn: `PUT /v2/orders/returns/{return_id}/accept`
   */
  accept(returnId: string, body: ReturnDecision, options?: CallOptions): ApiPromise<StartedAction>;

  /**
   * Mark a return as received.
   *
   * Notifies the channel that the items of a return have arrived. The request has no body but must have the header
   * `Content-Length: 0`. The response contains an action. Its status reports whether the channel accepted it.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `returns.list` to find it out.
   * - Asynchronous: wait for `action_id` with `waitForAction`, which polls `actions.get`.
   * - Scope: `connect:order-return:receive`.
   *
   * @param returnId Identifier of the return at the hub, not the channel's.
   * @see v2-acknowledgeReturnReception: `PUT /v2/orders/returns/{return_id}/receive`
   */
  receive(returnId: string, options?: CallOptions): ApiPromise<StartedAction>;

  /**
   * Close a return.
   *
   * Notifies the channel that a return is complete, once all steps of the marketplace and the seller are done. The
   * request has no body but must have the header `Content-Length: 0`. The response contains an action. Its status
   * reports whether the channel accepted it.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `returns.list` to find it out.
   * - Asynchronous: wait for `action_id` with `waitForAction`, which polls `actions.get`.
   * - Scope: `connect:order-return:close`.
   *
   * @param returnId Identifier of the return at the hub, not the channel's.
   * @see v2-closeReturn: `PUT /v2/orders/returns/{return_id}/close`
   */
  close(returnId: string, options?: CallOptions): ApiPromise<StartedAction>;

  /**
   * Record the tracking of a return.
   *
   * Records the tracking of the returned parcel, its label and its authorization, and notifies the channel. The
   * carrier is `carrier` here and `carrier_name` in responses. The response contains an action. Its status reports
   * whether the channel accepted it.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `returns.list` to find it out.
   * - Asynchronous: wait for `action_id` with `waitForAction`, which polls `actions.get`.
   * - Scope: `connect:order-return:update-tracking-information`.
   *
   * @param returnId Identifier of the return at the hub, not the channel's.
   * @see v2-updateReturnTrackingInformation: `PUT /v2/orders/returns/{return_id}/trackings`
   */
  updateTracking(returnId: string, body: ReturnTrackingUpdate, options?: CallOptions): ApiPromise<StartedAction>;
}

/** Conversations with customers. */
export interface ConversationsMethods {
  /**
   * List conversations.
   *
   * Lists conversations with customers in pages of 50, at most 100, without their messages. The latest change comes
   * first. The first page needs `updated_from` or `conversation_ids`. `entity_ids` requires `entity_type`.
   *
   * - Entries per page: at most 100. Default: 50. Iterate to read all pages.
   * - Scope: `connect:conversation:read`.
   *
   * @throws {ArgumentError} If none of `updated_from`, `conversation_ids` is passed.
   * @see listConversations: `GET /conversations`
   */
  list(query?: ConversationsListQuery, options?: ListOptions): ListPromise<Conversation, ConversationPage>;

  /**
   * Start a conversation with a customer.
   *
   * Starts a conversation about an order with a topic and a first message, with up to five files. The response
   * contains an action. When the channel has opened the conversation, the status of the action contains its
   * identifier. After a lost response, look for the conversation before you retry. Otherwise the customer may receive
   * the message twice.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `conversations.list` to find it out.
   * - Asynchronous: wait for `action_id` with `waitForConversationAction`, which polls `conversations.getAction`.
   * - Scope: `connect:conversation:create`.
   *
   * @see createConversation: `POST /conversations`
   */
  create(body: ConversationCreation, options?: CallOptions): ApiPromise<StartedConversationAction>;

  /**
   * Read the messages of a conversation.
   *
   * Reads all messages of one conversation at once, ordered by their creation on the channel, newest first. With
   * `message_after`, earlier messages are left out. Download attachments by their identifiers.
   *
   * - Scope: `connect:conversation:read`.
   *
   * @param conversationId Identifier of the conversation.
   * @see getConversationMessages: `GET /conversations/{conversationId}`
   */
  messages(
    conversationId: string,
    query?: ConversationsMessagesQuery,
    options?: CallOptions,
  ): ApiPromise<ConversationMessageList>;

  /**
   * Write to the customer.
   *
   * Adds a message to a conversation, with up to five files. The response contains an action. Its status reports
   * whether the channel accepted the message. After a lost response, read the messages before you retry. Otherwise the
   * customer may receive the message twice.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `conversations.messages` to find it out.
   * - Asynchronous: wait for `action_id` with `waitForConversationAction`, which polls `conversations.getAction`.
   * - Scope: `connect:conversation:reply`.
   *
   * @param conversationId Identifier of the conversation.
   * @see createMessage: `POST /conversations/{conversationId}/messages`
   */
  reply(conversationId: string, body: MessageCreation, options?: CallOptions): ApiPromise<StartedConversationAction>;

  /**
   * Download attachments of a conversation.
   *
   * Downloads the named attachments of a conversation, at most 100, as a ZIP. Unknown or deleted attachments are
   * silently skipped, so compare the archive with your request.
   *
   * - At most 100 `attachment_ids` per request.
   * - Scope: `connect:conversation:read`.
   *
   * @param conversationId Identifier of the conversation.
   * @throws {ArgumentError} If `attachment_ids` has more than 100 entries.
   * @see downloadConversationAttachments: `GET /conversations/{conversationId}/attachments`
   */
  downloadAttachments(
    conversationId: string,
    query?: ConversationsDownloadAttachmentsQuery,
    options?: CallOptions,
  ): ApiPromise<FileResponse>;

  /**
   * Read the status of a conversation action.
   *
   * Reports whether a conversation or a message reached the channel, the identifier of the conversation, and the
   * errors. SUCCESS is final, and so is a failure: ERROR here, FAILED and FAILURE elsewhere.
   *
   * - Scope: `connect:conversation:action:read`.
   *
   * @param actionId The `action_id` of the response that accepted the message.
   * @see getConversationActionStatus: `GET /conversations/actions/{actionId}`
   */
  getAction(actionId: string, options?: CallOptions): ApiPromise<ConversationActionStatus>;
}

/** The seller's catalog. */
export interface ProductsMethods {
  /**
   * List products.
   *
   * Lists the seller's current catalog in pages of 1000, which is also the maximum, sorted by product identifier.
   * Recently written products may be missing.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. Only the first page of a list counts. The client waits
   *   before sending.
   * - Entries per page: at most 1000. Default: 1000. Iterate to read all pages.
   * - Scope: `connect:product:read`.
   *
   * @see listProducts: `GET /products`
   */
  list(query?: ProductsListQuery, options?: ListOptions): ListPromise<Product, ProductPage>;

  /**
   * Create or change products.
   *
   * Removes the entries of a list that you leave out of it, because a list in the request replaces the whole list.
   * Creates missing products and changes the others. Fields left out keep their value, so send only the changes. Null
   * clears a nullable field. At most 1000 products per request. Processing is asynchronous and has no status. Read the
   * list of products to see the result.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. The client waits before sending.
   * - At most 1000 `products` per request. The client splits longer lists into several requests.
   * - Full replacement: Entries of a list of the product that the sent list leaves out.
   * - Asynchronous: processing continues in the background after the response.
   * - Scope: `connect:product:write`.
   *
   * @see upsertProducts: `POST /products`
   */
  upsert(body: ProductUpsert, options?: BatchOptions<Product, void>): ApiPromise<BatchResult<Product, void>>;

  /**
   * Delete products.
   *
   * Deletes products by their identifiers, at most 1000 per request. Split larger deletions. This DELETE request has a
   * JSON body. Processing is asynchronous and has no status.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. The client waits before sending.
   * - At most 1000 `products` per request. The client splits longer lists into several requests.
   * - Asynchronous: processing continues in the background after the response.
   * - Scope: `connect:product:delete`.
   *
   * @see deleteProducts: `DELETE /products`
   */
  delete(
    body: ProductDeletion,
    options?: BatchOptions<ProductReference, void>,
  ): ApiPromise<BatchResult<ProductReference, void>>;
}

/** Hub: all operations, grouped by resource. */
export interface HubMethods {
  /** Orders of the channels: read, accept, cancel and refund them. */
  readonly orders: OrdersMethods;
  /** Documents of orders and of their returns. */
  readonly documents: DocumentsMethods;
  /** Asynchronous work on orders and returns, and its outcome. */
  readonly actions: ActionsMethods;
  /** Packages that leave the seller. */
  readonly shipments: ShipmentsMethods;
  /** Returns of customers. */
  readonly returns: ReturnsMethods;
  /** Conversations with customers. */
  readonly conversations: ConversationsMethods;
  /** The seller's catalog. */
  readonly products: ProductsMethods;
}

/**
 * The methods of the client. Each group is created on first use, so that an unused client stays small.
 * @internal
 */
export function hubMethods(runtime: Runtime): HubMethods {
  const made: { -readonly [Group in keyof HubMethods]?: HubMethods[Group] } = {};
  return {
    get orders() {
      return (made.orders ??= writes<OrdersMethods>(runtime, { accept: o['v2-acceptOrderLines'], cancel: o['v2-cancelOrderLines'], refund: o['v2-refundOrderLines'], acceptV1: o.acceptOrderLines }, {
        list: (query, options) => list(runtime, o['v2-listOrders'], { query }, options),
        accept: (orderId, body, options) => call(runtime, o['v2-acceptOrderLines'], { path: { order_id: orderId }, body }, options),
        cancel: (orderId, body, options) => call(runtime, o['v2-cancelOrderLines'], { path: { order_id: orderId }, body }, options),
        refund: (orderId, body, options) => call(runtime, o['v2-refundOrderLines'], { path: { order_id: orderId }, body }, options),
        listV1: (query, options) => list(runtime, o.listOrders, { query }, options),
        acceptV1: (orderId, body, options) => call(runtime, o.acceptOrderLines, { path: { order_id: orderId }, body }, options),
      }));
    },
    get documents() {
      return (made.documents ??= writes<DocumentsMethods>(runtime, { upload: o['v2-uploadOrderDocument'] }, {
        download: (orderId, query, options) => file(runtime, o['v2-downloadOrderDocuments'], { path: { order_id: orderId }, query }, options),
        upload: (orderId, body, options) => call(runtime, o['v2-uploadOrderDocument'], { path: { order_id: orderId }, body }, options),
        list: (query, options) => list(runtime, o['v2-listOrderDocuments'], { query }, options),
      }));
    },
    get actions() {
      return (made.actions ??= writes<ActionsMethods>(runtime, { report: o['v2-reportOrderActions'] }, {
        report: (body, options) => batch(runtime, o['v2-reportOrderActions'], { body }, options),
        get: (actionId, options) => call(runtime, o['v2-getActionStatus'], { path: { action_id: actionId } }, options),
        getTracking: (trackingId, options) => call(runtime, o['v2-getOrderTracking'], { path: { tracking_id: trackingId } }, options),
      }));
    },
    get shipments() {
      return (made.shipments ??= writes<ShipmentsMethods>(runtime, { create: o['v2-createShipment'], createV1: o.createShipment }, {
        create: (orderId, body, options) => call(runtime, o['v2-createShipment'], { path: { order_id: orderId }, body }, options),
        createV1: (orderId, body, options) => call(runtime, o.createShipment, { path: { order_id: orderId }, body }, options),
      }));
    },
    get returns() {
      return (made.returns ??= writes<ReturnsMethods>(runtime, { accept: o['v2-acceptReturn'], receive: o['v2-acknowledgeReturnReception'], close: o['v2-closeReturn'], updateTracking: o['v2-updateReturnTrackingInformation'] }, {
        list: (query, options) => list(runtime, o['v2-listReturns'], { query }, options),
        accept: (returnId, body, options) => call(runtime, o['v2-acceptReturn'], { path: { return_id: returnId }, body }, options),
        receive: (returnId, options) => call(runtime, o['v2-acknowledgeReturnReception'], { path: { return_id: returnId } }, options),
        close: (returnId, options) => call(runtime, o['v2-closeReturn'], { path: { return_id: returnId } }, options),
        updateTracking: (returnId, body, options) => call(runtime, o['v2-updateReturnTrackingInformation'], { path: { return_id: returnId }, body }, options),
      }));
    },
    get conversations() {
      return (made.conversations ??= writes<ConversationsMethods>(runtime, { create: o.createConversation, reply: o.createMessage }, {
        list: (query, options) => list(runtime, o.listConversations, { query }, options),
        create: (body, options) => call(runtime, o.createConversation, { body }, options),
        messages: (conversationId, query, options) => call(runtime, o.getConversationMessages, { path: { conversationId }, query }, options),
        reply: (conversationId, body, options) => call(runtime, o.createMessage, { path: { conversationId }, body }, options),
        downloadAttachments: (conversationId, query, options) => file(runtime, o.downloadConversationAttachments, { path: { conversationId }, query }, options),
        getAction: (actionId, options) => call(runtime, o.getConversationActionStatus, { path: { actionId } }, options),
      }));
    },
    get products() {
      return (made.products ??= writes<ProductsMethods>(runtime, { upsert: o.upsertProducts, delete: o.deleteProducts }, {
        list: (query, options) => list(runtime, o.listProducts, { query }, options),
        upsert: (body, options) => batch(runtime, o.upsertProducts, { body }, options),
        delete: (body, options) => batch(runtime, o.deleteProducts, { body }, options),
      }));
    },
  };
}
