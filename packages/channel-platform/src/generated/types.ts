// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';

/** @description Accept or refuse lines of an order. */
export interface AcceptCommand {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /**
     * @description Marks `data` with decisions on order lines.
     * @constant
     */
    type: "ACCEPT";
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description The order and the decisions on its lines. */
    data: OrderAcceptance;
}
/** @description Accept or decline a return. */
export interface AcceptReturnCommand {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /**
     * @description Marks `data` with a decision on a return.
     * @constant
     */
    type: "ACCEPT_RETURN";
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description The return and the decision on it. */
    data: ReturnAcceptance;
}
/** @description The seller received a return. */
export interface AcknowledgeReturnReceptionCommand {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /**
     * @description Marks `data` with a received return.
     * @constant
     */
    type: "ACKNOWLEDGE_RETURN_RECEPTION";
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description The return that was received. */
    data: ReturnStep;
}
/** @description One reason why an action failed. Sellers see the message. */
export interface ActionError {
    /**
     * @description Kind of failure.
     *     - `INVALID_INPUT`: The requested values are invalid.
     *     - `DATA_NOT_FOUND`: An entity that the action names does not exist on the channel.
     *     - `UNEXPECTED`: An unexpected failure.
     *     - `UNAVAILABLE`: A system that the action needs was unavailable.
     *     - `TOO_MANY_REQUEST`: Too many requests were sent in too short a time.
     *     - `ACTION_NOT_SUPPORTED`: The channel does not support the action.
     *     - `ORDER_IN_WRONG_STATE`: The state of the order does not allow the action.
     *     - `RETURN_IN_WRONG_STATE`: The state of the return does not allow the action.
     *     - `CARRIER_NOT_SUPPORTED`: The channel does not support the carrier.
     *     - `MISSING_CARRIER`: A carrier is required.
     *     - `WAREHOUSE_ID_NOT_FOUND`: The warehouse does not exist.
     *     - `WAREHOUSE_ID_REQUIRED`: A warehouse is required.
     *     - `OTHER`: Any other reason. See the message.
     */
    code: ActionErrorCode;
    /** @description Explanation for the seller. */
    message: string;
}
/**
 * @description Kind of failure.
 *     - `INVALID_INPUT`: The requested values are invalid.
 *     - `DATA_NOT_FOUND`: An entity that the action names does not exist on the channel.
 *     - `UNEXPECTED`: An unexpected failure.
 *     - `UNAVAILABLE`: A system that the action needs was unavailable.
 *     - `TOO_MANY_REQUEST`: Too many requests were sent in too short a time.
 *     - `ACTION_NOT_SUPPORTED`: The channel does not support the action.
 *     - `ORDER_IN_WRONG_STATE`: The state of the order does not allow the action.
 *     - `RETURN_IN_WRONG_STATE`: The state of the return does not allow the action.
 *     - `CARRIER_NOT_SUPPORTED`: The channel does not support the carrier.
 *     - `MISSING_CARRIER`: A carrier is required.
 *     - `WAREHOUSE_ID_NOT_FOUND`: The warehouse does not exist.
 *     - `WAREHOUSE_ID_REQUIRED`: A warehouse is required.
 *     - `OTHER`: Any other reason. See the message.
 * @enum {string}
 */
export type ActionErrorCode = "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "RETURN_IN_WRONG_STATE" | "CARRIER_NOT_SUPPORTED" | "MISSING_CARRIER" | "WAREHOUSE_ID_NOT_FOUND" | "WAREHOUSE_ID_REQUIRED" | "OTHER";
/** @description The action did not take effect on the channel. */
export interface ActionFailure {
    /**
     * @description Marks a failure. Assumption about FAILED as a status to report: accepted and treated as FAILURE. Send FAILURE.
     *     - `FAILURE`: The action failed.
     *     - `FAILED`: Treated as FAILURE. Send FAILURE instead.
     * @enum {string}
     */
    status: "FAILURE" | "FAILED";
    /** @description Reasons of the failure, at least one. */
    errors: ActionError[];
}
/**
 * @description Identifier of the action. Send it in updateActionStatus.
 * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
 */
export type ActionId = string;
/** @description Outcome of an action. A failure contains one or more errors. */
export type ActionOutcome = ActionSuccess | ActionFailure;
/** @description The action took effect on the channel. */
export interface ActionSuccess {
    /**
     * @description Marks a success.
     * @constant
     */
    status: "SUCCESS";
    /** @description Not needed for a success. */
    errors?: ActionError[] | undefined;
}
/** @description A postal address of a customer. */
export interface Address {
    /** @description First name of the addressee. */
    first_name?: string | undefined;
    /** @description Last name of the addressee. */
    last_name: string;
    /** @description Company of the recipient, if there is one. */
    company?: string | undefined;
    /** @description First line of the street. */
    street: string;
    /** @description Second line of the street: building, floor, door. */
    street_additional_info?: string | undefined;
    /** @description More information for the carrier. */
    additional_info?: string | undefined;
    /** @description Postal code, if there is one. */
    zip_code?: string | undefined;
    /** @description Town or city. */
    city: string;
    /** @description State, province or region. */
    state?: string | undefined;
    /** @description Name of the country. */
    country?: string | undefined;
    /**
     * @description ISO 3166-1 alpha-3 code.
     * @example FRA
     */
    country_iso_code?: string | undefined;
    /** @description Phone number of the addressee. */
    phone?: string | undefined;
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
/** @description All conditions are met. */
export interface AllCondition {
    /** @description Conditions that must all be met. */
    all: RuleCondition[];
}
/** @description Dates after which orders are anonymized. */
export interface AnonymizeAfterUpdate {
    /** @description One date per order. If any date is invalid, the whole request is rejected. */
    orders: AnonymizedOrder[];
}
/** @description One order and its anonymization date. */
export interface AnonymizedOrder {
    /** @description Channel of the order. */
    channel_id: string;
    /** @description The channel's own identifier of the order. */
    channel_order_id: string;
    /** @description Country or brand of the channel that the order comes from. */
    sub_channel_code?: string | undefined;
    /**
     * Format: date-time
     * @description Time after which the order is anonymized, which cannot be undone. It cannot be in the past, apart from a tolerance of a few minutes.
     */
    anonymize_after: string | Date;
}
/** @description At least one of the conditions is met. */
export interface AnyCondition {
    /** @description Conditions, at least one of them must be met. */
    any: RuleCondition[];
}
/** @description Identifier of the attribute, chosen by the channel. */
export type AttributeId = string;
/** @description New requirement level of the attribute. The field is camelCase in the API. */
export interface AttributeRedefinition {
    /** @description Identifier of an attribute on the channel. */
    attribute: TaxonomyAttributeId;
    /**
     * @description Whether a value is optional, recommended or mandatory.
     *     - `OPTIONAL`: A value is optional.
     *     - `RECOMMENDED`: Should be filled.
     *     - `REQUIRED`: Must be filled.
     */
    requirementLevel: RequirementLevel;
}
/** @description Billing address of the order. */
export interface BillingInfo {
    /** @description Address of the invoice. */
    address?: Address | undefined;
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
/** @description An attribute that is true or false. */
export interface BooleanOfferAttribute {
    /** @description Identifier of the attribute, as in the catalog configuration. */
    id: string;
    /**
     * @description Marks a Boolean `value`.
     * @constant
     */
    type: "BOOLEAN";
    /** @description The value. Absent if there is none. */
    value?: boolean;
}
/** @description An attribute that is true or false. */
export interface BooleanOfferAttributeDefinition {
    /** @description Identifier of the attribute on the channel. */
    id: OfferAttributeId;
    /**
     * @description Marks a Boolean attribute.
     * @constant
     */
    type: "Boolean";
    /** @description Name of the attribute, per language. */
    labels: OfferAttributeLabels;
    /** @description Explanation of the attribute, per language. */
    descriptions?: OfferAttributeDescriptions | undefined;
    /**
     * @description Whether a value is optional, recommended or mandatory.
     *     - `OPTIONAL`: A value is optional.
     *     - `RECOMMENDED`: Should be filled.
     *     - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** @description Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or chooses. */
    configuration_modes: ConfigurationModes;
    /** @description Value used if the seller sends none. */
    default_value?: boolean | undefined;
}
/** @description State of a store on the channel, complete. A store cannot be used without it. Sellers see it. */
export interface BusinessInformation {
    /** @description Currency that the store sells in, as ISO 4217 code. */
    currency: CurrencyCode;
    /**
     * Format: date-time
     * @description Time at which this state was read on the channel.
     */
    updated_at: string | Date;
    /**
     * @description Progress of the channel's check of the seller's identity.
     *     - `PENDING_SUBMISSION`: The seller must still submit the required data.
     *     - `PENDING_APPROVAL`: The channel must still approve the submitted data.
     *     - `REFUSED`: The check was not passed.
     *     - `APPROVED`: The check was passed.
     *     - `NOT_REQUIRED`: A check is not needed.
     * @enum {string}
     */
    kyc_status?: "PENDING_SUBMISSION" | "PENDING_APPROVAL" | "REFUSED" | "APPROVED" | "NOT_REQUIRED" | undefined;
    /** @description Reason why the check is not complete. */
    kyc_status_reason?: string | undefined;
    /** @description Whether the store needs more configuration on the channel before it can sell. */
    missing_configuration?: boolean | undefined;
    /** @description Whether the seller has entered payment information on the channel. */
    payment_information_configured?: boolean | undefined;
    /** @description Problem of the payment information. Null if there is none. */
    payment_information_warning?: string | null | undefined;
    /** @description Problem of the shipping configuration. Null if there is none. */
    shipping_warning?: string | null | undefined;
    /** @description Quality rules of the channel that the store breaks. Null if there are none. */
    quality_suspension_reasons?: QualitySuspensionReason[] | null | undefined;
    /** @description Countries or brands of the channel that the store sells in. */
    sub_channels?: SubChannel[] | undefined;
}
/** @description Whether business information of the store must be synchronized. */
export interface BusinessInformationSync {
    /**
     * @description Marks a configuration of the business information.
     * @constant
     */
    feature: "business-information-sync";
    /**
     * @description Whether business information must be sent.
     *     - `enabled`: To be sent with upsertBusinessInformation.
     *     - `disabled`: Not to be sent.
     */
    status: "enabled" | "disabled" | (string & {});
}
/** @description Cancel all or part of the lines of an order. */
export interface CancelCommand {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /**
     * @description Marks `data` with cancellations.
     * @constant
     */
    type: "CANCEL";
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description The order and the cancellations. */
    data: OrderCancelation;
}
/** @description All carriers that the channel allows. Carriers left out are deleted. */
export interface CarriersUpsert {
    /** @description The complete list. Carriers left out are deleted. */
    carriers: ChannelCarrier[];
}
/** @description Attributes, prices and discounts of offers on the channel, and the fields that each use case accepts. */
export interface CatalogConfiguration {
    /** @description Attributes, prices and discounts of offers beyond the standard fields. */
    offer_configuration?: OfferConfiguration | undefined;
    /** @description Fields that the channel accepts when offers are created and updated. */
    use_case_configurations?: UseCaseConfigurations | undefined;
}
/** @description One diagnostic about an item. */
export interface CatalogDiagnostic {
    /** @description Explanation for the seller. */
    message: string;
    /** @description The channel's own code of the diagnostic. Null if there is none. */
    channel_diagnostic_id?: string | null | undefined;
    /** @description Attribute that the diagnostic is about. Null if there is none. */
    channel_attribute_id?: string | null | undefined;
    /**
     * @deprecated
     * @description Action of the connector. Null if there was none.
     *     - `REMOVED`: The connector removed it.
     * @enum {string|null}
     */
    connector_override_action?: "REMOVED" | null | undefined;
}
/** @description All stock of the seller together. */
export interface CentralizedStock {
    /**
     * @description Marks the total stock of the seller.
     * @constant
     */
    type: "SELLER_CENTRALIZED";
    /**
     * Format: int32
     * @description Units in stock.
     */
    quantity: number;
}
/**
 * @description Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
 *     - `UPDATE`: Sets the value.
 *     - `DELETE`: Removes the channel's value.
 *     - `IGNORE`: Keeps the channel's value.
 */
export type ChangeAction = "UPDATE" | "DELETE" | "IGNORE" | (string & {});
/** @description One carrier. If the channel allows any carrier, send one that stands for all others. */
export interface ChannelCarrier {
    /** @description The channel's own identifier of the carrier. */
    channel_carrier_id: string;
    /** @description Name of the carrier. The hub maps names that differ slightly. */
    name: string;
}
/** @description All steps of a return are complete. */
export interface CloseReturnCommand {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /**
     * @description Marks `data` with a closed return.
     * @constant
     */
    type: "CLOSE_RETURN";
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description The return that is closed. */
    data: ReturnStep;
}
/** @description Tracking of the returned parcel. */
export interface CommandTracking {
    /** @description Carrier that brings the parcel back. */
    carrier?: string;
    /** @description Tracking number of the parcel. */
    tracking_number?: string;
    /** @description Tracking page of the parcel. */
    tracking_url?: string;
}
/**
 * @description Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or chooses.
 *     - `CONSTANT`: One value for all offers.
 *     - `VARIABLE`: A value for each offer.
 */
export type ConfigurationModes = ("CONSTANT" | "VARIABLE")[];
/** @description Items of an order were shipped in one package. */
export interface CreateShipmentCommand {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /**
     * @description Marks `data` with a shipment.
     * @constant
     */
    type: "CREATE_SHIPMENT";
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description The order and the package. */
    data: OrderShipment;
}
/** @description ISO 4217 code. */
export type CurrencyCode = string;
/** @description A fact that the channel added to an order or a line. The form of `value` depends on `type`. */
export type CustomAttribute = StringAttribute | NumericAttribute | BooleanAttribute | DateAttribute | ListAttribute;
/** @description Facts of the channel without a field of their own. */
export type CustomAttributes = CustomAttribute[];
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
    value: string | Date;
}
/** @description An attribute that is a decimal number. */
export interface DecimalProductAttribute {
    /** @description Identifier of an attribute on the channel. */
    id: TaxonomyAttributeId;
    /**
     * @description Marks an attribute with decimal numbers.
     * @constant
     */
    type: "Decimal";
    /** @description Name of the attribute, per language. */
    labels: TaxonomyLabels;
    /** @description Explanation of the attribute, per language. May be empty. */
    descriptions: ProductAttributeDescriptions;
    /**
     * @description Whether a value is optional, recommended or mandatory.
     *     - `OPTIONAL`: A value is optional.
     *     - `RECOMMENDED`: Should be filled.
     *     - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** @description Equivalent attributes of the hub. The hub fills this attribute from them. */
    connect_standard_attributes?: StandardProductAttributes | undefined;
    /** @description Path of the attribute, for people who search for it. */
    context?: ProductAttributeContext | undefined;
    /**
     * Format: double
     * @description Lowest allowed value, if there is a limit.
     */
    minimum?: number | undefined;
    /**
     * Format: double
     * @description Highest allowed value, if there is a limit.
     */
    maximum?: number | undefined;
    /**
     * Format: int32
     * @description Number of digits after the decimal point.
     */
    scale: number;
}
/** @description Expected period of the delivery. */
export interface DeliveryWindow {
    /**
     * Format: date-time
     * @description Start of the period.
     */
    earliest: string | Date;
    /**
     * Format: date-time
     * @description End of the period.
     */
    latest: string | Date;
}
/** @description Whether one date of a discount is optional or mandatory. */
export interface DiscountDateConfiguration {
    /**
     * @description Whether the date is optional or mandatory.
     *     - `OPTIONAL`: The date is optional.
     *     - `REQUIRED`: The date is mandatory.
     * @enum {string}
     */
    requirement_level: "OPTIONAL" | "REQUIRED";
}
/** @description Action on the discounted price, and its period. */
export interface DiscountPriceChange {
    /**
     * @description Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
     *     - `UPDATE`: Sets the value.
     *     - `DELETE`: Removes the channel's value.
     *     - `IGNORE`: Keeps the channel's value.
     */
    action_type?: ChangeAction;
    /** @description The price to set. */
    price?: OfferPrice;
    /**
     * Format: date-time
     * @description Start of the discount. Absent if there is none.
     */
    start_date?: string;
    /**
     * Format: date-time
     * @description End of the discount. Absent if there is none.
     */
    end_date?: string;
}
/** @description Whether a discount can have a period, and which of the two dates it needs. */
export interface DiscountPricePeriod {
    /**
     * @description Whether a discount can have a period.
     *     - `SUPPORTED`: The channel supports it.
     *     - `UNSUPPORTED`: The channel does not support it.
     */
    support: Support;
    /** @description Whether the start of a discount is optional or mandatory. */
    start_date: DiscountDateConfiguration;
    /** @description Whether the end of a discount is optional or mandatory. */
    end_date: DiscountDateConfiguration;
}
/** @description Store of the document. The identifiers of the document are in the path. */
export interface DocumentDeletion {
    /** @description Channel, store and optional sub-channel of the order. */
    origin: DocumentOrigin;
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
/** @description Type and owner of the document. */
export interface DocumentMetadata {
    /** @description The channel's own identifier of the document. Use it to delete the document. */
    channel_document_id: string;
    /**
     * @description Type of an order document. `channel_type` distinguishes CHANNEL_SPECIFIC documents.
     *     - `RETURN_LABEL`: Label for the parcel of a return.
     *     - `CUSTOMER_INVOICE`: Invoice for the customer.
     *     - `DELIVERY_SLIP`: Delivery slip of the order.
     *     - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
     *     - `CHANNEL_SPECIFIC`: A type of the channel's own, see `channel_type`.
     */
    type: DocumentType;
    /** @description The channel's name for the type of a CHANNEL_SPECIFIC document. */
    channel_type?: string | undefined;
    /** @description Name of the file. */
    filename: string;
    /** @description The return that the document belongs to. Default: the document belongs to the order. */
    entity?: DocumentEntity | undefined;
}
/** @description Channel, store and optional sub-channel of the order. */
export interface DocumentOrigin {
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id: string;
    /** @description Country or brand of the channel that the order comes from. */
    sub_channel_code?: string | undefined;
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
/** @description The file, its type and its owner. */
export interface DocumentUpload {
    /**
     * Format: binary
     * @description PDF, JPEG, PNG or CSV, at most 10 MB.
     */
    file: FileInput;
    /** @description Type and owner of the document, a JSON part. */
    metadata: DocumentMetadata;
    /** @description Channel, store and optional sub-channel of the order, a JSON part. */
    origin: DocumentOrigin;
}
/** @description The attribute has exactly this value. */
export interface EqualsCondition {
    /** @description The attribute and its required value. */
    equals: {
        /** @description Identifier of an attribute on the channel. */
        attribute: TaxonomyAttributeId;
        /** @description A value to compare an attribute with. */
        value: RuleValue;
    };
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
/**
 * @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before.
 * @example 01JD3Z5X8Q4N7V2K6M9T0B1C3D
 */
export type EventId = string;
/**
 * Format: date-time
 * @description Time at which the hub published the message.
 */
export type EventTime = string;
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
    code?: string | undefined;
}
/**
 * @description Whether the seller ships, or a partner such as the channel's own warehouse.
 *     - `FULFILLED_BY_SELLER`: The seller ships.
 *     - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
 */
export type FulfillmentType = "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER" | (string & {});
/** @description The attribute has one of these values. */
export interface InCondition {
    /** @description The attribute and its allowed values. */
    in: {
        /** @description Identifier of an attribute on the channel. */
        attribute: TaxonomyAttributeId;
        /** @description Allowed values of the attribute. */
        values: RuleValue[];
    };
}
/** @description An attribute that is a whole number. */
export interface IntegerProductAttribute {
    /** @description Identifier of an attribute on the channel. */
    id: TaxonomyAttributeId;
    /**
     * @description Marks an attribute with whole numbers.
     * @constant
     */
    type: "Integer";
    /** @description Name of the attribute, per language. */
    labels: TaxonomyLabels;
    /** @description Explanation of the attribute, per language. May be empty. */
    descriptions: ProductAttributeDescriptions;
    /**
     * @description Whether a value is optional, recommended or mandatory.
     *     - `OPTIONAL`: A value is optional.
     *     - `RECOMMENDED`: Should be filled.
     *     - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** @description Equivalent attributes of the hub. The hub fills this attribute from them. */
    connect_standard_attributes?: StandardProductAttributes | undefined;
    /** @description Path of the attribute, for people who search for it. */
    context?: ProductAttributeContext | undefined;
    /**
     * Format: int64
     * @description Lowest allowed value, if there is a limit.
     */
    minimum?: number | undefined;
    /**
     * Format: int64
     * @description Highest allowed value, if there is a limit.
     */
    maximum?: number | undefined;
}
/** @description Action on the quantity on offer, as one number. */
export interface InventoryChange {
    /**
     * @description Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
     *     - `UPDATE`: Sets the value.
     *     - `DELETE`: Removes the channel's value.
     *     - `IGNORE`: Keeps the channel's value.
     */
    action_type?: ChangeAction;
    /**
     * Format: int32
     * @description Units on offer.
     */
    quantity?: number;
    /** @description Partner that ships, if the seller does not. */
    delivery_partner?: {
        /** @description Name of the partner. */
        name?: string;
    };
}
/** @description The attribute has a value. */
export interface IsSetCondition {
    /** @description The attribute that must have a value. */
    isSet: {
        /** @description Identifier of an attribute on the channel. */
        attribute: TaxonomyAttributeId;
    };
}
/** @description Decision on one line. */
export interface LineAcceptance {
    /** @description The channel's own identifier of the line. */
    channel_order_line_id: string;
    /** @description `true` accepts the line, `false` refuses it. */
    accepted: boolean;
}
/** @description Units of one order line to cancel or refund, with the related amounts. */
export interface LineAdjustment {
    /** @description The channel's own identifier of the line. */
    channel_order_line_id: string;
    /** @description The seller's identifier of the product. */
    product_id: string;
    /**
     * Format: int32
     * @description Units to cancel or refund.
     */
    quantity: number;
    /**
     * @description Reason of the cancellation or refund.
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
    /** @description Canceled or refunded part of the price. */
    price: Money;
    /** @description Taxes on that part of the price. */
    taxes?: TaxAmount[];
    /** @description Canceled or refunded part of the shipping price. */
    shipping_price: Money;
    /** @description Taxes on that part of the shipping price. */
    shipping_taxes?: TaxAmount[];
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
/** @description An attribute with values from a list. */
export interface ListOfferAttribute {
    /** @description Identifier of the attribute, as in the catalog configuration. */
    id: string;
    /**
     * @description Marks `values` from a list.
     * @constant
     */
    type: "LIST";
    /** @description The chosen values. Absent if there are none. */
    values?: {
        /** @description One chosen value. */
        value?: string;
    }[];
}
/** @description An attribute with one or several values from a list. */
export interface ListOfferAttributeDefinition {
    /** @description Identifier of the attribute on the channel. */
    id: OfferAttributeId;
    /**
     * @description Marks an attribute with values from a list.
     * @constant
     */
    type: "List";
    /** @description Name of the attribute, per language. */
    labels: OfferAttributeLabels;
    /** @description Explanation of the attribute, per language. */
    descriptions?: OfferAttributeDescriptions | undefined;
    /**
     * @description Whether a value is optional, recommended or mandatory.
     *     - `OPTIONAL`: A value is optional.
     *     - `RECOMMENDED`: Should be filled.
     *     - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** @description Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or chooses. */
    configuration_modes: ConfigurationModes;
    /**
     * Format: int32
     * @description Number of values that can be chosen.
     */
    max_size: number;
    /** @description The values to choose from. */
    values: OfferAttributeValue[];
    /** @description Identifiers of the values that are chosen by default. */
    default_values?: string[] | undefined;
}
/** @description An attribute with one or several values from a list. */
export interface ListProductAttribute {
    /** @description Identifier of an attribute on the channel. */
    id: TaxonomyAttributeId;
    /**
     * @description Marks an attribute with values from a list.
     * @constant
     */
    type: "List";
    /** @description Name of the attribute, per language. */
    labels: TaxonomyLabels;
    /** @description Explanation of the attribute, per language. May be empty. */
    descriptions: ProductAttributeDescriptions;
    /**
     * @description Whether a value is optional, recommended or mandatory.
     *     - `OPTIONAL`: A value is optional.
     *     - `RECOMMENDED`: Should be filled.
     *     - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** @description Equivalent attributes of the hub. The hub fills this attribute from them. */
    connect_standard_attributes?: StandardProductAttributes | undefined;
    /** @description Path of the attribute, for people who search for it. */
    context?: ProductAttributeContext | undefined;
    /** @description All values of the list. */
    available_values: ProductAttributeValue[];
    /**
     * Format: int32
     * @description Number of values that can be chosen.
     */
    max_values?: number | undefined;
}
/** @description A text in one language. */
export interface LocalizedText {
    /**
     * @description Language of the text, such as `en_US`.
     * @example en_US
     */
    locale: string;
    /** @description The text itself. */
    value: string;
}
/** @description An attribute that contains the address of a file. */
export interface MediaProductAttribute {
    /** @description Identifier of an attribute on the channel. */
    id: TaxonomyAttributeId;
    /**
     * @description Marks an attribute with files.
     * @constant
     */
    type: "Media";
    /** @description Name of the attribute, per language. */
    labels: TaxonomyLabels;
    /** @description Explanation of the attribute, per language. May be empty. */
    descriptions: ProductAttributeDescriptions;
    /**
     * @description Whether a value is optional, recommended or mandatory.
     *     - `OPTIONAL`: A value is optional.
     *     - `RECOMMENDED`: Should be filled.
     *     - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** @description Equivalent attributes of the hub. The hub fills this attribute from them. */
    connect_standard_attributes?: StandardProductAttributes | undefined;
    /** @description Path of the attribute, for people who search for it. */
    context?: ProductAttributeContext | undefined;
    /**
     * @description Kind of file.
     *     - `IMAGE`: A picture.
     *     - `OTHER`: Any other file.
     * @enum {string}
     */
    media_type?: "IMAGE" | "OTHER" | undefined;
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
/** @description The condition does not hold. */
export interface NotCondition {
    /** @description Condition that must not be met. */
    not: RuleCondition;
}
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
/** @description An attribute that is a number. */
export interface NumericOfferAttribute {
    /** @description Identifier of the attribute, as in the catalog configuration. */
    id: string;
    /**
     * @description Marks a number in `value`.
     * @constant
     */
    type: "NUMERIC";
    /** @description The number, with or without decimals. Absent if there is none. */
    value?: number;
}
/** @description An attribute that is a number. */
export interface NumericOfferAttributeDefinition {
    /** @description Identifier of the attribute on the channel. */
    id: OfferAttributeId;
    /**
     * @description Marks a number attribute.
     * @constant
     */
    type: "Numeric";
    /** @description Name of the attribute, per language. */
    labels: OfferAttributeLabels;
    /** @description Explanation of the attribute, per language. */
    descriptions?: OfferAttributeDescriptions | undefined;
    /**
     * @description Whether a value is optional, recommended or mandatory.
     *     - `OPTIONAL`: A value is optional.
     *     - `RECOMMENDED`: Should be filled.
     *     - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** @description Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or chooses. */
    configuration_modes: ConfigurationModes;
    /** @description Value used if the seller sends none. */
    default_value?: number | undefined;
}
/** @description Value of one custom attribute of the offer. */
export type OfferAttribute = BooleanOfferAttribute | ListOfferAttribute | NumericOfferAttribute | TextOfferAttribute;
/** @description An additional attribute of offers on the channel. */
export type OfferAttributeDefinition = BooleanOfferAttributeDefinition | NumericOfferAttributeDefinition | TextOfferAttributeDefinition | ListOfferAttributeDefinition;
/** @description Explanation of the attribute, per language. */
export type OfferAttributeDescriptions = LocalizedText[];
/** @description Identifier of the attribute on the channel. */
export type OfferAttributeId = string;
/** @description Name of the attribute, per language. */
export type OfferAttributeLabels = LocalizedText[];
/** @description One value of the list. */
export interface OfferAttributeValue {
    /** @description Identifier of the value on the channel. */
    id: string;
    /** @description Name of the value, per language. */
    labels?: LocalizedText[] | undefined;
}
/** @description Attributes, prices and discounts of offers beyond the standard fields. */
export interface OfferConfiguration {
    /** @description Attributes of offers in addition to the standard ones. Default: none. */
    custom_attributes?: OfferAttributeDefinition[] | undefined;
    /** @description Capabilities of prices on the channel. */
    pricing_configuration?: PricingConfiguration | undefined;
}
/** @description An amount in one currency, in major units. */
export interface OfferPrice {
    /** @description Amount in major units of the currency, with decimals. */
    amount?: number;
    /** @description ISO 4217 code. */
    currency?: string;
}
/** @description An offer to create or update on the channel. */
export interface OfferUpsert {
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description Identifier of the store. */
    store_id: string;
    /** @description The seller's identifier of the product. */
    product_id: string;
    /** @description Use case of the catalog configuration. */
    use_case: string;
    /** @description Numbers that identify the product everywhere. */
    identifiers?: ProductIdentifier[];
    /**
     * @deprecated
     * @description The first of `identifiers`. Read that list instead.
     */
    identifier?: ProductIdentifier;
    /** @description Action on the regular price. */
    standard_price: StandardPriceChange;
    /** @description Action on the discounted price, and its period. */
    discount_price: DiscountPriceChange;
    /** @description Action on the stock, place by place. */
    stock: StockChange;
    /** @description Action on the quantity on offer, as one number. */
    inventory: InventoryChange;
    /** @description Values of the channel's custom attributes of offers. */
    offer_attributes?: OfferAttribute[];
    /**
     * @deprecated
     * @description Prices per sub-channel.
     */
    sub_channel_prices?: SubChannelPrices[];
}
/** @description An offer of a store must be created or updated on the channel. */
export interface OfferUpsertEvent {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /**
     * @description Marks `data` with an offer.
     * @constant
     */
    type: "OFFER_UPSERT";
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description The offer. */
    data: OfferUpsert;
}
/** @description Lines that the seller accepts or refuses. */
export interface OrderAcceptance {
    /** @description Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id: string;
    /** @description Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** @description The channel's own identifier of the order. */
    channel_order_id: string;
    /** @description One decision per line. */
    order_lines: LineAcceptance[];
}
/** @description A command about an order or a return. `type` decides what `data` contains. Report the outcome with the `action_id` in `data`. Assumption about data of a command: always present. */
export type OrderActionEvent = AcceptCommand | CreateShipmentCommand | RefundCommand | CancelCommand | AcceptReturnCommand | UpdateReturnTrackingInformationCommand | AcknowledgeReturnReceptionCommand | CloseReturnCommand | UploadDocumentCommand;
/** @description A cancellation or refund of all or part of a line. */
export interface OrderAdjustment {
    /** @description The channel's own identifier of the adjustment. */
    channel_adjustment_id: string;
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
     * Format: date-time
     * @description Time of the cancellation or refund on the channel.
     */
    created_at: string | Date;
    /**
     * Format: int32
     * @description Canceled or refunded units.
     */
    quantity: number;
    /** @description Canceled or refunded part of the price. */
    price: Money;
    /** @description Taxes on the adjusted price. */
    taxes?: Tax[] | undefined;
    /** @description Canceled or refunded part of the shipping price. */
    shipping_price: Money;
    /** @description Taxes on the adjusted shipping price. */
    shipping_taxes?: Tax[] | undefined;
}
/** @description Cancellations of an order. */
export interface OrderCancelation {
    /** @description Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id: string;
    /** @description Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** @description The channel's own identifier of the order. */
    channel_order_id: string;
    /** @description Cancellations, one entry per line. */
    cancelations: LineAdjustment[];
}
/** @description One product of an order, complete. */
export interface OrderLineUpsert {
    /** @description The channel's own identifier of the line. Returns and adjustments refer to it. */
    channel_order_line_id: string;
    /**
     * Format: date-time
     * @description Time at which the line was created on the channel.
     */
    created_at: string | Date;
    /**
     * Format: date-time
     * @description Time of the last change of the line on the channel.
     */
    updated_at: string | Date;
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
     * @description Reason of the status. Leave it out if there is none.
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
    status_reason?: OrderStatusReason | undefined;
    /** @description The product as shown to the customer on the channel. */
    product: OrderedProduct;
    /**
     * Format: int32
     * @description Pieces ordered.
     */
    quantity: number;
    /** @description Price of the line. */
    price: Money;
    /** @description Taxes on the price. */
    taxes?: Tax[] | undefined;
    /** @description Shipping price of the whole line. */
    total_shipping_price: Money;
    /** @description Taxes on the shipping price. */
    shipping_taxes?: Tax[] | undefined;
    /** @description Whether the seller can still cancel the line. */
    can_cancel: boolean;
    /** @description Whether the seller can refund the line. */
    can_refund: boolean;
    /** @description All cancellations and refunds of the line. Send earlier ones again each time, because they cannot be revoked. */
    adjustments?: OrderAdjustment[] | undefined;
    /** @description Facts of the channel about the line without a field of their own. */
    custom_attributes?: CustomAttributes | undefined;
}
/** @description Refunds of an order. */
export interface OrderRefund {
    /** @description Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id: string;
    /** @description Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** @description The channel's own identifier of the order. */
    channel_order_id: string;
    /** @description Refunds, one entry per line. */
    refunds?: LineAdjustment[];
}
/** @description Items in the package and its tracking. */
export interface OrderShipment {
    /** @description Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id: string;
    /** @description Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** @description The channel's own identifier of the order. */
    channel_order_id: string;
    /** @description A carrier from the list that the connector sent. */
    carrier: string;
    /** @description Tracking number of the package. */
    tracking_number?: string;
    /** @description Tracking page of the package. */
    tracking_url?: string;
    /** @description Tracking number of the enclosed return label. */
    return_tracking_number?: string;
    /** @description Place from which the package is sent. */
    warehouse_id?: string;
    /** @description Items in the package, one entry per line. */
    items?: ShippedItem[];
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
/** @description One order, complete. It replaces the stored order. Fields left out are removed. */
export interface OrderUpsert {
    /** @description The channel's own identifier of the order. */
    channel_order_id: string;
    /** @description Country or brand of the channel that the order comes from. */
    sub_channel_code?: string | undefined;
    /**
     * Format: date-time
     * @description Time at which the customer placed the order on the channel.
     */
    created_at: string | Date;
    /**
     * Format: date-time
     * @description Time of the last change of the order on the channel. An order older than the stored one is silently ignored.
     */
    channel_updated_at: string | Date;
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
     * @description Reason of the status. Leave it out if there is none.
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
    status_reason?: OrderStatusReason | undefined;
    /** @description Whether a complaint about the order is open on the channel. */
    has_incident?: boolean | undefined;
    /** @description Party that ships the order. */
    fulfillment: Fulfillment;
    /** @description Billing address of the order. */
    billing_info?: BillingInfo | undefined;
    /** @description Address, method and deadline of the delivery. The e-mail address must be valid. */
    shipping_info: ShippingUpsert;
    /** @description Ordered products, one line per product. Send every line. */
    order_lines: OrderLineUpsert[];
    /** @description Facts of the channel about the order without a field of their own. */
    custom_attributes?: CustomAttributes | undefined;
}
/** @description The product as shown to the customer on the channel. */
export interface OrderedProduct {
    /** @description The seller's identifier of the product. */
    id: string;
    /** @description Name of the product. */
    title: string;
    /**
     * Format: uri
     * @description Address of a thumbnail of the product.
     */
    thumbnail_url?: string | undefined;
}
/** @description Orders of one store, each complete. */
export interface OrdersUpsert {
    /** @description The channel and the store of all orders of the request. */
    origin: Origin;
    /** @description Orders to upsert. If any order is invalid, the whole request is rejected. */
    orders: OrderUpsert[];
}
/** @description Origin of orders or returns. */
export interface Origin {
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id: string;
}
/** @description Stock at a fulfillment partner. */
export interface PartnerStock {
    /**
     * @description Marks the stock at a fulfillment partner.
     * @constant
     */
    type: "FULFILLMENT_PARTNER";
    /**
     * Format: int32
     * @description Units in stock at the partner.
     */
    quantity: number;
    /** @description The fulfillment partner. */
    partner?: {
        /** @description Identifier of the partner. */
        id: string;
    };
}
/** @description New price and stock of an offer on the channel. */
export interface PriceStockUpsert {
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description Identifier of the store. */
    store_id: string;
    /** @description The seller's identifier of the product. */
    product_id: string;
    /** @description Numbers that identify the product everywhere. */
    identifiers?: ProductIdentifier[];
    /** @description Action on the regular price. */
    standard_price?: StandardPriceChange;
    /** @description Action on the discounted price, and its period. */
    discount_price?: DiscountPriceChange;
    /** @description Action on the stock, place by place. */
    stock: StockChange;
    /** @description Action on the quantity on offer, as one number. */
    inventory: InventoryChange;
    /** @description Values of the channel's custom attributes of offers. */
    offer_attributes: OfferAttribute[];
    /** @description Sub-channel of the change, with its own prices and stock. */
    sub_channel?: SubChannelPriceStock;
}
/** @description The price or stock of an offer changed. */
export interface PriceStockUpsertEvent {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /**
     * @description Marks `data` with price and stock.
     * @constant
     */
    type: "PRICE_STOCK_UPSERT";
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description The offer whose price or stock changed. */
    data: PriceStockUpsert;
}
/** @description Capabilities of prices on the channel. */
export interface PricingConfiguration {
    /** @description Whether a discount can have a period, and which of the two dates it needs. */
    discount_price_period?: DiscountPricePeriod | undefined;
}
/** @description An attribute of products of the type. */
export type ProductAttribute = TextProductAttribute | IntegerProductAttribute | DecimalProductAttribute | ListProductAttribute | MediaProductAttribute;
/** @description Path of the attribute, for people who search for it. */
export interface ProductAttributeContext {
    /** @description Name of the group of the attribute, per language. */
    labels?: LocalizedText[] | undefined;
    /** @description Path of the attribute in the channel's own structure. */
    path?: string | undefined;
}
/** @description Explanation of the attribute, per language. May be empty. */
export type ProductAttributeDescriptions = LocalizedText[];
/** @description One value of the list. */
export interface ProductAttributeValue {
    /** @description Identifier of the value on the channel. */
    id: string;
    /** @description Name of the value, per language. */
    labels?: TaxonomyLabels | undefined;
}
/** @description Value of one attribute of the product type. */
export interface ProductAttributeValueChange {
    /** @description Identifier of the attribute, as in the product type. */
    id: string;
    /** @description Language of the value, if it has one. */
    locale?: string;
    /** @description The value, as text for every type of attribute. Absent if there is none. */
    value?: string;
}
/** @description A global number that identifies the product. */
export interface ProductIdentifier {
    /**
     * @description Kind of number, such as `GTIN`.
     * @example GTIN
     */
    type: string;
    /** @description The number. */
    value: string;
}
/** @description One product type, complete. Attributes, list values and rule references left out are removed. */
export interface ProductType {
    /** @description Name of the product type, per language. */
    labels: TaxonomyLabels;
    /** @description Path of the product type, for people who search for it. */
    context?: ProductTypeContext | undefined;
    /** @description All attributes of the product type. Attributes left out are removed. */
    embedded_attributes: ProductAttribute[];
    /** @description Rules of the channel that apply to products of this type. */
    rules?: TaxonomyRuleReference[] | undefined;
}
/** @description Path of the product type, for people who search for it. */
export interface ProductTypeContext {
    /** @description Name of the group of the product type, per language. */
    labels?: LocalizedText[] | undefined;
}
/** @description A product and its offer to create or update on the channel. */
export interface ProductUpsert {
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description Identifier of the store. */
    store_id: string;
    /** @description The seller's identifier of the product. */
    product_id: string;
    /** @description The channel's product type. It defines the attributes in `attributes`. */
    product_type_id: string;
    /** @description Numbers that identify the product everywhere. */
    identifiers?: ProductIdentifier[];
    /**
     * @deprecated
     * @description The first of `identifiers`. Read that list instead.
     */
    identifier?: ProductIdentifier;
    /** @description Values of the attributes of the product type. */
    attributes: ProductAttributeValueChange[];
    /** @description Action on the regular price. */
    standard_price: StandardPriceChange;
    /** @description Action on the discounted price, and its period. */
    discount_price: DiscountPriceChange;
    /** @description Action on the stock, place by place. */
    stock: StockChange;
    /** @description Action on the quantity on offer, as one number. */
    inventory: InventoryChange;
    /** @description Values of the channel's custom attributes of offers. */
    offer_attributes: OfferAttribute[];
}
/** @description A product, with its offer, must be created or updated on the channel. */
export interface ProductUpsertEvent {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /**
     * @description Marks `data` with a product.
     * @constant
     */
    type: "PRODUCT_UPSERT";
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description Origin of the message. */
    source?: string;
    /**
     * Format: int64
     * @description Position of the message in its sequence.
     */
    sequence?: number;
    /**
     * Format: int64
     * @description Number of messages in the sequence.
     */
    sequenceSize?: number;
    /** @description Kind of the sequence. */
    sequenceType?: string;
    /** @description The product and its offer. */
    data: ProductUpsert;
}
/** @description One quality rule, with the measured value and its threshold. */
export interface QualitySuspensionReason {
    /** @description Name of the rule. */
    rule: string;
    /** @description Metric of the rule. */
    rule_type?: string | undefined;
    /** @description How the measured value is compared with the threshold. */
    rule_comparison_method?: string | undefined;
    /** @description Measured value. */
    stat_value?: number | undefined;
    /** @description Threshold of the rule. */
    threshold?: number | undefined;
    /** @description Period of the measurement. */
    period?: string | undefined;
}
/** @description Refund all or part of the lines of an order. */
export interface RefundCommand {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /**
     * @description Marks `data` with refunds.
     * @constant
     */
    type: "REFUND";
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description The order and the refunds. */
    data: OrderRefund;
}
/** @description A refused return and the reason. */
export interface RefusedReturn {
    /** @description The channel's own identifier of the order, as sent. */
    channel_order_id?: string;
    /** @description The channel's own identifier of the return, as sent. */
    channel_return_id?: string;
    /** @description Problems of the return, one entry per fault. */
    details?: RefusedReturnDetail[];
}
/** @description One problem of a return. */
export interface RefusedReturnDetail {
    /** @description Stable machine-readable code. */
    code: string;
    /** @description Description of the problem, for people. */
    message: string;
    /** @description The field at fault. */
    field?: string;
}
/**
 * @description Whether a value is optional, recommended or mandatory.
 *     - `OPTIONAL`: A value is optional.
 *     - `RECOMMENDED`: Should be filled.
 *     - `REQUIRED`: Must be filled.
 * @enum {string}
 */
export type RequirementLevel = "OPTIONAL" | "RECOMMENDED" | "REQUIRED";
/** @description Whether the seller accepts a return. */
export interface ReturnAcceptance {
    /** @description Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id: string;
    /** @description Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** @description The channel's own identifier of the order. */
    channel_order_id: string;
    /** @description The channel's own identifier of the return. */
    channel_return_id: string;
    /** @description `true` accepts the return, `false` declines it. */
    accepted: boolean;
    /**
     * @description Reason why the seller declines. Absent if the return is accepted.
     *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
     *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
     *     - `FINAL_SALES`: The item was sold without a right of return.
     *     - `OTHER`: Another reason. It occurs in responses only.
     */
    rejection_reason?: ReturnRejectionReason;
}
/** @description Address for the returned parcel. */
export interface ReturnAddress {
    /** @description First line of the street. */
    street: string;
    /** @description Second line of the street: building, floor, door. */
    street_additional_info?: string | undefined;
    /** @description Postal code, if there is one. */
    zip_code?: string | undefined;
    /** @description Town or city. */
    city: string;
    /** @description State, province or region. */
    state?: string | undefined;
    /** @description Name of the country. */
    country?: string | undefined;
    /**
     * @description ISO 3166-1 alpha-3 code.
     * @example FRA
     */
    country_iso_code: string;
}
/** @description Returned units of one order line. */
export interface ReturnLineUpsert {
    /** @description A line of the order that was synchronized before. */
    channel_order_line_id: string;
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
/** @description The return that the step belongs to. */
export interface ReturnStep {
    /** @description Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id: string;
    /** @description Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** @description The channel's own identifier of the order. */
    channel_order_id: string;
    /** @description The channel's own identifier of the return. */
    channel_return_id: string;
}
/** @description Tracking of the returned parcel. */
export interface ReturnTracking {
    /** @description Name of the carrier of the returned parcel. */
    carrier_name?: string | undefined;
    /** @description Tracking number of the parcel. */
    tracking_number?: string | undefined;
    /** @description Tracking page of the parcel. */
    tracking_url?: string | undefined;
}
/** @description Label, authorization number and tracking of a return. */
export interface ReturnTrackingUpdate {
    /** @description Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id: string;
    /** @description Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** @description The channel's own identifier of the order. */
    channel_order_id: string;
    /** @description The channel's own identifier of the return. */
    channel_return_id: string;
    /** @description Address of the return label. */
    label_url?: string;
    /** @description Authorization number of the return. */
    rma_id?: string;
    /** @description Tracking of the returned parcel. */
    tracking?: CommandTracking;
}
/** @description One return, complete. It replaces the stored return. Fields left out are removed. */
export interface ReturnUpsert {
    /** @description An order that was synchronized before. */
    channel_order_id: string;
    /** @description The channel's own identifier of the return. */
    channel_return_id: string;
    /** @description Country or brand of the channel that the order comes from. */
    sub_channel_code?: string | undefined;
    /**
     * Format: date-time
     * @description Time at which the customer requested the return.
     */
    created_at: string | Date;
    /**
     * Format: date-time
     * @description Time of the last change of the return on the channel.
     */
    channel_updated_at: string | Date;
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
     * @description Reason why the return was declined. Leave it out if it was not.
     *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
     *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
     *     - `FINAL_SALES`: The item was sold without a right of return.
     *     - `OTHER`: Another reason. It occurs in responses only.
     */
    rejection_reason?: ReturnRejectionReason | undefined;
    /** @description Authorization number of the return. */
    rma_id?: string | undefined;
    /** @description Method of the return. */
    method?: string | undefined;
    /** @description Address of the return label. */
    label_url?: string | undefined;
    /** @description Address for the returned parcel. */
    address?: ReturnAddress | undefined;
    /** @description Tracking of the returned parcel. */
    tracking?: ReturnTracking | undefined;
    /** @description Returned items, one entry per order line. Send every line. */
    return_lines: ReturnLineUpsert[];
}
/** @description Returns of one store, each complete. */
export interface ReturnsUpsert {
    /** @description The channel and the store of all returns of the request. */
    origin: Origin;
    /** @description Returns to upsert. Each one is accepted or refused separately. */
    returns: ReturnUpsert[];
}
/** @description Result of each return. Each return is in one of the two lists. */
export interface ReturnsUpsertResult {
    /** @description Accepted returns. */
    return_success?: UpsertedReturn[];
    /** @description Refused returns and the reasons. */
    return_errors?: RefusedReturn[];
}
/** @description A condition on the attributes of a product. Conditions can be nested. */
export type RuleCondition = AllCondition | AnyCondition | NotCondition | IsSetCondition | EqualsCondition | InCondition;
/** @description All effects of the rule. */
export interface RuleConsequence {
    /** @description All effects that apply if the condition is met. */
    all: RuleEffect[];
}
/** @description One effect of a rule. */
export interface RuleEffect {
    /** @description The attribute and its new requirement level. */
    redefine: AttributeRedefinition;
}
/** @description A value to compare an attribute with. */
export type RuleValue = string | number | boolean;
/** @description Units of one order line in the package. */
export interface ShippedItem {
    /** @description Identifier of the product. */
    id: string;
    /** @description The channel's own identifier of the line. */
    channel_order_line_id: string;
    /**
     * Format: int32
     * @description Units in the package.
     */
    quantity: number;
}
/** @description Address, method and deadline of the delivery. */
export interface ShippingInfo {
    /** @description Delivery address of the order. */
    address?: Address | undefined;
    /** @description E-mail address of the receiver, often an address that the channel relays. */
    email?: string | undefined;
    /** @description Carrier the channel asks for. */
    carrier?: string | undefined;
    /** @description Shipping method the customer chose. */
    method?: string | undefined;
    /** @description Identifier of the pick-up and drop-off point. */
    pudo_id?: string | undefined;
    /** @description Expected period of the delivery. */
    delivery_date?: DeliveryWindow | undefined;
    /**
     * Format: date-time
     * @description Latest time at which the parcel must leave the seller.
     */
    shipping_deadline?: string | Date | undefined;
}
/** @description Address, method and deadline of the delivery. The e-mail address must be valid. */
export type ShippingUpsert = {
    /**
     * Format: email
     * @description E-mail address of the receiver. It may be an address that the channel relays.
     */
    email?: string | undefined;
} & ShippingInfo;
/**
 * @description A standard attribute of an offer.
 *     - `ID`: Identifier of the product.
 *     - `STANDARD_PRICE`: Usual price.
 *     - `DISCOUNT_PRICE`: Discount price.
 *     - `STOCK`: Quantity in stock.
 *     - `GTIN`: Global trade item number.
 * @enum {string}
 */
export type StandardOfferAttribute = "ID" | "STANDARD_PRICE" | "DISCOUNT_PRICE" | "STOCK" | "GTIN";
/** @description Action on the regular price. */
export interface StandardPriceChange {
    /**
     * @description Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
     *     - `UPDATE`: Sets the value.
     *     - `DELETE`: Removes the channel's value.
     *     - `IGNORE`: Keeps the channel's value.
     */
    action_type?: ChangeAction;
    /** @description The price to set. */
    price?: OfferPrice;
}
/**
 * @description Equivalent attributes of the hub. The hub fills this attribute from them.
 *     - `PRODUCT_ID`: Identifier of the product.
 *     - `CATEGORY`: Category.
 *     - `BRAND`: Brand.
 *     - `TITLE`: Name of the product.
 *     - `DESCRIPTION`: Description of the product.
 *     - `IMAGE`: Picture of the product.
 *     - `GTIN`: Global trade item number.
 *     - `VARIANT_GROUP_CODE`: Code that the variants of a product share.
 */
export type StandardProductAttributes = ("PRODUCT_ID" | "CATEGORY" | "BRAND" | "TITLE" | "DESCRIPTION" | "IMAGE" | "GTIN" | "VARIANT_GROUP_CODE")[];
/** @description Action on the stock, place by place. */
export interface StockChange {
    /**
     * @description Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
     *     - `UPDATE`: Sets the value.
     *     - `DELETE`: Removes the channel's value.
     *     - `IGNORE`: Keeps the channel's value.
     */
    action_type: ChangeAction;
    /** @description Stock per place. */
    breakdown?: StockPlace[];
}
/** @description Stock at one place. */
export type StockPlace = CentralizedStock | WarehouseStock | PartnerStock;
/** @description Status of one product and its offer on the channel, with diagnostics. */
export interface StoreCatalogItem {
    /** @description Identifier of the product. Unknown products are silently ignored. */
    id: string;
    /**
     * @description Status of the product on the channel.
     *     - `PRODUCT_DOES_NOT_EXIST`: The channel does not have the product.
     *     - `PRODUCT_PENDING_APPROVAL`: The channel has not yet approved the product.
     *     - `PRODUCT_REFUSED`: The channel refused the product.
     *     - `PRODUCT_CREATED`: The channel has the product.
     *     - `ACTION_REQUIRED`: The seller must act. The diagnostics contain the reasons.
     * @enum {string}
     */
    product_status?: "PRODUCT_DOES_NOT_EXIST" | "PRODUCT_PENDING_APPROVAL" | "PRODUCT_REFUSED" | "PRODUCT_CREATED" | "ACTION_REQUIRED" | undefined;
    /** @description Diagnostics about the product data. Null if there are none. */
    product_diagnostics?: CatalogDiagnostic[] | null | undefined;
    /**
     * @description Status of the offer on the channel.
     *     - `OFFER_ACTIVE`: The offer is active on the channel.
     *     - `OFFER_DOES_NOT_EXIST`: The channel does not have the offer.
     *     - `ACTION_REQUIRED`: The seller must act. The diagnostics contain the reasons.
     * @enum {string}
     */
    offer_status?: "OFFER_ACTIVE" | "OFFER_DOES_NOT_EXIST" | "ACTION_REQUIRED" | undefined;
    /** @description Diagnostics about price and stock. Null if there are none. */
    offer_diagnostics?: CatalogDiagnostic[] | null | undefined;
    /**
     * @deprecated
     * @description Diagnostics of product and offer in one list. Null if there are none. Use the two separate lists instead.
     */
    diagnostics?: CatalogDiagnostic[] | null | undefined;
}
/** @description Status of items of a store on the channel. */
export interface StoreCatalogItemsUpdate {
    /** @description Status of each item, at most 10,000 in one request. */
    store_catalog_items: StoreCatalogItem[];
}
/**
 * @description A feature of a store.
 *     - `business-information-sync`: Synchronization of the business information of the store to the hub.
 *     - `store-linking`: The link between the store and the connector.
 */
export type StoreFeature = "business-information-sync" | "store-linking" | (string & {});
/** @description New state of the feature. Assumption about feature inside the configuration: always present. */
export type StoreFeatureConfiguration = BusinessInformationSync | StoreLinking;
/** @description Whether the store is linked to the connector. */
export interface StoreLinking {
    /**
     * @description Marks a configuration of the link of the store.
     * @constant
     */
    feature: "store-linking";
    /**
     * @description Whether the store is linked.
     *     - `linked`: The store is linked.
     *     - `unlinked`: The store is unlinked.
     */
    status: "linked" | "unlinked" | (string & {});
}
/** @description The feature that was switched, its store, and the time. */
export interface StoreManagementFeature {
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description Identifier of the store. */
    store_id: string;
    /**
     * @description The feature. `configuration` contains its new state.
     *     - `business-information-sync`: Synchronization of the business information of the store to the hub.
     *     - `store-linking`: The link between the store and the connector.
     */
    feature: StoreFeature;
    /** @description New state of the feature. */
    configuration: StoreFeatureConfiguration;
    /**
     * Format: date-time
     * @description Time at which the seller switched it.
     */
    trigger_date: string;
}
/** @description A feature of a store was switched on or off, or a store was linked or unlinked. Assumption about values that are not shown: any text. Examples use STORE_MANAGEMENT_FEATURE. */
export interface StoreManagementFeatureEvent {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** @description Kind of the message, any text that no other event uses. */
    type: string;
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description The feature that was switched, its store, and the time. */
    data: StoreManagementFeature;
}
/** @description An attribute with a text. */
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
/** @description One country or brand of the channel. */
export interface SubChannel {
    /** @description Identifier of the sub-channel. */
    id: string;
    /** @description Name of the sub-channel, for people. */
    name: string;
    /** @description Currency of the store there, as ISO 4217 code. */
    currency: CurrencyCode;
}
/** @description Prices and stock on one sub-channel. */
export interface SubChannelPriceStock {
    /** @description Code of the sub-channel. */
    code: string;
    /** @description Action on the regular price. */
    standard_price: StandardPriceChange;
    /** @description Action on the discounted price, and its period. */
    discount_price: DiscountPriceChange;
    /** @description Action on the stock, place by place. */
    stock: StockChange;
}
/**
 * @deprecated
 * @description Prices on one sub-channel.
 */
export interface SubChannelPrices {
    /** @description Code of the sub-channel. */
    code: string;
    /** @description Action on the regular price. */
    standard_price: StandardPriceChange;
    /** @description Action on the discounted price, and its period. */
    discount_price: DiscountPriceChange;
}
/**
 * @description Whether the channel supports it.
 *     - `SUPPORTED`: The channel supports it.
 *     - `UNSUPPORTED`: The channel does not support it.
 * @enum {string}
 */
export type Support = "SUPPORTED" | "UNSUPPORTED";
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
    rate?: number | undefined;
    /** @description The part that the channel collects and remits. */
    channel_collectible?: Money | undefined;
    /** @description The part that the seller collects and remits. */
    seller_collectible?: Money | undefined;
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
/** @description Identifier of an attribute on the channel. */
export type TaxonomyAttributeId = string;
/** @description Name, per language. */
export type TaxonomyLabels = LocalizedText[];
/** @description Changes the requirement level of attributes if a product meets the condition. */
export interface TaxonomyRule {
    /** @description Identifier of the rule. Product types refer to it. */
    id: string;
    /** @description A condition on the attributes of a product. Conditions can be nested. */
    when: RuleCondition;
    /** @description All effects of the rule. */
    then: RuleConsequence;
}
/** @description Refers to a rule of the channel. */
export interface TaxonomyRuleReference {
    /** @description Identifier of the rule. */
    ref: string;
}
/** @description Rules of a channel. Product types refer to them. */
export interface TaxonomyRules {
    /** @description The rules to create. */
    rules: TaxonomyRule[];
}
export interface TaxonomyUpsertProductTypeQuery {
    /**
     * @description The channel's own identifier of the product type.
     * @example sneakers
     */
    product_type_id: string;
    /**
     * @description Store that the product type applies to. Assumption about store_id: it limits the product type to one store.
     * @example store_1
     */
    store_id?: string | undefined;
}
/** @description An attribute that is a text. */
export interface TextOfferAttribute {
    /** @description Identifier of the attribute, as in the catalog configuration. */
    id: string;
    /**
     * @description Marks a text in `value`.
     * @constant
     */
    type: "TEXT";
    /** @description The text. Absent if there is none. */
    value?: string;
}
/** @description An attribute that is a text. */
export interface TextOfferAttributeDefinition {
    /** @description Identifier of the attribute on the channel. */
    id: OfferAttributeId;
    /**
     * @description Marks a text attribute.
     * @constant
     */
    type: "Text";
    /** @description Name of the attribute, per language. */
    labels: OfferAttributeLabels;
    /** @description Explanation of the attribute, per language. */
    descriptions?: OfferAttributeDescriptions | undefined;
    /**
     * @description Whether a value is optional, recommended or mandatory.
     *     - `OPTIONAL`: A value is optional.
     *     - `RECOMMENDED`: Should be filled.
     *     - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** @description Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or chooses. */
    configuration_modes: ConfigurationModes;
    /**
     * Format: int32
     * @description Number of characters that a value may have.
     */
    max_size: number;
    /** @description Value used if the seller sends none. */
    default_value?: string | undefined;
}
/** @description An attribute that is a text. */
export interface TextProductAttribute {
    /** @description Identifier of an attribute on the channel. */
    id: TaxonomyAttributeId;
    /**
     * @description Marks a text attribute.
     * @constant
     */
    type: "Text";
    /** @description Name of the attribute, per language. */
    labels: TaxonomyLabels;
    /** @description Explanation of the attribute, per language. May be empty. */
    descriptions: ProductAttributeDescriptions;
    /**
     * @description Whether a value is optional, recommended or mandatory.
     *     - `OPTIONAL`: A value is optional.
     *     - `RECOMMENDED`: Should be filled.
     *     - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** @description Equivalent attributes of the hub. The hub fills this attribute from them. */
    connect_standard_attributes?: StandardProductAttributes | undefined;
    /** @description Path of the attribute, for people who search for it. */
    context?: ProductAttributeContext | undefined;
    /**
     * Format: int32
     * @description Fewest characters of a value.
     */
    min_length?: number | undefined;
    /**
     * Format: int32
     * @description Most characters of a value.
     */
    max_length?: number | undefined;
}
/** @description The customer needs the label and the tracking of a return. */
export interface UpdateReturnTrackingInformationCommand {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /**
     * @description Marks `data` with label and tracking of a return.
     * @constant
     */
    type: "UPDATE_RETURN_TRACKING_INFORMATION";
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description The return, its label and its tracking. */
    data: ReturnTrackingUpdate;
}
/** @description The seller added a document to an order or a return. */
export interface UploadDocumentCommand {
    /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /**
     * @description Marks `data` with a document.
     * @constant
     */
    type: "UPLOAD_DOCUMENT";
    /** @description Time at which the hub published the message. */
    time: EventTime;
    /** @description The order and the document. */
    data: UploadedDocument;
}
/** @description A document and its address. */
export interface UploadedDocument {
    /** @description Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** @description Identifier of the channel at the hub. */
    channel_id: string;
    /** @description The channel's own identifier of the store. */
    channel_store_id: string;
    /** @description Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** @description The channel's own identifier of the order. */
    channel_order_id: string;
    /** @description File name of the document. */
    document_name: string;
    /**
     * @description Type of the document.
     *     - `RETURN_LABEL`: Label for the parcel of a return.
     *     - `CUSTOMER_INVOICE`: Invoice for the customer.
     */
    document_type: "RETURN_LABEL" | "CUSTOMER_INVOICE" | (string & {});
    /** @description Address of the file. */
    document_download_url: string;
    /** @description The return that the document belongs to. Absent if it belongs to the order. */
    document_entity?: DocumentEntity;
}
/** @description An accepted return. */
export interface UpsertedReturn {
    /** @description The channel's own identifier of the order. */
    channel_order_id?: string;
    /** @description The channel's own identifier of the return. */
    channel_return_id?: string;
}
/** @description Attributes of a use case, both standard ones and the channel's own. */
export interface UseCaseAttributes {
    /**
     * @description Standard attributes of an offer.
     *     - `ID`: Identifier of the product.
     *     - `STANDARD_PRICE`: Usual price.
     *     - `DISCOUNT_PRICE`: Discount price.
     *     - `STOCK`: Quantity in stock.
     *     - `GTIN`: Global trade item number.
     */
    standard_attributes?: StandardOfferAttribute[] | undefined;
    /** @description Identifiers of custom attributes of the offer configuration. */
    custom_attributes?: string[] | undefined;
}
/** @description Whether the channel supports the use case, and which attributes it needs or accepts. */
export interface UseCaseConfiguration {
    /**
     * @description Whether the channel supports the use case.
     *     - `SUPPORTED`: The channel supports it.
     *     - `UNSUPPORTED`: The channel does not support it.
     */
    support: Support;
    /** @description Attributes that the use case needs. */
    required: UseCaseAttributes;
    /** @description Attributes that are optional in the use case. */
    optional?: UseCaseAttributes | undefined;
}
/** @description Fields that the channel accepts when offers are created and updated. */
export interface UseCaseConfigurations {
    /** @description Fields that the channel accepts when an offer is created. */
    offer_creation: UseCaseConfiguration;
    /** @description Fields that the channel accepts when an offer is updated. */
    offer_update: UseCaseConfiguration;
}
/** @description A warehouse the seller ships from. */
export interface Warehouse {
    /** @description Code of the warehouse. */
    code: string;
    /** @description Name of the warehouse, for people. */
    name: string;
}
/** @description Stock in one warehouse of the seller. */
export interface WarehouseStock {
    /**
     * @description Marks the stock in a warehouse of the seller.
     * @constant
     */
    type: "SELLER_WAREHOUSE";
    /**
     * Format: int32
     * @description Units in stock in the warehouse.
     */
    quantity: number;
    /** @description The warehouse. */
    warehouse?: {
        /** @description Identifier of the warehouse. */
        id: string;
    };
}
export interface paths {
    "/v1/catalog-configuration/channels/{channel_id}": {
        parameters: {};
        /**
         * Configure the catalog of a channel
         * @description Declares which attributes, prices and discounts offers on the channel have, and which of them apply when an offer is created or updated. Send it once, when you set up the channel. Processing is asynchronous.
         */
        post: operations["configureChannelCatalog"];
    };
    "/v1/taxonomy/channels/{channel_id}/rules": {
        parameters: {};
        /**
         * Create rules on the attributes of product types
         * @description Creates rules of a channel. A rule changes the requirement level of an attribute under a condition. For example, a size is mandatory for shoes. Product types refer to rules by their ID. `requirementLevel` and `isSet` are camelCase here. Processing is asynchronous.
         */
        put: operations["createTaxonomyRule"];
    };
    "/v1/taxonomy/channels/{channel_id}/product-types": {
        parameters: {};
        /**
         * Create or replace a product type
         * @description Removes every element of the product type that you leave out. Always send the complete definition: its attributes, the values of their lists and the rules that apply. With `store_id`, the type applies to that store only. Processing is asynchronous.
         */
        put: operations["upsertProductType"];
    };
    "/v1/orders": {
        parameters: {};
        /**
         * Synchronize orders
         * @description Replaces each order completely and removes the fields, lines and adjustments that you leave out. Always send every field of an order, including all earlier adjustments. The request contains up to 100 orders of one store. It is all-or-nothing: one invalid order rejects it. An order with a `channel_updated_at` older than the stored value is silently ignored. The client does not split a longer list, because its parts could succeed or fail separately.
         */
        post: operations["upsertOrders"];
    };
    "/v1/orders/anonymize-after": {
        parameters: {};
        /**
         * Set the date after which orders are anonymized
         * @description Sets the date after which the hub anonymizes an order, for up to 100 orders. Anonymization cannot be undone. Until the date has passed, you can change it. One invalid entry, such as an unknown order or a date in the past, rejects the whole request.
         */
        put: operations["updateAnonymizeAfterDate"];
    };
    "/v1/orders/actions/{action_id}": {
        parameters: {};
        /**
         * Report how an action ended
         * @description Reports the final outcome of an action that a command event started. Use the `action_id` of that event. Send it once, as soon as the action is complete on the channel. A failure needs at least one error and may have several. An action that already has an outcome is refused with 400 and the code ACTION_ALREADY_FINAL. After a lost response, this code confirms that the report arrived. 404 means that the action is unknown, expired or already completed.
         */
        put: operations["updateActionStatus"];
    };
    "/v1/orders/{channel_order_id}/documents": {
        parameters: {};
        /**
         * Upload a document of an order or a return
         * @description Adds a document to an order, or to one of its returns if `metadata.entity` names one. Files are PDF, JPEG, PNG or CSV, at most 10 MB. Choose the channel's own identifier of the document here. You need it to delete the document. For a type of the channel's own, send CHANNEL_SPECIFIC and the name in `channel_type`.
         */
        post: operations["uploadOrderDocument"];
    };
    "/v1/orders/{channel_order_id}/documents/{channel_document_id}": {
        parameters: {};
        /**
         * Delete a document
         * @description Deletes a document that the connector uploaded for an order or a return. This DELETE request has a body, which names the store of the document.
         */
        delete: operations["deleteOrderDocument"];
    };
    "/v1/orders/returns": {
        parameters: {};
        /**
         * Synchronize returns
         * @description Replaces each return completely and removes the fields and lines that you leave out. Always send every field of a return. The request contains up to 100 returns of one store. Each return succeeds or fails separately. The status is 200 if the request is syntactically valid, even if every return failed, so check `return_errors`. Synchronize the order and its lines first. An unknown channel or store is refused with 404.
         */
        post: operations["upsertReturns"];
    };
    "/v1/orders/channels/{channel_id}/carriers": {
        parameters: {};
        /**
         * Replace the list of carriers that a channel allows
         * @description Deletes every carrier of the channel that you leave out. The request contains all carriers, at most 5,000, so the client cannot split a longer list. The hub maps carriers whose names differ slightly. If the channel allows any carrier, include one that stands for all others. Send the list when it changes.
         */
        post: operations["upsertCarriers"];
    };
    "/v1/channels/{channel_id}/stores/{channel_store_id}": {
        parameters: {};
        /**
         * Replace the business information of a store
         * @description Removes all business information of the store that you leave out. The request contains the state of the store on the channel: currency, sub-channels, identity check, payment and shipping warnings, and broken quality rules. A store cannot be used until you have sent it once. The request replaces all business information, so always send the complete state. Sellers see it.
         */
        put: operations["upsertBusinessInformation"];
    };
    "/v1/channels/{channel_id}/stores/{channel_store_id}/warehouses": {
        parameters: {};
        /**
         * List the warehouses linked to a store
         * @description Lists the warehouses that are linked to the store. The list is empty if there are none.
         */
        get: operations["getStoreWarehouses"];
    };
    "/v1/channel-catalog/{channel_id}/store-catalog-items/{store_id}": {
        parameters: {};
        /**
         * Report the status of items of a store
         * @description Reports status and diagnostics of up to 10,000 products and offers of a store. Sellers see them. Processing is asynchronous. An unknown store is refused with 404. Unknown products are silently ignored, and the others are updated. Send `product_diagnostics` and `offer_diagnostics`, because `diagnostics` is deprecated.
         */
        post: operations["updateStoreCatalogItems"];
    };
}
export interface webhooks {
    OfferUpsertEvent: {
        parameters: {};
        /**
         * Create or update an offer on the channel
         * @description Published when an offer of a store must be created or updated on the channel. It states a fact, so a response is not expected. Report the status of the item with updateStoreCatalogItems. The message may arrive more than once with the same ID.
         */
        post: operations["OfferUpsertEvent"];
    };
    PriceStockUpsertEvent: {
        parameters: {};
        /**
         * Price or stock of an offer changed
         * @description Published when the price or stock of an offer changed. It states a fact, so a response is not expected. The message may arrive more than once with the same ID.
         */
        post: operations["PriceStockUpsertEvent"];
    };
    ProductUpsertEvent: {
        parameters: {};
        /**
         * Create or update a product on the channel
         * @description Published when a product with its offer must be created or updated on the channel. The product type defines `attributes`. It states a fact, so a response is not expected. Report the status of the item with updateStoreCatalogItems. The message may arrive more than once with the same ID.
         */
        post: operations["ProductUpsertEvent"];
    };
    OrderActionEvent: {
        parameters: {};
        /**
         * Carry out a seller's request about an order or a return
         * @description A command: carry it out on the channel, then report the outcome with updateActionStatus and the `action_id` in `data`. `type` decides what `data` contains. The message may arrive more than once with the same ID.
         */
        post: operations["OrderActionEvent"];
    };
    StoreManagementFeatureEvent: {
        parameters: {};
        /**
         * A feature of a store was switched on or off
         * @description Published when the seller switches the synchronization of business information on or off, or links or unlinks a store. It states a fact, so a response is not expected. After the synchronization is switched on, send the state of the store with upsertBusinessInformation. The message may arrive more than once with the same ID.
         */
        post: operations["StoreManagementFeatureEvent"];
    };
}
export interface components {
    schemas: {
        OfferAttributeId: OfferAttributeId;
        LocalizedText: LocalizedText;
        OfferAttributeLabels: OfferAttributeLabels;
        OfferAttributeDescriptions: OfferAttributeDescriptions;
        RequirementLevel: RequirementLevel;
        ConfigurationModes: ConfigurationModes;
        BooleanOfferAttributeDefinition: BooleanOfferAttributeDefinition;
        NumericOfferAttributeDefinition: NumericOfferAttributeDefinition;
        TextOfferAttributeDefinition: TextOfferAttributeDefinition;
        OfferAttributeValue: OfferAttributeValue;
        ListOfferAttributeDefinition: ListOfferAttributeDefinition;
        OfferAttributeDefinition: OfferAttributeDefinition;
        Support: Support;
        DiscountDateConfiguration: DiscountDateConfiguration;
        DiscountPricePeriod: DiscountPricePeriod;
        PricingConfiguration: PricingConfiguration;
        OfferConfiguration: OfferConfiguration;
        StandardOfferAttribute: StandardOfferAttribute;
        UseCaseAttributes: UseCaseAttributes;
        UseCaseConfiguration: UseCaseConfiguration;
        UseCaseConfigurations: UseCaseConfigurations;
        CatalogConfiguration: CatalogConfiguration;
        Extensions: Extensions;
        FieldFault: FieldFault;
        ErrorBody: ErrorBody;
        RuleCondition: RuleCondition;
        AllCondition: AllCondition;
        AnyCondition: AnyCondition;
        NotCondition: NotCondition;
        TaxonomyAttributeId: TaxonomyAttributeId;
        IsSetCondition: IsSetCondition;
        RuleValue: RuleValue;
        EqualsCondition: EqualsCondition;
        InCondition: InCondition;
        AttributeRedefinition: AttributeRedefinition;
        RuleEffect: RuleEffect;
        RuleConsequence: RuleConsequence;
        TaxonomyRule: TaxonomyRule;
        TaxonomyRules: TaxonomyRules;
        TaxonomyLabels: TaxonomyLabels;
        ProductTypeContext: ProductTypeContext;
        ProductAttributeDescriptions: ProductAttributeDescriptions;
        StandardProductAttributes: StandardProductAttributes;
        ProductAttributeContext: ProductAttributeContext;
        TextProductAttribute: TextProductAttribute;
        IntegerProductAttribute: IntegerProductAttribute;
        DecimalProductAttribute: DecimalProductAttribute;
        ProductAttributeValue: ProductAttributeValue;
        ListProductAttribute: ListProductAttribute;
        MediaProductAttribute: MediaProductAttribute;
        ProductAttribute: ProductAttribute;
        TaxonomyRuleReference: TaxonomyRuleReference;
        ProductType: ProductType;
        Origin: Origin;
        OrderStatus: OrderStatus;
        OrderStatusReason: OrderStatusReason;
        FulfillmentType: FulfillmentType;
        Fulfillment: Fulfillment;
        Address: Address;
        BillingInfo: BillingInfo;
        DeliveryWindow: DeliveryWindow;
        ShippingInfo: ShippingInfo;
        ShippingUpsert: ShippingUpsert;
        OrderedProduct: OrderedProduct;
        Money: Money;
        Tax: Tax;
        AdjustmentType: AdjustmentType;
        AdjustmentReason: AdjustmentReason;
        OrderAdjustment: OrderAdjustment;
        AttributeId: AttributeId;
        StringAttribute: StringAttribute;
        NumericAttribute: NumericAttribute;
        BooleanAttribute: BooleanAttribute;
        DateAttribute: DateAttribute;
        ListAttribute: ListAttribute;
        CustomAttribute: CustomAttribute;
        CustomAttributes: CustomAttributes;
        OrderLineUpsert: OrderLineUpsert;
        OrderUpsert: OrderUpsert;
        OrdersUpsert: OrdersUpsert;
        AnonymizedOrder: AnonymizedOrder;
        AnonymizeAfterUpdate: AnonymizeAfterUpdate;
        ActionErrorCode: ActionErrorCode;
        ActionError: ActionError;
        ActionSuccess: ActionSuccess;
        ActionFailure: ActionFailure;
        ActionOutcome: ActionOutcome;
        DocumentType: DocumentType;
        DocumentEntity: DocumentEntity;
        DocumentMetadata: DocumentMetadata;
        DocumentOrigin: DocumentOrigin;
        DocumentUpload: DocumentUpload;
        DocumentDeletion: DocumentDeletion;
        ReturnStatus: ReturnStatus;
        ReturnRejectionReason: ReturnRejectionReason;
        ReturnAddress: ReturnAddress;
        ReturnTracking: ReturnTracking;
        ReturnReason: ReturnReason;
        ReturnLineUpsert: ReturnLineUpsert;
        ReturnUpsert: ReturnUpsert;
        ReturnsUpsert: ReturnsUpsert;
        UpsertedReturn: UpsertedReturn;
        RefusedReturnDetail: RefusedReturnDetail;
        RefusedReturn: RefusedReturn;
        ReturnsUpsertResult: ReturnsUpsertResult;
        ChannelCarrier: ChannelCarrier;
        CarriersUpsert: CarriersUpsert;
        CurrencyCode: CurrencyCode;
        QualitySuspensionReason: QualitySuspensionReason;
        SubChannel: SubChannel;
        BusinessInformation: BusinessInformation;
        Warehouse: Warehouse;
        CatalogDiagnostic: CatalogDiagnostic;
        StoreCatalogItem: StoreCatalogItem;
        StoreCatalogItemsUpdate: StoreCatalogItemsUpdate;
        EventId: EventId;
        EventTime: EventTime;
        ProductIdentifier: ProductIdentifier;
        ChangeAction: ChangeAction;
        OfferPrice: OfferPrice;
        StandardPriceChange: StandardPriceChange;
        DiscountPriceChange: DiscountPriceChange;
        CentralizedStock: CentralizedStock;
        WarehouseStock: WarehouseStock;
        PartnerStock: PartnerStock;
        StockPlace: StockPlace;
        StockChange: StockChange;
        InventoryChange: InventoryChange;
        BooleanOfferAttribute: BooleanOfferAttribute;
        ListOfferAttribute: ListOfferAttribute;
        NumericOfferAttribute: NumericOfferAttribute;
        TextOfferAttribute: TextOfferAttribute;
        OfferAttribute: OfferAttribute;
        SubChannelPrices: SubChannelPrices;
        OfferUpsert: OfferUpsert;
        OfferUpsertEvent: OfferUpsertEvent;
        SubChannelPriceStock: SubChannelPriceStock;
        PriceStockUpsert: PriceStockUpsert;
        PriceStockUpsertEvent: PriceStockUpsertEvent;
        ProductAttributeValueChange: ProductAttributeValueChange;
        ProductUpsert: ProductUpsert;
        ProductUpsertEvent: ProductUpsertEvent;
        ActionId: ActionId;
        LineAcceptance: LineAcceptance;
        OrderAcceptance: OrderAcceptance;
        AcceptCommand: AcceptCommand;
        ShippedItem: ShippedItem;
        OrderShipment: OrderShipment;
        CreateShipmentCommand: CreateShipmentCommand;
        TaxAmount: TaxAmount;
        LineAdjustment: LineAdjustment;
        OrderRefund: OrderRefund;
        RefundCommand: RefundCommand;
        OrderCancelation: OrderCancelation;
        CancelCommand: CancelCommand;
        ReturnAcceptance: ReturnAcceptance;
        AcceptReturnCommand: AcceptReturnCommand;
        CommandTracking: CommandTracking;
        ReturnTrackingUpdate: ReturnTrackingUpdate;
        UpdateReturnTrackingInformationCommand: UpdateReturnTrackingInformationCommand;
        ReturnStep: ReturnStep;
        AcknowledgeReturnReceptionCommand: AcknowledgeReturnReceptionCommand;
        CloseReturnCommand: CloseReturnCommand;
        UploadedDocument: UploadedDocument;
        UploadDocumentCommand: UploadDocumentCommand;
        OrderActionEvent: OrderActionEvent;
        StoreFeature: StoreFeature;
        BusinessInformationSync: BusinessInformationSync;
        StoreLinking: StoreLinking;
        StoreFeatureConfiguration: StoreFeatureConfiguration;
        StoreManagementFeature: StoreManagementFeature;
        StoreManagementFeatureEvent: StoreManagementFeatureEvent;
    };
    responses: {
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
        /** @description A resource that the request names does not exist. */
        NotFound: {
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
        /** @description The content type of the request body is not supported. */
        UnsupportedMediaType: {
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    configureChannelCatalog: {
        parameters: {
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json; charset=UTF-8": CatalogConfiguration;
            };
        };
        responses: {
            /** @description Accepted. The configuration is applied in the background. */
            202: {
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
    createTaxonomyRule: {
        parameters: {
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json; charset=UTF-8": TaxonomyRules;
            };
        };
        responses: {
            /** @description Accepted. The rules are applied in the background. */
            202: {
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
    upsertProductType: {
        parameters: {
            query: TaxonomyUpsertProductTypeQuery;
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json; charset=UTF-8": ProductType;
            };
        };
        responses: {
            /** @description Accepted. The definition is processed in the background. */
            202: {
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
    upsertOrders: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": OrdersUpsert;
            };
        };
        responses: {
            /** @description All orders were accepted. Orders older than the stored ones were ignored. */
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
    updateAnonymizeAfterDate: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": AnonymizeAfterUpdate;
            };
        };
        responses: {
            /** @description All dates are set. */
            204: {
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
    updateActionStatus: {
        parameters: {
            path: {
                /**
                 * @description The `action_id` of the command event.
                 * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
                 */
                action_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ActionOutcome;
            };
        };
        responses: {
            /** @description The outcome is recorded. */
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
    uploadOrderDocument: {
        parameters: {
            path: {
                /**
                 * @description The channel's own identifier of the order.
                 * @example ORD-1001
                 */
                channel_order_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": DocumentUpload;
            };
        };
        responses: {
            /** @description The document was added. */
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
    deleteOrderDocument: {
        parameters: {
            path: {
                /**
                 * @description The channel's own identifier of the order.
                 * @example ORD-1001
                 */
                channel_order_id: string;
                /**
                 * @description The channel's own identifier of the document, as sent in the upload.
                 * @example DOC-77
                 */
                channel_document_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": DocumentDeletion;
            };
        };
        responses: {
            /** @description The document is gone. */
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
    upsertReturns: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ReturnsUpsert;
            };
        };
        responses: {
            /** @description Result of each return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnsUpsertResult;
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
    upsertCarriers: {
        parameters: {
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": CarriersUpsert;
            };
        };
        responses: {
            /** @description The list was replaced. */
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
    upsertBusinessInformation: {
        parameters: {
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
                /**
                 * @description The channel's own identifier of the store.
                 * @example store_1
                 */
                channel_store_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": BusinessInformation;
            };
        };
        responses: {
            /** @description The business information was replaced. The response has no body. */
            200: {
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
    getStoreWarehouses: {
        parameters: {
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
                /**
                 * @description The channel's own identifier of the store.
                 * @example store_1
                 */
                channel_store_id: string;
            };
        };
        responses: {
            /** @description The warehouses, or an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Warehouse[];
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
    updateStoreCatalogItems: {
        parameters: {
            path: {
                /**
                 * @description Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
                /**
                 * @deprecated
                 * @description Identifier of the store. The API marks it as deprecated, but the only path contains it.
                 * @example ST-0001
                 */
                store_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json; charset=UTF-8": StoreCatalogItemsUpdate;
            };
        };
        responses: {
            /** @description Accepted. The report is processed in the background. */
            202: {
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
    OfferUpsertEvent: {
        parameters: {};
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Z5X8Q4N7V2K6M9T0B1C3D",
                 *       "type": "OFFER_UPSERT",
                 *       "time": "2026-01-12T09:00:00Z",
                 *       "data": {
                 *         "channel_id": "acme_web",
                 *         "store_id": "store_1",
                 *         "product_id": "SKU-100",
                 *         "use_case": "offer_creation",
                 *         "identifiers": [
                 *           {
                 *             "type": "GTIN",
                 *             "value": "4006381333931"
                 *           }
                 *         ],
                 *         "standard_price": {
                 *           "action_type": "UPDATE",
                 *           "price": {
                 *             "amount": 29.9,
                 *             "currency": "EUR"
                 *           }
                 *         },
                 *         "discount_price": {
                 *           "action_type": "IGNORE"
                 *         },
                 *         "stock": {
                 *           "action_type": "UPDATE",
                 *           "breakdown": [
                 *             {
                 *               "type": "SELLER_WAREHOUSE",
                 *               "quantity": 12,
                 *               "warehouse": {
                 *                 "id": "WH-PARIS"
                 *               }
                 *             }
                 *           ]
                 *         },
                 *         "inventory": {
                 *           "action_type": "UPDATE",
                 *           "quantity": 12
                 *         },
                 *         "offer_attributes": [
                 *           {
                 *             "id": "lead_time",
                 *             "type": "NUMERIC",
                 *             "value": 2
                 *           },
                 *           {
                 *             "id": "gift_wrap",
                 *             "type": "LIST",
                 *             "values": [
                 *               {
                 *                 "value": "stars"
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": OfferUpsertEvent;
            };
        };
        responses: {
            /** @description The message was removed from the queue or topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    PriceStockUpsertEvent: {
        parameters: {};
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Z6A2B9C4D7E1F8G5H3J0K",
                 *       "type": "PRICE_STOCK_UPSERT",
                 *       "time": "2026-01-12T09:05:00Z",
                 *       "data": {
                 *         "channel_id": "acme_web",
                 *         "store_id": "store_1",
                 *         "product_id": "SKU-100",
                 *         "standard_price": {
                 *           "action_type": "UPDATE",
                 *           "price": {
                 *             "amount": 27.5,
                 *             "currency": "EUR"
                 *           }
                 *         },
                 *         "stock": {
                 *           "action_type": "UPDATE",
                 *           "breakdown": [
                 *             {
                 *               "type": "SELLER_CENTRALIZED",
                 *               "quantity": 9
                 *             }
                 *           ]
                 *         },
                 *         "inventory": {
                 *           "action_type": "UPDATE",
                 *           "quantity": 9
                 *         },
                 *         "offer_attributes": [],
                 *         "sub_channel": {
                 *           "code": "acme_fr",
                 *           "standard_price": {
                 *             "action_type": "UPDATE",
                 *             "price": {
                 *               "amount": 27.5,
                 *               "currency": "EUR"
                 *             }
                 *           },
                 *           "discount_price": {
                 *             "action_type": "DELETE"
                 *           },
                 *           "stock": {
                 *             "action_type": "IGNORE"
                 *           }
                 *         }
                 *       }
                 *     }
                 */
                "application/json": PriceStockUpsertEvent;
            };
        };
        responses: {
            /** @description The message was removed from the queue or topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    ProductUpsertEvent: {
        parameters: {};
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Z7M5N6P7Q8R9S0T1V2W3X",
                 *       "type": "PRODUCT_UPSERT",
                 *       "time": "2026-01-12T09:10:00Z",
                 *       "data": {
                 *         "channel_id": "acme_web",
                 *         "store_id": "store_1",
                 *         "product_id": "SKU-100",
                 *         "product_type_id": "sneakers",
                 *         "identifiers": [
                 *           {
                 *             "type": "GTIN",
                 *             "value": "4006381333931"
                 *           }
                 *         ],
                 *         "attributes": [
                 *           {
                 *             "id": "title",
                 *             "locale": "en_US",
                 *             "value": "Canvas sneakers"
                 *           },
                 *           {
                 *             "id": "size",
                 *             "value": "42"
                 *           }
                 *         ],
                 *         "standard_price": {
                 *           "action_type": "UPDATE",
                 *           "price": {
                 *             "amount": 29.9,
                 *             "currency": "EUR"
                 *           }
                 *         },
                 *         "discount_price": {
                 *           "action_type": "UPDATE",
                 *           "price": {
                 *             "amount": 24.9,
                 *             "currency": "EUR"
                 *           },
                 *           "start_date": "2026-02-01T00:00:00Z",
                 *           "end_date": "2026-02-15T00:00:00Z"
                 *         },
                 *         "stock": {
                 *           "action_type": "UPDATE",
                 *           "breakdown": [
                 *             {
                 *               "type": "FULFILLMENT_PARTNER",
                 *               "quantity": 4,
                 *               "partner": {
                 *                 "id": "partner_1"
                 *               }
                 *             }
                 *           ]
                 *         },
                 *         "inventory": {
                 *           "action_type": "UPDATE",
                 *           "quantity": 4,
                 *           "delivery_partner": {
                 *             "name": "Partner One"
                 *           }
                 *         },
                 *         "offer_attributes": []
                 *       }
                 *     }
                 */
                "application/json": ProductUpsertEvent;
            };
        };
        responses: {
            /** @description The message was removed from the queue or topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    OrderActionEvent: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": OrderActionEvent;
            };
        };
        responses: {
            /** @description The message was removed from the queue or topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    StoreManagementFeatureEvent: {
        parameters: {};
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "01JD3Z8Y7Z6A5B4C3D2E1F0G9H",
                 *       "type": "STORE_MANAGEMENT_FEATURE",
                 *       "time": "2026-01-12T09:15:00Z",
                 *       "data": {
                 *         "channel_id": "acme_web",
                 *         "store_id": "store_1",
                 *         "feature": "business-information-sync",
                 *         "configuration": {
                 *           "feature": "business-information-sync",
                 *           "status": "enabled"
                 *         },
                 *         "trigger_date": "2026-01-12T09:14:58Z"
                 *       }
                 *     }
                 */
                "application/json": StoreManagementFeatureEvent;
            };
        };
        responses: {
            /** @description The message was removed from the queue or topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
}
