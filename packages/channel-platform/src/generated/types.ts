// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';

/** Accept or refuse lines of an order. */
export interface AcceptCommand {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Marks `data` with decisions on order lines. */
    type: "ACCEPT";
    /** Time at which the hub published the message. */
    time: EventTime;
    /** The order and the decisions on its lines. */
    data: OrderAcceptance;
}
/** Accept or decline a return. */
export interface AcceptReturnCommand {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Marks `data` with a decision on a return. */
    type: "ACCEPT_RETURN";
    /** Time at which the hub published the message. */
    time: EventTime;
    /** The return and the decision on it. */
    data: ReturnAcceptance;
}
/** The seller received a return. */
export interface AcknowledgeReturnReceptionCommand {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Marks `data` with a received return. */
    type: "ACKNOWLEDGE_RETURN_RECEPTION";
    /** Time at which the hub published the message. */
    time: EventTime;
    /** The return that was received. */
    data: ReturnStep;
}
/** One reason why an action failed. Sellers see the message. */
export interface ActionError {
    /**
     * Kind of failure.
     * - `INVALID_INPUT`: The requested values are invalid.
     * - `DATA_NOT_FOUND`: An entity that the action names does not exist on the channel.
     * - `UNEXPECTED`: An unexpected failure.
     * - `UNAVAILABLE`: A system that the action needs was unavailable.
     * - `TOO_MANY_REQUEST`: Too many requests were sent in too short a time.
     * - `ACTION_NOT_SUPPORTED`: The channel does not support the action.
     * - `ORDER_IN_WRONG_STATE`: The state of the order does not allow the action.
     * - `RETURN_IN_WRONG_STATE`: The state of the return does not allow the action.
     * - `CARRIER_NOT_SUPPORTED`: The channel does not support the carrier.
     * - `MISSING_CARRIER`: A carrier is required.
     * - `WAREHOUSE_ID_NOT_FOUND`: The warehouse does not exist.
     * - `WAREHOUSE_ID_REQUIRED`: A warehouse is required.
     * - `OTHER`: Any other reason. See the message.
     */
    code: ActionErrorCode;
    /** Explanation for the seller. */
    message: string;
}
/**
 * Kind of failure.
 * - `INVALID_INPUT`: The requested values are invalid.
 * - `DATA_NOT_FOUND`: An entity that the action names does not exist on the channel.
 * - `UNEXPECTED`: An unexpected failure.
 * - `UNAVAILABLE`: A system that the action needs was unavailable.
 * - `TOO_MANY_REQUEST`: Too many requests were sent in too short a time.
 * - `ACTION_NOT_SUPPORTED`: The channel does not support the action.
 * - `ORDER_IN_WRONG_STATE`: The state of the order does not allow the action.
 * - `RETURN_IN_WRONG_STATE`: The state of the return does not allow the action.
 * - `CARRIER_NOT_SUPPORTED`: The channel does not support the carrier.
 * - `MISSING_CARRIER`: A carrier is required.
 * - `WAREHOUSE_ID_NOT_FOUND`: The warehouse does not exist.
 * - `WAREHOUSE_ID_REQUIRED`: A warehouse is required.
 * - `OTHER`: Any other reason. See the message.
 */
export type ActionErrorCode = "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "RETURN_IN_WRONG_STATE" | "CARRIER_NOT_SUPPORTED" | "MISSING_CARRIER" | "WAREHOUSE_ID_NOT_FOUND" | "WAREHOUSE_ID_REQUIRED" | "OTHER";
/** The action did not take effect on the channel. */
export interface ActionFailure {
    /**
     * Marks a failure. Assumption about FAILED as a status to report: accepted and treated as FAILURE. Send FAILURE.
     * - `FAILURE`: The action failed.
     * - `FAILED`: Treated as FAILURE. Send FAILURE instead.
     */
    status: "FAILURE" | "FAILED";
    /** Reasons of the failure, at least one. */
    errors: ActionError[];
}
/**
 * Identifier of the action. Send it in updateActionStatus.
 * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
 */
export type ActionId = string;
/** Outcome of an action. A failure contains one or more errors. */
export type ActionOutcome = ActionSuccess | ActionFailure;
/** The action took effect on the channel. */
export interface ActionSuccess {
    /** Marks a success. */
    status: "SUCCESS";
    /** Not needed for a success. */
    errors?: ActionError[] | undefined;
}
/** A postal address of a customer. */
export interface Address {
    /** First name of the addressee. */
    first_name?: string | undefined;
    /** Last name of the addressee. */
    last_name: string;
    /** Company of the recipient, if there is one. */
    company?: string | undefined;
    /** First line of the street. */
    street: string;
    /** Second line of the street: building, floor, door. */
    street_additional_info?: string | undefined;
    /** More information for the carrier. */
    additional_info?: string | undefined;
    /** Postal code, if there is one. */
    zip_code?: string | undefined;
    /** Town or city. */
    city: string;
    /** State, province or region. */
    state?: string | undefined;
    /** Name of the country. */
    country?: string | undefined;
    /**
     * ISO 3166-1 alpha-3 code.
     * @example FRA
     */
    country_iso_code?: string | undefined;
    /** Phone number of the addressee. */
    phone?: string | undefined;
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
/** All conditions are met. */
export interface AllCondition {
    /** Conditions that must all be met. */
    all: RuleCondition[];
}
/** Dates after which orders are anonymized. */
export interface AnonymizeAfterUpdate {
    /** One date per order. If any date is invalid, the whole request is rejected. */
    orders: AnonymizedOrder[];
}
/** One order and its anonymization date. */
export interface AnonymizedOrder {
    /** Channel of the order. */
    channel_id: string;
    /** The channel's own identifier of the order. */
    channel_order_id: string;
    /** Country or brand of the channel that the order comes from. */
    sub_channel_code?: string | undefined;
    /** Time after which the order is anonymized, which cannot be undone. It cannot be in the past, apart from a tolerance of a few minutes. Format: date-time. */
    anonymize_after: string | Date;
}
/** At least one of the conditions is met. */
export interface AnyCondition {
    /** Conditions, at least one of them must be met. */
    any: RuleCondition[];
}
/** Identifier of the attribute, chosen by the channel. */
export type AttributeId = string;
/** New requirement level of the attribute. The field is camelCase in the API. */
export interface AttributeRedefinition {
    /** Identifier of an attribute on the channel. */
    attribute: TaxonomyAttributeId;
    /**
     * Whether a value is optional, recommended or mandatory.
     * - `OPTIONAL`: A value is optional.
     * - `RECOMMENDED`: Should be filled.
     * - `REQUIRED`: Must be filled.
     */
    requirementLevel: RequirementLevel;
}
/** Billing address of the order. */
export interface BillingInfo {
    /** Address of the invoice. */
    address?: Address | undefined;
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
/** An attribute that is true or false. */
export interface BooleanOfferAttribute {
    /** Identifier of the attribute, as in the catalog configuration. */
    id: string;
    /** Marks a Boolean `value`. */
    type: "BOOLEAN";
    /** The value. Absent if there is none. */
    value?: boolean;
}
/** An attribute that is true or false. */
export interface BooleanOfferAttributeDefinition {
    /** Identifier of the attribute on the channel. */
    id: OfferAttributeId;
    /** Marks a Boolean attribute. */
    type: "Boolean";
    /** Name of the attribute, per language. */
    labels: OfferAttributeLabels;
    /** Explanation of the attribute, per language. */
    descriptions?: OfferAttributeDescriptions | undefined;
    /**
     * Whether a value is optional, recommended or mandatory.
     * - `OPTIONAL`: A value is optional.
     * - `RECOMMENDED`: Should be filled.
     * - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or chooses. */
    configuration_modes: ConfigurationModes;
    /** Value used if the seller sends none. */
    default_value?: boolean | undefined;
}
/** State of a store on the channel, complete. A store cannot be used without it. Sellers see it. */
export interface BusinessInformation {
    /** Currency that the store sells in, as ISO 4217 code. */
    currency: CurrencyCode;
    /** Time at which this state was read on the channel. Format: date-time. */
    updated_at: string | Date;
    /**
     * Progress of the channel's check of the seller's identity.
     * - `PENDING_SUBMISSION`: The seller must still submit the required data.
     * - `PENDING_APPROVAL`: The channel must still approve the submitted data.
     * - `REFUSED`: The check was not passed.
     * - `APPROVED`: The check was passed.
     * - `NOT_REQUIRED`: A check is not needed.
     */
    kyc_status?: "PENDING_SUBMISSION" | "PENDING_APPROVAL" | "REFUSED" | "APPROVED" | "NOT_REQUIRED" | undefined;
    /** Reason why the check is not complete. */
    kyc_status_reason?: string | undefined;
    /** Whether the store needs more configuration on the channel before it can sell. */
    missing_configuration?: boolean | undefined;
    /** Whether the seller has entered payment information on the channel. */
    payment_information_configured?: boolean | undefined;
    /** Problem of the payment information. Null if there is none. */
    payment_information_warning?: string | null | undefined;
    /** Problem of the shipping configuration. Null if there is none. */
    shipping_warning?: string | null | undefined;
    /** Quality rules of the channel that the store breaks. Null if there are none. */
    quality_suspension_reasons?: QualitySuspensionReason[] | null | undefined;
    /** Countries or brands of the channel that the store sells in. */
    sub_channels?: SubChannel[] | undefined;
}
/** Whether business information of the store must be synchronized. */
export interface BusinessInformationSync {
    /** Marks a configuration of the business information. */
    feature: "business-information-sync";
    /**
     * Whether business information must be sent.
     * - `enabled`: To be sent with upsertBusinessInformation.
     * - `disabled`: Not to be sent.
     */
    status: "enabled" | "disabled" | (string & {});
}
/** Cancel all or part of the lines of an order. */
export interface CancelCommand {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Marks `data` with cancellations. */
    type: "CANCEL";
    /** Time at which the hub published the message. */
    time: EventTime;
    /** The order and the cancellations. */
    data: OrderCancelation;
}
/** All carriers that the channel allows. Carriers left out are deleted. */
export interface CarriersUpsert {
    /** The complete list. Carriers left out are deleted. */
    carriers: ChannelCarrier[];
}
/** Attributes, prices and discounts of offers on the channel, and the fields that each use case accepts. */
export interface CatalogConfiguration {
    /** Attributes, prices and discounts of offers beyond the standard fields. */
    offer_configuration?: OfferConfiguration | undefined;
    /** Fields that the channel accepts when offers are created and updated. */
    use_case_configurations?: UseCaseConfigurations | undefined;
}
/** One diagnostic about an item. */
export interface CatalogDiagnostic {
    /** Explanation for the seller. */
    message: string;
    /** The channel's own code of the diagnostic. Null if there is none. */
    channel_diagnostic_id?: string | null | undefined;
    /** Attribute that the diagnostic is about. Null if there is none. */
    channel_attribute_id?: string | null | undefined;
    /**
     * Action of the connector. Null if there was none.
     * - `REMOVED`: The connector removed it.
     * @deprecated
     */
    connector_override_action?: "REMOVED" | null | undefined;
}
/** All stock of the seller together. */
export interface CentralizedStock {
    /** Marks the total stock of the seller. */
    type: "SELLER_CENTRALIZED";
    /** Units in stock. */
    quantity: number;
}
/**
 * Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
 * - `UPDATE`: Sets the value.
 * - `DELETE`: Removes the channel's value.
 * - `IGNORE`: Keeps the channel's value.
 */
export type ChangeAction = "UPDATE" | "DELETE" | "IGNORE" | (string & {});
/** One carrier. If the channel allows any carrier, send one that stands for all others. */
export interface ChannelCarrier {
    /** The channel's own identifier of the carrier. */
    channel_carrier_id: string;
    /** Name of the carrier. The hub maps names that differ slightly. */
    name: string;
}
/** All steps of a return are complete. */
export interface CloseReturnCommand {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Marks `data` with a closed return. */
    type: "CLOSE_RETURN";
    /** Time at which the hub published the message. */
    time: EventTime;
    /** The return that is closed. */
    data: ReturnStep;
}
/** Tracking of the returned parcel. */
export interface CommandTracking {
    /** Carrier that brings the parcel back. */
    carrier?: string;
    /** Tracking number of the parcel. */
    tracking_number?: string;
    /** Tracking page of the parcel. */
    tracking_url?: string;
}
/**
 * Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or chooses.
 * - `CONSTANT`: One value for all offers.
 * - `VARIABLE`: A value for each offer.
 */
export type ConfigurationModes = ("CONSTANT" | "VARIABLE")[];
/** Items of an order were shipped in one package. */
export interface CreateShipmentCommand {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Marks `data` with a shipment. */
    type: "CREATE_SHIPMENT";
    /** Time at which the hub published the message. */
    time: EventTime;
    /** The order and the package. */
    data: OrderShipment;
}
/** ISO 4217 code. */
export type CurrencyCode = string;
/** A fact that the channel added to an order or a line. The form of `value` depends on `type`. */
export type CustomAttribute = StringAttribute | NumericAttribute | BooleanAttribute | DateAttribute | ListAttribute;
/** Facts of the channel without a field of their own. */
export type CustomAttributes = CustomAttribute[];
/** An attribute with an instant. */
export interface DateAttribute {
    /** Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /** Marks a time in `value`. */
    type: "DATE";
    /** The instant, in ISO 8601. Format: date-time. */
    value: string | Date;
}
/** An attribute that is a decimal number. */
export interface DecimalProductAttribute {
    /** Identifier of an attribute on the channel. */
    id: TaxonomyAttributeId;
    /** Marks an attribute with decimal numbers. */
    type: "Decimal";
    /** Name of the attribute, per language. */
    labels: TaxonomyLabels;
    /** Explanation of the attribute, per language. May be empty. */
    descriptions: ProductAttributeDescriptions;
    /**
     * Whether a value is optional, recommended or mandatory.
     * - `OPTIONAL`: A value is optional.
     * - `RECOMMENDED`: Should be filled.
     * - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** Equivalent attributes of the hub. The hub fills this attribute from them. */
    connect_standard_attributes?: StandardProductAttributes | undefined;
    /** Path of the attribute, for people who search for it. */
    context?: ProductAttributeContext | undefined;
    /** Lowest allowed value, if there is a limit. */
    minimum?: number | undefined;
    /** Highest allowed value, if there is a limit. */
    maximum?: number | undefined;
    /** Number of digits after the decimal point. */
    scale: number;
}
/** Expected period of the delivery. */
export interface DeliveryWindow {
    /** Start of the period. Format: date-time. */
    earliest: string | Date;
    /** End of the period. Format: date-time. */
    latest: string | Date;
}
/** Whether one date of a discount is optional or mandatory. */
export interface DiscountDateConfiguration {
    /**
     * Whether the date is optional or mandatory.
     * - `OPTIONAL`: The date is optional.
     * - `REQUIRED`: The date is mandatory.
     */
    requirement_level: "OPTIONAL" | "REQUIRED";
}
/** Action on the discounted price, and its period. */
export interface DiscountPriceChange {
    /**
     * Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
     * - `UPDATE`: Sets the value.
     * - `DELETE`: Removes the channel's value.
     * - `IGNORE`: Keeps the channel's value.
     */
    action_type?: ChangeAction;
    /** The price to set. */
    price?: OfferPrice;
    /** Start of the discount. Absent if there is none. Format: date-time. */
    start_date?: string;
    /** End of the discount. Absent if there is none. Format: date-time. */
    end_date?: string;
}
/** Whether a discount can have a period, and which of the two dates it needs. */
export interface DiscountPricePeriod {
    /**
     * Whether a discount can have a period.
     * - `SUPPORTED`: The channel supports it.
     * - `UNSUPPORTED`: The channel does not support it.
     */
    support: Support;
    /** Whether the start of a discount is optional or mandatory. */
    start_date: DiscountDateConfiguration;
    /** Whether the end of a discount is optional or mandatory. */
    end_date: DiscountDateConfiguration;
}
/** Store of the document. The identifiers of the document are in the path. */
export interface DocumentDeletion {
    /** Channel, store and optional sub-channel of the order. */
    origin: DocumentOrigin;
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
/** Type and owner of the document. */
export interface DocumentMetadata {
    /** The channel's own identifier of the document. Use it to delete the document. */
    channel_document_id: string;
    /**
     * Type of an order document. `channel_type` distinguishes CHANNEL_SPECIFIC documents.
     * - `RETURN_LABEL`: Label for the parcel of a return.
     * - `CUSTOMER_INVOICE`: Invoice for the customer.
     * - `DELIVERY_SLIP`: Delivery slip of the order.
     * - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
     * - `CHANNEL_SPECIFIC`: A type of the channel's own, see `channel_type`.
     */
    type: DocumentType;
    /** The channel's name for the type of a CHANNEL_SPECIFIC document. */
    channel_type?: string | undefined;
    /** Name of the file. */
    filename: string;
    /** The return that the document belongs to. Default: the document belongs to the order. */
    entity?: DocumentEntity | undefined;
}
/** Channel, store and optional sub-channel of the order. */
export interface DocumentOrigin {
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** The channel's own identifier of the store. */
    channel_store_id: string;
    /** Country or brand of the channel that the order comes from. */
    sub_channel_code?: string | undefined;
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
/** The file, its type and its owner. */
export interface DocumentUpload {
    /** PDF, JPEG, PNG or CSV, at most 10 MB. */
    file: FileInput;
    /** Type and owner of the document, a JSON part. */
    metadata: DocumentMetadata;
    /** Channel, store and optional sub-channel of the order, a JSON part. */
    origin: DocumentOrigin;
}
/** The attribute has exactly this value. */
export interface EqualsCondition {
    /** The attribute and its required value. */
    equals: {
        /** Identifier of an attribute on the channel. */
        attribute: TaxonomyAttributeId;
        /** A value to compare an attribute with. */
        value: RuleValue;
    };
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
/**
 * ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before.
 * @example 01JD3Z5X8Q4N7V2K6M9T0B1C3D
 */
export type EventId = string;
/** Time at which the hub published the message. Format: date-time. */
export type EventTime = string;
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
    code?: string | undefined;
}
/**
 * Whether the seller ships, or a partner such as the channel's own warehouse.
 * - `FULFILLED_BY_SELLER`: The seller ships.
 * - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
 */
export type FulfillmentType = "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER" | (string & {});
/** The attribute has one of these values. */
export interface InCondition {
    /** The attribute and its allowed values. */
    in: {
        /** Identifier of an attribute on the channel. */
        attribute: TaxonomyAttributeId;
        /** Allowed values of the attribute. */
        values: RuleValue[];
    };
}
/** An attribute that is a whole number. */
export interface IntegerProductAttribute {
    /** Identifier of an attribute on the channel. */
    id: TaxonomyAttributeId;
    /** Marks an attribute with whole numbers. */
    type: "Integer";
    /** Name of the attribute, per language. */
    labels: TaxonomyLabels;
    /** Explanation of the attribute, per language. May be empty. */
    descriptions: ProductAttributeDescriptions;
    /**
     * Whether a value is optional, recommended or mandatory.
     * - `OPTIONAL`: A value is optional.
     * - `RECOMMENDED`: Should be filled.
     * - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** Equivalent attributes of the hub. The hub fills this attribute from them. */
    connect_standard_attributes?: StandardProductAttributes | undefined;
    /** Path of the attribute, for people who search for it. */
    context?: ProductAttributeContext | undefined;
    /** Lowest allowed value, if there is a limit. */
    minimum?: number | undefined;
    /** Highest allowed value, if there is a limit. */
    maximum?: number | undefined;
}
/** Action on the quantity on offer, as one number. */
export interface InventoryChange {
    /**
     * Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
     * - `UPDATE`: Sets the value.
     * - `DELETE`: Removes the channel's value.
     * - `IGNORE`: Keeps the channel's value.
     */
    action_type?: ChangeAction;
    /** Units on offer. */
    quantity?: number;
    /** Partner that ships, if the seller does not. */
    delivery_partner?: {
        /** Name of the partner. */
        name?: string;
    };
}
/** The attribute has a value. */
export interface IsSetCondition {
    /** The attribute that must have a value. */
    isSet: {
        /** Identifier of an attribute on the channel. */
        attribute: TaxonomyAttributeId;
    };
}
/** Decision on one line. */
export interface LineAcceptance {
    /** The channel's own identifier of the line. */
    channel_order_line_id: string;
    /** `true` accepts the line, `false` refuses it. */
    accepted: boolean;
}
/** Units of one order line to cancel or refund, with the related amounts. */
export interface LineAdjustment {
    /** The channel's own identifier of the line. */
    channel_order_line_id: string;
    /** The seller's identifier of the product. */
    product_id: string;
    /** Units to cancel or refund. */
    quantity: number;
    /**
     * Reason of the cancellation or refund.
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
    /** Canceled or refunded part of the price. */
    price: Money;
    /** Taxes on that part of the price. */
    taxes?: TaxAmount[];
    /** Canceled or refunded part of the shipping price. */
    shipping_price: Money;
    /** Taxes on that part of the shipping price. */
    shipping_taxes?: TaxAmount[];
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
/** An attribute with values from a list. */
export interface ListOfferAttribute {
    /** Identifier of the attribute, as in the catalog configuration. */
    id: string;
    /** Marks `values` from a list. */
    type: "LIST";
    /** The chosen values. Absent if there are none. */
    values?: {
        /** One chosen value. */
        value?: string;
    }[];
}
/** An attribute with one or several values from a list. */
export interface ListOfferAttributeDefinition {
    /** Identifier of the attribute on the channel. */
    id: OfferAttributeId;
    /** Marks an attribute with values from a list. */
    type: "List";
    /** Name of the attribute, per language. */
    labels: OfferAttributeLabels;
    /** Explanation of the attribute, per language. */
    descriptions?: OfferAttributeDescriptions | undefined;
    /**
     * Whether a value is optional, recommended or mandatory.
     * - `OPTIONAL`: A value is optional.
     * - `RECOMMENDED`: Should be filled.
     * - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or chooses. */
    configuration_modes: ConfigurationModes;
    /** Number of values that can be chosen. */
    max_size: number;
    /** The values to choose from. */
    values: OfferAttributeValue[];
    /** Identifiers of the values that are chosen by default. */
    default_values?: string[] | undefined;
}
/** An attribute with one or several values from a list. */
export interface ListProductAttribute {
    /** Identifier of an attribute on the channel. */
    id: TaxonomyAttributeId;
    /** Marks an attribute with values from a list. */
    type: "List";
    /** Name of the attribute, per language. */
    labels: TaxonomyLabels;
    /** Explanation of the attribute, per language. May be empty. */
    descriptions: ProductAttributeDescriptions;
    /**
     * Whether a value is optional, recommended or mandatory.
     * - `OPTIONAL`: A value is optional.
     * - `RECOMMENDED`: Should be filled.
     * - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** Equivalent attributes of the hub. The hub fills this attribute from them. */
    connect_standard_attributes?: StandardProductAttributes | undefined;
    /** Path of the attribute, for people who search for it. */
    context?: ProductAttributeContext | undefined;
    /** All values of the list. */
    available_values: ProductAttributeValue[];
    /** Number of values that can be chosen. */
    max_values?: number | undefined;
}
/** A text in one language. */
export interface LocalizedText {
    /**
     * Language of the text, such as `en_US`.
     * @example en_US
     */
    locale: string;
    /** The text itself. */
    value: string;
}
/** An attribute that contains the address of a file. */
export interface MediaProductAttribute {
    /** Identifier of an attribute on the channel. */
    id: TaxonomyAttributeId;
    /** Marks an attribute with files. */
    type: "Media";
    /** Name of the attribute, per language. */
    labels: TaxonomyLabels;
    /** Explanation of the attribute, per language. May be empty. */
    descriptions: ProductAttributeDescriptions;
    /**
     * Whether a value is optional, recommended or mandatory.
     * - `OPTIONAL`: A value is optional.
     * - `RECOMMENDED`: Should be filled.
     * - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** Equivalent attributes of the hub. The hub fills this attribute from them. */
    connect_standard_attributes?: StandardProductAttributes | undefined;
    /** Path of the attribute, for people who search for it. */
    context?: ProductAttributeContext | undefined;
    /**
     * Kind of file.
     * - `IMAGE`: A picture.
     * - `OTHER`: Any other file.
     */
    media_type?: "IMAGE" | "OTHER" | undefined;
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
/** The condition does not hold. */
export interface NotCondition {
    /** Condition that must not be met. */
    not: RuleCondition;
}
/** An attribute with a number. */
export interface NumericAttribute {
    /** Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /** Marks a number in `value`. */
    type: "NUMERIC";
    /** The number, with or without decimals. */
    value: number;
}
/** An attribute that is a number. */
export interface NumericOfferAttribute {
    /** Identifier of the attribute, as in the catalog configuration. */
    id: string;
    /** Marks a number in `value`. */
    type: "NUMERIC";
    /** The number, with or without decimals. Absent if there is none. */
    value?: number;
}
/** An attribute that is a number. */
export interface NumericOfferAttributeDefinition {
    /** Identifier of the attribute on the channel. */
    id: OfferAttributeId;
    /** Marks a number attribute. */
    type: "Numeric";
    /** Name of the attribute, per language. */
    labels: OfferAttributeLabels;
    /** Explanation of the attribute, per language. */
    descriptions?: OfferAttributeDescriptions | undefined;
    /**
     * Whether a value is optional, recommended or mandatory.
     * - `OPTIONAL`: A value is optional.
     * - `RECOMMENDED`: Should be filled.
     * - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or chooses. */
    configuration_modes: ConfigurationModes;
    /** Value used if the seller sends none. */
    default_value?: number | undefined;
}
/** Value of one custom attribute of the offer. */
export type OfferAttribute = BooleanOfferAttribute | ListOfferAttribute | NumericOfferAttribute | TextOfferAttribute;
/** An additional attribute of offers on the channel. */
export type OfferAttributeDefinition = BooleanOfferAttributeDefinition | NumericOfferAttributeDefinition | TextOfferAttributeDefinition | ListOfferAttributeDefinition;
/** Explanation of the attribute, per language. */
export type OfferAttributeDescriptions = LocalizedText[];
/** Identifier of the attribute on the channel. */
export type OfferAttributeId = string;
/** Name of the attribute, per language. */
export type OfferAttributeLabels = LocalizedText[];
/** One value of the list. */
export interface OfferAttributeValue {
    /** Identifier of the value on the channel. */
    id: string;
    /** Name of the value, per language. */
    labels?: LocalizedText[] | undefined;
}
/** Attributes, prices and discounts of offers beyond the standard fields. */
export interface OfferConfiguration {
    /** Attributes of offers in addition to the standard ones. Default: none. */
    custom_attributes?: OfferAttributeDefinition[] | undefined;
    /** Capabilities of prices on the channel. */
    pricing_configuration?: PricingConfiguration | undefined;
}
/** An amount in one currency, in major units. */
export interface OfferPrice {
    /** Amount in major units of the currency, with decimals. */
    amount?: number;
    /** ISO 4217 code. */
    currency?: string;
}
/** An offer to create or update on the channel. */
export interface OfferUpsert {
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** Identifier of the store. */
    store_id: string;
    /** The seller's identifier of the product. */
    product_id: string;
    /** Use case of the catalog configuration. */
    use_case: string;
    /** Numbers that identify the product everywhere. */
    identifiers?: ProductIdentifier[];
    /**
     * The first of `identifiers`. Read that list instead.
     * @deprecated
     */
    identifier?: ProductIdentifier;
    /** Action on the regular price. */
    standard_price: StandardPriceChange;
    /** Action on the discounted price, and its period. */
    discount_price: DiscountPriceChange;
    /** Action on the stock, place by place. */
    stock: StockChange;
    /** Action on the quantity on offer, as one number. */
    inventory: InventoryChange;
    /** Values of the channel's custom attributes of offers. */
    offer_attributes?: OfferAttribute[];
    /**
     * Prices per sub-channel.
     * @deprecated
     */
    sub_channel_prices?: SubChannelPrices[];
}
/** An offer of a store must be created or updated on the channel. */
export interface OfferUpsertEvent {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Marks `data` with an offer. */
    type: "OFFER_UPSERT";
    /** Time at which the hub published the message. */
    time: EventTime;
    /** The offer. */
    data: OfferUpsert;
}
/** Lines that the seller accepts or refuses. */
export interface OrderAcceptance {
    /** Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** The channel's own identifier of the store. */
    channel_store_id: string;
    /** Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** The channel's own identifier of the order. */
    channel_order_id: string;
    /** One decision per line. */
    order_lines: LineAcceptance[];
}
/** A command about an order or a return. `type` decides what `data` contains. Report the outcome with the `action_id` in `data`. Assumption about data of a command: always present. */
export type OrderActionEvent = AcceptCommand | CreateShipmentCommand | RefundCommand | CancelCommand | AcceptReturnCommand | UpdateReturnTrackingInformationCommand | AcknowledgeReturnReceptionCommand | CloseReturnCommand | UploadDocumentCommand;
/** A cancellation or refund of all or part of a line. */
export interface OrderAdjustment {
    /** The channel's own identifier of the adjustment. */
    channel_adjustment_id: string;
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
    /** Time of the cancellation or refund on the channel. Format: date-time. */
    created_at: string | Date;
    /** Canceled or refunded units. */
    quantity: number;
    /** Canceled or refunded part of the price. */
    price: Money;
    /** Taxes on the adjusted price. */
    taxes?: Tax[] | undefined;
    /** Canceled or refunded part of the shipping price. */
    shipping_price: Money;
    /** Taxes on the adjusted shipping price. */
    shipping_taxes?: Tax[] | undefined;
}
/** Cancellations of an order. */
export interface OrderCancelation {
    /** Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** The channel's own identifier of the store. */
    channel_store_id: string;
    /** Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** The channel's own identifier of the order. */
    channel_order_id: string;
    /** Cancellations, one entry per line. */
    cancelations: LineAdjustment[];
}
/** One product of an order, complete. */
export interface OrderLineUpsert {
    /** The channel's own identifier of the line. Returns and adjustments refer to it. */
    channel_order_line_id: string;
    /** Time at which the line was created on the channel. Format: date-time. */
    created_at: string | Date;
    /** Time of the last change of the line on the channel. Format: date-time. */
    updated_at: string | Date;
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
     * Reason of the status. Leave it out if there is none.
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
    status_reason?: OrderStatusReason | undefined;
    /** The product as shown to the customer on the channel. */
    product: OrderedProduct;
    /** Pieces ordered. */
    quantity: number;
    /** Price of the line. */
    price: Money;
    /** Taxes on the price. */
    taxes?: Tax[] | undefined;
    /** Shipping price of the whole line. */
    total_shipping_price: Money;
    /** Taxes on the shipping price. */
    shipping_taxes?: Tax[] | undefined;
    /** Whether the seller can still cancel the line. */
    can_cancel: boolean;
    /** Whether the seller can refund the line. */
    can_refund: boolean;
    /** All cancellations and refunds of the line. Send earlier ones again each time, because they cannot be revoked. */
    adjustments?: OrderAdjustment[] | undefined;
    /** Facts of the channel about the line without a field of their own. */
    custom_attributes?: CustomAttributes | undefined;
}
/** Refunds of an order. */
export interface OrderRefund {
    /** Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** The channel's own identifier of the store. */
    channel_store_id: string;
    /** Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** The channel's own identifier of the order. */
    channel_order_id: string;
    /** Refunds, one entry per line. */
    refunds?: LineAdjustment[];
}
/** Items in the package and its tracking. */
export interface OrderShipment {
    /** Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** The channel's own identifier of the store. */
    channel_store_id: string;
    /** Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** The channel's own identifier of the order. */
    channel_order_id: string;
    /** A carrier from the list that the connector sent. */
    carrier: string;
    /** Tracking number of the package. */
    tracking_number?: string;
    /** Tracking page of the package. */
    tracking_url?: string;
    /** Tracking number of the enclosed return label. */
    return_tracking_number?: string;
    /** Place from which the package is sent. */
    warehouse_id?: string;
    /** Items in the package, one entry per line. */
    items?: ShippedItem[];
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
/** One order, complete. It replaces the stored order. Fields left out are removed. */
export interface OrderUpsert {
    /** The channel's own identifier of the order. */
    channel_order_id: string;
    /** Country or brand of the channel that the order comes from. */
    sub_channel_code?: string | undefined;
    /** Time at which the customer placed the order on the channel. Format: date-time. */
    created_at: string | Date;
    /** Time of the last change of the order on the channel. An order older than the stored one is silently ignored. Format: date-time. */
    channel_updated_at: string | Date;
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
     * Reason of the status. Leave it out if there is none.
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
    status_reason?: OrderStatusReason | undefined;
    /** Whether a complaint about the order is open on the channel. */
    has_incident?: boolean | undefined;
    /** Party that ships the order. */
    fulfillment: Fulfillment;
    /** Billing address of the order. */
    billing_info?: BillingInfo | undefined;
    /** Address, method and deadline of the delivery. The e-mail address must be valid. */
    shipping_info: ShippingUpsert;
    /** Ordered products, one line per product. Send every line. */
    order_lines: OrderLineUpsert[];
    /** Facts of the channel about the order without a field of their own. */
    custom_attributes?: CustomAttributes | undefined;
}
/** The product as shown to the customer on the channel. */
export interface OrderedProduct {
    /** The seller's identifier of the product. */
    id: string;
    /** Name of the product. */
    title: string;
    /** Address of a thumbnail of the product. Format: uri. */
    thumbnail_url?: string | undefined;
}
/** Orders of one store, each complete. */
export interface OrdersUpsert {
    /** The channel and the store of all orders of the request. */
    origin: Origin;
    /** Orders to upsert. If any order is invalid, the whole request is rejected. */
    orders: OrderUpsert[];
}
/** Origin of orders or returns. */
export interface Origin {
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** The channel's own identifier of the store. */
    channel_store_id: string;
}
/** Stock at a fulfillment partner. */
export interface PartnerStock {
    /** Marks the stock at a fulfillment partner. */
    type: "FULFILLMENT_PARTNER";
    /** Units in stock at the partner. */
    quantity: number;
    /** The fulfillment partner. */
    partner?: {
        /** Identifier of the partner. */
        id: string;
    };
}
/** New price and stock of an offer on the channel. */
export interface PriceStockUpsert {
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** Identifier of the store. */
    store_id: string;
    /** The seller's identifier of the product. */
    product_id: string;
    /** Numbers that identify the product everywhere. */
    identifiers?: ProductIdentifier[];
    /** Action on the regular price. */
    standard_price?: StandardPriceChange;
    /** Action on the discounted price, and its period. */
    discount_price?: DiscountPriceChange;
    /** Action on the stock, place by place. */
    stock: StockChange;
    /** Action on the quantity on offer, as one number. */
    inventory: InventoryChange;
    /** Values of the channel's custom attributes of offers. */
    offer_attributes: OfferAttribute[];
    /** Sub-channel of the change, with its own prices and stock. */
    sub_channel?: SubChannelPriceStock;
}
/** The price or stock of an offer changed. */
export interface PriceStockUpsertEvent {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Marks `data` with price and stock. */
    type: "PRICE_STOCK_UPSERT";
    /** Time at which the hub published the message. */
    time: EventTime;
    /** The offer whose price or stock changed. */
    data: PriceStockUpsert;
}
/** Capabilities of prices on the channel. */
export interface PricingConfiguration {
    /** Whether a discount can have a period, and which of the two dates it needs. */
    discount_price_period?: DiscountPricePeriod | undefined;
}
/** An attribute of products of the type. */
export type ProductAttribute = TextProductAttribute | IntegerProductAttribute | DecimalProductAttribute | ListProductAttribute | MediaProductAttribute;
/** Path of the attribute, for people who search for it. */
export interface ProductAttributeContext {
    /** Name of the group of the attribute, per language. */
    labels?: LocalizedText[] | undefined;
    /** Path of the attribute in the channel's own structure. */
    path?: string | undefined;
}
/** Explanation of the attribute, per language. May be empty. */
export type ProductAttributeDescriptions = LocalizedText[];
/** One value of the list. */
export interface ProductAttributeValue {
    /** Identifier of the value on the channel. */
    id: string;
    /** Name of the value, per language. */
    labels?: TaxonomyLabels | undefined;
}
/** Value of one attribute of the product type. */
export interface ProductAttributeValueChange {
    /** Identifier of the attribute, as in the product type. */
    id: string;
    /** Language of the value, if it has one. */
    locale?: string;
    /** The value, as text for every type of attribute. Absent if there is none. */
    value?: string;
}
/** A global number that identifies the product. */
export interface ProductIdentifier {
    /**
     * Kind of number, such as `GTIN`.
     * @example GTIN
     */
    type: string;
    /** The number. */
    value: string;
}
/** One product type, complete. Attributes, list values and rule references left out are removed. */
export interface ProductType {
    /** Name of the product type, per language. */
    labels: TaxonomyLabels;
    /** Path of the product type, for people who search for it. */
    context?: ProductTypeContext | undefined;
    /** All attributes of the product type. Attributes left out are removed. */
    embedded_attributes: ProductAttribute[];
    /** Rules of the channel that apply to products of this type. */
    rules?: TaxonomyRuleReference[] | undefined;
}
/** Path of the product type, for people who search for it. */
export interface ProductTypeContext {
    /** Name of the group of the product type, per language. */
    labels?: LocalizedText[] | undefined;
}
/** A product and its offer to create or update on the channel. */
export interface ProductUpsert {
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** Identifier of the store. */
    store_id: string;
    /** The seller's identifier of the product. */
    product_id: string;
    /** The channel's product type. It defines the attributes in `attributes`. */
    product_type_id: string;
    /** Numbers that identify the product everywhere. */
    identifiers?: ProductIdentifier[];
    /**
     * The first of `identifiers`. Read that list instead.
     * @deprecated
     */
    identifier?: ProductIdentifier;
    /** Values of the attributes of the product type. */
    attributes: ProductAttributeValueChange[];
    /** Action on the regular price. */
    standard_price: StandardPriceChange;
    /** Action on the discounted price, and its period. */
    discount_price: DiscountPriceChange;
    /** Action on the stock, place by place. */
    stock: StockChange;
    /** Action on the quantity on offer, as one number. */
    inventory: InventoryChange;
    /** Values of the channel's custom attributes of offers. */
    offer_attributes: OfferAttribute[];
}
/** A product, with its offer, must be created or updated on the channel. */
export interface ProductUpsertEvent {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Marks `data` with a product. */
    type: "PRODUCT_UPSERT";
    /** Time at which the hub published the message. */
    time: EventTime;
    /** Origin of the message. */
    source?: string;
    /** Position of the message in its sequence. */
    sequence?: number;
    /** Number of messages in the sequence. */
    sequenceSize?: number;
    /** Kind of the sequence. */
    sequenceType?: string;
    /** The product and its offer. */
    data: ProductUpsert;
}
/** One quality rule, with the measured value and its threshold. */
export interface QualitySuspensionReason {
    /** Name of the rule. */
    rule: string;
    /** Metric of the rule. */
    rule_type?: string | undefined;
    /** How the measured value is compared with the threshold. */
    rule_comparison_method?: string | undefined;
    /** Measured value. */
    stat_value?: number | undefined;
    /** Threshold of the rule. */
    threshold?: number | undefined;
    /** Period of the measurement. */
    period?: string | undefined;
}
/** Refund all or part of the lines of an order. */
export interface RefundCommand {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Marks `data` with refunds. */
    type: "REFUND";
    /** Time at which the hub published the message. */
    time: EventTime;
    /** The order and the refunds. */
    data: OrderRefund;
}
/** A refused return and the reason. */
export interface RefusedReturn {
    /** The channel's own identifier of the order, as sent. */
    channel_order_id?: string;
    /** The channel's own identifier of the return, as sent. */
    channel_return_id?: string;
    /** Problems of the return, one entry per fault. */
    details?: RefusedReturnDetail[];
}
/** One problem of a return. */
export interface RefusedReturnDetail {
    /** Stable machine-readable code. */
    code: string;
    /** Description of the problem, for people. */
    message: string;
    /** The field at fault. */
    field?: string;
}
/**
 * Whether a value is optional, recommended or mandatory.
 * - `OPTIONAL`: A value is optional.
 * - `RECOMMENDED`: Should be filled.
 * - `REQUIRED`: Must be filled.
 */
export type RequirementLevel = "OPTIONAL" | "RECOMMENDED" | "REQUIRED";
/** Whether the seller accepts a return. */
export interface ReturnAcceptance {
    /** Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** The channel's own identifier of the store. */
    channel_store_id: string;
    /** Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** The channel's own identifier of the order. */
    channel_order_id: string;
    /** The channel's own identifier of the return. */
    channel_return_id: string;
    /** `true` accepts the return, `false` declines it. */
    accepted: boolean;
    /**
     * Reason why the seller declines. Absent if the return is accepted.
     * - `RETURN_WINDOW_CLOSED`: The period for returns is over.
     * - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
     * - `FINAL_SALES`: The item was sold without a right of return.
     * - `OTHER`: Another reason. It occurs in responses only.
     */
    rejection_reason?: ReturnRejectionReason;
}
/** Address for the returned parcel. */
export interface ReturnAddress {
    /** First line of the street. */
    street: string;
    /** Second line of the street: building, floor, door. */
    street_additional_info?: string | undefined;
    /** Postal code, if there is one. */
    zip_code?: string | undefined;
    /** Town or city. */
    city: string;
    /** State, province or region. */
    state?: string | undefined;
    /** Name of the country. */
    country?: string | undefined;
    /**
     * ISO 3166-1 alpha-3 code.
     * @example FRA
     */
    country_iso_code: string;
}
/** Returned units of one order line. */
export interface ReturnLineUpsert {
    /** A line of the order that was synchronized before. */
    channel_order_line_id: string;
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
/** The return that the step belongs to. */
export interface ReturnStep {
    /** Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** The channel's own identifier of the store. */
    channel_store_id: string;
    /** Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** The channel's own identifier of the order. */
    channel_order_id: string;
    /** The channel's own identifier of the return. */
    channel_return_id: string;
}
/** Tracking of the returned parcel. */
export interface ReturnTracking {
    /** Name of the carrier of the returned parcel. */
    carrier_name?: string | undefined;
    /** Tracking number of the parcel. */
    tracking_number?: string | undefined;
    /** Tracking page of the parcel. */
    tracking_url?: string | undefined;
}
/** Label, authorization number and tracking of a return. */
export interface ReturnTrackingUpdate {
    /** Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** The channel's own identifier of the store. */
    channel_store_id: string;
    /** Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** The channel's own identifier of the order. */
    channel_order_id: string;
    /** The channel's own identifier of the return. */
    channel_return_id: string;
    /** Address of the return label. */
    label_url?: string;
    /** Authorization number of the return. */
    rma_id?: string;
    /** Tracking of the returned parcel. */
    tracking?: CommandTracking;
}
/** One return, complete. It replaces the stored return. Fields left out are removed. */
export interface ReturnUpsert {
    /** An order that was synchronized before. */
    channel_order_id: string;
    /** The channel's own identifier of the return. */
    channel_return_id: string;
    /** Country or brand of the channel that the order comes from. */
    sub_channel_code?: string | undefined;
    /** Time at which the customer requested the return. Format: date-time. */
    created_at: string | Date;
    /** Time of the last change of the return on the channel. Format: date-time. */
    channel_updated_at: string | Date;
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
     * Reason why the return was declined. Leave it out if it was not.
     * - `RETURN_WINDOW_CLOSED`: The period for returns is over.
     * - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
     * - `FINAL_SALES`: The item was sold without a right of return.
     * - `OTHER`: Another reason. It occurs in responses only.
     */
    rejection_reason?: ReturnRejectionReason | undefined;
    /** Authorization number of the return. */
    rma_id?: string | undefined;
    /** Method of the return. */
    method?: string | undefined;
    /** Address of the return label. */
    label_url?: string | undefined;
    /** Address for the returned parcel. */
    address?: ReturnAddress | undefined;
    /** Tracking of the returned parcel. */
    tracking?: ReturnTracking | undefined;
    /** Returned items, one entry per order line. Send every line. */
    return_lines: ReturnLineUpsert[];
}
/** Returns of one store, each complete. */
export interface ReturnsUpsert {
    /** The channel and the store of all returns of the request. */
    origin: Origin;
    /** Returns to upsert. Each one is accepted or refused separately. */
    returns: ReturnUpsert[];
}
/** Result of each return. Each return is in one of the two lists. */
export interface ReturnsUpsertResult {
    /** Accepted returns. */
    return_success?: UpsertedReturn[];
    /** Refused returns and the reasons. */
    return_errors?: RefusedReturn[];
}
/** A condition on the attributes of a product. Conditions can be nested. */
export type RuleCondition = AllCondition | AnyCondition | NotCondition | IsSetCondition | EqualsCondition | InCondition;
/** All effects of the rule. */
export interface RuleConsequence {
    /** All effects that apply if the condition is met. */
    all: RuleEffect[];
}
/** One effect of a rule. */
export interface RuleEffect {
    /** The attribute and its new requirement level. */
    redefine: AttributeRedefinition;
}
/** A value to compare an attribute with. */
export type RuleValue = string | number | boolean;
/** Units of one order line in the package. */
export interface ShippedItem {
    /** Identifier of the product. */
    id: string;
    /** The channel's own identifier of the line. */
    channel_order_line_id: string;
    /** Units in the package. */
    quantity: number;
}
/** Address, method and deadline of the delivery. */
export interface ShippingInfo {
    /** Delivery address of the order. */
    address?: Address | undefined;
    /** E-mail address of the receiver, often an address that the channel relays. */
    email?: string | undefined;
    /** Carrier the channel asks for. */
    carrier?: string | undefined;
    /** Shipping method the customer chose. */
    method?: string | undefined;
    /** Identifier of the pick-up and drop-off point. */
    pudo_id?: string | undefined;
    /** Expected period of the delivery. */
    delivery_date?: DeliveryWindow | undefined;
    /** Latest time at which the parcel must leave the seller. Format: date-time. */
    shipping_deadline?: string | Date | undefined;
}
/** Address, method and deadline of the delivery. The e-mail address must be valid. */
export type ShippingUpsert = {
    /** E-mail address of the receiver. It may be an address that the channel relays. Format: email. */
    email?: string | undefined;
} & ShippingInfo;
/**
 * A standard attribute of an offer.
 * - `ID`: Identifier of the product.
 * - `STANDARD_PRICE`: Usual price.
 * - `DISCOUNT_PRICE`: Discount price.
 * - `STOCK`: Quantity in stock.
 * - `GTIN`: Global trade item number.
 */
export type StandardOfferAttribute = "ID" | "STANDARD_PRICE" | "DISCOUNT_PRICE" | "STOCK" | "GTIN";
/** Action on the regular price. */
export interface StandardPriceChange {
    /**
     * Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
     * - `UPDATE`: Sets the value.
     * - `DELETE`: Removes the channel's value.
     * - `IGNORE`: Keeps the channel's value.
     */
    action_type?: ChangeAction;
    /** The price to set. */
    price?: OfferPrice;
}
/**
 * Equivalent attributes of the hub. The hub fills this attribute from them.
 * - `PRODUCT_ID`: Identifier of the product.
 * - `CATEGORY`: Category.
 * - `BRAND`: Brand.
 * - `TITLE`: Name of the product.
 * - `DESCRIPTION`: Description of the product.
 * - `IMAGE`: Picture of the product.
 * - `GTIN`: Global trade item number.
 * - `VARIANT_GROUP_CODE`: Code that the variants of a product share.
 */
export type StandardProductAttributes = ("PRODUCT_ID" | "CATEGORY" | "BRAND" | "TITLE" | "DESCRIPTION" | "IMAGE" | "GTIN" | "VARIANT_GROUP_CODE")[];
/** Action on the stock, place by place. */
export interface StockChange {
    /**
     * Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
     * - `UPDATE`: Sets the value.
     * - `DELETE`: Removes the channel's value.
     * - `IGNORE`: Keeps the channel's value.
     */
    action_type: ChangeAction;
    /** Stock per place. */
    breakdown?: StockPlace[];
}
/** Stock at one place. */
export type StockPlace = CentralizedStock | WarehouseStock | PartnerStock;
/** Status of one product and its offer on the channel, with diagnostics. */
export interface StoreCatalogItem {
    /** Identifier of the product. Unknown products are silently ignored. */
    id: string;
    /**
     * Status of the product on the channel.
     * - `PRODUCT_DOES_NOT_EXIST`: The channel does not have the product.
     * - `PRODUCT_PENDING_APPROVAL`: The channel has not yet approved the product.
     * - `PRODUCT_REFUSED`: The channel refused the product.
     * - `PRODUCT_CREATED`: The channel has the product.
     * - `ACTION_REQUIRED`: The seller must act. The diagnostics contain the reasons.
     */
    product_status?: "PRODUCT_DOES_NOT_EXIST" | "PRODUCT_PENDING_APPROVAL" | "PRODUCT_REFUSED" | "PRODUCT_CREATED" | "ACTION_REQUIRED" | undefined;
    /** Diagnostics about the product data. Null if there are none. */
    product_diagnostics?: CatalogDiagnostic[] | null | undefined;
    /**
     * Status of the offer on the channel.
     * - `OFFER_ACTIVE`: The offer is active on the channel.
     * - `OFFER_DOES_NOT_EXIST`: The channel does not have the offer.
     * - `ACTION_REQUIRED`: The seller must act. The diagnostics contain the reasons.
     */
    offer_status?: "OFFER_ACTIVE" | "OFFER_DOES_NOT_EXIST" | "ACTION_REQUIRED" | undefined;
    /** Diagnostics about price and stock. Null if there are none. */
    offer_diagnostics?: CatalogDiagnostic[] | null | undefined;
    /**
     * Diagnostics of product and offer in one list. Null if there are none. Use the two separate lists instead.
     * @deprecated
     */
    diagnostics?: CatalogDiagnostic[] | null | undefined;
}
/** Status of items of a store on the channel. */
export interface StoreCatalogItemsUpdate {
    /** Status of each item, at most 10,000 in one request. */
    store_catalog_items: StoreCatalogItem[];
}
/**
 * A feature of a store.
 * - `business-information-sync`: Synchronization of the business information of the store to the hub.
 * - `store-linking`: The link between the store and the connector.
 */
export type StoreFeature = "business-information-sync" | "store-linking" | (string & {});
/** New state of the feature. Assumption about feature inside the configuration: always present. */
export type StoreFeatureConfiguration = BusinessInformationSync | StoreLinking;
/** Whether the store is linked to the connector. */
export interface StoreLinking {
    /** Marks a configuration of the link of the store. */
    feature: "store-linking";
    /**
     * Whether the store is linked.
     * - `linked`: The store is linked.
     * - `unlinked`: The store is unlinked.
     */
    status: "linked" | "unlinked" | (string & {});
}
/** The feature that was switched, its store, and the time. */
export interface StoreManagementFeature {
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** Identifier of the store. */
    store_id: string;
    /**
     * The feature. `configuration` contains its new state.
     * - `business-information-sync`: Synchronization of the business information of the store to the hub.
     * - `store-linking`: The link between the store and the connector.
     */
    feature: StoreFeature;
    /** New state of the feature. */
    configuration: StoreFeatureConfiguration;
    /** Time at which the seller switched it. Format: date-time. */
    trigger_date: string;
}
/** A feature of a store was switched on or off, or a store was linked or unlinked. Assumption about values that are not shown: any text. Examples use STORE_MANAGEMENT_FEATURE. */
export interface StoreManagementFeatureEvent {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Kind of the message, any text that no other event uses. */
    type: string;
    /** Time at which the hub published the message. */
    time: EventTime;
    /** The feature that was switched, its store, and the time. */
    data: StoreManagementFeature;
}
/** An attribute with a text. */
export interface StringAttribute {
    /** Identifier of the attribute, chosen by the channel. */
    id: AttributeId;
    /** Marks a text in `value`. */
    type: "STRING";
    /** The text. */
    value: string;
}
/** One country or brand of the channel. */
export interface SubChannel {
    /** Identifier of the sub-channel. */
    id: string;
    /** Name of the sub-channel, for people. */
    name: string;
    /** Currency of the store there, as ISO 4217 code. */
    currency: CurrencyCode;
}
/** Prices and stock on one sub-channel. */
export interface SubChannelPriceStock {
    /** Code of the sub-channel. */
    code: string;
    /** Action on the regular price. */
    standard_price: StandardPriceChange;
    /** Action on the discounted price, and its period. */
    discount_price: DiscountPriceChange;
    /** Action on the stock, place by place. */
    stock: StockChange;
}
/**
 * Prices on one sub-channel.
 * @deprecated
 */
export interface SubChannelPrices {
    /** Code of the sub-channel. */
    code: string;
    /** Action on the regular price. */
    standard_price: StandardPriceChange;
    /** Action on the discounted price, and its period. */
    discount_price: DiscountPriceChange;
}
/**
 * Whether the channel supports it.
 * - `SUPPORTED`: The channel supports it.
 * - `UNSUPPORTED`: The channel does not support it.
 */
export type Support = "SUPPORTED" | "UNSUPPORTED";
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
    rate?: number | undefined;
    /** The part that the channel collects and remits. */
    channel_collectible?: Money | undefined;
    /** The part that the seller collects and remits. */
    seller_collectible?: Money | undefined;
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
/** Identifier of an attribute on the channel. */
export type TaxonomyAttributeId = string;
/** Name, per language. */
export type TaxonomyLabels = LocalizedText[];
/** Changes the requirement level of attributes if a product meets the condition. */
export interface TaxonomyRule {
    /** Identifier of the rule. Product types refer to it. */
    id: string;
    /** A condition on the attributes of a product. Conditions can be nested. */
    when: RuleCondition;
    /** All effects of the rule. */
    then: RuleConsequence;
}
/** Refers to a rule of the channel. */
export interface TaxonomyRuleReference {
    /** Identifier of the rule. */
    ref: string;
}
/** Rules of a channel. Product types refer to them. */
export interface TaxonomyRules {
    /** The rules to create. */
    rules: TaxonomyRule[];
}
export interface TaxonomyUpsertProductTypeQuery {
    /**
     * The channel's own identifier of the product type.
     * @example sneakers
     */
    product_type_id: string;
    /**
     * Store that the product type applies to. Assumption about store_id: it limits the product type to one store.
     * @example store_1
     */
    store_id?: string | undefined;
}
/** An attribute that is a text. */
export interface TextOfferAttribute {
    /** Identifier of the attribute, as in the catalog configuration. */
    id: string;
    /** Marks a text in `value`. */
    type: "TEXT";
    /** The text. Absent if there is none. */
    value?: string;
}
/** An attribute that is a text. */
export interface TextOfferAttributeDefinition {
    /** Identifier of the attribute on the channel. */
    id: OfferAttributeId;
    /** Marks a text attribute. */
    type: "Text";
    /** Name of the attribute, per language. */
    labels: OfferAttributeLabels;
    /** Explanation of the attribute, per language. */
    descriptions?: OfferAttributeDescriptions | undefined;
    /**
     * Whether a value is optional, recommended or mandatory.
     * - `OPTIONAL`: A value is optional.
     * - `RECOMMENDED`: Should be filled.
     * - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** Whether the seller sets one value for all offers (CONSTANT), a value per offer (VARIABLE), or chooses. */
    configuration_modes: ConfigurationModes;
    /** Number of characters that a value may have. */
    max_size: number;
    /** Value used if the seller sends none. */
    default_value?: string | undefined;
}
/** An attribute that is a text. */
export interface TextProductAttribute {
    /** Identifier of an attribute on the channel. */
    id: TaxonomyAttributeId;
    /** Marks a text attribute. */
    type: "Text";
    /** Name of the attribute, per language. */
    labels: TaxonomyLabels;
    /** Explanation of the attribute, per language. May be empty. */
    descriptions: ProductAttributeDescriptions;
    /**
     * Whether a value is optional, recommended or mandatory.
     * - `OPTIONAL`: A value is optional.
     * - `RECOMMENDED`: Should be filled.
     * - `REQUIRED`: Must be filled.
     */
    requirement_level: RequirementLevel;
    /** Equivalent attributes of the hub. The hub fills this attribute from them. */
    connect_standard_attributes?: StandardProductAttributes | undefined;
    /** Path of the attribute, for people who search for it. */
    context?: ProductAttributeContext | undefined;
    /** Fewest characters of a value. */
    min_length?: number | undefined;
    /** Most characters of a value. */
    max_length?: number | undefined;
}
/** The customer needs the label and the tracking of a return. */
export interface UpdateReturnTrackingInformationCommand {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Marks `data` with label and tracking of a return. */
    type: "UPDATE_RETURN_TRACKING_INFORMATION";
    /** Time at which the hub published the message. */
    time: EventTime;
    /** The return, its label and its tracking. */
    data: ReturnTrackingUpdate;
}
/** The seller added a document to an order or a return. */
export interface UploadDocumentCommand {
    /** ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
    id: EventId;
    /** Marks `data` with a document. */
    type: "UPLOAD_DOCUMENT";
    /** Time at which the hub published the message. */
    time: EventTime;
    /** The order and the document. */
    data: UploadedDocument;
}
/** A document and its address. */
export interface UploadedDocument {
    /** Identifier of the action. Send it in updateActionStatus. */
    action_id: ActionId;
    /** Identifier of the channel at the hub. */
    channel_id: string;
    /** The channel's own identifier of the store. */
    channel_store_id: string;
    /** Country or brand of the channel that the order comes from. */
    sub_channel_code?: string;
    /** The channel's own identifier of the order. */
    channel_order_id: string;
    /** File name of the document. */
    document_name: string;
    /**
     * Type of the document.
     * - `RETURN_LABEL`: Label for the parcel of a return.
     * - `CUSTOMER_INVOICE`: Invoice for the customer.
     */
    document_type: "RETURN_LABEL" | "CUSTOMER_INVOICE" | (string & {});
    /** Address of the file. */
    document_download_url: string;
    /** The return that the document belongs to. Absent if it belongs to the order. */
    document_entity?: DocumentEntity;
}
/** An accepted return. */
export interface UpsertedReturn {
    /** The channel's own identifier of the order. */
    channel_order_id?: string;
    /** The channel's own identifier of the return. */
    channel_return_id?: string;
}
/** Attributes of a use case, both standard ones and the channel's own. */
export interface UseCaseAttributes {
    /**
     * Standard attributes of an offer.
     * - `ID`: Identifier of the product.
     * - `STANDARD_PRICE`: Usual price.
     * - `DISCOUNT_PRICE`: Discount price.
     * - `STOCK`: Quantity in stock.
     * - `GTIN`: Global trade item number.
     */
    standard_attributes?: StandardOfferAttribute[] | undefined;
    /** Identifiers of custom attributes of the offer configuration. */
    custom_attributes?: string[] | undefined;
}
/** Whether the channel supports the use case, and which attributes it needs or accepts. */
export interface UseCaseConfiguration {
    /**
     * Whether the channel supports the use case.
     * - `SUPPORTED`: The channel supports it.
     * - `UNSUPPORTED`: The channel does not support it.
     */
    support: Support;
    /** Attributes that the use case needs. */
    required: UseCaseAttributes;
    /** Attributes that are optional in the use case. */
    optional?: UseCaseAttributes | undefined;
}
/** Fields that the channel accepts when offers are created and updated. */
export interface UseCaseConfigurations {
    /** Fields that the channel accepts when an offer is created. */
    offer_creation: UseCaseConfiguration;
    /** Fields that the channel accepts when an offer is updated. */
    offer_update: UseCaseConfiguration;
}
/** A warehouse the seller ships from. */
export interface Warehouse {
    /** Code of the warehouse. */
    code: string;
    /** Name of the warehouse, for people. */
    name: string;
}
/** Stock in one warehouse of the seller. */
export interface WarehouseStock {
    /** Marks the stock in a warehouse of the seller. */
    type: "SELLER_WAREHOUSE";
    /** Units in stock in the warehouse. */
    quantity: number;
    /** The warehouse. */
    warehouse?: {
        /** Identifier of the warehouse. */
        id: string;
    };
}
export interface paths {
    "/v1/catalog-configuration/channels/{channel_id}": { post: operations["configureChannelCatalog"]; };
    "/v1/taxonomy/channels/{channel_id}/rules": { put: operations["createTaxonomyRule"]; };
    "/v1/taxonomy/channels/{channel_id}/product-types": { put: operations["upsertProductType"]; };
    "/v1/orders": { post: operations["upsertOrders"]; };
    "/v1/orders/anonymize-after": { put: operations["updateAnonymizeAfterDate"]; };
    "/v1/orders/actions/{action_id}": { put: operations["updateActionStatus"]; };
    "/v1/orders/{channel_order_id}/documents": { post: operations["uploadOrderDocument"]; };
    "/v1/orders/{channel_order_id}/documents/{channel_document_id}": { delete: operations["deleteOrderDocument"]; };
    "/v1/orders/returns": { post: operations["upsertReturns"]; };
    "/v1/orders/channels/{channel_id}/carriers": { post: operations["upsertCarriers"]; };
    "/v1/channels/{channel_id}/stores/{channel_store_id}": { put: operations["upsertBusinessInformation"]; };
    "/v1/channels/{channel_id}/stores/{channel_store_id}/warehouses": { get: operations["getStoreWarehouses"]; };
    "/v1/channel-catalog/{channel_id}/store-catalog-items/{store_id}": { post: operations["updateStoreCatalogItems"]; };
}
export interface webhooks {
    OfferUpsertEvent: { post: operations["OfferUpsertEvent"]; };
    PriceStockUpsertEvent: { post: operations["PriceStockUpsertEvent"]; };
    ProductUpsertEvent: { post: operations["ProductUpsertEvent"]; };
    OrderActionEvent: { post: operations["OrderActionEvent"]; };
    StoreManagementFeatureEvent: { post: operations["StoreManagementFeatureEvent"]; };
}
export interface components {
    schemas: {
        OfferAttributeId: OfferAttributeId; LocalizedText: LocalizedText; OfferAttributeLabels: OfferAttributeLabels;
        OfferAttributeDescriptions: OfferAttributeDescriptions; RequirementLevel: RequirementLevel;
        ConfigurationModes: ConfigurationModes; BooleanOfferAttributeDefinition: BooleanOfferAttributeDefinition;
        NumericOfferAttributeDefinition: NumericOfferAttributeDefinition;
        TextOfferAttributeDefinition: TextOfferAttributeDefinition; OfferAttributeValue: OfferAttributeValue;
        ListOfferAttributeDefinition: ListOfferAttributeDefinition; OfferAttributeDefinition: OfferAttributeDefinition;
        Support: Support; DiscountDateConfiguration: DiscountDateConfiguration;
        DiscountPricePeriod: DiscountPricePeriod; PricingConfiguration: PricingConfiguration;
        OfferConfiguration: OfferConfiguration; StandardOfferAttribute: StandardOfferAttribute;
        UseCaseAttributes: UseCaseAttributes; UseCaseConfiguration: UseCaseConfiguration;
        UseCaseConfigurations: UseCaseConfigurations; CatalogConfiguration: CatalogConfiguration;
        Extensions: Extensions; FieldFault: FieldFault; ErrorBody: ErrorBody; RuleCondition: RuleCondition;
        AllCondition: AllCondition; AnyCondition: AnyCondition; NotCondition: NotCondition;
        TaxonomyAttributeId: TaxonomyAttributeId; IsSetCondition: IsSetCondition; RuleValue: RuleValue;
        EqualsCondition: EqualsCondition; InCondition: InCondition; AttributeRedefinition: AttributeRedefinition;
        RuleEffect: RuleEffect; RuleConsequence: RuleConsequence; TaxonomyRule: TaxonomyRule;
        TaxonomyRules: TaxonomyRules; TaxonomyLabels: TaxonomyLabels; ProductTypeContext: ProductTypeContext;
        ProductAttributeDescriptions: ProductAttributeDescriptions;
        StandardProductAttributes: StandardProductAttributes; ProductAttributeContext: ProductAttributeContext;
        TextProductAttribute: TextProductAttribute; IntegerProductAttribute: IntegerProductAttribute;
        DecimalProductAttribute: DecimalProductAttribute; ProductAttributeValue: ProductAttributeValue;
        ListProductAttribute: ListProductAttribute; MediaProductAttribute: MediaProductAttribute;
        ProductAttribute: ProductAttribute; TaxonomyRuleReference: TaxonomyRuleReference; ProductType: ProductType;
        Origin: Origin; OrderStatus: OrderStatus; OrderStatusReason: OrderStatusReason;
        FulfillmentType: FulfillmentType; Fulfillment: Fulfillment; Address: Address; BillingInfo: BillingInfo;
        DeliveryWindow: DeliveryWindow; ShippingInfo: ShippingInfo; ShippingUpsert: ShippingUpsert;
        OrderedProduct: OrderedProduct; Money: Money; Tax: Tax; AdjustmentType: AdjustmentType;
        AdjustmentReason: AdjustmentReason; OrderAdjustment: OrderAdjustment; AttributeId: AttributeId;
        StringAttribute: StringAttribute; NumericAttribute: NumericAttribute; BooleanAttribute: BooleanAttribute;
        DateAttribute: DateAttribute; ListAttribute: ListAttribute; CustomAttribute: CustomAttribute;
        CustomAttributes: CustomAttributes; OrderLineUpsert: OrderLineUpsert; OrderUpsert: OrderUpsert;
        OrdersUpsert: OrdersUpsert; AnonymizedOrder: AnonymizedOrder; AnonymizeAfterUpdate: AnonymizeAfterUpdate;
        ActionErrorCode: ActionErrorCode; ActionError: ActionError; ActionSuccess: ActionSuccess;
        ActionFailure: ActionFailure; ActionOutcome: ActionOutcome; DocumentType: DocumentType;
        DocumentEntity: DocumentEntity; DocumentMetadata: DocumentMetadata; DocumentOrigin: DocumentOrigin;
        DocumentUpload: DocumentUpload; DocumentDeletion: DocumentDeletion; ReturnStatus: ReturnStatus;
        ReturnRejectionReason: ReturnRejectionReason; ReturnAddress: ReturnAddress; ReturnTracking: ReturnTracking;
        ReturnReason: ReturnReason; ReturnLineUpsert: ReturnLineUpsert; ReturnUpsert: ReturnUpsert;
        ReturnsUpsert: ReturnsUpsert; UpsertedReturn: UpsertedReturn; RefusedReturnDetail: RefusedReturnDetail;
        RefusedReturn: RefusedReturn; ReturnsUpsertResult: ReturnsUpsertResult; ChannelCarrier: ChannelCarrier;
        CarriersUpsert: CarriersUpsert; CurrencyCode: CurrencyCode; QualitySuspensionReason: QualitySuspensionReason;
        SubChannel: SubChannel; BusinessInformation: BusinessInformation; Warehouse: Warehouse;
        CatalogDiagnostic: CatalogDiagnostic; StoreCatalogItem: StoreCatalogItem;
        StoreCatalogItemsUpdate: StoreCatalogItemsUpdate; EventId: EventId; EventTime: EventTime;
        ProductIdentifier: ProductIdentifier; ChangeAction: ChangeAction; OfferPrice: OfferPrice;
        StandardPriceChange: StandardPriceChange; DiscountPriceChange: DiscountPriceChange;
        CentralizedStock: CentralizedStock; WarehouseStock: WarehouseStock; PartnerStock: PartnerStock;
        StockPlace: StockPlace; StockChange: StockChange; InventoryChange: InventoryChange;
        BooleanOfferAttribute: BooleanOfferAttribute; ListOfferAttribute: ListOfferAttribute;
        NumericOfferAttribute: NumericOfferAttribute; TextOfferAttribute: TextOfferAttribute;
        OfferAttribute: OfferAttribute; SubChannelPrices: SubChannelPrices; OfferUpsert: OfferUpsert;
        OfferUpsertEvent: OfferUpsertEvent; SubChannelPriceStock: SubChannelPriceStock;
        PriceStockUpsert: PriceStockUpsert; PriceStockUpsertEvent: PriceStockUpsertEvent;
        ProductAttributeValueChange: ProductAttributeValueChange; ProductUpsert: ProductUpsert;
        ProductUpsertEvent: ProductUpsertEvent; ActionId: ActionId; LineAcceptance: LineAcceptance;
        OrderAcceptance: OrderAcceptance; AcceptCommand: AcceptCommand; ShippedItem: ShippedItem;
        OrderShipment: OrderShipment; CreateShipmentCommand: CreateShipmentCommand; TaxAmount: TaxAmount;
        LineAdjustment: LineAdjustment; OrderRefund: OrderRefund; RefundCommand: RefundCommand;
        OrderCancelation: OrderCancelation; CancelCommand: CancelCommand; ReturnAcceptance: ReturnAcceptance;
        AcceptReturnCommand: AcceptReturnCommand; CommandTracking: CommandTracking;
        ReturnTrackingUpdate: ReturnTrackingUpdate;
        UpdateReturnTrackingInformationCommand: UpdateReturnTrackingInformationCommand; ReturnStep: ReturnStep;
        AcknowledgeReturnReceptionCommand: AcknowledgeReturnReceptionCommand; CloseReturnCommand: CloseReturnCommand;
        UploadedDocument: UploadedDocument; UploadDocumentCommand: UploadDocumentCommand;
        OrderActionEvent: OrderActionEvent; StoreFeature: StoreFeature;
        BusinessInformationSync: BusinessInformationSync; StoreLinking: StoreLinking;
        StoreFeatureConfiguration: StoreFeatureConfiguration; StoreManagementFeature: StoreManagementFeature;
        StoreManagementFeatureEvent: StoreManagementFeatureEvent;
    };
}
export interface operations {
    configureChannelCatalog: {
        parameters: {
            path: {
                /**
                 * Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
            };
        };
        requestBody: { content: { "application/json; charset=UTF-8": CatalogConfiguration; }; };
        responses: { 202: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    createTaxonomyRule: {
        parameters: {
            path: {
                /**
                 * Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
            };
        };
        requestBody: { content: { "application/json; charset=UTF-8": TaxonomyRules; }; };
        responses: { 202: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    upsertProductType: {
        parameters: {
            query: TaxonomyUpsertProductTypeQuery;
            path: {
                /**
                 * Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
            };
        };
        requestBody: { content: { "application/json; charset=UTF-8": ProductType; }; };
        responses: { 202: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    upsertOrders: {
        parameters: {};
        requestBody: { content: { "application/json": OrdersUpsert; }; };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    updateAnonymizeAfterDate: {
        parameters: {};
        requestBody: { content: { "application/json": AnonymizeAfterUpdate; }; };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    updateActionStatus: {
        parameters: {
            path: {
                /**
                 * The `action_id` of the command event.
                 * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
                 */
                action_id: string;
            };
        };
        requestBody: { content: { "application/json": ActionOutcome; }; };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    uploadOrderDocument: {
        parameters: {
            path: {
                /**
                 * The channel's own identifier of the order.
                 * @example ORD-1001
                 */
                channel_order_id: string;
            };
        };
        requestBody: { content: { "multipart/form-data": DocumentUpload; }; };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    deleteOrderDocument: {
        parameters: {
            path: {
                /**
                 * The channel's own identifier of the order.
                 * @example ORD-1001
                 */
                channel_order_id: string;
                /**
                 * The channel's own identifier of the document, as sent in the upload.
                 * @example DOC-77
                 */
                channel_document_id: string;
            };
        };
        requestBody: { content: { "application/json": DocumentDeletion; }; };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    upsertReturns: {
        parameters: {};
        requestBody: { content: { "application/json": ReturnsUpsert; }; };
        responses: { 200: { content: { "application/json": ReturnsUpsertResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    upsertCarriers: {
        parameters: {
            path: {
                /**
                 * Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
            };
        };
        requestBody: { content: { "application/json": CarriersUpsert; }; };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    upsertBusinessInformation: {
        parameters: {
            path: {
                /**
                 * Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
                /**
                 * The channel's own identifier of the store.
                 * @example store_1
                 */
                channel_store_id: string;
            };
        };
        requestBody: { content: { "application/json": BusinessInformation; }; };
        responses: { 200: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    getStoreWarehouses: {
        parameters: {
            path: {
                /**
                 * Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
                /**
                 * The channel's own identifier of the store.
                 * @example store_1
                 */
                channel_store_id: string;
            };
        };
        responses: { 200: { content: { "application/json": Warehouse[]; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    updateStoreCatalogItems: {
        parameters: {
            path: {
                /**
                 * Identifier of the channel at the hub.
                 * @example acme_web
                 */
                channel_id: string;
                /**
                 * Identifier of the store. The API marks it as deprecated, but the only path contains it.
                 * @deprecated
                 * @example ST-0001
                 */
                store_id: string;
            };
        };
        requestBody: { content: { "application/json; charset=UTF-8": StoreCatalogItemsUpdate; }; };
        responses: { 202: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": ErrorBody; }; }>;
    };
    OfferUpsertEvent: {
        parameters: {};
        requestBody: { content: { "application/json": OfferUpsertEvent; }; };
        responses: { 200: {}; };
    };
    PriceStockUpsertEvent: {
        parameters: {};
        requestBody: { content: { "application/json": PriceStockUpsertEvent; }; };
        responses: { 200: {}; };
    };
    ProductUpsertEvent: {
        parameters: {};
        requestBody: { content: { "application/json": ProductUpsertEvent; }; };
        responses: { 200: {}; };
    };
    OrderActionEvent: {
        parameters: {};
        requestBody: { content: { "application/json": OrderActionEvent; }; };
        responses: { 200: {}; };
    };
    StoreManagementFeatureEvent: {
        parameters: {};
        requestBody: { content: { "application/json": StoreManagementFeatureEvent; }; };
        responses: { 200: {}; };
    };
}
