// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';

/** @description One reason why an action failed. */
export interface ActionError {
    /**
     * @description Kind of failure, for programs.
     *     - `INVALID_INPUT`: The requested values are invalid.
     *     - `DATA_NOT_FOUND`: An entity that the action names does not exist.
     *     - `UNEXPECTED`: An unexpected failure.
     *     - `UNAVAILABLE`: A system that the action needs was unavailable.
     *     - `TOO_MANY_REQUEST`: Too many requests were sent in too short a time.
     *     - `ACTION_NOT_SUPPORTED`: The channel does not support the action.
     *     - `ORDER_IN_WRONG_STATE`: The state of the order does not allow the action.
     *     - `INVALID_PRODUCT_ID`: The product identifier is not valid.
     *     - `OUT_OF_STOCK`: The product is out of stock.
     *     - `RETURN_IN_WRONG_STATE`: The state of the return does not allow the action.
     *     - `ORDER_FULFILLED_BY_PARTNER`: A partner fulfills the order, not the seller.
     *     - `PAYMENT_REQUIRED`: A payment is required first.
     *     - `SYNCHRONIZATION_DEACTIVATED`: Synchronization is switched off.
     *     - `CARRIER_NOT_SUPPORTED`: The channel does not support the carrier.
     *     - `MISSING_CARRIER`: A carrier is required.
     *     - `WAREHOUSE_ID_NOT_FOUND`: The warehouse does not exist.
     *     - `WAREHOUSE_ID_REQUIRED`: A warehouse is required.
     *     - `OTHER`: Any other reason. See the message.
     */
    code: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "INVALID_PRODUCT_ID" | "OUT_OF_STOCK" | "RETURN_IN_WRONG_STATE" | "ORDER_FULFILLED_BY_PARTNER" | "PAYMENT_REQUIRED" | "SYNCHRONIZATION_DEACTIVATED" | "CARRIER_NOT_SUPPORTED" | "MISSING_CARRIER" | "WAREHOUSE_ID_NOT_FOUND" | "WAREHOUSE_ID_REQUIRED" | "OTHER" | (string & {});
    /** @description Explanation for a person. */
    message: string;
}
/** @description An action by its identifier. */
export interface ActionReference {
    /** @description Identifier of the action. Use it to read the status. */
    action_id: string;
}
/** @description Actions of the reporting system on orders. */
export interface ActionReport {
    /** @description The actions, one entry each, at most 100. */
    actions: ReportedAction[];
}
/** @description The actions that the report created, in the order of the report. Assumption about order of the identifiers: the order of the reported actions. */
export interface ActionReportResult {
    /** @description One entry per reported action. */
    actions: ActionReference[];
}
/** @description Progress of an action. Assumption about the word for a failure: FAILED; clients treat FAILURE and ERROR the same. */
export interface ActionStatus {
    /** @description Identifier of the action. */
    id: string;
    /**
     * @description PENDING until the connector reports the outcome. A connector reports FAILURE, which is returned as FAILED. Treat FAILURE and ERROR as failures too.
     *     - `PENDING`: The channel has not reported the outcome yet.
     *     - `SUCCESS`: Done on the channel.
     *     - `FAILED`: Not carried out. `errors` contains the reasons.
     */
    status: "PENDING" | "SUCCESS" | "FAILED" | (string & {});
    /** @description Reasons of the failure. There may be several. */
    errors?: ActionError[];
    /**
     * Format: date-time
     * @description Time at which the action was requested.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Time at which its status last changed.
     */
    updated_at: string;
}
/** @description A postal address of a customer. */
export interface Address {
    /** @description First name of the addressee. */
    first_name?: string;
    /** @description Last name of the addressee. */
    last_name: string;
    /** @description Company of the recipient, if there is one. */
    company?: string;
    /** @description First line of the street. */
    street: string;
    /** @description Second line of the street: building, floor, door. */
    street_additional_info?: string;
    /** @description More information for the carrier. */
    additional_info?: string;
    /** @description Postal code, if there is one. */
    zip_code?: string;
    /** @description Town or city. */
    city: string;
    /** @description State, province or region. */
    state?: string;
    /** @description Name of the country. */
    country?: string;
    /**
     * @description ISO 3166-1 alpha-3 code.
     * @example FRA
     */
    country_iso_code?: string;
    /** @description Phone number of the addressee. */
    phone?: string;
}
/**
 * @description Reason of a cancellation or refund. CHANNEL_SPECIFIC occurs in responses only. Sellers cannot send it.
 *     - `CUSTOMER_CANCELATION`: The customer canceled.
 *     - `OUT_OF_STOCK`: The product is out of stock.
 *     - `RETURN`: The customer sent the item back.
 *     - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
 *     - `AGREEMENT`: It was agreed with the customer.
 *     - `DEFECT`: The item is defective.
 *     - `UNABLE_TO_DELIVER`: The item could not be delivered.
 *     - `CHANNEL_SPECIFIC`: A reason that only the channel knows.
 */
export type AdjustmentReason = "CUSTOMER_CANCELATION" | "OUT_OF_STOCK" | "RETURN" | "ITEM_NOT_RECEIVED" | "AGREEMENT" | "DEFECT" | "UNABLE_TO_DELIVER" | "CHANNEL_SPECIFIC" | (string & {});
/**
 * @description A CANCELATION lowers the quantity of the line, a REFUND does not.
 *     - `REFUND`: Money is refunded. The quantity of the line stays the same.
 *     - `CANCELATION`: Units are canceled. The quantity of the line is lowered.
 */
export type AdjustmentType = "REFUND" | "CANCELATION" | (string & {});
/** @description Identifier of the attribute, chosen by the channel. */
export type AttributeId = string;
/** @description Name of the attribute for people. */
export type AttributeName = string;
/** @description Billing address of the order. */
export interface BillingInfo {
    /** @description Address of the invoice. */
    address?: Address;
}
/** @description An attribute that is true or false. */
export interface BooleanAttribute {
    /** @description Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /**
     * @description Marks a Boolean `value`.
     * @constant
     */
    type: "BOOLEAN";
    /** @description Whether the attribute holds. */
    value: boolean;
}
/**
 * @description Why the seller cancels or refunds.
 *     - `CUSTOMER_CANCELATION`: The customer canceled.
 *     - `OUT_OF_STOCK`: The product is out of stock.
 *     - `RETURN`: The customer sent the item back.
 *     - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
 *     - `AGREEMENT`: It was agreed with the customer.
 *     - `DEFECT`: The item is defective.
 *     - `UNABLE_TO_DELIVER`: The item could not be delivered.
 * @enum {string}
 */
export type CancelationReason = "CUSTOMER_CANCELATION" | "OUT_OF_STOCK" | "RETURN" | "ITEM_NOT_RECEIVED" | "AGREEMENT" | "DEFECT" | "UNABLE_TO_DELIVER";
/** @description Lines or parts of lines that the seller cancels. */
export interface CancelationRequest {
    /** @description One entry per line, or part of a line, to cancel. */
    cancelations: LineCancelation[];
}
/** @description The category of the product in the seller's own catalog. */
export interface Category {
    /** @description The seller's identifier of the category. Null if there is none. */
    id?: string | null | undefined;
    /** @description Names of the category, one per language. */
    labels: CategoryLabel[];
}
/** @description Name of the category in one language. */
export interface CategoryLabel {
    /**
     * @description Language of the name, such as `en_US`.
     * @example en_US
     */
    locale: string;
    /** @description Name of the category. */
    value: string;
}
/** @description A conversation with a customer, without its messages. */
export interface Conversation {
    /** @description Identifier at the hub, used in paths of the hub. */
    id: string;
    /** @description The channel's own identifier of the conversation. */
    channel_conversation_id: string;
    /** @description Subject of the conversation. */
    entity: ConversationSubject;
    /** @description Channel and store of the conversation. */
    origin: ConversationOrigin;
    /** @description Participants other than the seller. */
    participants: ConversationParticipant[];
    /** @description The subject line. */
    topic: ConversationTopic;
    /**
     * Format: date-time
     * @description Time at which the hub first received the conversation.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Time of the last change at the hub. The list is sorted by it.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Time at which the personal data of the customer was removed.
     */
    anonymized_at?: string;
}
/** @description One reason why a message was not sent. */
export interface ConversationActionError {
    /**
     * @description Kind of failure, for programs.
     *     - `INVALID_INPUT`: The requested values are invalid.
     *     - `DATA_NOT_FOUND`: An entity that the message names does not exist.
     *     - `UNEXPECTED`: An unexpected failure.
     *     - `UNAVAILABLE`: A required system was unavailable.
     *     - `TOO_MANY_REQUEST`: Too many requests were sent in too short a time.
     */
    code: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | (string & {});
    /** @description Explanation for a person. */
    message: string;
}
/** @description Progress of a message. */
export interface ConversationActionStatus {
    /** @description Identifier of the action. */
    id: string;
    /**
     * @description PENDING until the channel has reported the outcome. A failure is ERROR here and FAILED on order actions.
     *     - `PENDING`: The channel has not reported the outcome yet.
     *     - `SUCCESS`: The message was sent.
     *     - `ERROR`: The message was not sent. `errors` contains the reasons.
     */
    status: "PENDING" | "SUCCESS" | "ERROR" | (string & {});
    /** @description The conversation. Absent until it exists. */
    conversation_id?: string;
    /** @description Reasons why the message was not sent. There may be several. */
    errors?: ConversationActionError[];
    /**
     * Format: date-time
     * @description Time at which the message was accepted.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Time at which the status last changed.
     */
    updated_at: string;
}
/** @description A new conversation and the files of its first message. */
export interface ConversationCreation {
    /** @description The conversation and its first message, a JSON part. */
    conversation: NewConversation;
    /** @description Files to attach, at most five. */
    files?: MessageFiles | undefined;
}
/**
 * @description Kind of entity that a conversation is about.
 *     - `ORDER`: An order.
 */
export type ConversationEntityType = "ORDER" | (string & {});
/** @description One message. */
export interface ConversationMessage {
    /** @description Identifier at the hub. */
    id: string;
    /** @description The channel's own identifier of the message. */
    channel_message_id: string;
    /** @description Sender of the message. */
    sender: MessageSender;
    /** @description Text of the message. */
    body: string;
    /** @description Files sent with the message. */
    attachments?: MessageAttachment[];
    /** @description Whether the customer sees it, or only the channel and the store. */
    visible_to_customer?: boolean;
    /**
     * Format: date-time
     * @description Time at which the hub first received it.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Time at which it was written on the channel.
     */
    channel_created_at: string;
}
/** @description The messages of one conversation, newest first by their creation on the channel. */
export interface ConversationMessageList {
    /** @description All messages, or the messages after `message_after`, newest first. */
    messages: ConversationMessage[];
}
/** @description Channel and store of the conversation. */
export interface ConversationOrigin {
    /** @description Identifier of the channel. */
    channel_id: string;
    /** @description Name of the channel, for people. */
    channel_name: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id: string;
    /** @description Name of the store, for people. */
    channel_store_name: string;
}
/** @description One page of conversations. */
export interface ConversationPage {
    /** @description Conversations of this page. */
    data: Conversation[];
    /** @description Token of the next page. Send it as `page_token`. Absent on the last page. */
    next_page_token?: NextPageToken;
    /** @description Token of the previous page. Absent on the first page. */
    previous_page_token?: PreviousPageToken;
}
/** @description Participants other than the seller. */
export interface ConversationParticipant {
    /**
     * @description Which side the participant is on.
     *     - `CHANNEL`: The sales channel itself.
     *     - `CUSTOMER`: The customer.
     */
    type: "CHANNEL" | "CUSTOMER" | (string & {});
    /** @description Identifier of the participant, if there is one. */
    id?: string;
    /** @description Name of the participant, for people. */
    name: string;
}
/** @description Subject of the conversation. */
export interface ConversationSubject {
    /**
     * @description Kind of the entity in `id` and `channel_entity_id`.
     *     - `ORDER`: An order.
     */
    type: ConversationEntityType;
    /** @description Identifier at the hub, if the hub knows it. */
    id?: string;
    /** @description The channel's own identifier. */
    channel_entity_id: string;
}
/** @description The subject line. */
export interface ConversationTopic {
    /**
     * @description Form of the topic.
     *     - `FREE_TEXT`: Any text in `value`.
     */
    type: "FREE_TEXT" | (string & {});
    /** @description Text of the topic. */
    value: string;
}
export interface ConversationsDownloadAttachmentsQuery {
    /** @description Attachments by their identifiers. Assumption about a request without attachment_ids: all attachments of the conversation. */
    attachment_ids?: string[] | undefined;
}
export interface ConversationsListQuery {
    /**
     * @description Only conversations changed at or after this time. Required without `conversation_ids`.
     * @example 2026-03-01T00:00:00Z
     */
    updated_from?: string | Date | undefined;
    /** @description Only conversations with these identifiers. Required without `updated_from`. */
    conversation_ids?: string[] | undefined;
    /**
     * @description Only conversations about this kind of entity.
     *     - `ORDER`: An order at the hub.
     */
    entity_type?: "ORDER" | undefined;
    /** @description Only conversations about these orders, by their identifiers at the hub. Requires `entity_type`. */
    entity_ids?: string[] | undefined;
    /** @description Token of the page to read, from an earlier response. It contains the limit, the filters and the sort. All other parameters are ignored. */
    page_token?: string | undefined;
    /** @description Entries per page. */
    limit?: number | undefined;
    /**
     * @description Sort of the list by the last change at the hub.
     *     - `updated_at,ASC`: Oldest change first.
     *     - `updated_at,DESC`: Latest change first.
     */
    sort?: "updated_at,ASC" | "updated_at,DESC" | undefined;
}
export interface ConversationsMessagesQuery {
    /** @description Messages later than this instant. Assumption about message_after: compared with the creation on the channel, exclusive. */
    message_after?: string | Date | undefined;
}
/** @description A fact that the channel added to an order or a line. The form of `value` depends on `type`. */
export type CustomAttribute = StringAttribute | NumericAttribute | BooleanAttribute | DateAttribute | ListAttribute;
/** @description An attribute with an instant. */
export interface DateAttribute {
    /** @description Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /**
     * @description Marks a time in `value`.
     * @constant
     */
    type: "DATE";
    /**
     * Format: date-time
     * @description The instant, in ISO 8601.
     */
    value: string;
}
/** @description Expected period of the delivery. */
export interface DeliveryWindow {
    /**
     * Format: date-time
     * @description Start of the period.
     */
    earliest: string;
    /**
     * Format: date-time
     * @description End of the period.
     */
    latest: string;
}
/** @description A discounted price, for a period or until it is removed. */
export interface DiscountPrice {
    /** @description Amount and currency of the discounted price. */
    price: Money;
    /** @description Scope of the price, in the seller's own terms. Default: the price applies everywhere. Null has the same meaning. */
    scope?: PriceScope | undefined;
    /**
     * Format: date-time
     * @description Start of the discount. Null if there is none.
     */
    start_date?: string | null | undefined;
    /**
     * Format: date-time
     * @description End of the discount. Null if there is none.
     */
    end_date?: string | null | undefined;
}
/** @description Entity that the document belongs to, if it is not the whole order. */
export interface DocumentEntity {
    /** @description Identifier of the return. */
    id: string;
    /**
     * @description Kind of the entity in `id`.
     *     - `RETURN`: A return of the order.
     */
    type: "RETURN" | (string & {});
}
/** @description Type and owner of the file. */
export interface DocumentMetadata {
    /**
     * @description Type of the document.
     *     - `RETURN_LABEL`: Label for the parcel of a return.
     *     - `CUSTOMER_INVOICE`: Invoice for the customer.
     * @enum {string}
     */
    type: "RETURN_LABEL" | "CUSTOMER_INVOICE";
    /** @description Name of the file. */
    filename: string;
    /** @description The return that the document belongs to. Default: the document belongs to the order. */
    entity?: DocumentEntity | undefined;
}
/**
 * @description Type of an order document. `channel_type` distinguishes CHANNEL_SPECIFIC documents.
 *     - `RETURN_LABEL`: Label for the parcel of a return.
 *     - `CUSTOMER_INVOICE`: Invoice for the customer.
 *     - `DELIVERY_SLIP`: Delivery slip of the order.
 *     - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
 *     - `CHANNEL_SPECIFIC`: A type of the channel's own, see `channel_type`.
 */
export type DocumentType = "RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC" | (string & {});
/** @description A file and its type. */
export interface DocumentUpload {
    /**
     * Format: binary
     * @description The document: PDF, JPEG, PNG or CSV, at most 10 MB.
     */
    file: FileInput;
    /** @description Type and owner of the file, a JSON part. */
    metadata: DocumentMetadata;
}
export interface DocumentsDownloadQuery {
    /**
     * @description Documents of these types.
     *     - `RETURN_LABEL`: Label for the parcel of a return.
     *     - `CUSTOMER_INVOICE`: Invoice for the customer.
     *     - `DELIVERY_SLIP`: Delivery slip of the order.
     *     - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
     *     - `CHANNEL_SPECIFIC`: A type of the channel's own.
     */
    types?: ("RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC")[] | undefined;
    /** @description Only documents with these identifiers. Cannot be combined with `types`. */
    document_ids?: string[] | undefined;
}
export interface DocumentsListQuery {
    /** @description Only orders with these identifiers at the hub. */
    order_ids?: string[] | undefined;
    /**
     * @description Documents of these types.
     *     - `RETURN_LABEL`: Label for the parcel of a return.
     *     - `CUSTOMER_INVOICE`: Invoice for the customer.
     *     - `DELIVERY_SLIP`: Delivery slip of the order.
     *     - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
     *     - `CHANNEL_SPECIFIC`: A type of the channel's own.
     */
    types?: ("RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC")[] | undefined;
    /** @description Only documents with these types of the channel. */
    channel_types?: string[] | undefined;
    /** @description Only documents changed at or after this time. Default: all documents. */
    updated_from?: string | Date | undefined;
    /** @description Token of the page to read, from an earlier response. It contains the limit, the filters and the sort. All other parameters are ignored. */
    page_token?: string | undefined;
    /** @description Entries per page. */
    limit?: number | undefined;
    /**
     * @description Sort of the list by the last change at the hub.
     *     - `updated_at,ASC`: Oldest change first.
     *     - `updated_at,DESC`: Latest change first.
     */
    sort?: "updated_at,ASC" | "updated_at,DESC" | undefined;
}
/** @description Error body of the hub APIs. `code` is stable and meant for programs, `message` is meant for people. */
export interface ErrorBody {
    /** @description Stable machine-readable code such as `DATA_NOT_FOUND`. */
    code: string;
    /** @description Explanation for people. Its wording may change. */
    message: string;
    /** @description One entry per invalid field. */
    errors?: FieldFault[];
    /** @description More facts about an error. Its keys are not fixed. */
    extensions?: Extensions;
}
/** @description More facts about an error. Its keys are not fixed. */
export interface Extensions {
    [key: string]: unknown;
}
/** @description A problem of one field of the request. */
export interface FieldFault {
    /** @description JSONPath of the field, for example `$.orders[3].order_lines[0].quantity`. */
    field?: string;
    /** @description Description of the problem, for people. Its wording may change. */
    message: string;
    /** @description More facts about an error. Its keys are not fixed. */
    extensions?: Extensions;
}
/** @description Party that ships the order. */
export interface Fulfillment {
    /**
     * @description Whether the seller ships, or a partner such as the channel's own warehouse.
     *     - `FULFILLED_BY_SELLER`: The seller ships.
     *     - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
     */
    type: FulfillmentType;
    /** @description Partner or program that fulfills the order, if there is one. */
    code?: string;
}
/**
 * @description Whether the seller ships, or a partner such as the channel's own warehouse.
 *     - `FULFILLED_BY_SELLER`: The seller ships.
 *     - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
 */
export type FulfillmentType = "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER" | (string & {});
/** @description A global trade item number of 8, 12 or 13 digits. */
export interface Gtin {
    /** @description The number, digits only. */
    value: string;
}
/** @description Canceled part of one line. Assumption about identification of the line: order_line_id or product_id, at least one. A product_id names the line of that product. With both, order_line_id is used. */
export interface LineCancelation {
    /** @description Identifier of the line at the hub. */
    order_line_id?: string | undefined;
    /** @description The seller's identifier of the product. Use it to name a line without its identifier. */
    product_id?: string | undefined;
    /**
     * @description Reason of the cancellation.
     *     - `CUSTOMER_CANCELATION`: The customer canceled.
     *     - `OUT_OF_STOCK`: The product is out of stock.
     *     - `RETURN`: The customer sent the item back.
     *     - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
     *     - `AGREEMENT`: It was agreed with the customer.
     *     - `DEFECT`: The item is defective.
     *     - `UNABLE_TO_DELIVER`: The item could not be delivered.
     */
    reason: CancelationReason;
    /**
     * Format: int32
     * @description Canceled units.
     */
    quantity: number;
    /** @description Canceled part of the price. */
    price: Money;
    /** @description Taxes on that part of the price. */
    taxes?: TaxAmount[] | undefined;
    /** @description Canceled part of the shipping price. */
    shipping_price: Money;
    /** @description Taxes on that part of the shipping price. */
    shipping_taxes?: TaxAmount[] | undefined;
}
/** @description Refunded part of one line. The quantity of the line stays the same. Assumption about identification of the line: order_line_id or product_id, at least one. A product_id names the line of that product. With both, order_line_id is used. */
export interface LineRefund {
    /** @description Identifier of the line at the hub. */
    order_line_id?: string | undefined;
    /** @description The seller's identifier of the product. Use it to name a line without its identifier. */
    product_id?: string | undefined;
    /**
     * @description Reason of the refund.
     *     - `CUSTOMER_CANCELATION`: The customer canceled.
     *     - `OUT_OF_STOCK`: The product is out of stock.
     *     - `RETURN`: The customer sent the item back.
     *     - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
     *     - `AGREEMENT`: It was agreed with the customer.
     *     - `DEFECT`: The item is defective.
     *     - `UNABLE_TO_DELIVER`: The item could not be delivered.
     */
    reason: CancelationReason;
    /**
     * Format: int32
     * @description Units of the refund. Without it, the refund is only an amount. Assumption about a refund without a quantity: an amount without units. The adjustment then has the quantity 0.
     */
    quantity?: number | undefined;
    /** @description Refunded part of the price. */
    price: Money;
    /** @description Taxes on that part of the price. */
    taxes?: TaxAmount[] | undefined;
    /** @description Refunded part of the shipping price. */
    shipping_price: Money;
    /** @description Taxes on that part of the shipping price. */
    shipping_taxes?: TaxAmount[] | undefined;
}
/** @description An attribute with several texts. */
export interface ListAttribute {
    /** @description Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /**
     * @description Marks a list of texts in `value`.
     * @constant
     */
    type: "LIST";
    /** @description The texts. */
    value: string[];
}
/** @description A file of a message. Download its content by its identifier. */
export interface MessageAttachment {
    /** @description Identifier to download the file with. */
    id: string;
    /** @description Name of the file. */
    filename: string;
    /**
     * Format: int64
     * @description Size of the file in bytes.
     */
    size_in_bytes: number;
}
/** @description A message and its files. */
export interface MessageCreation {
    /** @description The message, a JSON part. */
    message_input: MessageInput;
    /** @description Files to attach, at most five. */
    files?: MessageFiles | undefined;
}
/** @description Files to attach, at most five. */
export type MessageFiles = (FileInput)[];
/** @description Text of the seller's message. */
export interface MessageInput {
    /** @description Text of the message. */
    body: string;
}
/** @description Sender of the message. STORE is the seller. */
export interface MessageSender {
    /**
     * @description Which side the sender is on.
     *     - `CUSTOMER`: The customer.
     *     - `STORE`: The seller.
     *     - `CHANNEL`: The sales channel itself.
     */
    type: "CUSTOMER" | "STORE" | "CHANNEL" | (string & {});
    /** @description Identifier of the sender, if there is one. */
    id?: string;
    /** @description Name of the sender, for people. */
    name: string;
}
/** @description An amount in one currency. Amounts are decimal JSON numbers in major units (12.5 is twelve and a half). */
export interface Money {
    /**
     * @description Amount in major units of the currency, with decimals.
     * @example 12.5
     */
    amount: number;
    /**
     * @description ISO 4217 code.
     * @example EUR
     */
    currency: string;
}
/** @description A new conversation: its subject and first message. */
export interface NewConversation {
    /** @description Subject of the new conversation. */
    entity: NewConversationEntity;
    /** @description Subject line. */
    topic: ConversationTopic;
    /** @description First message of the conversation. */
    first_message: MessageInput;
}
/** @description Subject of the new conversation. */
export interface NewConversationEntity {
    /**
     * @description Kind of the entity in `id`.
     *     - `ORDER`: An order.
     */
    type: ConversationEntityType;
    /** @description Identifier of the order at the hub. */
    id: string;
}
/** @description Token of the next page. Send it as `page_token`. Absent on the last page. */
export type NextPageToken = string;
/** @description An attribute with a number. */
export interface NumericAttribute {
    /** @description Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /**
     * @description Marks a number in `value`.
     * @constant
     */
    type: "NUMERIC";
    /** @description The number, with or without decimals. */
    value: number;
}
/** @description An order of a sales channel. Quantities and prices of its lines exclude cancellations, but not refunds. */
export interface Order {
    /** @description Identifier at the hub, used in paths of the hub. It consists of the channel's prefix, `_` and the channel's identifier. */
    id: string;
    /** @description The channel's own identifier of the order. */
    channel_order_id: string;
    /** @description Channel and store of an order or a return. */
    origin: OrderOrigin;
    /**
     * @description Status of the order. Its lines may have other statuses.
     *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
     *     - `AWAITING_ACCEPTANCE`: The seller must accept or refuse.
     *     - `AWAITING_PAYMENT`: The payment is awaited.
     *     - `AWAITING_SHIPMENT`: Ready to be shipped.
     *     - `SHIPPED`: On its way to the customer.
     *     - `DELIVERED`: The customer has received it.
     *     - `CLOSED`: Complete: delivered, refused, canceled or refunded. `status_reason` may contain the reason.
     *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
     */
    status: OrderStatus;
    /**
     * @description Reason of the status. Absent if there is none.
     *     - `REFUSED`: The seller refused it.
     *     - `ACCEPTANCE_TIMEOUT`: The acceptance timed out.
     *     - `FRAUD_CHECK_FAILED`: The fraud check was not passed.
     *     - `FRAUD_CHECK_TIMEOUT`: The fraud check timed out.
     *     - `REFUSED_PAYMENT`: The payment was refused.
     *     - `PAYMENT_TIMEOUT`: The payment timed out.
     *     - `CANCELED`: It was canceled.
     *     - `REFUNDED`: It was refunded.
     *     - `AUTOMATICALLY_CLOSED`: It was closed automatically.
     */
    status_reason?: OrderStatusReason;
    /** @description Party that ships the order. */
    fulfillment: Fulfillment;
    /** @description Billing address of the order. */
    billing_info?: BillingInfo;
    /** @description Address, method and deadline of the delivery. */
    shipping_info: ShippingInfo;
    /** @description Ordered products, one line per product. */
    order_lines: OrderLine[];
    /** @description Facts that the channel added to the order. */
    custom_attributes?: CustomAttribute[];
    /**
     * Format: date-time
     * @description Time at which the order was placed on the channel.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Time of the last change at the hub.
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Time of the last change on the channel.
     */
    channel_updated_at?: string;
    /**
     * Format: date-time
     * @description Time at which the personal data of the customer was removed, which cannot be undone.
     */
    anonymized_at?: string;
}
/** @description Decisions of the seller on lines in AWAITING_ACCEPTANCE. */
export interface OrderAcceptanceRequest {
    /** @description One decision per line. */
    order_lines: OrderLineDecision[];
}
/** @description A cancellation or a refund of a line. */
export interface OrderAdjustment {
    /**
     * @deprecated
     * @description The same as `adjustment_id`. Use `adjustment_id` instead.
     */
    id: string;
    /** @description Identifier of the adjustment. */
    adjustment_id?: string;
    /**
     * @description A CANCELATION lowers the quantity of the line, a REFUND does not.
     *     - `REFUND`: Money is refunded. The quantity of the line stays the same.
     *     - `CANCELATION`: Units are canceled. The quantity of the line is lowered.
     */
    type: AdjustmentType;
    /**
     * @description Reason of a cancellation or refund. CHANNEL_SPECIFIC occurs in responses only. Sellers cannot send it.
     *     - `CUSTOMER_CANCELATION`: The customer canceled.
     *     - `OUT_OF_STOCK`: The product is out of stock.
     *     - `RETURN`: The customer sent the item back.
     *     - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
     *     - `AGREEMENT`: It was agreed with the customer.
     *     - `DEFECT`: The item is defective.
     *     - `UNABLE_TO_DELIVER`: The item could not be delivered.
     *     - `CHANNEL_SPECIFIC`: A reason that only the channel knows.
     */
    reason: AdjustmentReason;
    /**
     * Format: int32
     * @description Canceled or refunded units.
     */
    quantity: number;
    /** @description Refunded part of the price. */
    price: Money;
    /** @description Taxes on that part of the price. */
    taxes?: TaxAmount[];
    /** @description Refunded part of the shipping price. */
    shipping_price: Money;
    /** @description Taxes on that part of the shipping price. */
    shipping_taxes?: TaxAmount[];
    /**
     * Format: date-time
     * @description Time of the cancellation or refund.
     */
    created_at: string;
}
/** @description A document of an order or of one of its returns. */
export interface OrderDocument {
    /** @description Identifier of the document. Use it to download the document. */
    id: string;
    /** @description Identifier of the order at the hub. */
    order_id: string;
    /** @description Original file name. Assumption about name of the size: size_in_bytes. */
    name: string;
    /**
     * @description Type of an order document. `channel_type` distinguishes CHANNEL_SPECIFIC documents.
     *     - `RETURN_LABEL`: Label for the parcel of a return.
     *     - `CUSTOMER_INVOICE`: Invoice for the customer.
     *     - `DELIVERY_SLIP`: Delivery slip of the order.
     *     - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
     *     - `CHANNEL_SPECIFIC`: A type of the channel's own, see `channel_type`.
     */
    type: DocumentType;
    /** @description The channel's own name for the type. */
    channel_type?: string;
    /** @description Format of the file, such as PDF. */
    file_format: string;
    /**
     * Format: int64
     * @description Size of the file in bytes.
     */
    size_in_bytes: number;
    /**
     * Format: date-time
     * @description Time of the last change of the document. The list is sorted by it.
     */
    updated_at: string;
}
/** @description One page of documents, over all orders. */
export interface OrderDocumentPage {
    /** @description Documents of this page. */
    documents: OrderDocument[];
    /** @description Token of the next page. Send it as `page_token`. Absent on the last page. */
    next_page_token?: NextPageToken;
    /** @description Token of the previous page. Absent on the first page. */
    previous_page_token?: PreviousPageToken;
}
/** @description One product of an order. Lines of one order may have different statuses. */
export interface OrderLine {
    /** @description Identifier at the hub. It consists of the order's identifier and a number. */
    id: string;
    /** @description The channel's own identifier of the line. */
    channel_order_line_id: string;
    /** @description The ordered product. */
    product: OrderedProduct;
    /**
     * Format: int32
     * @description Units left to deliver, excluding canceled units.
     */
    quantity: number;
    /** @description Price of the whole line, without canceled units. Assumption about price of a line: the price of the whole line, not of one unit. */
    price: Money;
    /** @description Taxes on the price. */
    taxes: Tax[];
    /** @description Shipping price of the whole line. */
    total_shipping_price: Money;
    /** @description Taxes on the shipping price. */
    shipping_taxes: Tax[];
    /**
     * @description Status of the line. It may differ from the status of the order.
     *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
     *     - `AWAITING_ACCEPTANCE`: The seller must accept or refuse.
     *     - `AWAITING_PAYMENT`: The payment is awaited.
     *     - `AWAITING_SHIPMENT`: Ready to be shipped.
     *     - `SHIPPED`: On its way to the customer.
     *     - `DELIVERED`: The customer has received it.
     *     - `CLOSED`: Complete: delivered, refused, canceled or refunded. `status_reason` may contain the reason.
     *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
     */
    status: OrderStatus;
    /**
     * @description Reason of the status. Absent if there is none.
     *     - `REFUSED`: The seller refused it.
     *     - `ACCEPTANCE_TIMEOUT`: The acceptance timed out.
     *     - `FRAUD_CHECK_FAILED`: The fraud check was not passed.
     *     - `FRAUD_CHECK_TIMEOUT`: The fraud check timed out.
     *     - `REFUSED_PAYMENT`: The payment was refused.
     *     - `PAYMENT_TIMEOUT`: The payment timed out.
     *     - `CANCELED`: It was canceled.
     *     - `REFUNDED`: It was refunded.
     *     - `AUTOMATICALLY_CLOSED`: It was closed automatically.
     */
    status_reason?: OrderStatusReason;
    /** @description Whether the seller can cancel the line now. */
    can_cancel?: boolean;
    /** @description Whether the seller can refund the line now. */
    can_refund?: boolean;
    /** @description All cancellations and refunds of the line. Entries are added, never changed. */
    adjustments: OrderAdjustment[];
    /** @description Facts that the channel added to the line. */
    custom_attributes?: CustomAttribute[];
}
/** @description Decision on one line. */
export interface OrderLineDecision {
    /** @description Identifier of the line at the hub. */
    id: string;
    /** @description `true` accepts the line, `false` refuses it. */
    accepted: boolean;
}
/** @description Channel and store of an order or a return. */
export interface OrderOrigin {
    /** @description Identifier of the channel. */
    channel_id: string;
    /** @description Name of the channel, for people. */
    channel_name?: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id?: string;
    /** @description Name of the store, for people. */
    channel_store_name?: string;
    /** @description Part of the channel, such as a country site. */
    sub_channel_code?: string;
    /** @description Name of that part of the channel, for people. */
    sub_channel_name?: string;
}
/** @description One page of orders. */
export interface OrderPage {
    /** @description Orders of this page. */
    data: Order[];
    /** @description Token of the next page. Send it as `page_token`. Absent on the last page. */
    next_page_token?: NextPageToken;
    /** @description Token of the previous page. Absent on the first page. */
    previous_page_token?: PreviousPageToken;
}
/**
 * @description Status of an order or an order line. The usual course is fraud check, acceptance, payment, shipment, shipped, delivered, closed. Refused, canceled and refunded lines also end in CLOSED. CHANNEL_SPECIFIC is a state that only the channel knows.
 *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
 *     - `AWAITING_ACCEPTANCE`: The seller must accept or refuse.
 *     - `AWAITING_PAYMENT`: The payment is awaited.
 *     - `AWAITING_SHIPMENT`: Ready to be shipped.
 *     - `SHIPPED`: On its way to the customer.
 *     - `DELIVERED`: The customer has received it.
 *     - `CLOSED`: Complete: delivered, refused, canceled or refunded. `status_reason` may contain the reason.
 *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
 */
export type OrderStatus = "AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED" | "CHANNEL_SPECIFIC" | (string & {});
/**
 * @description Reason of the status of an order or a line, usually why it was closed.
 *     - `REFUSED`: The seller refused it.
 *     - `ACCEPTANCE_TIMEOUT`: The acceptance timed out.
 *     - `FRAUD_CHECK_FAILED`: The fraud check was not passed.
 *     - `FRAUD_CHECK_TIMEOUT`: The fraud check timed out.
 *     - `REFUSED_PAYMENT`: The payment was refused.
 *     - `PAYMENT_TIMEOUT`: The payment timed out.
 *     - `CANCELED`: It was canceled.
 *     - `REFUNDED`: It was refunded.
 *     - `AUTOMATICALLY_CLOSED`: It was closed automatically.
 */
export type OrderStatusReason = "REFUSED" | "ACCEPTANCE_TIMEOUT" | "FRAUD_CHECK_FAILED" | "FRAUD_CHECK_TIMEOUT" | "REFUSED_PAYMENT" | "PAYMENT_TIMEOUT" | "CANCELED" | "REFUNDED" | "AUTOMATICALLY_CLOSED" | (string & {});
/** @description The ordered product. */
export interface OrderedProduct {
    /** @description The seller's identifier of the product. */
    id: string;
    /** @description Name of the product on the channel. */
    title: string;
}
export interface OrdersListQuery {
    /** @description Only orders with these identifiers at the hub. */
    order_ids?: string[] | undefined;
    /**
     * @description Only orders in one of these statuses. CHANNEL_SPECIFIC is not allowed.
     *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
     *     - `AWAITING_ACCEPTANCE`: The seller must accept or refuse.
     *     - `AWAITING_PAYMENT`: The payment is awaited.
     *     - `AWAITING_SHIPMENT`: Ready to be shipped.
     *     - `SHIPPED`: On its way to the customer.
     *     - `DELIVERED`: The customer has received it.
     *     - `CLOSED`: Complete: delivered, refused, canceled or refunded.
     */
    statuses?: ("AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED")[] | undefined;
    /** @description Only orders changed at the hub at or after this time. Default: the last 30 days, unless `order_ids` is set. */
    updated_from?: string | Date | undefined;
    /**
     * @description Only orders that the seller ships, or only orders that a partner ships. Default: both.
     *     - `FULFILLED_BY_SELLER`: The seller ships.
     *     - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
     */
    fulfillment_type?: "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER" | undefined;
    /** @description Token of the page to read, from an earlier response. It contains the limit, the filters and the sort. All other parameters are ignored. */
    page_token?: string | undefined;
    /** @description Entries per page. */
    limit?: number | undefined;
    /**
     * @description Sort of the list by the last change at the hub or by the creation on the channel.
     *     - `updated_at,ASC`: Oldest change at the hub first.
     *     - `updated_at,DESC`: Latest change at the hub first.
     *     - `created_at,ASC`: Oldest order on the channel first.
     *     - `created_at,DESC`: Latest order on the channel first.
     */
    sort?: "updated_at,ASC" | "updated_at,DESC" | "created_at,ASC" | "created_at,DESC" | undefined;
}
export interface OrdersListV1Query {
    /** @description Only orders with these identifiers at the hub. */
    order_ids?: string[] | undefined;
    /**
     * @description Only orders in one of these statuses. CHANNEL_SPECIFIC is not allowed.
     *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
     *     - `AWAITING_ACCEPTANCE`: The seller must accept or refuse.
     *     - `AWAITING_PAYMENT`: The payment is awaited.
     *     - `AWAITING_SHIPMENT`: Ready to be shipped.
     *     - `SHIPPED`: On its way to the customer.
     *     - `DELIVERED`: The customer has received it.
     *     - `CLOSED`: Complete: delivered, refused, canceled or refunded.
     */
    statuses?: ("AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED")[] | undefined;
    /** @description Only orders changed at the hub at or after this time. Default: the last 30 days, unless `order_ids` is set. */
    updated_from?: string | Date | undefined;
    /**
     * @description Only orders that the seller ships, or only orders that a partner ships. Default: both.
     *     - `FULFILLED_BY_SELLER`: The seller ships.
     *     - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
     */
    fulfillment_type?: "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER" | undefined;
    /** @description Token of the page to read, from an earlier response. It contains the limit, the filters and the sort. All other parameters are ignored. */
    page_token?: string | undefined;
    /** @description Entries per page. */
    limit?: number | undefined;
    /**
     * @description Sort of the list by the last change at the hub or by the creation on the channel.
     *     - `updated_at,ASC`: Oldest change at the hub first.
     *     - `updated_at,DESC`: Latest change at the hub first.
     *     - `created_at,ASC`: Oldest order on the channel first.
     *     - `created_at,DESC`: Latest order on the channel first.
     */
    sort?: "updated_at,ASC" | "updated_at,DESC" | "created_at,ASC" | "created_at,DESC" | undefined;
}
/** @description Stock at one partner. */
export interface PartnerQuantity {
    /** @description Identifier of the partner that holds the stock. */
    partner_id: string;
    /**
     * Format: int32
     * @description Units in stock at the partner.
     */
    available_quantity: number;
}
/** @description Token of the previous page. Absent on the first page. */
export type PreviousPageToken = string;
/** @description Scope of the price, in the seller's own terms. Default: the price applies everywhere. Null has the same meaning. */
export type PriceScope = string | null;
/** @description A product of the seller. In requests, fields left out keep their value, and null clears nullable fields. Quantities, standard prices and GTINs cannot be cleared. */
export interface Product {
    /** @description The seller's identifier of the product. */
    id: ProductId;
    /** @description Names of the product, one per language. Null removes them. */
    titles?: ProductTitle[] | null | undefined;
    /** @description Descriptions of the product, one per language. Null removes them. */
    descriptions?: ProductDescription[] | null | undefined;
    /** @description Brand of the product. Null removes it. */
    brand?: string | null | undefined;
    /** @description Category in the seller's own catalog. Null removes it. Assumption about category: a category or null, and null clears it. */
    category?: Category | null | undefined;
    /** @description Global trade item numbers of the product. */
    gtins?: Gtin[] | undefined;
    /** @description Pictures of the product. Null removes them. */
    images?: ProductImage[] | null | undefined;
    /** @description More facts about the product. Null removes them. */
    attributes?: ProductAttribute[] | null | undefined;
    /** @description Regular prices, each with its `scope`. */
    standard_prices?: StandardPrice[] | undefined;
    /** @description Discounted prices, each with its `scope`. Null removes them. */
    discount_prices?: DiscountPrice[] | null | undefined;
    /** @description Stock of the seller. */
    quantities?: WarehouseQuantity[] | undefined;
    /** @description Stock of the seller at partners. */
    partner_quantities?: PartnerQuantity[] | undefined;
}
/** @description A further fact about the product. The form of `value` follows from `type`. Assumption about the form of `value`: text, number or boolean by type. */
export type ProductAttribute = ProductStringAttribute | ProductNumericAttribute | ProductBooleanAttribute;
/** @description An attribute that is true or false. */
export interface ProductBooleanAttribute {
    /** @description Identifier of the attribute. */
    id: AttributeId;
    /** @description Name of the attribute for people. */
    name: AttributeName;
    /**
     * @description Marks a Boolean `value`.
     * @constant
     */
    type: "BOOLEAN";
    /** @description Whether the attribute holds. */
    value: boolean;
}
/** @description Products to remove, by identifier. */
export interface ProductDeletion {
    /** @description Products to remove, at most 1000 in one request. */
    products: ProductReference[];
}
/** @description Description of the product in one language. */
export interface ProductDescription {
    /**
     * @description Language of the description, such as `en_US`.
     * @example en_US
     */
    locale: string;
    /** @description Description of the product. */
    value: string;
}
/** @description The seller's identifier of the product. */
export type ProductId = string;
/** @description A picture of the product. */
export interface ProductImage {
    /** @description Address of the picture, http or https. */
    url: string;
}
/** @description An attribute with a number. */
export interface ProductNumericAttribute {
    /** @description Identifier of the attribute. */
    id: AttributeId;
    /** @description Name of the attribute for people. */
    name: AttributeName;
    /**
     * @description Marks a number in `value`.
     * @constant
     */
    type: "NUMERIC";
    /** @description The number, with or without decimals. */
    value: number;
}
/** @description One page of products, sorted by product identifier. */
export interface ProductPage {
    /** @description Products of this page. */
    data: Product[];
    /** @description Token of the next page. Send it as `page_token`. Absent on the last page. */
    next_page_token?: NextPageToken;
    /** @description Token of the previous page. Absent on the first page. */
    previous_page_token?: PreviousPageToken;
}
/** @description A product by its identifier. */
export interface ProductReference {
    /** @description The seller's identifier of the product. */
    id: ProductId;
}
/** @description An attribute with a text. */
export interface ProductStringAttribute {
    /** @description Identifier of the attribute. */
    id: AttributeId;
    /** @description Name of the attribute for people. */
    name: AttributeName;
    /**
     * @description Marks a text in `value`.
     * @constant
     */
    type: "STRING";
    /** @description The text. */
    value: string;
}
/** @description Name of the product in one language. */
export interface ProductTitle {
    /**
     * @description Language of the name, such as `en_US`.
     * @example en_US
     */
    locale: string;
    /** @description Name of the product. */
    value: string;
}
/** @description Products to create or change. */
export interface ProductUpsert {
    /** @description Products to create or change, at most 1000. */
    products?: Product[] | undefined;
}
export interface ProductsListQuery {
    /** @description Token of the page to read, from an earlier response. It contains the limit, the filters and the sort. All other parameters are ignored. */
    page_token?: string | undefined;
    /** @description Products per page. */
    limit?: number | undefined;
    /** @description Without documented values. The list is sorted by product identifier. Assumption about sort: accepted, but without effect. */
    sort?: string | undefined;
}
/** @description Lines or parts of lines that the seller refunds. */
export interface RefundRequest {
    /** @description One entry per line, or part of a line, to refund. */
    refunds: LineRefund[];
}
/** @description One action and its outcome. A failure contains one or more errors. */
export type ReportedAction = ReportedSuccess | ReportedFailure;
/**
 * @description SYNCHRONIZE_ORDER imported a new order, SYNCHRONIZE_ORDER_UPDATE a change of an order.
 *     - `SYNCHRONIZE_ORDER`: Import of a new order.
 *     - `SYNCHRONIZE_ORDER_UPDATE`: Import of a change of an order.
 * @enum {string}
 */
export type ReportedActionType = "SYNCHRONIZE_ORDER" | "SYNCHRONIZE_ORDER_UPDATE";
/**
 * @description Kind of the entity in `entity_id`.
 *     - `ORDER`: An order at the hub.
 * @enum {string}
 */
export type ReportedEntityType = "ORDER";
/** @description One reason why the reported action failed. */
export interface ReportedError {
    /**
     * @description Kind of failure, for programs.
     *     - `INVALID_INPUT`: The data are not valid.
     *     - `DATA_NOT_FOUND`: An entity that the data names does not exist.
     *     - `UNEXPECTED`: An unexpected failure.
     *     - `UNAVAILABLE`: A required system was unavailable.
     *     - `TOO_MANY_REQUEST`: Too many requests were sent in too short a time.
     *     - `ACTION_NOT_SUPPORTED`: The reporting system does not support the action.
     *     - `ORDER_IN_WRONG_STATE`: The state of the order does not allow the action.
     *     - `INVALID_PRODUCT_ID`: The product identifier is not valid.
     *     - `OUT_OF_STOCK`: The product is out of stock.
     *     - `RETURN_IN_WRONG_STATE`: The state of the return does not allow the action.
     *     - `OTHER`: Any other reason. See the message.
     * @enum {string}
     */
    code: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "INVALID_PRODUCT_ID" | "OUT_OF_STOCK" | "RETURN_IN_WRONG_STATE" | "OTHER";
    /** @description Explanation for a person. */
    message: string;
}
/** @description An action that the reporting system did not carry out. */
export interface ReportedFailure {
    /**
     * @description SYNCHRONIZE_ORDER imported a new order, SYNCHRONIZE_ORDER_UPDATE a change of an order.
     *     - `SYNCHRONIZE_ORDER`: Import of a new order.
     *     - `SYNCHRONIZE_ORDER_UPDATE`: Import of a change of an order.
     */
    type: ReportedActionType;
    /**
     * @description Kind of the entity in `entity_id`.
     *     - `ORDER`: An order at the hub.
     */
    entity_type: ReportedEntityType;
    /** @description Identifier of the order at the hub. */
    entity_id: ReportedOrderId;
    /**
     * @description Marks a failure.
     * @constant
     */
    status: "FAILED";
    /** @description Reasons of the failure, at least one. */
    errors: ReportedError[];
    /** @description Time of the action in the reporting system. */
    executed_at: ReportedTime;
}
/** @description Identifier of the order at the hub. */
export type ReportedOrderId = string;
/** @description An action that the reporting system carried out. */
export interface ReportedSuccess {
    /**
     * @description SYNCHRONIZE_ORDER imported a new order, SYNCHRONIZE_ORDER_UPDATE a change of an order.
     *     - `SYNCHRONIZE_ORDER`: Import of a new order.
     *     - `SYNCHRONIZE_ORDER_UPDATE`: Import of a change of an order.
     */
    type: ReportedActionType;
    /**
     * @description Kind of the entity in `entity_id`.
     *     - `ORDER`: An order at the hub.
     */
    entity_type: ReportedEntityType;
    /** @description Identifier of the order at the hub. */
    entity_id: ReportedOrderId;
    /**
     * @description Marks a success.
     * @constant
     */
    status: "SUCCESS";
    /** @description Not needed for a success. */
    errors?: ReportedError[] | undefined;
    /** @description Time of the action in the reporting system. */
    executed_at: ReportedTime;
}
/**
 * Format: date-time
 * @description Time of the action in the reporting system.
 */
export type ReportedTime = string | Date;
/** @description A return of items of one order. Assumption about identification of the order and its lines: order_id and order_line_id, the hub's own. Assumption about a return of an anonymized order: it no longer has a label_url, but keeps its address. */
export interface Return {
    /** @description Identifier at the hub, used in paths of the hub. */
    id: string;
    /** @description Identifier of the order at the hub. */
    order_id: string;
    /** @description The channel's own identifier of the return. */
    channel_return_id: string;
    /** @description Channel and store of an order or a return. */
    origin: OrderOrigin;
    /**
     * @description Status of a return. From REQUEST_INITIATED, a return becomes OPENED if it is accepted, or REQUEST_DECLINED if it is declined. An OPENED return becomes RECEIVED, then CLOSED. CHANNEL_SPECIFIC is a state that only the channel knows.
     *     - `REQUEST_INITIATED`: The customer requested it. The seller must accept or decline.
     *     - `REQUEST_DECLINED`: Declined. `rejection_reason` may contain the reason.
     *     - `OPENED`: Accepted. The items are not back yet.
     *     - `RECEIVED`: The items have arrived.
     *     - `CLOSED`: All steps of the marketplace or the seller are complete.
     *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
     */
    status: ReturnStatus;
    /**
     * @description Reason why the return was declined. Absent if it was not.
     *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
     *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
     *     - `FINAL_SALES`: The item was sold without a right of return.
     *     - `OTHER`: Another reason. It occurs in responses only.
     */
    rejection_reason?: ReturnRejectionReason;
    /** @description Returned items, one entry per order line. */
    return_lines: ReturnLine[];
    /** @description Address for the returned parcel. */
    address?: ReturnAddress;
    /** @description Return method of the customer. */
    method?: string;
    /** @description Identifier of the return merchandise authorization. */
    rma_id?: string;
    /** @description Address of the return label. */
    label_url?: string;
    /** @description Tracking of the returned parcel. */
    tracking?: ReturnTracking;
    /**
     * Format: date-time
     * @description Time at which the return was requested on the channel.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Time of the last change at the hub.
     */
    updated_at?: string;
    /**
     * Format: date-time
     * @description Time of the last change on the channel.
     */
    channel_updated_at: string;
}
/** @description Address for the returned parcel. */
export interface ReturnAddress {
    /** @description First line of the street. */
    street: string;
    /** @description Second line of the street: building, floor, door. */
    street_additional_info?: string;
    /** @description Postal code, if there is one. */
    zip_code?: string;
    /** @description Town or city. */
    city: string;
    /** @description State, province or region. */
    state?: string;
    /** @description Name of the country. */
    country?: string;
    /**
     * @description ISO 3166-1 alpha-3 code.
     * @example FRA
     */
    country_iso_code: string;
}
/** @description Whether the seller accepts the return. Assumption about a refusal without a reason: accepted. */
export interface ReturnDecision {
    /** @description `true` accepts the return, `false` refuses it. */
    accepted: boolean;
    /**
     * @description Reason of the refusal. Ignored if the return is accepted.
     *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
     *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
     *     - `FINAL_SALES`: The item was sold without a right of return.
     * @enum {string}
     */
    rejection_reason?: "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES" | undefined;
}
/** @description Returned units of one order line. */
export interface ReturnLine {
    /** @description Identifier of the order line at the hub. */
    order_line_id: string;
    /** @description The seller's identifier of the product. */
    product_id?: string;
    /**
     * Format: int32
     * @description Returned units.
     */
    quantity: number;
    /**
     * @description Why the customer sends the item back.
     *     - `WRONG_ITEM`: The item differs from the ordered one.
     *     - `MISSING_ITEM`: An item is missing.
     *     - `DEFECTIVE_ITEM`: The item is defective.
     *     - `DAMAGED_ITEM`: The item is damaged.
     *     - `UNWANTED_ITEM`: The customer does not want the item.
     *     - `OTHER`: Another reason.
     */
    reason: ReturnReason;
}
/** @description One page of returns. */
export interface ReturnPage {
    /** @description Returns of this page. */
    data: Return[];
    /** @description Token of the next page. Send it as `page_token`. Absent on the last page. */
    next_page_token?: NextPageToken;
    /** @description Token of the previous page. Absent on the first page. */
    previous_page_token?: PreviousPageToken;
}
/**
 * @description Why the customer sends the item back.
 *     - `WRONG_ITEM`: The item differs from the ordered one.
 *     - `MISSING_ITEM`: An item is missing.
 *     - `DEFECTIVE_ITEM`: The item is defective.
 *     - `DAMAGED_ITEM`: The item is damaged.
 *     - `UNWANTED_ITEM`: The customer does not want the item.
 *     - `OTHER`: Another reason.
 */
export type ReturnReason = "WRONG_ITEM" | "MISSING_ITEM" | "DEFECTIVE_ITEM" | "DAMAGED_ITEM" | "UNWANTED_ITEM" | "OTHER" | (string & {});
/**
 * @description Reason why a return was declined. OTHER occurs in responses only. A seller must send one of the other three.
 *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
 *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
 *     - `FINAL_SALES`: The item was sold without a right of return.
 *     - `OTHER`: Another reason. It occurs in responses only.
 */
export type ReturnRejectionReason = "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES" | "OTHER" | (string & {});
/**
 * @description Status of a return. From REQUEST_INITIATED, a return becomes OPENED if it is accepted, or REQUEST_DECLINED if it is declined. An OPENED return becomes RECEIVED, then CLOSED. CHANNEL_SPECIFIC is a state that only the channel knows.
 *     - `REQUEST_INITIATED`: The customer requested it. The seller must accept or decline.
 *     - `REQUEST_DECLINED`: Declined. `rejection_reason` may contain the reason.
 *     - `OPENED`: Accepted. The items are not back yet.
 *     - `RECEIVED`: The items have arrived.
 *     - `CLOSED`: All steps of the marketplace or the seller are complete.
 *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
 */
export type ReturnStatus = "REQUEST_INITIATED" | "REQUEST_DECLINED" | "OPENED" | "RECEIVED" | "CLOSED" | "CHANNEL_SPECIFIC" | (string & {});
/** @description Tracking of the returned parcel. */
export interface ReturnTracking {
    /** @description Name of the carrier of the returned parcel. */
    carrier_name?: string;
    /** @description Tracking number of the parcel. */
    tracking_number?: string;
    /** @description Tracking page of the parcel. */
    tracking_url?: string;
}
/** @description Carrier and tracking number of the parcel. The carrier is `carrier_name` in responses. */
export interface ReturnTrackingInput {
    /** @description Name of the carrier of the returned parcel. */
    carrier?: string | undefined;
    /** @description Tracking number of the parcel. */
    tracking_number?: string | undefined;
    /** @description Tracking page of the parcel. */
    tracking_url?: string | undefined;
}
/** @description Tracking of the returned parcel, and its documents. */
export interface ReturnTrackingUpdate {
    /** @description Identifier of the return merchandise authorization. */
    rma_id?: string | undefined;
    /** @description Address of the return label. */
    label_url?: string | undefined;
    /** @description Carrier and tracking number of the parcel. The carrier is `carrier_name` in responses. */
    tracking?: ReturnTrackingInput | undefined;
}
export interface ReturnsListQuery {
    /** @description Only returns of these orders, by their identifiers at the hub. */
    order_ids?: string[] | undefined;
    /**
     * @description Only returns in one of these statuses. CHANNEL_SPECIFIC is not allowed.
     *     - `REQUEST_INITIATED`: The customer requested it. The seller must accept or decline.
     *     - `REQUEST_DECLINED`: Declined.
     *     - `OPENED`: Accepted. The items are not back yet.
     *     - `RECEIVED`: The items have arrived.
     *     - `CLOSED`: All steps of the marketplace or the seller are complete.
     */
    statuses?: ("REQUEST_INITIATED" | "REQUEST_DECLINED" | "OPENED" | "RECEIVED" | "CLOSED")[] | undefined;
    /**
     * @description Only returns changed at the hub at or after this time. Assumption about updated_from on the first page: mandatory. Assumption about updated_from with a page_token: optional then, although it is declared as required.
     * @example 2026-03-01T00:00:00Z
     */
    updated_from: string | Date;
    /** @description Token of the page to read, from an earlier response. It contains the limit, the filters and the sort. All other parameters are ignored. */
    page_token?: string | undefined;
    /** @description Entries per page. */
    limit?: number | undefined;
    /**
     * @description Sort of the list by the last change at the hub.
     *     - `updated_at,ASC`: Oldest change first.
     *     - `updated_at,DESC`: Latest change first.
     */
    sort?: "updated_at,ASC" | "updated_at,DESC" | undefined;
}
/** @description Units of one line in the package. Assumption about identification of the line: order_line_id or id, at least one. id is the seller's identifier of the product. With both, order_line_id is used. */
export interface ShipmentItem {
    /** @description Identifier of the line at the hub. */
    order_line_id?: string | undefined;
    /** @description Identifier of the product. Use it to name a line without its identifier. */
    id?: string | undefined;
    /**
     * Format: int32
     * @description Pieces in the package.
     */
    quantity: number;
}
/** @description Items of one order that leave in one package. */
export interface ShipmentRequest {
    /** @description Items in the package, one entry per line. */
    items: ShipmentItem[];
    /** @description One of the carriers that the channel allows. */
    carrier?: string | undefined;
    /** @description Tracking number of the package. */
    tracking_number?: string | undefined;
    /** @description Tracking page of the package. */
    tracking_url?: string | undefined;
    /** @description Tracking number of the return label in the package. */
    return_tracking_number?: string | undefined;
    /** @description Warehouse of the store that the package leaves from. */
    warehouse_id?: string | undefined;
}
/** @description A package that the channel was notified of. */
export interface ShipmentV1 {
    /** @description Identifier of the shipment at the hub. */
    id: string;
    /** @description The channel's own identifier of the shipment. */
    channel_shipment_id: string;
    /** @description Items in the package, one entry per line. */
    items: ShippedItem[];
    /** @description Carrier of the package, as sent. */
    carrier?: string;
    /** @description Tracking number of the package. */
    tracking_number?: string;
    /** @description Tracking page of the package. */
    tracking_url?: string;
    /**
     * Format: date-time
     * @description Time at which the shipment was created.
     */
    created_at: string;
    /**
     * Format: date-time
     * @description Time at which the shipment was last changed.
     */
    updated_at: string;
}
/** @description Items of one order that leave in one package. The current form can also name a warehouse. */
export interface ShipmentV1Request {
    /** @description Items in the package, one entry per line. */
    items: ShipmentItem[];
    /** @description One of the carriers that the channel allows. */
    carrier?: string | undefined;
    /** @description Tracking number of the package. */
    tracking_number?: string | undefined;
    /** @description Tracking page of the package. */
    tracking_url?: string | undefined;
    /** @description Tracking number of the return label in the package. */
    return_tracking_number?: string | undefined;
}
/** @description Units of one line in the package. */
export interface ShippedItem {
    /** @description The seller's identifier of the product. Assumption about id: the seller's identifier of the product. */
    id: string;
    /** @description Identifier of the line at the hub. */
    order_line_id?: string;
    /**
     * Format: int32
     * @description Pieces in the package.
     */
    quantity: number;
}
/** @description Address, method and deadline of the delivery. */
export interface ShippingInfo {
    /** @description Delivery address of the order. */
    address?: Address;
    /** @description E-mail address of the receiver, often an address that the channel relays. */
    email?: string;
    /** @description Carrier the channel asks for. */
    carrier?: string;
    /** @description Shipping method the customer chose. */
    method?: string;
    /** @description Identifier of the pick-up and drop-off point. */
    pudo_id?: string;
    /** @description Expected period of the delivery. */
    delivery_date?: DeliveryWindow;
    /**
     * Format: date-time
     * @description Latest time at which the parcel must leave the seller.
     */
    shipping_deadline?: string;
}
/** @description The usual price. */
export interface StandardPrice {
    /** @description Amount and currency of the regular price. */
    price: Money;
    /** @description Scope of the price, in the seller's own terms. Default: the price applies everywhere. Null has the same meaning. */
    scope?: PriceScope | undefined;
}
/** @description The request was accepted. The channel carries it out. The status of the action contains the outcome. */
export interface StartedAction {
    /** @description Identifier to read the status with. */
    action_id: string;
    /**
     * @deprecated
     * @description The same as `action_id`. Use `action_id` instead.
     */
    tracking_id?: string;
}
/** @description The message was accepted and is being sent to the channel. */
export interface StartedConversationAction {
    /** @description Identifier to read the status with. */
    action_id: string;
}
/** @description An attribute with a text. Assumption about a text of more than 10000 characters from the channel: cut to 10000 characters. */
export interface StringAttribute {
    /** @description Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /**
     * @description Marks a text in `value`.
     * @constant
     */
    type: "STRING";
    /** @description The text. */
    value: string;
}
/** @description One tax on a price, with the party that collects it. */
export interface Tax {
    /** @description Amount of the tax, including all collected parts. */
    amount: Money;
    /**
     * @description Code of the tax.
     * @example VAT_FR_20
     */
    code: string;
    /**
     * @description Rate in percent. Assumption about unit of rate: percent, so 20 means twenty percent.
     * @example 20
     */
    rate?: number;
    /** @description The part that the channel collects and remits. */
    channel_collectible?: Money;
    /** @description The part that the seller collects and remits. */
    seller_collectible?: Money;
}
/** @description One tax, as an amount. */
export interface TaxAmount {
    /** @description Amount of the tax. */
    amount: Money;
    /**
     * @description Code of the tax.
     * @example VAT_FR_20
     */
    code: string;
}
/**
 * @deprecated
 * @description Progress of an action, in the older form. Read the status of the action instead.
 */
export type TrackedAction = {
    /** @description Reasons of the failure. There may be several. */
    errors?: ActionError[];
} & ActionStatus;
/** @description Stock in one warehouse, or the total stock if it names no warehouse. */
export interface WarehouseQuantity {
    /** @description Code of the warehouse. Default: all warehouses. */
    warehouse_code?: string | undefined;
    /**
     * Format: int32
     * @description Units in stock.
     */
    available_quantity: number;
}
export interface paths {
    "/v2/orders": {
        parameters: {};
        /**
         * List orders
         * @description Lists orders of all connected channels in pages of 10, at most 100. The latest change comes first. To follow new orders and changes, poll it with the `updated_from` of the previous run. Without `updated_from` and `order_ids`, only orders changed in the last 30 days are listed. Lines of one order may have different statuses.
         */
        get: operations["v2-listOrders"];
    };
    "/v2/orders/{order_id}/accept": {
        parameters: {};
        /**
         * Accept or refuse order lines
         * @description Accepts or refuses lines of an order and notifies the channel. All lines must be in AWAITING_ACCEPTANCE, otherwise the whole request is refused. Decide before the channel's deadline. Otherwise the lines are closed with ACCEPTANCE_TIMEOUT. The response contains an action. Its status reports whether the channel accepted the decision.
         */
        put: operations["v2-acceptOrderLines"];
    };
    "/v2/orders/{order_id}/cancel": {
        parameters: {};
        /**
         * Cancel order lines
         * @description Cancels all or part of order lines and notifies the channel. A cancellation permanently lowers the quantity of its line. Every entry contains the number of units and the canceled parts of the price and the shipping price. Lines with `can_cancel: false` are refused. The response contains an action. Its status reports whether the channel accepted it.
         */
        post: operations["v2-cancelOrderLines"];
    };
    "/v2/orders/{order_id}/refund": {
        parameters: {};
        /**
         * Refund order lines
         * @description Refunds all or part of order lines and notifies the channel. A refund does not change the quantity of its line. Lines with `can_refund: false` are refused. The response contains an action. Its status reports whether the channel accepted it. After a lost response, read the adjustments of the order before you retry. Otherwise the customer may be paid twice.
         */
        post: operations["v2-refundOrderLines"];
    };
    "/v2/orders/{order_id}/documents": {
        parameters: {};
        /**
         * Download documents of an order
         * @description Downloads documents of one order, always as a ZIP, even for one file. The archive is named `<order_id>_documents_<timestamp>.zip` and contains the files under their original names, newest first. Filter by `types` or by `document_ids` (at most 100), but not by both. Without a filter, all documents of the order are returned. If no document matches, the response is 404.
         */
        get: operations["v2-downloadOrderDocuments"];
        /**
         * Upload a document of an order or a return
         * @description Sends a return label or a customer invoice to the channel. Other types are refused. The document belongs to the order, or to one of its returns if `metadata.entity` names one. Files are PDF, JPEG, PNG or CSV, at most 10 MB. The response contains an action. Its status reports whether the channel accepted the document.
         */
        post: operations["v2-uploadOrderDocument"];
    };
    "/v2/orders/documents": {
        parameters: {};
        /**
         * List documents over all orders
         * @description Lists the documents of all orders in pages of 50, at most 100. The latest change comes first. Each entry contains its order. All filters apply together. Download the content per order.
         */
        get: operations["v2-listOrderDocuments"];
    };
    "/v2/orders/actions": {
        parameters: {};
        /**
         * Report the results of actions in another system
         * @description Reports the results and errors of actions that the connector carried out in its own system. An example is an order that was imported into it. People then see the errors at the hub. At most 100 actions per request, and at most one request per minute, so collect them. A failed action needs at least one error. Optional if orders are processed directly through this API. The response contains an identifier for each reported action.
         */
        post: operations["v2-reportOrderActions"];
    };
    "/v2/orders/actions/{action_id}": {
        parameters: {};
        /**
         * Read the status of an action
         * @description Reports the progress of an action on an order or a return, and its errors. An action stays PENDING until the connector of the channel reports its outcome, which may take minutes. Poll it every five minutes, and at most once a minute per action. SUCCESS is final, and so is a failure: FAILED here, FAILURE and ERROR elsewhere.
         */
        get: operations["v2-getActionStatus"];
    };
    "/v2/orders/tracking/{tracking_id}": {
        parameters: {};
        /**
         * Read the status of an action (tracking form)
         * @deprecated
         * @description The older form of v2-getActionStatus. A `tracking_id` equals its `action_id`, and the response is the same. Use v2-getActionStatus.
         */
        get: operations["v2-getOrderTracking"];
    };
    "/v2/orders/{order_id}/shipments": {
        parameters: {};
        /**
         * Ship items of an order
         * @description Notifies the channel that one or more items of an order were shipped in one package with one tracking number. Send one request per package. The channel decides which carriers it supports, and whether it needs a carrier or a warehouse. Its refusal is an error of the action. The response contains that action. No operation of the hub returns shipments or carriers, so nothing shows which carrier the channel stored.
         */
        post: operations["v2-createShipment"];
    };
    "/v2/orders/returns": {
        parameters: {};
        /**
         * List returns
         * @description Lists returns of all connected channels in pages of 10, at most 100. The latest change comes first. The first page needs `updated_from`. To follow new returns and changes, poll it with the time of the previous run. A return belongs to one order, and its lines to lines of that order.
         */
        get: operations["v2-listReturns"];
    };
    "/v2/orders/returns/{return_id}/accept": {
        parameters: {};
        /**
         * Accept or refuse a return
         * @description Accepts or refuses a return in REQUEST_INITIATED and notifies the channel. An accepted return becomes OPENED, a refused one REQUEST_DECLINED. Returns in other statuses are refused. The response contains an action. Its status reports whether the channel accepted the decision.
         */
        put: operations["v2-acceptReturn"];
    };
    "/v2/orders/returns/{return_id}/receive": {
        parameters: {};
        /**
         * Mark a return as received
         * @description Notifies the channel that the items of a return have arrived. The request has no body but must have the header `Content-Length: 0`. The response contains an action. Its status reports whether the channel accepted it.
         */
        put: operations["v2-acknowledgeReturnReception"];
    };
    "/v2/orders/returns/{return_id}/close": {
        parameters: {};
        /**
         * Close a return
         * @description Notifies the channel that a return is complete, once all steps of the marketplace and the seller are done. The request has no body but must have the header `Content-Length: 0`. The response contains an action. Its status reports whether the channel accepted it.
         */
        put: operations["v2-closeReturn"];
    };
    "/v2/orders/returns/{return_id}/trackings": {
        parameters: {};
        /**
         * Record the tracking of a return
         * @description Records the tracking of the returned parcel, its label and its authorization, and notifies the channel. The carrier is `carrier` here and `carrier_name` in responses. The response contains an action. Its status reports whether the channel accepted it.
         */
        put: operations["v2-updateReturnTrackingInformation"];
    };
    "/conversations": {
        parameters: {};
        /**
         * List conversations
         * @description Lists conversations with customers in pages of 50, at most 100, without their messages. The latest change comes first. The first page needs `updated_from` or `conversation_ids`. `entity_ids` requires `entity_type`.
         */
        get: operations["listConversations"];
        /**
         * Start a conversation with a customer
         * @description Starts a conversation about an order with a topic and a first message, with up to five files. The response contains an action. When the channel has opened the conversation, the status of the action contains its identifier. After a lost response, look for the conversation before you retry. Otherwise the customer may receive the message twice.
         */
        post: operations["createConversation"];
    };
    "/conversations/{conversationId}": {
        parameters: {};
        /**
         * Read the messages of a conversation
         * @description Reads all messages of one conversation at once, ordered by their creation on the channel, newest first. With `message_after`, earlier messages are left out. Download attachments by their identifiers.
         */
        get: operations["getConversationMessages"];
    };
    "/conversations/{conversationId}/messages": {
        parameters: {};
        /**
         * Write to the customer
         * @description Adds a message to a conversation, with up to five files. The response contains an action. Its status reports whether the channel accepted the message. After a lost response, read the messages before you retry. Otherwise the customer may receive the message twice.
         */
        post: operations["createMessage"];
    };
    "/conversations/{conversationId}/attachments": {
        parameters: {};
        /**
         * Download attachments of a conversation
         * @description Downloads the named attachments of a conversation, at most 100, as a ZIP. Unknown or deleted attachments are silently skipped, so compare the archive with your request.
         */
        get: operations["downloadConversationAttachments"];
    };
    "/conversations/actions/{actionId}": {
        parameters: {};
        /**
         * Read the status of a conversation action
         * @description Reports whether a conversation or a message reached the channel, the identifier of the conversation, and the errors. SUCCESS is final, and so is a failure: ERROR here, FAILED and FAILURE elsewhere.
         */
        get: operations["getConversationActionStatus"];
    };
    "/products": {
        parameters: {};
        /**
         * List products
         * @description Lists the seller's current catalog in pages of 1000, which is also the maximum, sorted by product identifier. Recently written products may be missing.
         */
        get: operations["listProducts"];
        /**
         * Create or change products
         * @description Removes the entries of a list that you leave out of it, because a list in the request replaces the whole list. Creates missing products and changes the others. Fields left out keep their value, so send only the changes. Null clears a nullable field. At most 1000 products per request. Processing is asynchronous and has no status. Read the list of products to see the result.
         */
        post: operations["upsertProducts"];
        /**
         * Delete products
         * @description Deletes products by their identifiers, at most 1000 per request. Split larger deletions. This DELETE request has a JSON body. Processing is asynchronous and has no status.
         */
        delete: operations["deleteProducts"];
    };
    "/orders": {
        parameters: {};
        /**
         * List orders (unversioned form)
         * @deprecated
         * @description The unversioned form of v2-listOrders with the same parameters and response. Without `updated_from` and `order_ids`, only orders changed in the last 30 days are listed. Use v2-listOrders.
         */
        get: operations["listOrders"];
    };
    "/orders/{order_id}/accept": {
        parameters: {};
        /**
         * Accept or refuse order lines (unversioned form)
         * @deprecated
         * @description The unversioned form of v2-acceptOrderLines. It accepts or refuses lines in AWAITING_ACCEPTANCE in the same way. It responds without an action, so you do not see a refusal by the channel. Use v2-acceptOrderLines.
         */
        put: operations["acceptOrderLines"];
    };
    "/orders/{order_id}/shipments": {
        parameters: {};
        /**
         * Ship items of an order (unversioned form)
         * @deprecated
         * @description The unversioned form of v2-createShipment. It returns the shipment instead of an action and cannot name a warehouse. Use v2-createShipment.
         */
        post: operations["createShipment"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        OrderOrigin: OrderOrigin;
        OrderStatus: OrderStatus;
        OrderStatusReason: OrderStatusReason;
        FulfillmentType: FulfillmentType;
        Fulfillment: Fulfillment;
        Address: Address;
        BillingInfo: BillingInfo;
        DeliveryWindow: DeliveryWindow;
        ShippingInfo: ShippingInfo;
        OrderedProduct: OrderedProduct;
        Money: Money;
        Tax: Tax;
        AdjustmentType: AdjustmentType;
        AdjustmentReason: AdjustmentReason;
        TaxAmount: TaxAmount;
        OrderAdjustment: OrderAdjustment;
        AttributeId: AttributeId;
        StringAttribute: StringAttribute;
        NumericAttribute: NumericAttribute;
        BooleanAttribute: BooleanAttribute;
        DateAttribute: DateAttribute;
        ListAttribute: ListAttribute;
        CustomAttribute: CustomAttribute;
        OrderLine: OrderLine;
        Order: Order;
        NextPageToken: NextPageToken;
        PreviousPageToken: PreviousPageToken;
        OrderPage: OrderPage;
        Extensions: Extensions;
        FieldFault: FieldFault;
        ErrorBody: ErrorBody;
        OrderLineDecision: OrderLineDecision;
        OrderAcceptanceRequest: OrderAcceptanceRequest;
        StartedAction: StartedAction;
        CancelationReason: CancelationReason;
        LineCancelation: LineCancelation;
        CancelationRequest: CancelationRequest;
        LineRefund: LineRefund;
        RefundRequest: RefundRequest;
        DocumentEntity: DocumentEntity;
        DocumentMetadata: DocumentMetadata;
        DocumentUpload: DocumentUpload;
        DocumentType: DocumentType;
        OrderDocument: OrderDocument;
        OrderDocumentPage: OrderDocumentPage;
        ReportedActionType: ReportedActionType;
        ReportedEntityType: ReportedEntityType;
        ReportedOrderId: ReportedOrderId;
        ReportedError: ReportedError;
        ReportedTime: ReportedTime;
        ReportedSuccess: ReportedSuccess;
        ReportedFailure: ReportedFailure;
        ReportedAction: ReportedAction;
        ActionReport: ActionReport;
        ActionReference: ActionReference;
        ActionReportResult: ActionReportResult;
        ActionError: ActionError;
        ActionStatus: ActionStatus;
        TrackedAction: TrackedAction;
        ShipmentItem: ShipmentItem;
        ShipmentRequest: ShipmentRequest;
        ReturnStatus: ReturnStatus;
        ReturnRejectionReason: ReturnRejectionReason;
        ReturnReason: ReturnReason;
        ReturnLine: ReturnLine;
        ReturnAddress: ReturnAddress;
        ReturnTracking: ReturnTracking;
        Return: Return;
        ReturnPage: ReturnPage;
        ReturnDecision: ReturnDecision;
        ReturnTrackingInput: ReturnTrackingInput;
        ReturnTrackingUpdate: ReturnTrackingUpdate;
        ConversationEntityType: ConversationEntityType;
        ConversationSubject: ConversationSubject;
        ConversationOrigin: ConversationOrigin;
        ConversationParticipant: ConversationParticipant;
        ConversationTopic: ConversationTopic;
        Conversation: Conversation;
        ConversationPage: ConversationPage;
        NewConversationEntity: NewConversationEntity;
        MessageInput: MessageInput;
        NewConversation: NewConversation;
        MessageFiles: MessageFiles;
        ConversationCreation: ConversationCreation;
        StartedConversationAction: StartedConversationAction;
        MessageSender: MessageSender;
        MessageAttachment: MessageAttachment;
        ConversationMessage: ConversationMessage;
        ConversationMessageList: ConversationMessageList;
        MessageCreation: MessageCreation;
        ConversationActionError: ConversationActionError;
        ConversationActionStatus: ConversationActionStatus;
        ProductId: ProductId;
        ProductTitle: ProductTitle;
        ProductDescription: ProductDescription;
        CategoryLabel: CategoryLabel;
        Category: Category;
        Gtin: Gtin;
        ProductImage: ProductImage;
        AttributeName: AttributeName;
        ProductStringAttribute: ProductStringAttribute;
        ProductNumericAttribute: ProductNumericAttribute;
        ProductBooleanAttribute: ProductBooleanAttribute;
        ProductAttribute: ProductAttribute;
        PriceScope: PriceScope;
        StandardPrice: StandardPrice;
        DiscountPrice: DiscountPrice;
        WarehouseQuantity: WarehouseQuantity;
        PartnerQuantity: PartnerQuantity;
        Product: Product;
        ProductPage: ProductPage;
        ProductUpsert: ProductUpsert;
        ProductReference: ProductReference;
        ProductDeletion: ProductDeletion;
        ShipmentV1Request: ShipmentV1Request;
        ShippedItem: ShippedItem;
        ShipmentV1: ShipmentV1;
    };
    responses: {
        /** @description One page of orders. */
        OrdersFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": OrderPage;
            };
        };
        /** @description The request is invalid, or the data is not in the required state. Nothing was changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The token is missing, invalid or expired. Get a new one and retry once. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The token is valid but lacks the scope of this operation. The provider changes scopes on request. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The content types in `Accept` are not available. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The rate limit of this operation is exceeded. Wait for the time in `Retry-After`. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description An unexpected failure on the server. Whether the request took effect is unknown. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The request was accepted. The channel is being notified. */
        ActionStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": StartedAction;
            };
        };
        /** @description A resource that the request names does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The content type of the request body is not supported. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description Progress of the action. */
        ActionFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ActionStatus;
            };
        };
        /** @description The message was accepted and is being sent to the channel. */
        ConversationActionStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": StartedConversationAction;
            };
        };
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "v2-listOrders": {
        parameters: {
            query?: OrdersListQuery;
        };
        responses: {
            200: components["responses"]["OrdersFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-acceptOrderLines": {
        parameters: {
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": OrderAcceptanceRequest;
            };
        };
        responses: {
            202: components["responses"]["ActionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-cancelOrderLines": {
        parameters: {
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": CancelationRequest;
            };
        };
        responses: {
            202: components["responses"]["ActionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-refundOrderLines": {
        parameters: {
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1002
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": RefundRequest;
            };
        };
        responses: {
            202: components["responses"]["ActionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-downloadOrderDocuments": {
        parameters: {
            query?: DocumentsDownloadQuery;
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: string;
            };
        };
        responses: {
            /** @description The documents in an archive. */
            200: {
                headers: {
                    /**
                     * @description Name of the archive.
                     * @example attachment; filename="acme_ORD-1001_documents_20260302093000.zip"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-uploadOrderDocument": {
        parameters: {
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": DocumentUpload;
            };
        };
        responses: {
            202: components["responses"]["ActionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-listOrderDocuments": {
        parameters: {
            query?: DocumentsListQuery;
        };
        responses: {
            /** @description One page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderDocumentPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-reportOrderActions": {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ActionReport;
            };
        };
        responses: {
            /** @description The report was accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ActionReportResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-getActionStatus": {
        parameters: {
            path: {
                /**
                 * @description The `action_id` of the response that started the action.
                 * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
                 */
                action_id: string;
            };
        };
        responses: {
            200: components["responses"]["ActionFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-getOrderTracking": {
        parameters: {
            path: {
                /**
                 * @deprecated
                 * @description The `tracking_id` of the response that started the action.
                 * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
                 */
                tracking_id: string;
            };
        };
        responses: {
            /** @description Progress of the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TrackedAction;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-createShipment": {
        parameters: {
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1002
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ShipmentRequest;
            };
        };
        responses: {
            202: components["responses"]["ActionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-listReturns": {
        parameters: {
            query: ReturnsListQuery;
        };
        responses: {
            /** @description One page of returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-acceptReturn": {
        parameters: {
            path: {
                /**
                 * @description Identifier of the return at the hub, not the channel's.
                 * @example acme_RET-5001
                 */
                return_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ReturnDecision;
            };
        };
        responses: {
            202: components["responses"]["ActionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-acknowledgeReturnReception": {
        parameters: {
            path: {
                /**
                 * @description Identifier of the return at the hub, not the channel's.
                 * @example acme_RET-5001
                 */
                return_id: string;
            };
        };
        responses: {
            202: components["responses"]["ActionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-closeReturn": {
        parameters: {
            path: {
                /**
                 * @description Identifier of the return at the hub, not the channel's.
                 * @example acme_RET-5001
                 */
                return_id: string;
            };
        };
        responses: {
            202: components["responses"]["ActionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "v2-updateReturnTrackingInformation": {
        parameters: {
            path: {
                /**
                 * @description Identifier of the return at the hub, not the channel's.
                 * @example acme_RET-5001
                 */
                return_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ReturnTrackingUpdate;
            };
        };
        responses: {
            202: components["responses"]["ActionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listConversations: {
        parameters: {
            query?: ConversationsListQuery;
        };
        responses: {
            /** @description One page of conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConversationPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createConversation: {
        parameters: {};
        requestBody: {
            content: {
                "multipart/form-data": ConversationCreation;
            };
        };
        responses: {
            202: components["responses"]["ConversationActionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getConversationMessages: {
        parameters: {
            query?: ConversationsMessagesQuery;
            path: {
                /**
                 * @description Identifier of the conversation.
                 * @example 7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20
                 */
                conversationId: string;
            };
        };
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConversationMessageList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createMessage: {
        parameters: {
            path: {
                /**
                 * @description Identifier of the conversation.
                 * @example 7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20
                 */
                conversationId: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": MessageCreation;
            };
        };
        responses: {
            202: components["responses"]["ConversationActionStarted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadConversationAttachments: {
        parameters: {
            query?: ConversationsDownloadAttachmentsQuery;
            path: {
                /**
                 * @description Identifier of the conversation.
                 * @example 7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20
                 */
                conversationId: string;
            };
        };
        responses: {
            /** @description The attachments in an archive. */
            200: {
                headers: {
                    /**
                     * @description Name of the archive.
                     * @example attachment; filename="attachments.zip"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getConversationActionStatus: {
        parameters: {
            path: {
                /**
                 * @description The `action_id` of the response that accepted the message.
                 * @example 9b7a2c54-0e1d-4a3f-8c66-2d5f7e8a9b10
                 */
                actionId: string;
            };
        };
        responses: {
            /** @description Progress of the message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ConversationActionStatus;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listProducts: {
        parameters: {
            query?: ProductsListQuery;
        };
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    upsertProducts: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ProductUpsert;
            };
        };
        responses: {
            /** @description The products were accepted. Processing is asynchronous. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteProducts: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ProductDeletion;
            };
        };
        responses: {
            /** @description The deletion was accepted. Processing is asynchronous. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrders: {
        parameters: {
            query?: OrdersListV1Query;
        };
        responses: {
            200: components["responses"]["OrdersFound"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    acceptOrderLines: {
        parameters: {
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": OrderAcceptanceRequest;
            };
        };
        responses: {
            /** @description The decision was accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createShipment: {
        parameters: {
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1002
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ShipmentV1Request;
            };
        };
        responses: {
            /** @description The shipment was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShipmentV1;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
