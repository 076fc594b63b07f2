// Generated from specs/ by `pnpm generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An amount in one currency. Amounts are decimal JSON numbers in major units (12.5 is twelve and a half). */
        Money: {
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
        };
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
        AdjustmentReason: "CUSTOMER_CANCELATION" | "OUT_OF_STOCK" | "RETURN" | "ITEM_NOT_RECEIVED" | "AGREEMENT" | "DEFECT" | "UNABLE_TO_DELIVER" | "CHANNEL_SPECIFIC" | (string & {});
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
        ActionErrorCode: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "RETURN_IN_WRONG_STATE" | "CARRIER_NOT_SUPPORTED" | "MISSING_CARRIER" | "WAREHOUSE_ID_NOT_FOUND" | "WAREHOUSE_ID_REQUIRED" | "OTHER";
        /** @description One reason why an action failed. Sellers see the message. */
        ActionError: {
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
            code: components["schemas"]["ActionErrorCode"];
            /** @description Explanation for the seller. */
            message: string;
        };
        /** @description The action took effect on the channel. */
        ActionSuccess: {
            /**
             * @description Marks a success.
             * @constant
             */
            status: "SUCCESS";
            /** @description Not needed for a success. */
            errors?: components["schemas"]["ActionError"][];
        };
        /** @description The action did not take effect on the channel. */
        ActionFailure: {
            /**
             * @description Marks a failure.
             *     - `FAILURE`: The action failed.
             *     - `FAILED`: Treated as FAILURE. Send FAILURE instead.
             * @enum {string}
             */
            status: "FAILURE" | "FAILED";
            /** @description Reasons of the failure, at least one. */
            errors: components["schemas"]["ActionError"][];
        };
        /** @description Outcome of an action. A failure contains one or more errors. */
        ActionOutcome: components["schemas"]["ActionSuccess"] | components["schemas"]["ActionFailure"];
        /** @description Entity that the document belongs to, if it is not the whole order. */
        DocumentEntity: {
            /** @description Identifier of the return. */
            id: string;
            /**
             * @description Kind of the entity in `id`.
             *     - `RETURN`: A return of the order.
             */
            type: "RETURN" | (string & {});
        };
        /**
         * @description Reason why a return was declined. OTHER occurs in responses only. A seller must send one of the other three.
         *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
         *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
         *     - `FINAL_SALES`: The item was sold without a right of return.
         *     - `OTHER`: Another reason. It occurs in responses only.
         */
        ReturnRejectionReason: "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES" | "OTHER" | (string & {});
        /**
         * @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before.
         * @example 01JD3Z5X8Q4N7V2K6M9T0B1C3D
         */
        EventId: string;
        /**
         * Format: date-time
         * @description Time at which the hub published the message.
         */
        EventTime: string;
        /** @description A global number that identifies the product. */
        ProductIdentifier: {
            /**
             * @description Kind of number, such as `GTIN`.
             * @example GTIN
             */
            type: string;
            /** @description The number. */
            value: string;
        };
        /**
         * @description Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
         *     - `UPDATE`: Sets the value.
         *     - `DELETE`: Removes the channel's value.
         *     - `IGNORE`: Keeps the channel's value.
         */
        ChangeAction: "UPDATE" | "DELETE" | "IGNORE" | (string & {});
        /** @description An amount in one currency, in major units. */
        OfferPrice: {
            /** @description Amount in major units of the currency, with decimals. */
            amount?: number;
            /** @description ISO 4217 code. */
            currency?: string;
        };
        /** @description Action on the regular price. */
        StandardPriceChange: {
            /**
             * @description Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
             *     - `UPDATE`: Sets the value.
             *     - `DELETE`: Removes the channel's value.
             *     - `IGNORE`: Keeps the channel's value.
             */
            action_type?: components["schemas"]["ChangeAction"];
            /** @description The price to set. */
            price?: components["schemas"]["OfferPrice"];
        };
        /** @description Action on the discounted price, and its period. */
        DiscountPriceChange: {
            /**
             * @description Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
             *     - `UPDATE`: Sets the value.
             *     - `DELETE`: Removes the channel's value.
             *     - `IGNORE`: Keeps the channel's value.
             */
            action_type?: components["schemas"]["ChangeAction"];
            /** @description The price to set. */
            price?: components["schemas"]["OfferPrice"];
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
        };
        /** @description All stock of the seller together. */
        CentralizedStock: {
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
        };
        /** @description Stock in one warehouse of the seller. */
        WarehouseStock: {
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
        };
        /** @description Stock at a fulfillment partner. */
        PartnerStock: {
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
        };
        /** @description Stock at one place. */
        StockPlace: components["schemas"]["CentralizedStock"] | components["schemas"]["WarehouseStock"] | components["schemas"]["PartnerStock"];
        /** @description Action on the stock, place by place. */
        StockChange: {
            /**
             * @description Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
             *     - `UPDATE`: Sets the value.
             *     - `DELETE`: Removes the channel's value.
             *     - `IGNORE`: Keeps the channel's value.
             */
            action_type: components["schemas"]["ChangeAction"];
            /** @description Stock per place. */
            breakdown?: components["schemas"]["StockPlace"][];
        };
        /** @description Action on the quantity on offer, as one number. */
        InventoryChange: {
            /**
             * @description Action on the value: set it (UPDATE), remove it (DELETE), or keep the channel's value (IGNORE).
             *     - `UPDATE`: Sets the value.
             *     - `DELETE`: Removes the channel's value.
             *     - `IGNORE`: Keeps the channel's value.
             */
            action_type?: components["schemas"]["ChangeAction"];
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
        };
        /** @description An attribute that is true or false. */
        BooleanOfferAttribute: {
            /** @description Identifier of the attribute, as in the catalog configuration. */
            id: string;
            /**
             * @description Marks a Boolean `value`.
             * @constant
             */
            type: "BOOLEAN";
            /** @description The value. Absent if there is none. */
            value?: boolean;
        };
        /** @description An attribute with values from a list. */
        ListOfferAttribute: {
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
        };
        /** @description An attribute that is a number. */
        NumericOfferAttribute: {
            /** @description Identifier of the attribute, as in the catalog configuration. */
            id: string;
            /**
             * @description Marks a number in `value`.
             * @constant
             */
            type: "NUMERIC";
            /** @description The number, with or without decimals. Absent if there is none. */
            value?: number;
        };
        /** @description An attribute that is a text. */
        TextOfferAttribute: {
            /** @description Identifier of the attribute, as in the catalog configuration. */
            id: string;
            /**
             * @description Marks a text in `value`.
             * @constant
             */
            type: "TEXT";
            /** @description The text. Absent if there is none. */
            value?: string;
        };
        /** @description Value of one custom attribute of the offer. */
        OfferAttribute: components["schemas"]["BooleanOfferAttribute"] | components["schemas"]["ListOfferAttribute"] | components["schemas"]["NumericOfferAttribute"] | components["schemas"]["TextOfferAttribute"];
        /**
         * @deprecated
         * @description Prices on one sub-channel.
         */
        SubChannelPrices: {
            /** @description Code of the sub-channel. */
            code: string;
            /** @description Action on the regular price. */
            standard_price: components["schemas"]["StandardPriceChange"];
            /** @description Action on the discounted price, and its period. */
            discount_price: components["schemas"]["DiscountPriceChange"];
        };
        /** @description An offer to create or update on the channel. */
        OfferUpsert: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description Identifier of the store. */
            store_id: string;
            /** @description The seller's identifier of the product. */
            product_id: string;
            /** @description Use case of the catalog configuration. */
            use_case: string;
            /** @description Numbers that identify the product everywhere. */
            identifiers?: components["schemas"]["ProductIdentifier"][];
            /**
             * @deprecated
             * @description The first of `identifiers`. Read that list instead.
             */
            identifier?: components["schemas"]["ProductIdentifier"];
            /** @description Action on the regular price. */
            standard_price: components["schemas"]["StandardPriceChange"];
            /** @description Action on the discounted price, and its period. */
            discount_price: components["schemas"]["DiscountPriceChange"];
            /** @description Action on the stock, place by place. */
            stock: components["schemas"]["StockChange"];
            /** @description Action on the quantity on offer, as one number. */
            inventory: components["schemas"]["InventoryChange"];
            /** @description Values of the channel's custom attributes of offers. */
            offer_attributes?: components["schemas"]["OfferAttribute"][];
            /**
             * @deprecated
             * @description Prices per sub-channel.
             */
            sub_channel_prices?: components["schemas"]["SubChannelPrices"][];
        };
        /** @description An offer of a store must be created or updated on the channel. */
        OfferUpsertEvent: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Marks `data` with an offer.
             * @constant
             */
            type: "OFFER_UPSERT";
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The offer. */
            data: components["schemas"]["OfferUpsert"];
        };
        /** @description Prices and stock on one sub-channel. */
        SubChannelPriceStock: {
            /** @description Code of the sub-channel. */
            code: string;
            /** @description Action on the regular price. */
            standard_price: components["schemas"]["StandardPriceChange"];
            /** @description Action on the discounted price, and its period. */
            discount_price: components["schemas"]["DiscountPriceChange"];
            /** @description Action on the stock, place by place. */
            stock: components["schemas"]["StockChange"];
        };
        /** @description New price and stock of an offer on the channel. */
        PriceStockUpsert: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description Identifier of the store. */
            store_id: string;
            /** @description The seller's identifier of the product. */
            product_id: string;
            /** @description Numbers that identify the product everywhere. */
            identifiers?: components["schemas"]["ProductIdentifier"][];
            /** @description Action on the regular price. */
            standard_price?: components["schemas"]["StandardPriceChange"];
            /** @description Action on the discounted price, and its period. */
            discount_price?: components["schemas"]["DiscountPriceChange"];
            /** @description Action on the stock, place by place. */
            stock: components["schemas"]["StockChange"];
            /** @description Action on the quantity on offer, as one number. */
            inventory: components["schemas"]["InventoryChange"];
            /** @description Values of the channel's custom attributes of offers. */
            offer_attributes: components["schemas"]["OfferAttribute"][];
            /** @description Sub-channel of the change, with its own prices and stock. */
            sub_channel?: components["schemas"]["SubChannelPriceStock"];
        };
        /** @description The price or stock of an offer changed. */
        PriceStockUpsertEvent: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Marks `data` with price and stock.
             * @constant
             */
            type: "PRICE_STOCK_UPSERT";
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The offer whose price or stock changed. */
            data: components["schemas"]["PriceStockUpsert"];
        };
        /** @description Value of one attribute of the product type. */
        ProductAttributeValueChange: {
            /** @description Identifier of the attribute, as in the product type. */
            id: string;
            /** @description Language of the value, if it has one. */
            locale?: string;
            /** @description The value, as text for every type of attribute. Absent if there is none. */
            value?: string;
        };
        /** @description A product and its offer to create or update on the channel. */
        ProductUpsert: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description Identifier of the store. */
            store_id: string;
            /** @description The seller's identifier of the product. */
            product_id: string;
            /** @description The channel's product type. It defines the attributes in `attributes`. */
            product_type_id: string;
            /** @description Numbers that identify the product everywhere. */
            identifiers?: components["schemas"]["ProductIdentifier"][];
            /**
             * @deprecated
             * @description The first of `identifiers`. Read that list instead.
             */
            identifier?: components["schemas"]["ProductIdentifier"];
            /** @description Values of the attributes of the product type. */
            attributes: components["schemas"]["ProductAttributeValueChange"][];
            /** @description Action on the regular price. */
            standard_price: components["schemas"]["StandardPriceChange"];
            /** @description Action on the discounted price, and its period. */
            discount_price: components["schemas"]["DiscountPriceChange"];
            /** @description Action on the stock, place by place. */
            stock: components["schemas"]["StockChange"];
            /** @description Action on the quantity on offer, as one number. */
            inventory: components["schemas"]["InventoryChange"];
            /** @description Values of the channel's custom attributes of offers. */
            offer_attributes: components["schemas"]["OfferAttribute"][];
        };
        /** @description A product, with its offer, must be created or updated on the channel. */
        ProductUpsertEvent: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Marks `data` with a product.
             * @constant
             */
            type: "PRODUCT_UPSERT";
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
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
            data: components["schemas"]["ProductUpsert"];
        };
        /**
         * @description Identifier of the action. Send it in updateActionStatus.
         * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
         */
        ActionId: string;
        /** @description Decision on one line. */
        LineAcceptance: {
            /** @description The channel's own identifier of the line. */
            channel_order_line_id: string;
            /** @description `true` accepts the line, `false` refuses it. */
            accepted: boolean;
        };
        /** @description Lines that the seller accepts or refuses. */
        OrderAcceptance: {
            /** @description Identifier of the action. Send it in updateActionStatus. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand of the channel that the order comes from. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description One decision per line. */
            order_lines: components["schemas"]["LineAcceptance"][];
        };
        /** @description Accept or refuse lines of an order. */
        AcceptCommand: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Marks `data` with decisions on order lines.
             * @constant
             */
            type: "ACCEPT";
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and the decisions on its lines. */
            data: components["schemas"]["OrderAcceptance"];
        };
        /** @description Units of one order line in the package. */
        ShippedItem: {
            /** @description Identifier of the product. */
            id: string;
            /** @description The channel's own identifier of the line. */
            channel_order_line_id: string;
            /**
             * Format: int32
             * @description Units in the package.
             */
            quantity: number;
        };
        /** @description Items in the package and its tracking. */
        OrderShipment: {
            /** @description Identifier of the action. Send it in updateActionStatus. */
            action_id: components["schemas"]["ActionId"];
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
            items?: components["schemas"]["ShippedItem"][];
        };
        /** @description Items of an order were shipped in one package. */
        CreateShipmentCommand: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Marks `data` with a shipment.
             * @constant
             */
            type: "CREATE_SHIPMENT";
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and the package. */
            data: components["schemas"]["OrderShipment"];
        };
        /** @description One tax, as an amount. */
        TaxAmount: {
            /** @description Amount of the tax. */
            amount: components["schemas"]["Money"];
            /**
             * @description Code of the tax.
             * @example VAT_FR_20
             */
            code: string;
        };
        /** @description Units of one order line to cancel or refund, with the related amounts. */
        LineAdjustment: {
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
            reason: components["schemas"]["AdjustmentReason"];
            /** @description Canceled or refunded part of the price. */
            price: components["schemas"]["Money"];
            /** @description Taxes on that part of the price. */
            taxes?: components["schemas"]["TaxAmount"][];
            /** @description Canceled or refunded part of the shipping price. */
            shipping_price: components["schemas"]["Money"];
            /** @description Taxes on that part of the shipping price. */
            shipping_taxes?: components["schemas"]["TaxAmount"][];
        };
        /** @description Refunds of an order. */
        OrderRefund: {
            /** @description Identifier of the action. Send it in updateActionStatus. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand of the channel that the order comes from. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description Refunds, one entry per line. */
            refunds?: components["schemas"]["LineAdjustment"][];
        };
        /** @description Refund all or part of the lines of an order. */
        RefundCommand: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Marks `data` with refunds.
             * @constant
             */
            type: "REFUND";
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and the refunds. */
            data: components["schemas"]["OrderRefund"];
        };
        /** @description Cancellations of an order. */
        OrderCancelation: {
            /** @description Identifier of the action. Send it in updateActionStatus. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand of the channel that the order comes from. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description Cancellations, one entry per line. */
            cancelations: components["schemas"]["LineAdjustment"][];
        };
        /** @description Cancel all or part of the lines of an order. */
        CancelCommand: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Marks `data` with cancellations.
             * @constant
             */
            type: "CANCEL";
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and the cancellations. */
            data: components["schemas"]["OrderCancelation"];
        };
        /** @description Whether the seller accepts a return. */
        ReturnAcceptance: {
            /** @description Identifier of the action. Send it in updateActionStatus. */
            action_id: components["schemas"]["ActionId"];
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
            rejection_reason?: components["schemas"]["ReturnRejectionReason"];
        };
        /** @description Accept or decline a return. */
        AcceptReturnCommand: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Marks `data` with a decision on a return.
             * @constant
             */
            type: "ACCEPT_RETURN";
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The return and the decision on it. */
            data: components["schemas"]["ReturnAcceptance"];
        };
        /** @description Tracking of the returned parcel. */
        CommandTracking: {
            /** @description Carrier that brings the parcel back. */
            carrier?: string;
            /** @description Tracking number of the parcel. */
            tracking_number?: string;
            /** @description Tracking page of the parcel. */
            tracking_url?: string;
        };
        /** @description Label, authorization number and tracking of a return. */
        ReturnTrackingUpdate: {
            /** @description Identifier of the action. Send it in updateActionStatus. */
            action_id: components["schemas"]["ActionId"];
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
            tracking?: components["schemas"]["CommandTracking"];
        };
        /** @description The customer needs the label and the tracking of a return. */
        UpdateReturnTrackingInformationCommand: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Marks `data` with label and tracking of a return.
             * @constant
             */
            type: "UPDATE_RETURN_TRACKING_INFORMATION";
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The return, its label and its tracking. */
            data: components["schemas"]["ReturnTrackingUpdate"];
        };
        /** @description The return that the step belongs to. */
        ReturnStep: {
            /** @description Identifier of the action. Send it in updateActionStatus. */
            action_id: components["schemas"]["ActionId"];
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
        };
        /** @description The seller received a return. */
        AcknowledgeReturnReceptionCommand: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Marks `data` with a received return.
             * @constant
             */
            type: "ACKNOWLEDGE_RETURN_RECEPTION";
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The return that was received. */
            data: components["schemas"]["ReturnStep"];
        };
        /** @description All steps of a return are complete. */
        CloseReturnCommand: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Marks `data` with a closed return.
             * @constant
             */
            type: "CLOSE_RETURN";
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The return that is closed. */
            data: components["schemas"]["ReturnStep"];
        };
        /** @description A document and its address. */
        UploadedDocument: {
            /** @description Identifier of the action. Send it in updateActionStatus. */
            action_id: components["schemas"]["ActionId"];
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
            document_entity?: components["schemas"]["DocumentEntity"];
        };
        /** @description The seller added a document to an order or a return. */
        UploadDocumentCommand: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Marks `data` with a document.
             * @constant
             */
            type: "UPLOAD_DOCUMENT";
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and the document. */
            data: components["schemas"]["UploadedDocument"];
        };
        /**
         * @description A feature of a store.
         *     - `business-information-sync`: Synchronization of the business information of the store to the hub.
         *     - `store-linking`: The link between the store and the connector.
         */
        StoreFeature: "business-information-sync" | "store-linking" | (string & {});
        /** @description Whether business information of the store must be synchronized. */
        BusinessInformationSync: {
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
        };
        /** @description Whether the store is linked to the connector. */
        StoreLinking: {
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
        };
        /** @description New state of the feature. */
        StoreFeatureConfiguration: components["schemas"]["BusinessInformationSync"] | components["schemas"]["StoreLinking"];
        /** @description The feature that was switched, its store, and the time. */
        StoreManagementFeature: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description Identifier of the store. */
            store_id: string;
            /**
             * @description The feature. `configuration` contains its new state.
             *     - `business-information-sync`: Synchronization of the business information of the store to the hub.
             *     - `store-linking`: The link between the store and the connector.
             */
            feature: components["schemas"]["StoreFeature"];
            /** @description New state of the feature. */
            configuration: components["schemas"]["StoreFeatureConfiguration"];
            /**
             * Format: date-time
             * @description Time at which the seller switched it.
             */
            trigger_date: string;
        };
        /** @description A feature of a store was switched on or off, or a store was linked or unlinked. */
        StoreManagementFeatureEvent: {
            /** @description ULID of the message. Messages may arrive more than once. Drop a message if you have handled its ID before. */
            id: components["schemas"]["EventId"];
            /** @description Kind of the message, any text that no other event uses. */
            type: string;
            /** @description Time at which the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The feature that was switched, its store, and the time. */
            data: components["schemas"]["StoreManagementFeature"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type Money = components['schemas']['Money'];
export type AdjustmentReason = components['schemas']['AdjustmentReason'];
export type ActionErrorCode = components['schemas']['ActionErrorCode'];
export type ActionError = components['schemas']['ActionError'];
export type ActionSuccess = components['schemas']['ActionSuccess'];
export type ActionFailure = components['schemas']['ActionFailure'];
export type ActionOutcome = components['schemas']['ActionOutcome'];
export type DocumentEntity = components['schemas']['DocumentEntity'];
export type ReturnRejectionReason = components['schemas']['ReturnRejectionReason'];
export type EventId = components['schemas']['EventId'];
export type EventTime = components['schemas']['EventTime'];
export type ProductIdentifier = components['schemas']['ProductIdentifier'];
export type ChangeAction = components['schemas']['ChangeAction'];
export type OfferPrice = components['schemas']['OfferPrice'];
export type StandardPriceChange = components['schemas']['StandardPriceChange'];
export type DiscountPriceChange = components['schemas']['DiscountPriceChange'];
export type CentralizedStock = components['schemas']['CentralizedStock'];
export type WarehouseStock = components['schemas']['WarehouseStock'];
export type PartnerStock = components['schemas']['PartnerStock'];
export type StockPlace = components['schemas']['StockPlace'];
export type StockChange = components['schemas']['StockChange'];
export type InventoryChange = components['schemas']['InventoryChange'];
export type BooleanOfferAttribute = components['schemas']['BooleanOfferAttribute'];
export type ListOfferAttribute = components['schemas']['ListOfferAttribute'];
export type NumericOfferAttribute = components['schemas']['NumericOfferAttribute'];
export type TextOfferAttribute = components['schemas']['TextOfferAttribute'];
export type OfferAttribute = components['schemas']['OfferAttribute'];
export type SubChannelPrices = components['schemas']['SubChannelPrices'];
export type OfferUpsert = components['schemas']['OfferUpsert'];
export type OfferUpsertEvent = components['schemas']['OfferUpsertEvent'];
export type SubChannelPriceStock = components['schemas']['SubChannelPriceStock'];
export type PriceStockUpsert = components['schemas']['PriceStockUpsert'];
export type PriceStockUpsertEvent = components['schemas']['PriceStockUpsertEvent'];
export type ProductAttributeValueChange = components['schemas']['ProductAttributeValueChange'];
export type ProductUpsert = components['schemas']['ProductUpsert'];
export type ProductUpsertEvent = components['schemas']['ProductUpsertEvent'];
export type ActionId = components['schemas']['ActionId'];
export type LineAcceptance = components['schemas']['LineAcceptance'];
export type OrderAcceptance = components['schemas']['OrderAcceptance'];
export type AcceptCommand = components['schemas']['AcceptCommand'];
export type ShippedItem = components['schemas']['ShippedItem'];
export type OrderShipment = components['schemas']['OrderShipment'];
export type CreateShipmentCommand = components['schemas']['CreateShipmentCommand'];
export type TaxAmount = components['schemas']['TaxAmount'];
export type LineAdjustment = components['schemas']['LineAdjustment'];
export type OrderRefund = components['schemas']['OrderRefund'];
export type RefundCommand = components['schemas']['RefundCommand'];
export type OrderCancelation = components['schemas']['OrderCancelation'];
export type CancelCommand = components['schemas']['CancelCommand'];
export type ReturnAcceptance = components['schemas']['ReturnAcceptance'];
export type AcceptReturnCommand = components['schemas']['AcceptReturnCommand'];
export type CommandTracking = components['schemas']['CommandTracking'];
export type ReturnTrackingUpdate = components['schemas']['ReturnTrackingUpdate'];
export type UpdateReturnTrackingInformationCommand = components['schemas']['UpdateReturnTrackingInformationCommand'];
export type ReturnStep = components['schemas']['ReturnStep'];
export type AcknowledgeReturnReceptionCommand = components['schemas']['AcknowledgeReturnReceptionCommand'];
export type CloseReturnCommand = components['schemas']['CloseReturnCommand'];
export type UploadedDocument = components['schemas']['UploadedDocument'];
export type UploadDocumentCommand = components['schemas']['UploadDocumentCommand'];
export type StoreFeature = components['schemas']['StoreFeature'];
export type BusinessInformationSync = components['schemas']['BusinessInformationSync'];
export type StoreLinking = components['schemas']['StoreLinking'];
export type StoreFeatureConfiguration = components['schemas']['StoreFeatureConfiguration'];
export type StoreManagementFeature = components['schemas']['StoreManagementFeature'];
export type StoreManagementFeatureEvent = components['schemas']['StoreManagementFeatureEvent'];
