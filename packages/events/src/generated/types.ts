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
         * @description Why part of a line was cancelled or refunded. CHANNEL_SPECIFIC is only ever read, never asked for by a seller.
         *     - `CUSTOMER_CANCELATION`: The customer cancelled.
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
         * @description What kind of failure it was.
         *     - `INVALID_INPUT`: What was asked for is not valid.
         *     - `DATA_NOT_FOUND`: Something that the action names does not exist on the channel.
         *     - `UNEXPECTED`: An unexpected failure.
         *     - `UNAVAILABLE`: A system that the action needs was not available.
         *     - `TOO_MANY_REQUEST`: Too many requests in too short a time.
         *     - `ACTION_NOT_SUPPORTED`: The channel does not support the action.
         *     - `ORDER_IN_WRONG_STATE`: The order is not in a state that allows the action.
         *     - `RETURN_IN_WRONG_STATE`: The return is not in a state that allows the action.
         *     - `CARRIER_NOT_SUPPORTED`: The channel does not support the carrier.
         *     - `MISSING_CARRIER`: A carrier has to be named.
         *     - `WAREHOUSE_ID_NOT_FOUND`: The warehouse does not exist.
         *     - `WAREHOUSE_ID_REQUIRED`: A warehouse has to be named.
         *     - `OTHER`: Any other reason; the message says which.
         * @enum {string}
         */
        ActionErrorCode: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "RETURN_IN_WRONG_STATE" | "CARRIER_NOT_SUPPORTED" | "MISSING_CARRIER" | "WAREHOUSE_ID_NOT_FOUND" | "WAREHOUSE_ID_REQUIRED" | "OTHER";
        /** @description One reason why an action failed. The seller gets to read the message. */
        ActionError: {
            /**
             * @description What kind of failure it was.
             *     - `INVALID_INPUT`: What was asked for is not valid.
             *     - `DATA_NOT_FOUND`: Something that the action names does not exist on the channel.
             *     - `UNEXPECTED`: An unexpected failure.
             *     - `UNAVAILABLE`: A system that the action needs was not available.
             *     - `TOO_MANY_REQUEST`: Too many requests in too short a time.
             *     - `ACTION_NOT_SUPPORTED`: The channel does not support the action.
             *     - `ORDER_IN_WRONG_STATE`: The order is not in a state that allows the action.
             *     - `RETURN_IN_WRONG_STATE`: The return is not in a state that allows the action.
             *     - `CARRIER_NOT_SUPPORTED`: The channel does not support the carrier.
             *     - `MISSING_CARRIER`: A carrier has to be named.
             *     - `WAREHOUSE_ID_NOT_FOUND`: The warehouse does not exist.
             *     - `WAREHOUSE_ID_REQUIRED`: A warehouse has to be named.
             *     - `OTHER`: Any other reason; the message says which.
             */
            code: components["schemas"]["ActionErrorCode"];
            /** @description Explanation for the seller. */
            message: string;
        };
        /** @description The action took effect on the channel. */
        ActionSuccess: {
            /**
             * @description Says that the action took effect.
             * @constant
             */
            status: "SUCCESS";
            /** @description Not needed for a success. */
            errors?: components["schemas"]["ActionError"][];
        };
        /** @description The action did not take effect on the channel. */
        ActionFailure: {
            /**
             * @description Says that the action did not take effect.
             *     - `FAILURE`: The action failed.
             *     - `FAILED`: Taken as FAILURE; send that one.
             * @enum {string}
             */
            status: "FAILURE" | "FAILED";
            /** @description Why the action failed, one reason or several. */
            errors: components["schemas"]["ActionError"][];
        };
        /** @description How an action ended. A failure says why, in one error or several. */
        ActionOutcome: components["schemas"]["ActionSuccess"] | components["schemas"]["ActionFailure"];
        /** @description What the document belongs to when it is not the order as a whole. */
        DocumentEntity: {
            /** @description Identifier of the return. */
            id: string;
            /**
             * @description Kind of thing that `id` names.
             *     - `RETURN`: A return of the order.
             */
            type: "RETURN" | (string & {});
        };
        /**
         * @description Why a return was declined. OTHER is only ever read; a seller declining a return gives one of the three others.
         *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
         *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
         *     - `FINAL_SALES`: The item was sold without the right to return it.
         *     - `OTHER`: Another reason; only ever read.
         */
        ReturnRejectionReason: "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES" | "OTHER" | (string & {});
        /**
         * @description ULID of the message. Messages may come twice; drop one whose id was handled before.
         * @example 01JD3Z5X8Q4N7V2K6M9T0B1C3D
         */
        EventId: string;
        /**
         * Format: date-time
         * @description When the hub published the message.
         */
        EventTime: string;
        /** @description A number that identifies the product everywhere. */
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
         * @description Whether to set what follows (UPDATE), to remove it (DELETE), or to leave the channel's own as it is (IGNORE).
         *     - `UPDATE`: Set what follows.
         *     - `DELETE`: Remove what the channel has.
         *     - `IGNORE`: Leave what the channel has as it is.
         */
        ChangeAction: "UPDATE" | "DELETE" | "IGNORE" | (string & {});
        /** @description An amount in one currency, in major units. */
        OfferPrice: {
            /** @description Amount in major units of the currency, with decimals. */
            amount?: number;
            /** @description ISO 4217 code. */
            currency?: string;
        };
        /** @description What to do with the regular price. */
        StandardPriceChange: {
            /**
             * @description Whether to set what follows (UPDATE), to remove it (DELETE), or to leave the channel's own as it is (IGNORE).
             *     - `UPDATE`: Set what follows.
             *     - `DELETE`: Remove what the channel has.
             *     - `IGNORE`: Leave what the channel has as it is.
             */
            action_type?: components["schemas"]["ChangeAction"];
            /** @description The price to set. */
            price?: components["schemas"]["OfferPrice"];
        };
        /** @description What to do with the reduced price, and when it holds. */
        DiscountPriceChange: {
            /**
             * @description Whether to set what follows (UPDATE), to remove it (DELETE), or to leave the channel's own as it is (IGNORE).
             *     - `UPDATE`: Set what follows.
             *     - `DELETE`: Remove what the channel has.
             *     - `IGNORE`: Leave what the channel has as it is.
             */
            action_type?: components["schemas"]["ChangeAction"];
            /** @description The price to set. */
            price?: components["schemas"]["OfferPrice"];
            /**
             * Format: date-time
             * @description When the discount begins; absent where no beginning is set.
             */
            start_date?: string;
            /**
             * Format: date-time
             * @description When the discount ends; absent where no end is set.
             */
            end_date?: string;
        };
        /** @description All stock of the seller together. */
        CentralizedStock: {
            /**
             * @description Says that the stock is that of the seller as a whole.
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
             * @description Says that the stock is in a warehouse of the seller.
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
             * @description Says that the stock is at a fulfillment partner.
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
        /** @description What to do with the stock, place by place. */
        StockChange: {
            /**
             * @description Whether to set what follows (UPDATE), to remove it (DELETE), or to leave the channel's own as it is (IGNORE).
             *     - `UPDATE`: Set what follows.
             *     - `DELETE`: Remove what the channel has.
             *     - `IGNORE`: Leave what the channel has as it is.
             */
            action_type: components["schemas"]["ChangeAction"];
            /** @description Stock per place. */
            breakdown?: components["schemas"]["StockPlace"][];
        };
        /** @description What to do with the quantity on offer, as one number. */
        InventoryChange: {
            /**
             * @description Whether to set what follows (UPDATE), to remove it (DELETE), or to leave the channel's own as it is (IGNORE).
             *     - `UPDATE`: Set what follows.
             *     - `DELETE`: Remove what the channel has.
             *     - `IGNORE`: Leave what the channel has as it is.
             */
            action_type?: components["schemas"]["ChangeAction"];
            /**
             * Format: int32
             * @description Units on offer.
             */
            quantity?: number;
            /** @description The partner who ships, where it is not the seller. */
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
             * @description Says that `value` is true or false.
             * @constant
             */
            type: "BOOLEAN";
            /** @description The value; absent where there is none. */
            value?: boolean;
        };
        /** @description An attribute with values chosen from a list. */
        ListOfferAttribute: {
            /** @description Identifier of the attribute, as in the catalog configuration. */
            id: string;
            /**
             * @description Says that `values` are chosen from a list.
             * @constant
             */
            type: "LIST";
            /** @description The chosen values; absent where there are none. */
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
             * @description Says that `value` is a number.
             * @constant
             */
            type: "NUMERIC";
            /** @description The number, with or without decimals; absent where there is none. */
            value?: number;
        };
        /** @description An attribute that is a text. */
        TextOfferAttribute: {
            /** @description Identifier of the attribute, as in the catalog configuration. */
            id: string;
            /**
             * @description Says that `value` is a text.
             * @constant
             */
            type: "TEXT";
            /** @description The text; absent where there is none. */
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
            /** @description What to do with the regular price. */
            standard_price: components["schemas"]["StandardPriceChange"];
            /** @description What to do with the reduced price, and when it holds. */
            discount_price: components["schemas"]["DiscountPriceChange"];
        };
        /** @description An offer as it should stand on the channel. */
        OfferUpsert: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description Identifier of the store. */
            store_id: string;
            /** @description The seller's identifier of the product. */
            product_id: string;
            /** @description Which use case of the catalog configuration this is. */
            use_case: string;
            /** @description Numbers that identify the product everywhere. */
            identifiers?: components["schemas"]["ProductIdentifier"][];
            /**
             * @deprecated
             * @description The first of `identifiers`; read that list.
             */
            identifier?: components["schemas"]["ProductIdentifier"];
            /** @description What to do with the regular price. */
            standard_price: components["schemas"]["StandardPriceChange"];
            /** @description What to do with the reduced price, and when it holds. */
            discount_price: components["schemas"]["DiscountPriceChange"];
            /** @description What to do with the stock, place by place. */
            stock: components["schemas"]["StockChange"];
            /** @description What to do with the quantity on offer, as one number. */
            inventory: components["schemas"]["InventoryChange"];
            /** @description Values of the channel's custom attributes of offers. */
            offer_attributes?: components["schemas"]["OfferAttribute"][];
            /**
             * @deprecated
             * @description Prices that hold on one sub-channel each.
             */
            sub_channel_prices?: components["schemas"]["SubChannelPrices"][];
        };
        /** @description An offer of a store is to be created or updated on the channel. */
        OfferUpsertEvent: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds an offer.
             * @constant
             */
            type: "OFFER_UPSERT";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The offer. */
            data: components["schemas"]["OfferUpsert"];
        };
        /** @description Prices and stock on one sub-channel. */
        SubChannelPriceStock: {
            /** @description Code of the sub-channel. */
            code: string;
            /** @description What to do with the regular price. */
            standard_price: components["schemas"]["StandardPriceChange"];
            /** @description What to do with the reduced price, and when it holds. */
            discount_price: components["schemas"]["DiscountPriceChange"];
            /** @description What to do with the stock, place by place. */
            stock: components["schemas"]["StockChange"];
        };
        /** @description Price and stock of an offer as they should stand on the channel. */
        PriceStockUpsert: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description Identifier of the store. */
            store_id: string;
            /** @description The seller's identifier of the product. */
            product_id: string;
            /** @description Numbers that identify the product everywhere. */
            identifiers?: components["schemas"]["ProductIdentifier"][];
            /** @description What to do with the regular price. */
            standard_price?: components["schemas"]["StandardPriceChange"];
            /** @description What to do with the reduced price, and when it holds. */
            discount_price?: components["schemas"]["DiscountPriceChange"];
            /** @description What to do with the stock, place by place. */
            stock: components["schemas"]["StockChange"];
            /** @description What to do with the quantity on offer, as one number. */
            inventory: components["schemas"]["InventoryChange"];
            /** @description Values of the channel's custom attributes of offers. */
            offer_attributes: components["schemas"]["OfferAttribute"][];
            /** @description The sub-channel that the change is for, with its own prices and stock. */
            sub_channel?: components["schemas"]["SubChannelPriceStock"];
        };
        /** @description Price or stock of an offer changed. */
        PriceStockUpsertEvent: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds price and stock.
             * @constant
             */
            type: "PRICE_STOCK_UPSERT";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The offer whose price or stock changed. */
            data: components["schemas"]["PriceStockUpsert"];
        };
        /** @description Value of one attribute of the product type. */
        ProductAttributeValueChange: {
            /** @description Identifier of the attribute, as in the product type. */
            id: string;
            /** @description Language of the value, where it has one. */
            locale?: string;
            /** @description The value, as text whatever the type of the attribute; absent where there is none. */
            value?: string;
        };
        /** @description A product and its offer as they should stand on the channel. */
        ProductUpsert: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description Identifier of the store. */
            store_id: string;
            /** @description The seller's identifier of the product. */
            product_id: string;
            /** @description The channel's product type; its attributes are the ones in `attributes`. */
            product_type_id: string;
            /** @description Numbers that identify the product everywhere. */
            identifiers?: components["schemas"]["ProductIdentifier"][];
            /**
             * @deprecated
             * @description The first of `identifiers`; read that list.
             */
            identifier?: components["schemas"]["ProductIdentifier"];
            /** @description Values of the attributes of the product type. */
            attributes: components["schemas"]["ProductAttributeValueChange"][];
            /** @description What to do with the regular price. */
            standard_price: components["schemas"]["StandardPriceChange"];
            /** @description What to do with the reduced price, and when it holds. */
            discount_price: components["schemas"]["DiscountPriceChange"];
            /** @description What to do with the stock, place by place. */
            stock: components["schemas"]["StockChange"];
            /** @description What to do with the quantity on offer, as one number. */
            inventory: components["schemas"]["InventoryChange"];
            /** @description Values of the channel's custom attributes of offers. */
            offer_attributes: components["schemas"]["OfferAttribute"][];
        };
        /** @description A product, with its offer, is to be created or updated on the channel. */
        ProductUpsertEvent: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds a product.
             * @constant
             */
            type: "PRODUCT_UPSERT";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description Where the message originated. */
            source?: string;
            /**
             * Format: int64
             * @description Position of the message in a sequence that belongs together.
             */
            sequence?: number;
            /**
             * Format: int64
             * @description How many messages the sequence has.
             */
            sequenceSize?: number;
            /** @description What kind of sequence it is. */
            sequenceType?: string;
            /** @description The product and its offer. */
            data: components["schemas"]["ProductUpsert"];
        };
        /**
         * @description Identifies the action; updateActionStatus takes the same.
         * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
         */
        ActionId: string;
        /** @description Whether the seller accepts one line. */
        LineAcceptance: {
            /** @description The channel's own identifier of the line. */
            channel_order_line_id: string;
            /** @description `true` accepts the line, `false` refuses it. */
            accepted: boolean;
        };
        /** @description Which lines the seller accepts and which not. */
        OrderAcceptance: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description One decision per line. */
            order_lines: components["schemas"]["LineAcceptance"][];
        };
        /** @description Accept or refuse lines of an order. */
        AcceptCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds decisions on order lines.
             * @constant
             */
            type: "ACCEPT";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and the decisions on its lines. */
            data: components["schemas"]["OrderAcceptance"];
        };
        /** @description Pieces of one order line in the package. */
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
        /** @description What is in the package and how it can be followed. */
        OrderShipment: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description The carrier; one of those the connector sent. */
            carrier: string;
            /** @description Number that the carrier gave the package. */
            tracking_number?: string;
            /** @description Page on which the package can be followed. */
            tracking_url?: string;
            /** @description Number of the label enclosed for a return. */
            return_tracking_number?: string;
            /** @description Where the package leaves from. */
            warehouse_id?: string;
            /** @description What is in the package, one entry per line. */
            items?: components["schemas"]["ShippedItem"][];
        };
        /** @description Items of an order were shipped in one package. */
        CreateShipmentCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds a shipment.
             * @constant
             */
            type: "CREATE_SHIPMENT";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and the package. */
            data: components["schemas"]["OrderShipment"];
        };
        /** @description One tax, as the amount of it. */
        TaxAmount: {
            /** @description Amount of the tax. */
            amount: components["schemas"]["Money"];
            /**
             * @description Which tax it is.
             * @example VAT_FR_20
             */
            code: string;
        };
        /** @description Pieces of one order line to cancel or refund, with the amounts that go with them. */
        LineAdjustment: {
            /** @description The channel's own identifier of the line. */
            channel_order_line_id: string;
            /** @description The seller's identifier of the product. */
            product_id: string;
            /**
             * Format: int32
             * @description Units that are cancelled or refunded.
             */
            quantity: number;
            /**
             * @description Why it is cancelled or refunded.
             *     - `CUSTOMER_CANCELATION`: The customer cancelled.
             *     - `OUT_OF_STOCK`: The product is out of stock.
             *     - `RETURN`: The customer sent the item back.
             *     - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
             *     - `AGREEMENT`: It was agreed with the customer.
             *     - `DEFECT`: The item is defective.
             *     - `UNABLE_TO_DELIVER`: The item could not be delivered.
             *     - `CHANNEL_SPECIFIC`: A reason that only the channel knows.
             */
            reason: components["schemas"]["AdjustmentReason"];
            /** @description Part of the price that is cancelled or refunded. */
            price: components["schemas"]["Money"];
            /** @description Taxes on that part of the price. */
            taxes?: components["schemas"]["TaxAmount"][];
            /** @description Part of the shipping price that is cancelled or refunded. */
            shipping_price: components["schemas"]["Money"];
            /** @description Taxes on that part of the shipping price. */
            shipping_taxes?: components["schemas"]["TaxAmount"][];
        };
        /** @description What to refund. */
        OrderRefund: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description What is refunded, one entry per line. */
            refunds?: components["schemas"]["LineAdjustment"][];
        };
        /** @description Refund all or part of the lines of an order. */
        RefundCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds refunds.
             * @constant
             */
            type: "REFUND";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and what is refunded. */
            data: components["schemas"]["OrderRefund"];
        };
        /** @description What to cancel. */
        OrderCancelation: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description What is cancelled, one entry per line. */
            cancelations: components["schemas"]["LineAdjustment"][];
        };
        /** @description Cancel all or part of the lines of an order. */
        CancelCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds cancelations.
             * @constant
             */
            type: "CANCEL";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and what is cancelled. */
            data: components["schemas"]["OrderCancelation"];
        };
        /** @description Whether the seller accepts a return. */
        ReturnAcceptance: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description The channel's own identifier of the return. */
            channel_return_id: string;
            /** @description `true` accepts the return, `false` declines it. */
            accepted: boolean;
            /**
             * @description Why the seller declines; absent where the return is accepted.
             *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
             *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
             *     - `FINAL_SALES`: The item was sold without the right to return it.
             *     - `OTHER`: Another reason; only ever read.
             */
            rejection_reason?: components["schemas"]["ReturnRejectionReason"];
        };
        /** @description Accept or decline a return. */
        AcceptReturnCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds the decision on a return.
             * @constant
             */
            type: "ACCEPT_RETURN";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The return and the decision on it. */
            data: components["schemas"]["ReturnAcceptance"];
        };
        /** @description How the parcel on its way back can be followed. */
        CommandTracking: {
            /** @description Carrier that brings the parcel back. */
            carrier?: string;
            /** @description Number that the carrier gave the parcel. */
            tracking_number?: string;
            /** @description Page on which the parcel can be followed. */
            tracking_url?: string;
        };
        /** @description Label, authorization number and tracking of a return. */
        ReturnTrackingUpdate: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description The channel's own identifier of the return. */
            channel_return_id: string;
            /** @description Where the return label can be fetched. */
            label_url?: string;
            /** @description Number that authorizes the return. */
            rma_id?: string;
            /** @description How the parcel on its way back can be followed. */
            tracking?: components["schemas"]["CommandTracking"];
        };
        /** @description Tell the customer how to send a return and how to follow it. */
        UpdateReturnTrackingInformationCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds label and tracking of a return.
             * @constant
             */
            type: "UPDATE_RETURN_TRACKING_INFORMATION";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The return, its label and its tracking. */
            data: components["schemas"]["ReturnTrackingUpdate"];
        };
        /** @description The return that a step was taken for. */
        ReturnStep: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description The channel's own identifier of the return. */
            channel_return_id: string;
        };
        /** @description The seller received a return. */
        AcknowledgeReturnReceptionCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that the return in `data` was received.
             * @constant
             */
            type: "ACKNOWLEDGE_RETURN_RECEPTION";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The return that was received. */
            data: components["schemas"]["ReturnStep"];
        };
        /** @description Nothing is left to do for a return. */
        CloseReturnCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that the return in `data` is closed.
             * @constant
             */
            type: "CLOSE_RETURN";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The return that is closed. */
            data: components["schemas"]["ReturnStep"];
        };
        /** @description A document and where to fetch it. */
        UploadedDocument: {
            /** @description Identifies the action; updateActionStatus takes the same. */
            action_id: components["schemas"]["ActionId"];
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Country or brand within the channel where the order was placed. */
            sub_channel_code?: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description File name of the document. */
            document_name: string;
            /**
             * @description What the document is.
             *     - `RETURN_LABEL`: Label for the parcel of a return.
             *     - `CUSTOMER_INVOICE`: Invoice for the customer.
             */
            document_type: "RETURN_LABEL" | "CUSTOMER_INVOICE" | (string & {});
            /** @description Address from which the file is fetched. */
            document_download_url: string;
            /** @description The return that the document belongs to; absent where it belongs to the order. */
            document_entity?: components["schemas"]["DocumentEntity"];
        };
        /** @description The seller added a document to an order or a return. */
        UploadDocumentCommand: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /**
             * @description Says that `data` holds a document.
             * @constant
             */
            type: "UPLOAD_DOCUMENT";
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description The order and the document. */
            data: components["schemas"]["UploadedDocument"];
        };
        /**
         * @description A feature of a store.
         *     - `business-information-sync`: Keeping the business information of the store up to date at the hub.
         *     - `store-linking`: The link between the store and the connector.
         */
        StoreFeature: "business-information-sync" | "store-linking" | (string & {});
        /** @description Whether business information of the store is to be kept up to date. */
        BusinessInformationSync: {
            /**
             * @description Says that it is about business information.
             * @constant
             */
            feature: "business-information-sync";
            /**
             * @description Whether business information is to be sent.
             *     - `enabled`: To be sent with upsertBusinessInformation.
             *     - `disabled`: Not to be sent.
             */
            status: "enabled" | "disabled" | (string & {});
        };
        /** @description Whether the store is linked to the connector. */
        StoreLinking: {
            /**
             * @description Says that it is about the link of the store.
             * @constant
             */
            feature: "store-linking";
            /**
             * @description Whether the store is linked.
             *     - `linked`: The store is linked.
             *     - `unlinked`: The store is no longer linked.
             */
            status: "linked" | "unlinked" | (string & {});
        };
        /** @description How the feature now stands. */
        StoreFeatureConfiguration: components["schemas"]["BusinessInformationSync"] | components["schemas"]["StoreLinking"];
        /** @description What was switched, for which store, and when. */
        StoreManagementFeature: {
            /** @description Identifier of the channel at the hub. */
            channel_id: string;
            /** @description Identifier of the store. */
            store_id: string;
            /**
             * @description Which feature it is; `configuration` says how it now stands.
             *     - `business-information-sync`: Keeping the business information of the store up to date at the hub.
             *     - `store-linking`: The link between the store and the connector.
             */
            feature: components["schemas"]["StoreFeature"];
            /** @description How the feature now stands. */
            configuration: components["schemas"]["StoreFeatureConfiguration"];
            /**
             * Format: date-time
             * @description When the seller switched it.
             */
            trigger_date: string;
        };
        /** @description A feature of a store was switched on or off, or a store was linked or unlinked. */
        StoreManagementFeatureEvent: {
            /** @description ULID of the message. Messages may come twice; drop one whose id was handled before. */
            id: components["schemas"]["EventId"];
            /** @description The kind of message; any that no other event uses. */
            type: string;
            /** @description When the hub published the message. */
            time: components["schemas"]["EventTime"];
            /** @description What was switched, for which store, and when. */
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
