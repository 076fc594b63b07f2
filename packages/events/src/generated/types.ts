// Generated from specs/ by `pnpm generate`. Do not edit.
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
    errors?: ActionError[];
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
/** @description Value of one custom attribute of the offer. */
export type OfferAttribute = BooleanOfferAttribute | ListOfferAttribute | NumericOfferAttribute | TextOfferAttribute;
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
/**
 * @description Reason why a return was declined. OTHER occurs in responses only. A seller must send one of the other three.
 *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
 *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
 *     - `FINAL_SALES`: The item was sold without a right of return.
 *     - `OTHER`: Another reason. It occurs in responses only.
 */
export type ReturnRejectionReason = "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES" | "OTHER" | (string & {});
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
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Money: Money;
        AdjustmentReason: AdjustmentReason;
        ActionErrorCode: ActionErrorCode;
        ActionError: ActionError;
        ActionSuccess: ActionSuccess;
        ActionFailure: ActionFailure;
        ActionOutcome: ActionOutcome;
        DocumentEntity: DocumentEntity;
        ReturnRejectionReason: ReturnRejectionReason;
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
        StoreFeature: StoreFeature;
        BusinessInformationSync: BusinessInformationSync;
        StoreLinking: StoreLinking;
        StoreFeatureConfiguration: StoreFeatureConfiguration;
        StoreManagementFeature: StoreManagementFeature;
        StoreManagementFeatureEvent: StoreManagementFeatureEvent;
    };
    responses: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
