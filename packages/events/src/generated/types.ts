// Generated from specs/ by `pnpm generate`. Do not edit.
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
    errors?: ActionError[];
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
/** An attribute that is true or false. */
export interface BooleanOfferAttribute {
    /** Identifier of the attribute, as in the catalog configuration. */
    id: string;
    /** Marks a Boolean `value`. */
    type: "BOOLEAN";
    /** The value. Absent if there is none. */
    value?: boolean;
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
/**
 * ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before.
 * @example 01JD3Z5X8Q4N7V2K6M9T0B1C3D
 */
export type EventId = string;
/** Time at which the hub published the message. Format: date-time. */
export type EventTime = string;
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
/** An attribute that is a number. */
export interface NumericOfferAttribute {
    /** Identifier of the attribute, as in the catalog configuration. */
    id: string;
    /** Marks a number in `value`. */
    type: "NUMERIC";
    /** The number, with or without decimals. Absent if there is none. */
    value?: number;
}
/** Value of one custom attribute of the offer. */
export type OfferAttribute = BooleanOfferAttribute | ListOfferAttribute | NumericOfferAttribute | TextOfferAttribute;
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
/**
 * Reason why a return was declined. OTHER occurs in responses only. A seller must send one of the other three.
 * - `RETURN_WINDOW_CLOSED`: The period for returns is over.
 * - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
 * - `FINAL_SALES`: The item was sold without a right of return.
 * - `OTHER`: Another reason. It occurs in responses only.
 */
export type ReturnRejectionReason = "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES" | "OTHER" | (string & {});
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
/** Units of one order line in the package. */
export interface ShippedItem {
    /** Identifier of the product. */
    id: string;
    /** The channel's own identifier of the line. */
    channel_order_line_id: string;
    /** Units in the package. */
    quantity: number;
}
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
/** An attribute that is a text. */
export interface TextOfferAttribute {
    /** Identifier of the attribute, as in the catalog configuration. */
    id: string;
    /** Marks a text in `value`. */
    type: "TEXT";
    /** The text. Absent if there is none. */
    value?: string;
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
export interface components {
    schemas: {
        Money: Money; AdjustmentReason: AdjustmentReason; ActionErrorCode: ActionErrorCode; ActionError: ActionError;
        ActionSuccess: ActionSuccess; ActionFailure: ActionFailure; ActionOutcome: ActionOutcome;
        DocumentEntity: DocumentEntity; ReturnRejectionReason: ReturnRejectionReason; EventId: EventId;
        EventTime: EventTime; ProductIdentifier: ProductIdentifier; ChangeAction: ChangeAction; OfferPrice: OfferPrice;
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
        UploadedDocument: UploadedDocument; UploadDocumentCommand: UploadDocumentCommand; StoreFeature: StoreFeature;
        BusinessInformationSync: BusinessInformationSync; StoreLinking: StoreLinking;
        StoreFeatureConfiguration: StoreFeatureConfiguration; StoreManagementFeature: StoreManagementFeature;
        StoreManagementFeatureEvent: StoreManagementFeatureEvent;
    };
}
