// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';

/** One reason why an action failed. */
export interface ActionError {
    /**
     * Kind of failure, for programs.
     * - `INVALID_INPUT`: The requested values are invalid.
     * - `DATA_NOT_FOUND`: An entity that the action names does not exist.
     * - `UNEXPECTED`: An unexpected failure.
     * - `UNAVAILABLE`: A system that the action needs was unavailable.
     * - `TOO_MANY_REQUEST`: Too many requests were sent in too short a time.
     * - `ACTION_NOT_SUPPORTED`: The channel does not support the action.
     * - `ORDER_IN_WRONG_STATE`: The state of the order does not allow the action.
     * - `INVALID_PRODUCT_ID`: The product identifier is not valid.
     * - `OUT_OF_STOCK`: The product is out of stock.
     * - `RETURN_IN_WRONG_STATE`: The state of the return does not allow the action.
     * - `ORDER_FULFILLED_BY_PARTNER`: A partner fulfills the order, not the seller.
     * - `PAYMENT_REQUIRED`: A payment is required first.
     * - `SYNCHRONIZATION_DEACTIVATED`: Synchronization is switched off.
     * - `CARRIER_NOT_SUPPORTED`: The channel does not support the carrier.
     * - `MISSING_CARRIER`: A carrier is required.
     * - `WAREHOUSE_ID_NOT_FOUND`: The warehouse does not exist.
     * - `WAREHOUSE_ID_REQUIRED`: A warehouse is required.
     * - `OTHER`: Any other reason. See the message.
     */
    code: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "INVALID_PRODUCT_ID" | "OUT_OF_STOCK" | "RETURN_IN_WRONG_STATE" | "ORDER_FULFILLED_BY_PARTNER" | "PAYMENT_REQUIRED" | "SYNCHRONIZATION_DEACTIVATED" | "CARRIER_NOT_SUPPORTED" | "MISSING_CARRIER" | "WAREHOUSE_ID_NOT_FOUND" | "WAREHOUSE_ID_REQUIRED" | "OTHER" | (string & {});
    /** Explanation for a person. */
    message: string;
}
/** An action by its identifier. */
export interface ActionReference {
    /** Identifier of the action. Use it to read the status. */
    action_id: string;
}
/** Actions of the reporting system on orders. */
export interface ActionReport {
    /** The actions, one entry each, at most 100. */
    actions: ReportedAction[];
}
/** The actions that the report created, in the order of the report. Assumption about order of the identifiers: the order of the reported actions. */
export interface ActionReportResult {
    /** One entry per reported action. */
    actions: ActionReference[];
}
/** Progress of an action. Assumption about the word for a failure: FAILED; clients treat FAILURE and ERROR the same. */
export interface ActionStatus {
    /** Identifier of the action. */
    id: string;
    /**
     * PENDING until the connector reports the outcome. A connector reports FAILURE, which is returned as FAILED. Treat FAILURE and ERROR as failures too.
     * - `PENDING`: The channel has not reported the outcome yet.
     * - `SUCCESS`: Done on the channel.
     * - `FAILED`: Not carried out. `errors` contains the reasons.
     */
    status: "PENDING" | "SUCCESS" | "FAILED" | (string & {});
    /** Reasons of the failure. There may be several. */
    errors?: ActionError[];
    /** Time at which the action was requested. Format: date-time. */
    created_at: string;
    /** Time at which its status last changed. Format: date-time. */
    updated_at: string;
}
/** A postal address of a customer. */
export interface Address {
    /** First name of the addressee. */
    first_name?: string;
    /** Last name of the addressee. */
    last_name: string;
    /** Company of the recipient, if there is one. */
    company?: string;
    /** First line of the street. */
    street: string;
    /** Second line of the street: building, floor, door. */
    street_additional_info?: string;
    /** More information for the carrier. */
    additional_info?: string;
    /** Postal code, if there is one. */
    zip_code?: string;
    /** Town or city. */
    city: string;
    /** State, province or region. */
    state?: string;
    /** Name of the country. */
    country?: string;
    /**
     * ISO 3166-1 alpha-3 code.
     * @example FRA
     */
    country_iso_code?: string;
    /** Phone number of the addressee. */
    phone?: string;
}
/**
 * Reason of a cancellation or refund. CHANNEL_SPECIFIC occurs in responses only. Sellers cannot send it.
 * - `CUSTOMER_CANCELATION`: The customer canceled.
 * - `OUT_OF_STOCK`: The product is out of stock.
 * - `RETURN`: The customer sent the item back.
 * - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
 * - `AGREEMENT`: It was agreed with the customer.
 * - `DEFECT`: The item is defective.
 * - `UNABLE_TO_DELIVER`: The item could not be delivered.
 * - `CHANNEL_SPECIFIC`: A reason that only the channel knows.
 */
export type AdjustmentReason = "CUSTOMER_CANCELATION" | "OUT_OF_STOCK" | "RETURN" | "ITEM_NOT_RECEIVED" | "AGREEMENT" | "DEFECT" | "UNABLE_TO_DELIVER" | "CHANNEL_SPECIFIC" | (string & {});
/**
 * A CANCELATION lowers the quantity of the line, a REFUND does not.
 * - `REFUND`: Money is refunded. The quantity of the line stays the same.
 * - `CANCELATION`: Units are canceled. The quantity of the line is lowered.
 */
export type AdjustmentType = "REFUND" | "CANCELATION" | (string & {});
/** Identifier of the attribute, chosen by the channel. */
export type AttributeId = string;
/** Name of the attribute for people. */
export type AttributeName = string;
/** Billing address of the order. */
export interface BillingInfo {
    /** Address of the invoice. */
    address?: Address;
}
/** An attribute that is true or false. */
export interface BooleanAttribute {
    /** Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /** Marks a Boolean `value`. */
    type: "BOOLEAN";
    /** Whether the attribute holds. */
    value: boolean;
}
/**
 * Why the seller cancels or refunds.
 * - `CUSTOMER_CANCELATION`: The customer canceled.
 * - `OUT_OF_STOCK`: The product is out of stock.
 * - `RETURN`: The customer sent the item back.
 * - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
 * - `AGREEMENT`: It was agreed with the customer.
 * - `DEFECT`: The item is defective.
 * - `UNABLE_TO_DELIVER`: The item could not be delivered.
 */
export type CancelationReason = "CUSTOMER_CANCELATION" | "OUT_OF_STOCK" | "RETURN" | "ITEM_NOT_RECEIVED" | "AGREEMENT" | "DEFECT" | "UNABLE_TO_DELIVER";
/** Lines or parts of lines that the seller cancels. */
export interface CancelationRequest {
    /** One entry per line, or part of a line, to cancel. */
    cancelations: LineCancelation[];
}
/** The category of the product in the seller's own catalog. */
export interface Category {
    /** The seller's identifier of the category. Null if there is none. */
    id?: string | null | undefined;
    /** Names of the category, one per language. */
    labels: CategoryLabel[];
}
/** Name of the category in one language. */
export interface CategoryLabel {
    /**
     * Language of the name, such as `en_US`.
     * @example en_US
     */
    locale: string;
    /** Name of the category. */
    value: string;
}
/** A conversation with a customer, without its messages. */
export interface Conversation {
    /** Identifier at the hub, used in paths of the hub. */
    id: string;
    /** The channel's own identifier of the conversation. */
    channel_conversation_id: string;
    /** Subject of the conversation. */
    entity: ConversationSubject;
    /** Channel and store of the conversation. */
    origin: ConversationOrigin;
    /** Participants other than the seller. */
    participants: ConversationParticipant[];
    /** The subject line. */
    topic: ConversationTopic;
    /** Time at which the hub first received the conversation. Format: date-time. */
    created_at: string;
    /** Time of the last change at the hub. The list is sorted by it. Format: date-time. */
    updated_at: string;
    /** Time at which the personal data of the customer was removed. Format: date-time. */
    anonymized_at?: string;
}
/** One reason why a message was not sent. */
export interface ConversationActionError {
    /**
     * Kind of failure, for programs.
     * - `INVALID_INPUT`: The requested values are invalid.
     * - `DATA_NOT_FOUND`: An entity that the message names does not exist.
     * - `UNEXPECTED`: An unexpected failure.
     * - `UNAVAILABLE`: A required system was unavailable.
     * - `TOO_MANY_REQUEST`: Too many requests were sent in too short a time.
     */
    code: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | (string & {});
    /** Explanation for a person. */
    message: string;
}
/** Progress of a message. */
export interface ConversationActionStatus {
    /** Identifier of the action. */
    id: string;
    /**
     * PENDING until the channel has reported the outcome. A failure is ERROR here and FAILED on order actions.
     * - `PENDING`: The channel has not reported the outcome yet.
     * - `SUCCESS`: The message was sent.
     * - `ERROR`: The message was not sent. `errors` contains the reasons.
     */
    status: "PENDING" | "SUCCESS" | "ERROR" | (string & {});
    /** The conversation. Absent until it exists. */
    conversation_id?: string;
    /** Reasons why the message was not sent. There may be several. */
    errors?: ConversationActionError[];
    /** Time at which the message was accepted. Format: date-time. */
    created_at: string;
    /** Time at which the status last changed. Format: date-time. */
    updated_at: string;
}
/** A new conversation and the files of its first message. */
export interface ConversationCreation {
    /** The conversation and its first message, a JSON part. */
    conversation: NewConversation;
    /** Files to attach, at most five. */
    files?: MessageFiles | undefined;
}
/**
 * Kind of entity that a conversation is about.
 * - `ORDER`: An order.
 */
export type ConversationEntityType = "ORDER" | (string & {});
/** One message. */
export interface ConversationMessage {
    /** Identifier at the hub. */
    id: string;
    /** The channel's own identifier of the message. */
    channel_message_id: string;
    /** Sender of the message. */
    sender: MessageSender;
    /** Text of the message. */
    body: string;
    /** Files sent with the message. */
    attachments?: MessageAttachment[];
    /** Whether the customer sees it, or only the channel and the store. */
    visible_to_customer?: boolean;
    /** Time at which the hub first received it. Format: date-time. */
    created_at: string;
    /** Time at which it was written on the channel. Format: date-time. */
    channel_created_at: string;
}
/** The messages of one conversation, newest first by their creation on the channel. */
export interface ConversationMessageList {
    /** All messages, or the messages after `message_after`, newest first. */
    messages: ConversationMessage[];
}
/** Channel and store of the conversation. */
export interface ConversationOrigin {
    /** Identifier of the channel. */
    channel_id: string;
    /** Name of the channel, for people. */
    channel_name: string;
    /** The channel's own identifier of the store. */
    channel_store_id: string;
    /** Name of the store, for people. */
    channel_store_name: string;
}
/** One page of conversations. */
export interface ConversationPage {
    /** Conversations of this page. */
    data: Conversation[];
    /** Token of the next page. Send it as `page_token`. Absent on the last page. */
    next_page_token?: NextPageToken;
    /** Token of the previous page. Absent on the first page. */
    previous_page_token?: PreviousPageToken;
}
/** Participants other than the seller. */
export interface ConversationParticipant {
    /**
     * Which side the participant is on.
     * - `CHANNEL`: The sales channel itself.
     * - `CUSTOMER`: The customer.
     */
    type: "CHANNEL" | "CUSTOMER" | (string & {});
    /** Identifier of the participant, if there is one. */
    id?: string;
    /** Name of the participant, for people. */
    name: string;
}
/** Subject of the conversation. */
export interface ConversationSubject {
    /**
     * Kind of the entity in `id` and `channel_entity_id`.
     * - `ORDER`: An order.
     */
    type: ConversationEntityType;
    /** Identifier at the hub, if the hub knows it. */
    id?: string;
    /** The channel's own identifier. */
    channel_entity_id: string;
}
/** The subject line. */
export interface ConversationTopic {
    /**
     * Form of the topic.
     * - `FREE_TEXT`: Any text in `value`.
     */
    type: "FREE_TEXT" | (string & {});
    /** Text of the topic. */
    value: string;
}
export interface ConversationsDownloadAttachmentsQuery {
    /** Attachments by their identifiers. Assumption about a request without attachment_ids: all attachments of the conversation. */
    attachment_ids?: string[] | undefined;
}
export interface ConversationsListQuery {
    /**
     * Only conversations changed at or after this time. Required without `conversation_ids`.
     * @example 2026-03-01T00:00:00Z
     */
    updated_from?: string | Date | undefined;
    /** Only conversations with these identifiers. Required without `updated_from`. */
    conversation_ids?: string[] | undefined;
    /**
     * Only conversations about this kind of entity.
     * - `ORDER`: An order at the hub.
     */
    entity_type?: "ORDER" | undefined;
    /** Only conversations about these orders, by their identifiers at the hub. Requires `entity_type`. */
    entity_ids?: string[] | undefined;
    /** Token of the page to read, from an earlier response. It contains the limit, the filters and the sort. All other parameters are ignored. */
    page_token?: string | undefined;
    /** Entries per page. */
    limit?: number | undefined;
    /**
     * Sort of the list by the last change at the hub.
     * - `updated_at,ASC`: Oldest change first.
     * - `updated_at,DESC`: Latest change first.
     */
    sort?: "updated_at,ASC" | "updated_at,DESC" | undefined;
}
export interface ConversationsMessagesQuery {
    /** Messages later than this instant. Assumption about message_after: compared with the creation on the channel, exclusive. */
    message_after?: string | Date | undefined;
}
/** A fact that the channel added to an order or a line. The form of `value` depends on `type`. */
export type CustomAttribute = StringAttribute | NumericAttribute | BooleanAttribute | DateAttribute | ListAttribute;
/** An attribute with an instant. */
export interface DateAttribute {
    /** Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /** Marks a time in `value`. */
    type: "DATE";
    /** The instant, in ISO 8601. Format: date-time. */
    value: string;
}
/** Expected period of the delivery. */
export interface DeliveryWindow {
    /** Start of the period. Format: date-time. */
    earliest: string;
    /** End of the period. Format: date-time. */
    latest: string;
}
/** A discounted price, for a period or until it is removed. */
export interface DiscountPrice {
    /** Amount and currency of the discounted price. */
    price: Money;
    /** Scope of the price, in the seller's own terms. Default: the price applies everywhere. Null has the same meaning. */
    scope?: PriceScope | undefined;
    /** Start of the discount. Null if there is none. Format: date-time. */
    start_date?: string | null | undefined;
    /** End of the discount. Null if there is none. Format: date-time. */
    end_date?: string | null | undefined;
}
/** Entity that the document belongs to, if it is not the whole order. */
export interface DocumentEntity {
    /** Identifier of the return. */
    id: string;
    /**
     * Kind of the entity in `id`.
     * - `RETURN`: A return of the order.
     */
    type: "RETURN" | (string & {});
}
/** Type and owner of the file. */
export interface DocumentMetadata {
    /**
     * Type of the document.
     * - `RETURN_LABEL`: Label for the parcel of a return.
     * - `CUSTOMER_INVOICE`: Invoice for the customer.
     */
    type: "RETURN_LABEL" | "CUSTOMER_INVOICE";
    /** Name of the file. */
    filename: string;
    /** The return that the document belongs to. Default: the document belongs to the order. */
    entity?: DocumentEntity | undefined;
}
/**
 * Type of an order document. `channel_type` distinguishes CHANNEL_SPECIFIC documents.
 * - `RETURN_LABEL`: Label for the parcel of a return.
 * - `CUSTOMER_INVOICE`: Invoice for the customer.
 * - `DELIVERY_SLIP`: Delivery slip of the order.
 * - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
 * - `CHANNEL_SPECIFIC`: A type of the channel's own, see `channel_type`.
 */
export type DocumentType = "RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC" | (string & {});
/** A file and its type. */
export interface DocumentUpload {
    /** The document: PDF, JPEG, PNG or CSV, at most 10 MB. */
    file: FileInput;
    /** Type and owner of the file, a JSON part. */
    metadata: DocumentMetadata;
}
export interface DocumentsDownloadQuery {
    /**
     * Documents of these types.
     * - `RETURN_LABEL`: Label for the parcel of a return.
     * - `CUSTOMER_INVOICE`: Invoice for the customer.
     * - `DELIVERY_SLIP`: Delivery slip of the order.
     * - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
     * - `CHANNEL_SPECIFIC`: A type of the channel's own.
     */
    types?: ("RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC")[] | undefined;
    /** Only documents with these identifiers. Cannot be combined with `types`. */
    document_ids?: string[] | undefined;
}
export interface DocumentsListQuery {
    /** Only orders with these identifiers at the hub. */
    order_ids?: string[] | undefined;
    /**
     * Documents of these types.
     * - `RETURN_LABEL`: Label for the parcel of a return.
     * - `CUSTOMER_INVOICE`: Invoice for the customer.
     * - `DELIVERY_SLIP`: Delivery slip of the order.
     * - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
     * - `CHANNEL_SPECIFIC`: A type of the channel's own.
     */
    types?: ("RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC")[] | undefined;
    /** Only documents with these types of the channel. */
    channel_types?: string[] | undefined;
    /** Only documents changed at or after this time. Default: all documents. */
    updated_from?: string | Date | undefined;
    /** Token of the page to read, from an earlier response. It contains the limit, the filters and the sort. All other parameters are ignored. */
    page_token?: string | undefined;
    /** Entries per page. */
    limit?: number | undefined;
    /**
     * Sort of the list by the last change at the hub.
     * - `updated_at,ASC`: Oldest change first.
     * - `updated_at,DESC`: Latest change first.
     */
    sort?: "updated_at,ASC" | "updated_at,DESC" | undefined;
}
/** Error body of the hub APIs. `code` is stable and meant for programs, `message` is meant for people. */
export interface ErrorBody {
    /** Stable machine-readable code such as `DATA_NOT_FOUND`. */
    code: string;
    /** Explanation for people. Its wording may change. */
    message: string;
    /** One entry per invalid field. */
    errors?: FieldFault[];
    /** More facts about an error. Its keys are not fixed. */
    extensions?: Extensions;
}
/** More facts about an error. Its keys are not fixed. */
export interface Extensions {
    [key: string]: unknown;
}
/** A problem of one field of the request. */
export interface FieldFault {
    /** JSONPath of the field, for example `$.orders[3].order_lines[0].quantity`. */
    field?: string;
    /** Description of the problem, for people. Its wording may change. */
    message: string;
    /** More facts about an error. Its keys are not fixed. */
    extensions?: Extensions;
}
/** Party that ships the order. */
export interface Fulfillment {
    /**
     * Whether the seller ships, or a partner such as the channel's own warehouse.
     * - `FULFILLED_BY_SELLER`: The seller ships.
     * - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
     */
    type: FulfillmentType;
    /** Partner or program that fulfills the order, if there is one. */
    code?: string;
}
/**
 * Whether the seller ships, or a partner such as the channel's own warehouse.
 * - `FULFILLED_BY_SELLER`: The seller ships.
 * - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
 */
export type FulfillmentType = "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER" | (string & {});
/** A global trade item number of 8, 12 or 13 digits. */
export interface Gtin {
    /** The number, digits only. */
    value: string;
}
/** Canceled part of one line. Assumption about identification of the line: order_line_id or product_id, at least one. A product_id names the line of that product. With both, order_line_id is used. */
export interface LineCancelation {
    /** Identifier of the line at the hub. */
    order_line_id?: string | undefined;
    /** The seller's identifier of the product. Use it to name a line without its identifier. */
    product_id?: string | undefined;
    /**
     * Reason of the cancellation.
     * - `CUSTOMER_CANCELATION`: The customer canceled.
     * - `OUT_OF_STOCK`: The product is out of stock.
     * - `RETURN`: The customer sent the item back.
     * - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
     * - `AGREEMENT`: It was agreed with the customer.
     * - `DEFECT`: The item is defective.
     * - `UNABLE_TO_DELIVER`: The item could not be delivered.
     */
    reason: CancelationReason;
    /** Canceled units. */
    quantity: number;
    /** Canceled part of the price. */
    price: Money;
    /** Taxes on that part of the price. */
    taxes?: TaxAmount[] | undefined;
    /** Canceled part of the shipping price. */
    shipping_price: Money;
    /** Taxes on that part of the shipping price. */
    shipping_taxes?: TaxAmount[] | undefined;
}
/** Refunded part of one line. The quantity of the line stays the same. Assumption about identification of the line: order_line_id or product_id, at least one. A product_id names the line of that product. With both, order_line_id is used. */
export interface LineRefund {
    /** Identifier of the line at the hub. */
    order_line_id?: string | undefined;
    /** The seller's identifier of the product. Use it to name a line without its identifier. */
    product_id?: string | undefined;
    /**
     * Reason of the refund.
     * - `CUSTOMER_CANCELATION`: The customer canceled.
     * - `OUT_OF_STOCK`: The product is out of stock.
     * - `RETURN`: The customer sent the item back.
     * - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
     * - `AGREEMENT`: It was agreed with the customer.
     * - `DEFECT`: The item is defective.
     * - `UNABLE_TO_DELIVER`: The item could not be delivered.
     */
    reason: CancelationReason;
    /** Units of the refund. Without it, the refund is only an amount. Assumption about a refund without a quantity: an amount without units. The adjustment then has the quantity 0. */
    quantity?: number | undefined;
    /** Refunded part of the price. */
    price: Money;
    /** Taxes on that part of the price. */
    taxes?: TaxAmount[] | undefined;
    /** Refunded part of the shipping price. */
    shipping_price: Money;
    /** Taxes on that part of the shipping price. */
    shipping_taxes?: TaxAmount[] | undefined;
}
/** An attribute with several texts. */
export interface ListAttribute {
    /** Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /** Marks a list of texts in `value`. */
    type: "LIST";
    /** The texts. */
    value: string[];
}
/** A file of a message. Download its content by its identifier. */
export interface MessageAttachment {
    /** Identifier to download the file with. */
    id: string;
    /** Name of the file. */
    filename: string;
    /** Size of the file in bytes. */
    size_in_bytes: number;
}
/** A message and its files. */
export interface MessageCreation {
    /** The message, a JSON part. */
    message_input: MessageInput;
    /** Files to attach, at most five. */
    files?: MessageFiles | undefined;
}
/** Files to attach, at most five. */
export type MessageFiles = (FileInput)[];
/** Text of the seller's message. */
export interface MessageInput {
    /** Text of the message. */
    body: string;
}
/** Sender of the message. STORE is the seller. */
export interface MessageSender {
    /**
     * Which side the sender is on.
     * - `CUSTOMER`: The customer.
     * - `STORE`: The seller.
     * - `CHANNEL`: The sales channel itself.
     */
    type: "CUSTOMER" | "STORE" | "CHANNEL" | (string & {});
    /** Identifier of the sender, if there is one. */
    id?: string;
    /** Name of the sender, for people. */
    name: string;
}
/** An amount in one currency. Amounts are decimal JSON numbers in major units (12.5 is twelve and a half). */
export interface Money {
    /**
     * Amount in major units of the currency, with decimals.
     * @example 12.5
     */
    amount: number;
    /**
     * ISO 4217 code.
     * @example EUR
     */
    currency: string;
}
/** A new conversation: its subject and first message. */
export interface NewConversation {
    /** Subject of the new conversation. */
    entity: NewConversationEntity;
    /** Subject line. */
    topic: ConversationTopic;
    /** First message of the conversation. */
    first_message: MessageInput;
}
/** Subject of the new conversation. */
export interface NewConversationEntity {
    /**
     * Kind of the entity in `id`.
     * - `ORDER`: An order.
     */
    type: ConversationEntityType;
    /** Identifier of the order at the hub. */
    id: string;
}
/** Token of the next page. Send it as `page_token`. Absent on the last page. */
export type NextPageToken = string;
/** An attribute with a number. */
export interface NumericAttribute {
    /** Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /** Marks a number in `value`. */
    type: "NUMERIC";
    /** The number, with or without decimals. */
    value: number;
}
/** An order of a sales channel. Quantities and prices of its lines exclude cancellations, but not refunds. */
export interface Order {
    /** Identifier at the hub, used in paths of the hub. It consists of the channel's prefix, `_` and the channel's identifier. */
    id: string;
    /** The channel's own identifier of the order. */
    channel_order_id: string;
    /** Channel and store of an order or a return. */
    origin: OrderOrigin;
    /**
     * Status of the order. Its lines may have other statuses.
     * - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
     * - `AWAITING_ACCEPTANCE`: The seller must accept or refuse.
     * - `AWAITING_PAYMENT`: The payment is awaited.
     * - `AWAITING_SHIPMENT`: Ready to be shipped.
     * - `SHIPPED`: On its way to the customer.
     * - `DELIVERED`: The customer has received it.
     * - `CLOSED`: Complete: delivered, refused, canceled or refunded. `status_reason` may contain the reason.
     * - `CHANNEL_SPECIFIC`: A state that only the channel knows.
     */
    status: OrderStatus;
    /**
     * Reason of the status. Absent if there is none.
     * - `REFUSED`: The seller refused it.
     * - `ACCEPTANCE_TIMEOUT`: The acceptance timed out.
     * - `FRAUD_CHECK_FAILED`: The fraud check was not passed.
     * - `FRAUD_CHECK_TIMEOUT`: The fraud check timed out.
     * - `REFUSED_PAYMENT`: The payment was refused.
     * - `PAYMENT_TIMEOUT`: The payment timed out.
     * - `CANCELED`: It was canceled.
     * - `REFUNDED`: It was refunded.
     * - `AUTOMATICALLY_CLOSED`: It was closed automatically.
     */
    status_reason?: OrderStatusReason;
    /** Party that ships the order. */
    fulfillment: Fulfillment;
    /** Billing address of the order. */
    billing_info?: BillingInfo;
    /** Address, method and deadline of the delivery. */
    shipping_info: ShippingInfo;
    /** Ordered products, one line per product. */
    order_lines: OrderLine[];
    /** Facts that the channel added to the order. */
    custom_attributes?: CustomAttribute[];
    /** Time at which the order was placed on the channel. Format: date-time. */
    created_at: string;
    /** Time of the last change at the hub. Format: date-time. */
    updated_at: string;
    /** Time of the last change on the channel. Format: date-time. */
    channel_updated_at?: string;
    /** Time at which the personal data of the customer was removed, which cannot be undone. Format: date-time. */
    anonymized_at?: string;
}
/** Decisions of the seller on lines in AWAITING_ACCEPTANCE. */
export interface OrderAcceptanceRequest {
    /** One decision per line. */
    order_lines: OrderLineDecision[];
}
/** A cancellation or a refund of a line. */
export interface OrderAdjustment {
    /**
     * The same as `adjustment_id`. Use `adjustment_id` instead.
     * @deprecated
     */
    id: string;
    /** Identifier of the adjustment. */
    adjustment_id?: string;
    /**
     * A CANCELATION lowers the quantity of the line, a REFUND does not.
     * - `REFUND`: Money is refunded. The quantity of the line stays the same.
     * - `CANCELATION`: Units are canceled. The quantity of the line is lowered.
     */
    type: AdjustmentType;
    /**
     * Reason of a cancellation or refund. CHANNEL_SPECIFIC occurs in responses only. Sellers cannot send it.
     * - `CUSTOMER_CANCELATION`: The customer canceled.
     * - `OUT_OF_STOCK`: The product is out of stock.
     * - `RETURN`: The customer sent the item back.
     * - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
     * - `AGREEMENT`: It was agreed with the customer.
     * - `DEFECT`: The item is defective.
     * - `UNABLE_TO_DELIVER`: The item could not be delivered.
     * - `CHANNEL_SPECIFIC`: A reason that only the channel knows.
     */
    reason: AdjustmentReason;
    /** Canceled or refunded units. */
    quantity: number;
    /** Refunded part of the price. */
    price: Money;
    /** Taxes on that part of the price. */
    taxes?: TaxAmount[];
    /** Refunded part of the shipping price. */
    shipping_price: Money;
    /** Taxes on that part of the shipping price. */
    shipping_taxes?: TaxAmount[];
    /** Time of the cancellation or refund. Format: date-time. */
    created_at: string;
}
/** A document of an order or of one of its returns. */
export interface OrderDocument {
    /** Identifier of the document. Use it to download the document. */
    id: string;
    /** Identifier of the order at the hub. */
    order_id: string;
    /** Original file name. Assumption about name of the size: size_in_bytes. */
    name: string;
    /**
     * Type of an order document. `channel_type` distinguishes CHANNEL_SPECIFIC documents.
     * - `RETURN_LABEL`: Label for the parcel of a return.
     * - `CUSTOMER_INVOICE`: Invoice for the customer.
     * - `DELIVERY_SLIP`: Delivery slip of the order.
     * - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
     * - `CHANNEL_SPECIFIC`: A type of the channel's own, see `channel_type`.
     */
    type: DocumentType;
    /** The channel's own name for the type. */
    channel_type?: string;
    /** Format of the file, such as PDF. */
    file_format: string;
    /** Size of the file in bytes. */
    size_in_bytes: number;
    /** Time of the last change of the document. The list is sorted by it. Format: date-time. */
    updated_at: string;
}
/** One page of documents, over all orders. */
export interface OrderDocumentPage {
    /** Documents of this page. */
    documents: OrderDocument[];
    /** Token of the next page. Send it as `page_token`. Absent on the last page. */
    next_page_token?: NextPageToken;
    /** Token of the previous page. Absent on the first page. */
    previous_page_token?: PreviousPageToken;
}
/** One product of an order. Lines of one order may have different statuses. */
export interface OrderLine {
    /** Identifier at the hub. It consists of the order's identifier and a number. */
    id: string;
    /** The channel's own identifier of the line. */
    channel_order_line_id: string;
    /** The ordered product. */
    product: OrderedProduct;
    /** Units left to deliver, excluding canceled units. */
    quantity: number;
    /** Price of the whole line, without canceled units. Assumption about price of a line: the price of the whole line, not of one unit. */
    price: Money;
    /** Taxes on the price. */
    taxes: Tax[];
    /** Shipping price of the whole line. */
    total_shipping_price: Money;
    /** Taxes on the shipping price. */
    shipping_taxes: Tax[];
    /**
     * Status of the line. It may differ from the status of the order.
     * - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
     * - `AWAITING_ACCEPTANCE`: The seller must accept or refuse.
     * - `AWAITING_PAYMENT`: The payment is awaited.
     * - `AWAITING_SHIPMENT`: Ready to be shipped.
     * - `SHIPPED`: On its way to the customer.
     * - `DELIVERED`: The customer has received it.
     * - `CLOSED`: Complete: delivered, refused, canceled or refunded. `status_reason` may contain the reason.
     * - `CHANNEL_SPECIFIC`: A state that only the channel knows.
     */
    status: OrderStatus;
    /**
     * Reason of the status. Absent if there is none.
     * - `REFUSED`: The seller refused it.
     * - `ACCEPTANCE_TIMEOUT`: The acceptance timed out.
     * - `FRAUD_CHECK_FAILED`: The fraud check was not passed.
     * - `FRAUD_CHECK_TIMEOUT`: The fraud check timed out.
     * - `REFUSED_PAYMENT`: The payment was refused.
     * - `PAYMENT_TIMEOUT`: The payment timed out.
     * - `CANCELED`: It was canceled.
     * - `REFUNDED`: It was refunded.
     * - `AUTOMATICALLY_CLOSED`: It was closed automatically.
     */
    status_reason?: OrderStatusReason;
    /** Whether the seller can cancel the line now. */
    can_cancel?: boolean;
    /** Whether the seller can refund the line now. */
    can_refund?: boolean;
    /** All cancellations and refunds of the line. Entries are added, never changed. */
    adjustments: OrderAdjustment[];
    /** Facts that the channel added to the line. */
    custom_attributes?: CustomAttribute[];
}
/** Decision on one line. */
export interface OrderLineDecision {
    /** Identifier of the line at the hub. */
    id: string;
    /** `true` accepts the line, `false` refuses it. */
    accepted: boolean;
}
/** Channel and store of an order or a return. */
export interface OrderOrigin {
    /** Identifier of the channel. */
    channel_id: string;
    /** Name of the channel, for people. */
    channel_name?: string;
    /** The channel's own identifier of the store. */
    channel_store_id?: string;
    /** Name of the store, for people. */
    channel_store_name?: string;
    /** Part of the channel, such as a country site. */
    sub_channel_code?: string;
    /** Name of that part of the channel, for people. */
    sub_channel_name?: string;
}
/** One page of orders. */
export interface OrderPage {
    /** Orders of this page. */
    data: Order[];
    /** Token of the next page. Send it as `page_token`. Absent on the last page. */
    next_page_token?: NextPageToken;
    /** Token of the previous page. Absent on the first page. */
    previous_page_token?: PreviousPageToken;
}
/**
 * Status of an order or an order line. The usual course is fraud check, acceptance, payment, shipment, shipped, delivered, closed. Refused, canceled and refunded lines also end in CLOSED. CHANNEL_SPECIFIC is a state that only the channel knows.
 * - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
 * - `AWAITING_ACCEPTANCE`: The seller must accept or refuse.
 * - `AWAITING_PAYMENT`: The payment is awaited.
 * - `AWAITING_SHIPMENT`: Ready to be shipped.
 * - `SHIPPED`: On its way to the customer.
 * - `DELIVERED`: The customer has received it.
 * - `CLOSED`: Complete: delivered, refused, canceled or refunded. `status_reason` may contain the reason.
 * - `CHANNEL_SPECIFIC`: A state that only the channel knows.
 */
export type OrderStatus = "AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED" | "CHANNEL_SPECIFIC" | (string & {});
/**
 * Reason of the status of an order or a line, usually why it was closed.
 * - `REFUSED`: The seller refused it.
 * - `ACCEPTANCE_TIMEOUT`: The acceptance timed out.
 * - `FRAUD_CHECK_FAILED`: The fraud check was not passed.
 * - `FRAUD_CHECK_TIMEOUT`: The fraud check timed out.
 * - `REFUSED_PAYMENT`: The payment was refused.
 * - `PAYMENT_TIMEOUT`: The payment timed out.
 * - `CANCELED`: It was canceled.
 * - `REFUNDED`: It was refunded.
 * - `AUTOMATICALLY_CLOSED`: It was closed automatically.
 */
export type OrderStatusReason = "REFUSED" | "ACCEPTANCE_TIMEOUT" | "FRAUD_CHECK_FAILED" | "FRAUD_CHECK_TIMEOUT" | "REFUSED_PAYMENT" | "PAYMENT_TIMEOUT" | "CANCELED" | "REFUNDED" | "AUTOMATICALLY_CLOSED" | (string & {});
/** The ordered product. */
export interface OrderedProduct {
    /** The seller's identifier of the product. */
    id: string;
    /** Name of the product on the channel. */
    title: string;
}
export interface OrdersListQuery {
    /** Only orders with these identifiers at the hub. */
    order_ids?: string[] | undefined;
    /**
     * Only orders in one of these statuses. CHANNEL_SPECIFIC is not allowed.
     * - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
     * - `AWAITING_ACCEPTANCE`: The seller must accept or refuse.
     * - `AWAITING_PAYMENT`: The payment is awaited.
     * - `AWAITING_SHIPMENT`: Ready to be shipped.
     * - `SHIPPED`: On its way to the customer.
     * - `DELIVERED`: The customer has received it.
     * - `CLOSED`: Complete: delivered, refused, canceled or refunded.
     */
    statuses?: ("AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED")[] | undefined;
    /** Only orders changed at the hub at or after this time. Default: the last 30 days, unless `order_ids` is set. */
    updated_from?: string | Date | undefined;
    /**
     * Only orders that the seller ships, or only orders that a partner ships. Default: both.
     * - `FULFILLED_BY_SELLER`: The seller ships.
     * - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
     */
    fulfillment_type?: "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER" | undefined;
    /** Token of the page to read, from an earlier response. It contains the limit, the filters and the sort. All other parameters are ignored. */
    page_token?: string | undefined;
    /** Entries per page. */
    limit?: number | undefined;
    /**
     * Sort of the list by the last change at the hub or by the creation on the channel.
     * - `updated_at,ASC`: Oldest change at the hub first.
     * - `updated_at,DESC`: Latest change at the hub first.
     * - `created_at,ASC`: Oldest order on the channel first.
     * - `created_at,DESC`: Latest order on the channel first.
     */
    sort?: "updated_at,ASC" | "updated_at,DESC" | "created_at,ASC" | "created_at,DESC" | undefined;
}
export interface OrdersListV1Query {
    /** Only orders with these identifiers at the hub. */
    order_ids?: string[] | undefined;
    /**
     * Only orders in one of these statuses. CHANNEL_SPECIFIC is not allowed.
     * - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
     * - `AWAITING_ACCEPTANCE`: The seller must accept or refuse.
     * - `AWAITING_PAYMENT`: The payment is awaited.
     * - `AWAITING_SHIPMENT`: Ready to be shipped.
     * - `SHIPPED`: On its way to the customer.
     * - `DELIVERED`: The customer has received it.
     * - `CLOSED`: Complete: delivered, refused, canceled or refunded.
     */
    statuses?: ("AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED")[] | undefined;
    /** Only orders changed at the hub at or after this time. Default: the last 30 days, unless `order_ids` is set. */
    updated_from?: string | Date | undefined;
    /**
     * Only orders that the seller ships, or only orders that a partner ships. Default: both.
     * - `FULFILLED_BY_SELLER`: The seller ships.
     * - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
     */
    fulfillment_type?: "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER" | undefined;
    /** Token of the page to read, from an earlier response. It contains the limit, the filters and the sort. All other parameters are ignored. */
    page_token?: string | undefined;
    /** Entries per page. */
    limit?: number | undefined;
    /**
     * Sort of the list by the last change at the hub or by the creation on the channel.
     * - `updated_at,ASC`: Oldest change at the hub first.
     * - `updated_at,DESC`: Latest change at the hub first.
     * - `created_at,ASC`: Oldest order on the channel first.
     * - `created_at,DESC`: Latest order on the channel first.
     */
    sort?: "updated_at,ASC" | "updated_at,DESC" | "created_at,ASC" | "created_at,DESC" | undefined;
}
/** Stock at one partner. */
export interface PartnerQuantity {
    /** Identifier of the partner that holds the stock. */
    partner_id: string;
    /** Units in stock at the partner. */
    available_quantity: number;
}
/** Token of the previous page. Absent on the first page. */
export type PreviousPageToken = string;
/** Scope of the price, in the seller's own terms. Default: the price applies everywhere. Null has the same meaning. */
export type PriceScope = string | null;
/** A product of the seller. In requests, fields left out keep their value, and null clears nullable fields. Quantities, standard prices and GTINs cannot be cleared. */
export interface Product {
    /** The seller's identifier of the product. */
    id: ProductId;
    /** Names of the product, one per language. Null removes them. */
    titles?: ProductTitle[] | null | undefined;
    /** Descriptions of the product, one per language. Null removes them. */
    descriptions?: ProductDescription[] | null | undefined;
    /** Brand of the product. Null removes it. */
    brand?: string | null | undefined;
    /** Category in the seller's own catalog. Null removes it. Assumption about category: a category or null, and null clears it. */
    category?: Category | null | undefined;
    /** Global trade item numbers of the product. */
    gtins?: Gtin[] | undefined;
    /** Pictures of the product. Null removes them. */
    images?: ProductImage[] | null | undefined;
    /** More facts about the product. Null removes them. */
    attributes?: ProductAttribute[] | null | undefined;
    /** Regular prices, each with its `scope`. */
    standard_prices?: StandardPrice[] | undefined;
    /** Discounted prices, each with its `scope`. Null removes them. */
    discount_prices?: DiscountPrice[] | null | undefined;
    /** Stock of the seller. */
    quantities?: WarehouseQuantity[] | undefined;
    /** Stock of the seller at partners. */
    partner_quantities?: PartnerQuantity[] | undefined;
}
/** A further fact about the product. The form of `value` follows from `type`. Assumption about the form of `value`: text, number or boolean by type. */
export type ProductAttribute = ProductStringAttribute | ProductNumericAttribute | ProductBooleanAttribute;
/** An attribute that is true or false. */
export interface ProductBooleanAttribute {
    /** Identifier of the attribute. */
    id: AttributeId;
    /** Name of the attribute for people. */
    name: AttributeName;
    /** Marks a Boolean `value`. */
    type: "BOOLEAN";
    /** Whether the attribute holds. */
    value: boolean;
}
/** Products to remove, by identifier. */
export interface ProductDeletion {
    /** Products to remove, at most 1000 in one request. */
    products: ProductReference[];
}
/** Description of the product in one language. */
export interface ProductDescription {
    /**
     * Language of the description, such as `en_US`.
     * @example en_US
     */
    locale: string;
    /** Description of the product. */
    value: string;
}
/** The seller's identifier of the product. */
export type ProductId = string;
/** A picture of the product. */
export interface ProductImage {
    /** Address of the picture, http or https. */
    url: string;
}
/** An attribute with a number. */
export interface ProductNumericAttribute {
    /** Identifier of the attribute. */
    id: AttributeId;
    /** Name of the attribute for people. */
    name: AttributeName;
    /** Marks a number in `value`. */
    type: "NUMERIC";
    /** The number, with or without decimals. */
    value: number;
}
/** One page of products, sorted by product identifier. */
export interface ProductPage {
    /** Products of this page. */
    data: Product[];
    /** Token of the next page. Send it as `page_token`. Absent on the last page. */
    next_page_token?: NextPageToken;
    /** Token of the previous page. Absent on the first page. */
    previous_page_token?: PreviousPageToken;
}
/** A product by its identifier. */
export interface ProductReference {
    /** The seller's identifier of the product. */
    id: ProductId;
}
/** An attribute with a text. */
export interface ProductStringAttribute {
    /** Identifier of the attribute. */
    id: AttributeId;
    /** Name of the attribute for people. */
    name: AttributeName;
    /** Marks a text in `value`. */
    type: "STRING";
    /** The text. */
    value: string;
}
/** Name of the product in one language. */
export interface ProductTitle {
    /**
     * Language of the name, such as `en_US`.
     * @example en_US
     */
    locale: string;
    /** Name of the product. */
    value: string;
}
/** Products to create or change. */
export interface ProductUpsert {
    /** Products to create or change, at most 1000. */
    products?: Product[] | undefined;
}
export interface ProductsListQuery {
    /** Token of the page to read, from an earlier response. It contains the limit, the filters and the sort. All other parameters are ignored. */
    page_token?: string | undefined;
    /** Products per page. */
    limit?: number | undefined;
    /** Without documented values. The list is sorted by product identifier. Assumption about sort: accepted, but without effect. */
    sort?: string | undefined;
}
/** Lines or parts of lines that the seller refunds. */
export interface RefundRequest {
    /** One entry per line, or part of a line, to refund. */
    refunds: LineRefund[];
}
/** One action and its outcome. A failure contains one or more errors. */
export type ReportedAction = ReportedSuccess | ReportedFailure;
/**
 * SYNCHRONIZE_ORDER imported a new order, SYNCHRONIZE_ORDER_UPDATE a change of an order.
 * - `SYNCHRONIZE_ORDER`: Import of a new order.
 * - `SYNCHRONIZE_ORDER_UPDATE`: Import of a change of an order.
 */
export type ReportedActionType = "SYNCHRONIZE_ORDER" | "SYNCHRONIZE_ORDER_UPDATE";
/**
 * Kind of the entity in `entity_id`.
 * - `ORDER`: An order at the hub.
 */
export type ReportedEntityType = "ORDER";
/** One reason why the reported action failed. */
export interface ReportedError {
    /**
     * Kind of failure, for programs.
     * - `INVALID_INPUT`: The data are not valid.
     * - `DATA_NOT_FOUND`: An entity that the data names does not exist.
     * - `UNEXPECTED`: An unexpected failure.
     * - `UNAVAILABLE`: A required system was unavailable.
     * - `TOO_MANY_REQUEST`: Too many requests were sent in too short a time.
     * - `ACTION_NOT_SUPPORTED`: The reporting system does not support the action.
     * - `ORDER_IN_WRONG_STATE`: The state of the order does not allow the action.
     * - `INVALID_PRODUCT_ID`: The product identifier is not valid.
     * - `OUT_OF_STOCK`: The product is out of stock.
     * - `RETURN_IN_WRONG_STATE`: The state of the return does not allow the action.
     * - `OTHER`: Any other reason. See the message.
     */
    code: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "INVALID_PRODUCT_ID" | "OUT_OF_STOCK" | "RETURN_IN_WRONG_STATE" | "OTHER";
    /** Explanation for a person. */
    message: string;
}
/** An action that the reporting system did not carry out. */
export interface ReportedFailure {
    /**
     * SYNCHRONIZE_ORDER imported a new order, SYNCHRONIZE_ORDER_UPDATE a change of an order.
     * - `SYNCHRONIZE_ORDER`: Import of a new order.
     * - `SYNCHRONIZE_ORDER_UPDATE`: Import of a change of an order.
     */
    type: ReportedActionType;
    /**
     * Kind of the entity in `entity_id`.
     * - `ORDER`: An order at the hub.
     */
    entity_type: ReportedEntityType;
    /** Identifier of the order at the hub. */
    entity_id: ReportedOrderId;
    /** Marks a failure. */
    status: "FAILED";
    /** Reasons of the failure, at least one. */
    errors: ReportedError[];
    /** Time of the action in the reporting system. */
    executed_at: ReportedTime;
}
/** Identifier of the order at the hub. */
export type ReportedOrderId = string;
/** An action that the reporting system carried out. */
export interface ReportedSuccess {
    /**
     * SYNCHRONIZE_ORDER imported a new order, SYNCHRONIZE_ORDER_UPDATE a change of an order.
     * - `SYNCHRONIZE_ORDER`: Import of a new order.
     * - `SYNCHRONIZE_ORDER_UPDATE`: Import of a change of an order.
     */
    type: ReportedActionType;
    /**
     * Kind of the entity in `entity_id`.
     * - `ORDER`: An order at the hub.
     */
    entity_type: ReportedEntityType;
    /** Identifier of the order at the hub. */
    entity_id: ReportedOrderId;
    /** Marks a success. */
    status: "SUCCESS";
    /** Not needed for a success. */
    errors?: ReportedError[] | undefined;
    /** Time of the action in the reporting system. */
    executed_at: ReportedTime;
}
/** Time of the action in the reporting system. Format: date-time. */
export type ReportedTime = string | Date;
/** A return of items of one order. Assumption about identification of the order and its lines: order_id and order_line_id, the hub's own. Assumption about a return of an anonymized order: it no longer has a label_url, but keeps its address. */
export interface Return {
    /** Identifier at the hub, used in paths of the hub. */
    id: string;
    /** Identifier of the order at the hub. */
    order_id: string;
    /** The channel's own identifier of the return. */
    channel_return_id: string;
    /** Channel and store of an order or a return. */
    origin: OrderOrigin;
    /**
     * Status of a return. From REQUEST_INITIATED, a return becomes OPENED if it is accepted, or REQUEST_DECLINED if it is declined. An OPENED return becomes RECEIVED, then CLOSED. CHANNEL_SPECIFIC is a state that only the channel knows.
     * - `REQUEST_INITIATED`: The customer requested it. The seller must accept or decline.
     * - `REQUEST_DECLINED`: Declined. `rejection_reason` may contain the reason.
     * - `OPENED`: Accepted. The items are not back yet.
     * - `RECEIVED`: The items have arrived.
     * - `CLOSED`: All steps of the marketplace or the seller are complete.
     * - `CHANNEL_SPECIFIC`: A state that only the channel knows.
     */
    status: ReturnStatus;
    /**
     * Reason why the return was declined. Absent if it was not.
     * - `RETURN_WINDOW_CLOSED`: The period for returns is over.
     * - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
     * - `FINAL_SALES`: The item was sold without a right of return.
     * - `OTHER`: Another reason. It occurs in responses only.
     */
    rejection_reason?: ReturnRejectionReason;
    /** Returned items, one entry per order line. */
    return_lines: ReturnLine[];
    /** Address for the returned parcel. */
    address?: ReturnAddress;
    /** Return method of the customer. */
    method?: string;
    /** Identifier of the return merchandise authorization. */
    rma_id?: string;
    /** Address of the return label. */
    label_url?: string;
    /** Tracking of the returned parcel. */
    tracking?: ReturnTracking;
    /** Time at which the return was requested on the channel. Format: date-time. */
    created_at: string;
    /** Time of the last change at the hub. Format: date-time. */
    updated_at?: string;
    /** Time of the last change on the channel. Format: date-time. */
    channel_updated_at: string;
}
/** Address for the returned parcel. */
export interface ReturnAddress {
    /** First line of the street. */
    street: string;
    /** Second line of the street: building, floor, door. */
    street_additional_info?: string;
    /** Postal code, if there is one. */
    zip_code?: string;
    /** Town or city. */
    city: string;
    /** State, province or region. */
    state?: string;
    /** Name of the country. */
    country?: string;
    /**
     * ISO 3166-1 alpha-3 code.
     * @example FRA
     */
    country_iso_code: string;
}
/** Whether the seller accepts the return. Assumption about a refusal without a reason: accepted. */
export interface ReturnDecision {
    /** `true` accepts the return, `false` refuses it. */
    accepted: boolean;
    /**
     * Reason of the refusal. Ignored if the return is accepted.
     * - `RETURN_WINDOW_CLOSED`: The period for returns is over.
     * - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
     * - `FINAL_SALES`: The item was sold without a right of return.
     */
    rejection_reason?: "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES" | undefined;
}
/** Returned units of one order line. */
export interface ReturnLine {
    /** Identifier of the order line at the hub. */
    order_line_id: string;
    /** The seller's identifier of the product. */
    product_id?: string;
    /** Returned units. */
    quantity: number;
    /**
     * Why the customer sends the item back.
     * - `WRONG_ITEM`: The item differs from the ordered one.
     * - `MISSING_ITEM`: An item is missing.
     * - `DEFECTIVE_ITEM`: The item is defective.
     * - `DAMAGED_ITEM`: The item is damaged.
     * - `UNWANTED_ITEM`: The customer does not want the item.
     * - `OTHER`: Another reason.
     */
    reason: ReturnReason;
}
/** One page of returns. */
export interface ReturnPage {
    /** Returns of this page. */
    data: Return[];
    /** Token of the next page. Send it as `page_token`. Absent on the last page. */
    next_page_token?: NextPageToken;
    /** Token of the previous page. Absent on the first page. */
    previous_page_token?: PreviousPageToken;
}
/**
 * Why the customer sends the item back.
 * - `WRONG_ITEM`: The item differs from the ordered one.
 * - `MISSING_ITEM`: An item is missing.
 * - `DEFECTIVE_ITEM`: The item is defective.
 * - `DAMAGED_ITEM`: The item is damaged.
 * - `UNWANTED_ITEM`: The customer does not want the item.
 * - `OTHER`: Another reason.
 */
export type ReturnReason = "WRONG_ITEM" | "MISSING_ITEM" | "DEFECTIVE_ITEM" | "DAMAGED_ITEM" | "UNWANTED_ITEM" | "OTHER" | (string & {});
/**
 * Reason why a return was declined. OTHER occurs in responses only. A seller must send one of the other three.
 * - `RETURN_WINDOW_CLOSED`: The period for returns is over.
 * - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
 * - `FINAL_SALES`: The item was sold without a right of return.
 * - `OTHER`: Another reason. It occurs in responses only.
 */
export type ReturnRejectionReason = "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES" | "OTHER" | (string & {});
/**
 * Status of a return. From REQUEST_INITIATED, a return becomes OPENED if it is accepted, or REQUEST_DECLINED if it is declined. An OPENED return becomes RECEIVED, then CLOSED. CHANNEL_SPECIFIC is a state that only the channel knows.
 * - `REQUEST_INITIATED`: The customer requested it. The seller must accept or decline.
 * - `REQUEST_DECLINED`: Declined. `rejection_reason` may contain the reason.
 * - `OPENED`: Accepted. The items are not back yet.
 * - `RECEIVED`: The items have arrived.
 * - `CLOSED`: All steps of the marketplace or the seller are complete.
 * - `CHANNEL_SPECIFIC`: A state that only the channel knows.
 */
export type ReturnStatus = "REQUEST_INITIATED" | "REQUEST_DECLINED" | "OPENED" | "RECEIVED" | "CLOSED" | "CHANNEL_SPECIFIC" | (string & {});
/** Tracking of the returned parcel. */
export interface ReturnTracking {
    /** Name of the carrier of the returned parcel. */
    carrier_name?: string;
    /** Tracking number of the parcel. */
    tracking_number?: string;
    /** Tracking page of the parcel. */
    tracking_url?: string;
}
/** Carrier and tracking number of the parcel. The carrier is `carrier_name` in responses. */
export interface ReturnTrackingInput {
    /** Name of the carrier of the returned parcel. */
    carrier?: string | undefined;
    /** Tracking number of the parcel. */
    tracking_number?: string | undefined;
    /** Tracking page of the parcel. */
    tracking_url?: string | undefined;
}
/** Tracking of the returned parcel, and its documents. */
export interface ReturnTrackingUpdate {
    /** Identifier of the return merchandise authorization. */
    rma_id?: string | undefined;
    /** Address of the return label. */
    label_url?: string | undefined;
    /** Carrier and tracking number of the parcel. The carrier is `carrier_name` in responses. */
    tracking?: ReturnTrackingInput | undefined;
}
export interface ReturnsListQuery {
    /** Only returns of these orders, by their identifiers at the hub. */
    order_ids?: string[] | undefined;
    /**
     * Only returns in one of these statuses. CHANNEL_SPECIFIC is not allowed.
     * - `REQUEST_INITIATED`: The customer requested it. The seller must accept or decline.
     * - `REQUEST_DECLINED`: Declined.
     * - `OPENED`: Accepted. The items are not back yet.
     * - `RECEIVED`: The items have arrived.
     * - `CLOSED`: All steps of the marketplace or the seller are complete.
     */
    statuses?: ("REQUEST_INITIATED" | "REQUEST_DECLINED" | "OPENED" | "RECEIVED" | "CLOSED")[] | undefined;
    /**
     * Only returns changed at the hub at or after this time. Assumption about updated_from on the first page: mandatory. Assumption about updated_from with a page_token: optional then, although it is declared as required.
     * @example 2026-03-01T00:00:00Z
     */
    updated_from: string | Date;
    /** Token of the page to read, from an earlier response. It contains the limit, the filters and the sort. All other parameters are ignored. */
    page_token?: string | undefined;
    /** Entries per page. */
    limit?: number | undefined;
    /**
     * Sort of the list by the last change at the hub.
     * - `updated_at,ASC`: Oldest change first.
     * - `updated_at,DESC`: Latest change first.
     */
    sort?: "updated_at,ASC" | "updated_at,DESC" | undefined;
}
/** Units of one line in the package. Assumption about identification of the line: order_line_id or id, at least one. id is the seller's identifier of the product. With both, order_line_id is used. */
export interface ShipmentItem {
    /** Identifier of the line at the hub. */
    order_line_id?: string | undefined;
    /** Identifier of the product. Use it to name a line without its identifier. */
    id?: string | undefined;
    /** Pieces in the package. */
    quantity: number;
}
/** Items of one order that leave in one package. */
export interface ShipmentRequest {
    /** Items in the package, one entry per line. */
    items: ShipmentItem[];
    /** One of the carriers that the channel allows. */
    carrier?: string | undefined;
    /** Tracking number of the package. */
    tracking_number?: string | undefined;
    /** Tracking page of the package. */
    tracking_url?: string | undefined;
    /** Tracking number of the return label in the package. */
    return_tracking_number?: string | undefined;
    /** Warehouse of the store that the package leaves from. */
    warehouse_id?: string | undefined;
}
/** A package that the channel was notified of. */
export interface ShipmentV1 {
    /** Identifier of the shipment at the hub. */
    id: string;
    /** The channel's own identifier of the shipment. */
    channel_shipment_id: string;
    /** Items in the package, one entry per line. */
    items: ShippedItem[];
    /** Carrier of the package, as sent. */
    carrier?: string;
    /** Tracking number of the package. */
    tracking_number?: string;
    /** Tracking page of the package. */
    tracking_url?: string;
    /** Time at which the shipment was created. Format: date-time. */
    created_at: string;
    /** Time at which the shipment was last changed. Format: date-time. */
    updated_at: string;
}
/** Items of one order that leave in one package. The current form can also name a warehouse. */
export interface ShipmentV1Request {
    /** Items in the package, one entry per line. */
    items: ShipmentItem[];
    /** One of the carriers that the channel allows. */
    carrier?: string | undefined;
    /** Tracking number of the package. */
    tracking_number?: string | undefined;
    /** Tracking page of the package. */
    tracking_url?: string | undefined;
    /** Tracking number of the return label in the package. */
    return_tracking_number?: string | undefined;
}
/** Units of one line in the package. */
export interface ShippedItem {
    /** The seller's identifier of the product. Assumption about id: the seller's identifier of the product. */
    id: string;
    /** Identifier of the line at the hub. */
    order_line_id?: string;
    /** Pieces in the package. */
    quantity: number;
}
/** Address, method and deadline of the delivery. */
export interface ShippingInfo {
    /** Delivery address of the order. */
    address?: Address;
    /** E-mail address of the receiver, often an address that the channel relays. */
    email?: string;
    /** Carrier the channel asks for. */
    carrier?: string;
    /** Shipping method the customer chose. */
    method?: string;
    /** Identifier of the pick-up and drop-off point. */
    pudo_id?: string;
    /** Expected period of the delivery. */
    delivery_date?: DeliveryWindow;
    /** Latest time at which the parcel must leave the seller. Format: date-time. */
    shipping_deadline?: string;
}
/** The usual price. */
export interface StandardPrice {
    /** Amount and currency of the regular price. */
    price: Money;
    /** Scope of the price, in the seller's own terms. Default: the price applies everywhere. Null has the same meaning. */
    scope?: PriceScope | undefined;
}
/** The request was accepted. The channel carries it out. The status of the action contains the outcome. */
export interface StartedAction {
    /** Identifier to read the status with. */
    action_id: string;
    /**
     * The same as `action_id`. Use `action_id` instead.
     * @deprecated
     */
    tracking_id?: string;
}
/** The message was accepted and is being sent to the channel. */
export interface StartedConversationAction {
    /** Identifier to read the status with. */
    action_id: string;
}
/** An attribute with a text. Assumption about a text of more than 10000 characters from the channel: cut to 10000 characters. */
export interface StringAttribute {
    /** Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /** Marks a text in `value`. */
    type: "STRING";
    /** The text. */
    value: string;
}
/** One tax on a price, with the party that collects it. */
export interface Tax {
    /** Amount of the tax, including all collected parts. */
    amount: Money;
    /**
     * Code of the tax.
     * @example VAT_FR_20
     */
    code: string;
    /**
     * Rate in percent. Assumption about unit of rate: percent, so 20 means twenty percent.
     * @example 20
     */
    rate?: number;
    /** The part that the channel collects and remits. */
    channel_collectible?: Money;
    /** The part that the seller collects and remits. */
    seller_collectible?: Money;
}
/** One tax, as an amount. */
export interface TaxAmount {
    /** Amount of the tax. */
    amount: Money;
    /**
     * Code of the tax.
     * @example VAT_FR_20
     */
    code: string;
}
/**
 * Progress of an action, in the older form. Read the status of the action instead.
 * @deprecated
 */
export type TrackedAction = {
    /** Reasons of the failure. There may be several. */
    errors?: ActionError[];
} & ActionStatus;
/** Stock in one warehouse, or the total stock if it names no warehouse. */
export interface WarehouseQuantity {
    /** Code of the warehouse. Default: all warehouses. */
    warehouse_code?: string | undefined;
    /** Units in stock. */
    available_quantity: number;
}
export interface paths {
    "/v2/orders": { get: operations["v2-listOrders"]; };
    "/v2/orders/{order_id}/accept": { put: operations["v2-acceptOrderLines"]; };
    "/v2/orders/{order_id}/cancel": { post: operations["v2-cancelOrderLines"]; };
    "/v2/orders/{order_id}/refund": { post: operations["v2-refundOrderLines"]; };
    "/v2/orders/{order_id}/documents": { get: operations["v2-downloadOrderDocuments"]; post: operations["v2-uploadOrderDocument"]; };
    "/v2/orders/documents": { get: operations["v2-listOrderDocuments"]; };
    "/v2/orders/actions": { post: operations["v2-reportOrderActions"]; };
    "/v2/orders/actions/{action_id}": { get: operations["v2-getActionStatus"]; };
    "/v2/orders/tracking/{tracking_id}": { get: operations["v2-getOrderTracking"]; };
    "/v2/orders/{order_id}/shipments": { post: operations["v2-createShipment"]; };
    "/v2/orders/returns": { get: operations["v2-listReturns"]; };
    "/v2/orders/returns/{return_id}/accept": { put: operations["v2-acceptReturn"]; };
    "/v2/orders/returns/{return_id}/receive": { put: operations["v2-acknowledgeReturnReception"]; };
    "/v2/orders/returns/{return_id}/close": { put: operations["v2-closeReturn"]; };
    "/v2/orders/returns/{return_id}/trackings": { put: operations["v2-updateReturnTrackingInformation"]; };
    "/conversations": { get: operations["listConversations"]; post: operations["createConversation"]; };
    "/conversations/{conversationId}": { get: operations["getConversationMessages"]; };
    "/conversations/{conversationId}/messages": { post: operations["createMessage"]; };
    "/conversations/{conversationId}/attachments": { get: operations["downloadConversationAttachments"]; };
    "/conversations/actions/{actionId}": { get: operations["getConversationActionStatus"]; };
    "/products": { get: operations["listProducts"]; post: operations["upsertProducts"]; delete: operations["deleteProducts"]; };
    "/orders": { get: operations["listOrders"]; };
    "/orders/{order_id}/accept": { put: operations["acceptOrderLines"]; };
    "/orders/{order_id}/shipments": { post: operations["createShipment"]; };
}
export interface components {
    schemas: {
        OrderOrigin: OrderOrigin; OrderStatus: OrderStatus; OrderStatusReason: OrderStatusReason;
        FulfillmentType: FulfillmentType; Fulfillment: Fulfillment; Address: Address; BillingInfo: BillingInfo;
        DeliveryWindow: DeliveryWindow; ShippingInfo: ShippingInfo; OrderedProduct: OrderedProduct; Money: Money;
        Tax: Tax; AdjustmentType: AdjustmentType; AdjustmentReason: AdjustmentReason; TaxAmount: TaxAmount;
        OrderAdjustment: OrderAdjustment; AttributeId: AttributeId; StringAttribute: StringAttribute;
        NumericAttribute: NumericAttribute; BooleanAttribute: BooleanAttribute; DateAttribute: DateAttribute;
        ListAttribute: ListAttribute; CustomAttribute: CustomAttribute; OrderLine: OrderLine; Order: Order;
        NextPageToken: NextPageToken; PreviousPageToken: PreviousPageToken; OrderPage: OrderPage;
        Extensions: Extensions; FieldFault: FieldFault; ErrorBody: ErrorBody; OrderLineDecision: OrderLineDecision;
        OrderAcceptanceRequest: OrderAcceptanceRequest; StartedAction: StartedAction;
        CancelationReason: CancelationReason; LineCancelation: LineCancelation; CancelationRequest: CancelationRequest;
        LineRefund: LineRefund; RefundRequest: RefundRequest; DocumentEntity: DocumentEntity;
        DocumentMetadata: DocumentMetadata; DocumentUpload: DocumentUpload; DocumentType: DocumentType;
        OrderDocument: OrderDocument; OrderDocumentPage: OrderDocumentPage; ReportedActionType: ReportedActionType;
        ReportedEntityType: ReportedEntityType; ReportedOrderId: ReportedOrderId; ReportedError: ReportedError;
        ReportedTime: ReportedTime; ReportedSuccess: ReportedSuccess; ReportedFailure: ReportedFailure;
        ReportedAction: ReportedAction; ActionReport: ActionReport; ActionReference: ActionReference;
        ActionReportResult: ActionReportResult; ActionError: ActionError; ActionStatus: ActionStatus;
        TrackedAction: TrackedAction; ShipmentItem: ShipmentItem; ShipmentRequest: ShipmentRequest;
        ReturnStatus: ReturnStatus; ReturnRejectionReason: ReturnRejectionReason; ReturnReason: ReturnReason;
        ReturnLine: ReturnLine; ReturnAddress: ReturnAddress; ReturnTracking: ReturnTracking; Return: Return;
        ReturnPage: ReturnPage; ReturnDecision: ReturnDecision; ReturnTrackingInput: ReturnTrackingInput;
        ReturnTrackingUpdate: ReturnTrackingUpdate; ConversationEntityType: ConversationEntityType;
        ConversationSubject: ConversationSubject; ConversationOrigin: ConversationOrigin;
        ConversationParticipant: ConversationParticipant; ConversationTopic: ConversationTopic;
        Conversation: Conversation; ConversationPage: ConversationPage; NewConversationEntity: NewConversationEntity;
        MessageInput: MessageInput; NewConversation: NewConversation; MessageFiles: MessageFiles;
        ConversationCreation: ConversationCreation; StartedConversationAction: StartedConversationAction;
        MessageSender: MessageSender; MessageAttachment: MessageAttachment; ConversationMessage: ConversationMessage;
        ConversationMessageList: ConversationMessageList; MessageCreation: MessageCreation;
        ConversationActionError: ConversationActionError; ConversationActionStatus: ConversationActionStatus;
        ProductId: ProductId; ProductTitle: ProductTitle; ProductDescription: ProductDescription;
        CategoryLabel: CategoryLabel; Category: Category; Gtin: Gtin; ProductImage: ProductImage;
        AttributeName: AttributeName; ProductStringAttribute: ProductStringAttribute;
        ProductNumericAttribute: ProductNumericAttribute; ProductBooleanAttribute: ProductBooleanAttribute;
        ProductAttribute: ProductAttribute; PriceScope: PriceScope; StandardPrice: StandardPrice;
        DiscountPrice: DiscountPrice; WarehouseQuantity: WarehouseQuantity; PartnerQuantity: PartnerQuantity;
        Product: Product; ProductPage: ProductPage; ProductUpsert: ProductUpsert; ProductReference: ProductReference;
        ProductDeletion: ProductDeletion; ShipmentV1Request: ShipmentV1Request; ShippedItem: ShippedItem;
        ShipmentV1: ShipmentV1;
    };
}
export interface operations {
    "v2-listOrders": {
        parameters: { query?: OrdersListQuery; };
        responses: { 200: { content: { "application/json": OrderPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-acceptOrderLines": {
        parameters: {
            path: {
                /**
                 * Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": OrderAcceptanceRequest; }; };
        responses: { 202: { content: { "application/json": StartedAction; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-cancelOrderLines": {
        parameters: {
            path: {
                /**
                 * Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": CancelationRequest; }; };
        responses: { 202: { content: { "application/json": StartedAction; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-refundOrderLines": {
        parameters: {
            path: {
                /**
                 * Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1002
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": RefundRequest; }; };
        responses: { 202: { content: { "application/json": StartedAction; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-downloadOrderDocuments": {
        parameters: {
            query?: DocumentsDownloadQuery;
            path: {
                /**
                 * Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: string;
            };
        };
        responses: { 200: { content: { "application/zip": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-uploadOrderDocument": {
        parameters: {
            path: {
                /**
                 * Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "multipart/form-data": DocumentUpload; }; };
        responses: { 202: { content: { "application/json": StartedAction; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-listOrderDocuments": {
        parameters: { query?: DocumentsListQuery; };
        responses: { 200: { content: { "application/json": OrderDocumentPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-reportOrderActions": {
        parameters: {};
        requestBody: { content: { "application/json": ActionReport; }; };
        responses: { 200: { content: { "application/json": ActionReportResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-getActionStatus": {
        parameters: {
            path: {
                /**
                 * The `action_id` of the response that started the action.
                 * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
                 */
                action_id: string;
            };
        };
        responses: { 200: { content: { "application/json": ActionStatus; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-getOrderTracking": {
        parameters: {
            path: {
                /**
                 * The `tracking_id` of the response that started the action.
                 * @deprecated
                 * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
                 */
                tracking_id: string;
            };
        };
        responses: { 200: { content: { "application/json": TrackedAction; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-createShipment": {
        parameters: {
            path: {
                /**
                 * Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1002
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": ShipmentRequest; }; };
        responses: { 202: { content: { "application/json": StartedAction; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-listReturns": {
        parameters: { query: ReturnsListQuery; };
        responses: { 200: { content: { "application/json": ReturnPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-acceptReturn": {
        parameters: {
            path: {
                /**
                 * Identifier of the return at the hub, not the channel's.
                 * @example acme_RET-5001
                 */
                return_id: string;
            };
        };
        requestBody: { content: { "application/json": ReturnDecision; }; };
        responses: { 202: { content: { "application/json": StartedAction; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-acknowledgeReturnReception": {
        parameters: {
            path: {
                /**
                 * Identifier of the return at the hub, not the channel's.
                 * @example acme_RET-5001
                 */
                return_id: string;
            };
        };
        responses: { 202: { content: { "application/json": StartedAction; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-closeReturn": {
        parameters: {
            path: {
                /**
                 * Identifier of the return at the hub, not the channel's.
                 * @example acme_RET-5001
                 */
                return_id: string;
            };
        };
        responses: { 202: { content: { "application/json": StartedAction; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    "v2-updateReturnTrackingInformation": {
        parameters: {
            path: {
                /**
                 * Identifier of the return at the hub, not the channel's.
                 * @example acme_RET-5001
                 */
                return_id: string;
            };
        };
        requestBody: { content: { "application/json": ReturnTrackingUpdate; }; };
        responses: { 202: { content: { "application/json": StartedAction; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    listConversations: {
        parameters: { query?: ConversationsListQuery; };
        responses: { 200: { content: { "application/json": ConversationPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    createConversation: {
        parameters: {};
        requestBody: { content: { "multipart/form-data": ConversationCreation; }; };
        responses: { 202: { content: { "application/json": StartedConversationAction; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    getConversationMessages: {
        parameters: {
            query?: ConversationsMessagesQuery;
            path: {
                /**
                 * Identifier of the conversation.
                 * @example 7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20
                 */
                conversationId: string;
            };
        };
        responses: { 200: { content: { "application/json": ConversationMessageList; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    createMessage: {
        parameters: {
            path: {
                /**
                 * Identifier of the conversation.
                 * @example 7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20
                 */
                conversationId: string;
            };
        };
        requestBody: { content: { "multipart/form-data": MessageCreation; }; };
        responses: { 202: { content: { "application/json": StartedConversationAction; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    downloadConversationAttachments: {
        parameters: {
            query?: ConversationsDownloadAttachmentsQuery;
            path: {
                /**
                 * Identifier of the conversation.
                 * @example 7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20
                 */
                conversationId: string;
            };
        };
        responses: { 200: { content: { "application/zip": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    getConversationActionStatus: {
        parameters: {
            path: {
                /**
                 * The `action_id` of the response that accepted the message.
                 * @example 9b7a2c54-0e1d-4a3f-8c66-2d5f7e8a9b10
                 */
                actionId: string;
            };
        };
        responses: { 200: { content: { "application/json": ConversationActionStatus; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    listProducts: {
        parameters: { query?: ProductsListQuery; };
        responses: { 200: { content: { "application/json": ProductPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    upsertProducts: {
        parameters: {};
        requestBody: { content: { "application/json": ProductUpsert; }; };
        responses: { 202: {}; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    deleteProducts: {
        parameters: {};
        requestBody: { content: { "application/json": ProductDeletion; }; };
        responses: { 202: {}; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    listOrders: {
        parameters: { query?: OrdersListV1Query; };
        responses: { 200: { content: { "application/json": OrderPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    acceptOrderLines: {
        parameters: {
            path: {
                /**
                 * Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": OrderAcceptanceRequest; }; };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    createShipment: {
        parameters: {
            path: {
                /**
                 * Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1002
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": ShipmentV1Request; }; };
        responses: { 201: { content: { "application/json": ShipmentV1; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
}
