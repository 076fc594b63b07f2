// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';

export interface paths {
    "/v2/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Reads orders of all connected channels in pages of 10, at most 100, the latest changed first. Poll it with the `updated_from` of the last run to follow new orders and changes. Without `updated_from` and `order_ids` only orders changed in the last 30 days are listed, so name the orders or the instant to read older ones. Lines of one order may be in different statuses.
         */
        get: operations["v2-listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/{order_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or refuse order lines
         * @description Decides line by line on an order, and notifies the channel. Only lines in AWAITING_ACCEPTANCE can be decided; a line in any other status refuses the request as a whole. Decide before the channel's deadline, or the lines are closed with ACCEPTANCE_TIMEOUT. The response names an action; read its status to learn whether the channel took the decision.
         */
        put: operations["v2-acceptOrderLines"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/{order_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel order lines
         * @description Cancels lines of an order, whole or in part, and notifies the channel. A cancelation lowers the quantity of its line for good. Every entry says how many units and which parts of the price and of the shipping price are cancelled. Lines with `can_cancel` false are refused. The response names an action; read its status to learn whether the channel took it.
         */
        post: operations["v2-cancelOrderLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/{order_id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund order lines
         * @description Gives money back for lines of an order, whole or in part, and notifies the channel. A refund leaves the quantity of its line as it is. Lines with `can_refund` false are refused. The response names an action; read its status to learn whether the channel took it. After a lost response look at the adjustments of the order before trying again, or the customer may be paid twice.
         */
        post: operations["v2-refundOrderLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/{order_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download documents of an order
         * @description Downloads documents of one order as a ZIP, always, even when it is one file. The archive is called `<order_id>_documents_<timestamp>.zip` and holds the files under their original names, newest first. Choose by `types` or by `document_ids`, at most 100, but not by both; with neither all documents of the order come. When nothing matches the response is 404.
         */
        get: operations["v2-downloadOrderDocuments"];
        put?: never;
        /**
         * Upload a document of an order or a return
         * @description Sends a return label or a customer invoice to the channel; other types are refused. The document belongs to the order, or to a return of it when `metadata.entity` names one. PDF, JPEG, PNG or CSV, at most 10 MB. The response names an action; read its status to learn whether the channel took the document.
         */
        post: operations["v2-uploadOrderDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents over all orders
         * @description Reads a flat list of documents over all orders, in pages of 50, at most 100, the latest changed first. Each entry names its order. Filters narrow it together. The content is downloaded per order.
         */
        get: operations["v2-listOrderDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what was done with orders elsewhere
         * @description Reports to the hub how actions in the reporting system ended, such as taking an order over into it, so that people see the errors there. At most 100 actions per request, and a request at most once a minute: collect them. Not needed where orders are processed through this API alone. Each reported action is given an identifier.
         */
        post: operations["v2-reportOrderActions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/actions/{action_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of an action
         * @description Reports how far an action on an order or a return is, and why it failed. An action stays PENDING until the connector of the channel has reported its outcome, which may take minutes; poll it every five minutes and at most once a minute per action. SUCCESS is final, and so is a failure: FAILED here, FAILURE and ERROR elsewhere.
         */
        get: operations["v2-getActionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/tracking/{tracking_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of an action (tracking form)
         * @deprecated
         * @description The older form of v2-getActionStatus. A `tracking_id` equals the `action_id` beside it, and the response is the same. Use v2-getActionStatus.
         */
        get: operations["v2-getOrderTracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/{order_id}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ship items of an order
         * @description Notifies the channel that one or more items of one order have left in one package, with one tracking. Send one request per package. Which carriers a channel knows, and whether it needs one or a warehouse, is up to the channel; it refuses through the action. The response names that action.
         */
        post: operations["v2-createShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List returns
         * @description Reads returns of all connected channels in pages of 10, at most 100, the latest changed first. `updated_from` must be given on the first page. Poll it with the instant of the last run to follow new returns and changes. A return belongs to one order, and its lines to lines of that order.
         */
        get: operations["v2-listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/returns/{return_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or refuse a return
         * @description Decides on a return in REQUEST_INITIATED, and notifies the channel. An accepted return becomes OPENED, a refused one REQUEST_DECLINED; a return in any other status cannot be decided. The response names an action; read its status to learn whether the channel took the decision.
         */
        put: operations["v2-acceptReturn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/returns/{return_id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a return as received
         * @description Notifies the channel that the items of a return have arrived. The request has no body and says so with the header `Content-Length: 0`, which must be present. The response names an action; read its status to learn whether the channel took it.
         */
        put: operations["v2-acknowledgeReturnReception"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/returns/{return_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close a return
         * @description Notifies the channel that a return is done, once every step of the marketplace and of the seller is complete. The request has no body and says so with the header `Content-Length: 0`, which must be present. The response names an action; read its status to learn whether the channel took it.
         */
        put: operations["v2-closeReturn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/orders/returns/{return_id}/trackings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record the tracking of a return
         * @description Records how the parcel of a return can be followed, its label and its authorization, and notifies the channel. The carrier is called `carrier` here and `carrier_name` where returns are read. The response names an action; read its status to learn whether the channel took it.
         */
        put: operations["v2-updateReturnTrackingInformation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description Reads conversations with customers in pages of 50, at most 100, the latest changed first, without their messages. `updated_from` or `conversation_ids` must be given on the first page; `entity_ids` needs `entity_type` beside it.
         */
        get: operations["listConversations"];
        put?: never;
        /**
         * Start a conversation with a customer
         * @description Opens a conversation about an order with a topic and a first message, with up to five files. The response names an action; its status carries the identifier of the conversation once the channel has opened it. After a lost response look for the conversation before trying again, or the customer is written to twice.
         */
        post: operations["createConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{conversationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the messages of a conversation
         * @description Reads all messages of one conversation at once, the latest first by their creation on the channel. `message_after` leaves out what was read before. Contents of attachments are downloaded by their identifiers.
         */
        get: operations["getConversationMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{conversationId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the customer
         * @description Adds a message to a conversation, with up to five files. The response names an action; read its status to learn whether the channel took the message. After a lost response look at the messages before trying again, or the customer is written to twice.
         */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/{conversationId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download attachments of a conversation
         * @description Downloads the named attachments of a conversation, at most 100, as a ZIP. Attachments that are unknown or were deleted are silently left out, so compare the archive with what was asked for.
         */
        get: operations["downloadConversationAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/conversations/actions/{actionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of a conversation action
         * @description Reports whether a conversation or a message reached the channel, which conversation it is in, and why it failed. SUCCESS is final, and so is a failure: ERROR here, FAILED and FAILURE elsewhere.
         */
        get: operations["getConversationActionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Reads the seller's catalog as the hub holds it now, in pages of 1000, which is also the most, sorted by product identifier. Products written a moment ago may not be there yet.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Create or change products
         * @description Creates the products that are missing and changes the others. Fields left out keep their value, so send only what changed; null clears a field that may be null. A list that is sent replaces the list that was there. At most 1000 products per request. The work is done in the background and has no status to read; the effect shows in the list of products.
         */
        post: operations["upsertProducts"];
        /**
         * Delete products
         * @description Removes products by their identifiers, at most 1000 per request; split larger deletions. This DELETE carries a JSON body. The work is done in the background and has no status to read.
         */
        delete: operations["deleteProducts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders (unversioned form)
         * @deprecated
         * @description The form of v2-listOrders from before versions; it takes the same parameters and returns the same. Without `updated_from` and `order_ids` only orders changed in the last 30 days are listed. Use v2-listOrders.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{order_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept or refuse order lines (unversioned form)
         * @deprecated
         * @description The form of v2-acceptOrderLines from before versions. It decides lines in AWAITING_ACCEPTANCE as that one does, but responds without an action, so a refusal by the channel goes unseen. Use v2-acceptOrderLines.
         */
        put: operations["acceptOrderLines"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{order_id}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ship items of an order (unversioned form)
         * @deprecated
         * @description The form of v2-createShipment from before versions. It returns the shipment instead of an action and cannot name a warehouse. Use v2-createShipment.
         */
        post: operations["createShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The channel and the store that an order or a return comes from. */
        OrderOrigin: {
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
        };
        /**
         * @description Where an order or one of its lines stands. The usual course is fraud check, acceptance, payment, shipment, shipped, delivered, closed; refused, cancelled and refunded lines end in CLOSED too. CHANNEL_SPECIFIC is a state only the channel knows.
         *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
         *     - `AWAITING_ACCEPTANCE`: The seller has to accept or refuse.
         *     - `AWAITING_PAYMENT`: The payment is awaited.
         *     - `AWAITING_SHIPMENT`: Ready to be shipped.
         *     - `SHIPPED`: On its way to the customer.
         *     - `DELIVERED`: It has reached the customer.
         *     - `CLOSED`: Finished, be it delivered, refused, cancelled or refunded; `status_reason` may say why.
         *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
         */
        OrderStatus: "AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED" | "CHANNEL_SPECIFIC" | (string & {});
        /**
         * @description Why an order or a line is in its status, mostly why it was closed.
         *     - `REFUSED`: The seller refused it.
         *     - `ACCEPTANCE_TIMEOUT`: Nobody accepted or refused in time.
         *     - `FRAUD_CHECK_FAILED`: The fraud check was not passed.
         *     - `FRAUD_CHECK_TIMEOUT`: The fraud check did not end in time.
         *     - `REFUSED_PAYMENT`: The payment was refused.
         *     - `PAYMENT_TIMEOUT`: The payment did not come in time.
         *     - `CANCELED`: It was cancelled.
         *     - `REFUNDED`: It was refunded.
         *     - `AUTOMATICALLY_CLOSED`: It was closed automatically.
         */
        OrderStatusReason: "REFUSED" | "ACCEPTANCE_TIMEOUT" | "FRAUD_CHECK_FAILED" | "FRAUD_CHECK_TIMEOUT" | "REFUSED_PAYMENT" | "PAYMENT_TIMEOUT" | "CANCELED" | "REFUNDED" | "AUTOMATICALLY_CLOSED" | (string & {});
        /**
         * @description The seller ships, or a partner such as the channel's own warehouse does.
         *     - `FULFILLED_BY_SELLER`: The seller ships.
         *     - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
         */
        FulfillmentType: "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER" | (string & {});
        /** @description Who ships the order. */
        Fulfillment: {
            /**
             * @description The seller ships, or a partner such as the channel's own warehouse does.
             *     - `FULFILLED_BY_SELLER`: The seller ships.
             *     - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
             */
            type: components["schemas"]["FulfillmentType"];
            /** @description The partner or programme that fulfils it, where there is one. */
            code?: string;
        };
        /** @description A postal address of a customer. */
        Address: {
            /** @description First name of the addressee. */
            first_name?: string;
            /** @description Last name of the addressee. */
            last_name: string;
            /** @description Company of the addressee, where there is one. */
            company?: string;
            /** @description First line of the street. */
            street: string;
            /** @description Second line of the street: building, floor, door. */
            street_additional_info?: string;
            /** @description Anything else the carrier should know. */
            additional_info?: string;
            /** @description Postal code, where there is one. */
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
        };
        /** @description Where the invoice goes. */
        BillingInfo: {
            /** @description Address that the invoice is made out to. */
            address?: components["schemas"]["Address"];
        };
        /** @description The period in which the customer expects the parcel. */
        DeliveryWindow: {
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
        };
        /** @description Where, how and until when the order is to be delivered. */
        ShippingInfo: {
            /** @description Address that the order is delivered to. */
            address?: components["schemas"]["Address"];
            /** @description E-mail address of the receiver; often one the channel relays. */
            email?: string;
            /** @description Carrier the channel asks for. */
            carrier?: string;
            /** @description Shipping method the customer chose. */
            method?: string;
            /** @description Identifier of the pick-up and drop-off point. */
            pudo_id?: string;
            /** @description The period in which the customer expects the parcel. */
            delivery_date?: components["schemas"]["DeliveryWindow"];
            /**
             * Format: date-time
             * @description Latest instant at which the parcel must leave the seller.
             */
            shipping_deadline?: string;
        };
        /** @description What was bought. */
        OrderedProduct: {
            /** @description The seller's identifier of the product. */
            id: string;
            /** @description Name of the product, as the channel gives it. */
            title: string;
        };
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
        /** @description One tax on a price, and who collects it. */
        Tax: {
            /** @description Amount of the tax, whoever collects it. */
            amount: components["schemas"]["Money"];
            /**
             * @description Which tax it is.
             * @example VAT_FR_20
             */
            code: string;
            /**
             * @description Rate in per cent.
             * @example 20
             */
            rate?: number;
            /** @description The part that the channel collects and remits. */
            channel_collectible?: components["schemas"]["Money"];
            /** @description The part that the seller collects and remits. */
            seller_collectible?: components["schemas"]["Money"];
        };
        /**
         * @description A CANCELATION lowers the quantity of the line, a REFUND does not.
         *     - `REFUND`: Money is given back; the quantity of the line stays as it is.
         *     - `CANCELATION`: Units are cancelled; the quantity of the line is lowered.
         */
        AdjustmentType: "REFUND" | "CANCELATION" | (string & {});
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
        /** @description A cancelation or a refund of a line. */
        OrderAdjustment: {
            /**
             * @deprecated
             * @description The same as `adjustment_id`; read that instead.
             */
            id: string;
            /** @description Identifier of the adjustment. */
            adjustment_id: string;
            /**
             * @description A CANCELATION lowers the quantity of the line, a REFUND does not.
             *     - `REFUND`: Money is given back; the quantity of the line stays as it is.
             *     - `CANCELATION`: Units are cancelled; the quantity of the line is lowered.
             */
            type: components["schemas"]["AdjustmentType"];
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
            reason: components["schemas"]["AdjustmentReason"];
            /** @description Pieces that are cancelled or refunded. */
            quantity: number;
            /** @description The part of the price that is given back. */
            price: components["schemas"]["Money"];
            /** @description Taxes on that part of the price. */
            taxes?: components["schemas"]["TaxAmount"][];
            /** @description The part of the shipping price that is given back. */
            shipping_price: components["schemas"]["Money"];
            /** @description Taxes on that part of the shipping price. */
            shipping_taxes?: components["schemas"]["TaxAmount"][];
            /**
             * Format: date-time
             * @description When the cancelation or the refund was made.
             */
            created_at: string;
        };
        /** @description Identifier of the attribute, chosen by the channel. */
        AttributeId: string;
        /** @description An attribute with a text. */
        StringAttribute: {
            /** @description Identifier of the attribute, chosen by the channel. */
            id: components["schemas"]["AttributeId"];
            /**
             * @description Says that `value` is a text.
             * @constant
             */
            type: "STRING";
            /** @description The text. */
            value: string;
        };
        /** @description An attribute with a number. */
        NumericAttribute: {
            /** @description Identifier of the attribute, chosen by the channel. */
            id: components["schemas"]["AttributeId"];
            /**
             * @description Says that `value` is a number.
             * @constant
             */
            type: "NUMERIC";
            /** @description The number, with or without decimals. */
            value: number;
        };
        /** @description An attribute that is true or false. */
        BooleanAttribute: {
            /** @description Identifier of the attribute, chosen by the channel. */
            id: components["schemas"]["AttributeId"];
            /**
             * @description Says that `value` is true or false.
             * @constant
             */
            type: "BOOLEAN";
            /** @description Whether the attribute holds. */
            value: boolean;
        };
        /** @description An attribute with an instant. */
        DateAttribute: {
            /** @description Identifier of the attribute, chosen by the channel. */
            id: components["schemas"]["AttributeId"];
            /**
             * @description Says that `value` is an instant.
             * @constant
             */
            type: "DATE";
            /**
             * Format: date-time
             * @description The instant, in ISO 8601.
             */
            value: string;
        };
        /** @description An attribute with several texts. */
        ListAttribute: {
            /** @description Identifier of the attribute, chosen by the channel. */
            id: components["schemas"]["AttributeId"];
            /**
             * @description Says that `value` is a list of texts.
             * @constant
             */
            type: "LIST";
            /** @description The texts. */
            value: string[];
        };
        /** @description A fact the channel added to an order or a line. The form of `value` follows from `type`. */
        CustomAttribute: components["schemas"]["StringAttribute"] | components["schemas"]["NumericAttribute"] | components["schemas"]["BooleanAttribute"] | components["schemas"]["DateAttribute"] | components["schemas"]["ListAttribute"];
        /** @description One product of an order. Lines of one order may be in different statuses. */
        OrderLine: {
            /** @description Identifier at the hub. It is the order's identifier and a number. */
            id: string;
            /** @description The channel's own identifier of the line. */
            channel_order_line_id: string;
            /** @description What was bought. */
            product: components["schemas"]["OrderedProduct"];
            /** @description What is left to deliver after cancelations. */
            quantity: number;
            /** @description Price of the whole line, net of cancelations. */
            price: components["schemas"]["Money"];
            /** @description Taxes on the price. */
            taxes: components["schemas"]["Tax"][];
            /** @description Shipping price of the whole line. */
            total_shipping_price: components["schemas"]["Money"];
            /** @description Taxes on the shipping price. */
            shipping_taxes: components["schemas"]["Tax"][];
            /**
             * @description Where the line stands; it may differ from the status of the order.
             *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
             *     - `AWAITING_ACCEPTANCE`: The seller has to accept or refuse.
             *     - `AWAITING_PAYMENT`: The payment is awaited.
             *     - `AWAITING_SHIPMENT`: Ready to be shipped.
             *     - `SHIPPED`: On its way to the customer.
             *     - `DELIVERED`: It has reached the customer.
             *     - `CLOSED`: Finished, be it delivered, refused, cancelled or refunded; `status_reason` may say why.
             *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
             */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description Why the line is in this status; absent where there is no reason.
             *     - `REFUSED`: The seller refused it.
             *     - `ACCEPTANCE_TIMEOUT`: Nobody accepted or refused in time.
             *     - `FRAUD_CHECK_FAILED`: The fraud check was not passed.
             *     - `FRAUD_CHECK_TIMEOUT`: The fraud check did not end in time.
             *     - `REFUSED_PAYMENT`: The payment was refused.
             *     - `PAYMENT_TIMEOUT`: The payment did not come in time.
             *     - `CANCELED`: It was cancelled.
             *     - `REFUNDED`: It was refunded.
             *     - `AUTOMATICALLY_CLOSED`: It was closed automatically.
             */
            status_reason?: components["schemas"]["OrderStatusReason"];
            /** @description Whether the seller may cancel the line now. */
            can_cancel: boolean;
            /** @description Whether the seller may refund the line now. */
            can_refund: boolean;
            /** @description Every cancelation and refund so far. Entries are added, never changed. */
            adjustments: components["schemas"]["OrderAdjustment"][];
            /** @description What the channel adds to the line. */
            custom_attributes: components["schemas"]["CustomAttribute"][];
        };
        /** @description An order of a sales channel. Quantities and prices of its lines are net of cancelations, but not of refunds. */
        Order: {
            /** @description Identifier at the hub, used in the paths of the hub. It is the channel's prefix, `_` and the channel's identifier. */
            id: string;
            /** @description The channel's own identifier of the order. */
            channel_order_id: string;
            /** @description The channel and the store that an order or a return comes from. */
            origin: components["schemas"]["OrderOrigin"];
            /**
             * @description Where the order stands; its lines may be in other statuses.
             *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
             *     - `AWAITING_ACCEPTANCE`: The seller has to accept or refuse.
             *     - `AWAITING_PAYMENT`: The payment is awaited.
             *     - `AWAITING_SHIPMENT`: Ready to be shipped.
             *     - `SHIPPED`: On its way to the customer.
             *     - `DELIVERED`: It has reached the customer.
             *     - `CLOSED`: Finished, be it delivered, refused, cancelled or refunded; `status_reason` may say why.
             *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
             */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description Why the order is in this status; absent where there is no reason.
             *     - `REFUSED`: The seller refused it.
             *     - `ACCEPTANCE_TIMEOUT`: Nobody accepted or refused in time.
             *     - `FRAUD_CHECK_FAILED`: The fraud check was not passed.
             *     - `FRAUD_CHECK_TIMEOUT`: The fraud check did not end in time.
             *     - `REFUSED_PAYMENT`: The payment was refused.
             *     - `PAYMENT_TIMEOUT`: The payment did not come in time.
             *     - `CANCELED`: It was cancelled.
             *     - `REFUNDED`: It was refunded.
             *     - `AUTOMATICALLY_CLOSED`: It was closed automatically.
             */
            status_reason?: components["schemas"]["OrderStatusReason"];
            /** @description Who ships the order. */
            fulfillment: components["schemas"]["Fulfillment"];
            /** @description Where the invoice goes. */
            billing_info?: components["schemas"]["BillingInfo"];
            /** @description Where, how and until when the order is to be delivered. */
            shipping_info: components["schemas"]["ShippingInfo"];
            /** @description What was ordered, one line per product. */
            order_lines: components["schemas"]["OrderLine"][];
            /** @description What the channel adds to the order. */
            custom_attributes: components["schemas"]["CustomAttribute"][];
            /**
             * Format: date-time
             * @description When the order was placed on the channel.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the hub last changed the order.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the channel last changed the order.
             */
            channel_updated_at?: string;
            /**
             * Format: date-time
             * @description When the personal data of the customer were removed. Cannot be undone.
             */
            anonymized_at?: string;
        };
        /** @description Token of the next page, to be sent as `page_token`. Absent on the last page. */
        NextPageToken: string;
        /** @description Token of the page before. Absent on the first page. */
        PreviousPageToken: string;
        /** @description One page of orders. */
        OrderPage: {
            /** @description Orders of this page. */
            data: components["schemas"]["Order"][];
            /** @description Token of the next page, to be sent as `page_token`. Absent on the last page. */
            next_page_token?: components["schemas"]["NextPageToken"];
            /** @description Token of the page before. Absent on the first page. */
            previous_page_token?: components["schemas"]["PreviousPageToken"];
        };
        /** @description Further facts about an error; keys are not fixed. */
        Extensions: {
            [key: string]: unknown;
        };
        /** @description What is wrong with one field of the request. */
        FieldFault: {
            /** @description JSONPath of the field, for example `$.orders[3].order_lines[0].quantity`. */
            field?: string;
            /** @description What is wrong, for a person; its wording may change. */
            message: string;
            /** @description Further facts about an error; keys are not fixed. */
            extensions?: components["schemas"]["Extensions"];
        };
        /** @description How the hub APIs report a refusal. `code` is stable and meant for programs, `message` for people. */
        ErrorBody: {
            /** @description Stable machine-readable code such as `DATA_NOT_FOUND`. */
            code: string;
            /** @description Explanation for a person; its wording may change. */
            message: string;
            /** @description One entry per field at fault. */
            errors?: components["schemas"]["FieldFault"][];
            /** @description Further facts about an error; keys are not fixed. */
            extensions?: components["schemas"]["Extensions"];
        };
        /** @description Whether the seller takes one line. */
        OrderLineDecision: {
            /** @description Identifier of the line at the hub. */
            id: string;
            /** @description `true` accepts the line, `false` refuses it. */
            accepted: boolean;
        };
        /** @description What the seller decides on lines that await acceptance. */
        OrderAcceptanceRequest: {
            /** @description One decision per line. */
            order_lines: components["schemas"]["OrderLineDecision"][];
        };
        /** @description The request was taken. The channel carries it out; the status of the action says when and how it ended. */
        StartedAction: {
            /** @description Identifier to read the status with. */
            action_id: string;
            /**
             * @deprecated
             * @description The same as `action_id`; read that instead.
             */
            tracking_id?: string;
        };
        /**
         * @description Why the seller cancels or refunds.
         *     - `CUSTOMER_CANCELATION`: The customer cancelled.
         *     - `OUT_OF_STOCK`: The product is out of stock.
         *     - `RETURN`: The customer sent the item back.
         *     - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
         *     - `AGREEMENT`: It was agreed with the customer.
         *     - `DEFECT`: The item is defective.
         *     - `UNABLE_TO_DELIVER`: The item could not be delivered.
         * @enum {string}
         */
        CancelationReason: "CUSTOMER_CANCELATION" | "OUT_OF_STOCK" | "RETURN" | "ITEM_NOT_RECEIVED" | "AGREEMENT" | "DEFECT" | "UNABLE_TO_DELIVER";
        /** @description How much of one line is cancelled. */
        LineCancelation: {
            /** @description Identifier of the line at the hub. */
            order_line_id?: string;
            /** @description The seller's identifier of the product, where the line is not named. */
            product_id?: string;
            /**
             * @description Why it is cancelled.
             *     - `CUSTOMER_CANCELATION`: The customer cancelled.
             *     - `OUT_OF_STOCK`: The product is out of stock.
             *     - `RETURN`: The customer sent the item back.
             *     - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
             *     - `AGREEMENT`: It was agreed with the customer.
             *     - `DEFECT`: The item is defective.
             *     - `UNABLE_TO_DELIVER`: The item could not be delivered.
             */
            reason: components["schemas"]["CancelationReason"];
            /** @description Units that will not be delivered. */
            quantity: number;
            /** @description The part of the price that is cancelled. */
            price: components["schemas"]["Money"];
            /** @description Taxes on that part of the price. */
            taxes?: components["schemas"]["TaxAmount"][];
            /** @description The part of the shipping price that is cancelled. */
            shipping_price: components["schemas"]["Money"];
            /** @description Taxes on that part of the shipping price. */
            shipping_taxes?: components["schemas"]["TaxAmount"][];
        };
        /** @description Which lines, or parts of them, the seller cancels. */
        CancelationRequest: {
            /** @description One entry per line, or part of a line, that is cancelled. */
            cancelations: components["schemas"]["LineCancelation"][];
        };
        /** @description How much of one line is refunded. The quantity of the line stays as it is. */
        LineRefund: {
            /** @description Identifier of the line at the hub. */
            order_line_id?: string;
            /** @description The seller's identifier of the product, where the line is not named. */
            product_id?: string;
            /**
             * @description Why money is given back.
             *     - `CUSTOMER_CANCELATION`: The customer cancelled.
             *     - `OUT_OF_STOCK`: The product is out of stock.
             *     - `RETURN`: The customer sent the item back.
             *     - `ITEM_NOT_RECEIVED`: The item did not reach the customer.
             *     - `AGREEMENT`: It was agreed with the customer.
             *     - `DEFECT`: The item is defective.
             *     - `UNABLE_TO_DELIVER`: The item could not be delivered.
             */
            reason: components["schemas"]["CancelationReason"];
            /** @description Units that the refund is for. Left out, the refund is an amount and no more. */
            quantity?: number;
            /** @description The part of the price that is given back. */
            price: components["schemas"]["Money"];
            /** @description Taxes on that part of the price. */
            taxes?: components["schemas"]["TaxAmount"][];
            /** @description The part of the shipping price that is given back. */
            shipping_price: components["schemas"]["Money"];
            /** @description Taxes on that part of the shipping price. */
            shipping_taxes?: components["schemas"]["TaxAmount"][];
        };
        /** @description Which lines, or parts of them, the seller refunds. */
        RefundRequest: {
            /** @description One entry per line, or part of a line, that is refunded. */
            refunds: components["schemas"]["LineRefund"][];
        };
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
        /** @description What the file is and what it belongs to. */
        DocumentMetadata: {
            /**
             * @description What the document is.
             *     - `RETURN_LABEL`: Label for the parcel of a return.
             *     - `CUSTOMER_INVOICE`: Invoice for the customer.
             * @enum {string}
             */
            type: "RETURN_LABEL" | "CUSTOMER_INVOICE";
            /** @description Name that the file gets. */
            filename: string;
            /** @description The return that the document belongs to. Left out, it belongs to the order. */
            entity?: components["schemas"]["DocumentEntity"];
        };
        /** @description A file and what it is. */
        DocumentUpload: {
            /**
             * Format: binary
             * @description The document: PDF, JPEG, PNG or CSV, at most 10 MB.
             */
            file: FileInput;
            /** @description What the file is and what it belongs to, a JSON part. */
            metadata: components["schemas"]["DocumentMetadata"];
        };
        /**
         * @description What an order document is. CHANNEL_SPECIFIC documents are distinguished by their `channel_type`.
         *     - `RETURN_LABEL`: Label for the parcel of a return.
         *     - `CUSTOMER_INVOICE`: Invoice for the customer.
         *     - `DELIVERY_SLIP`: Delivery slip of the order.
         *     - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
         *     - `CHANNEL_SPECIFIC`: A type of the channel's own, named by `channel_type`.
         */
        DocumentType: "RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC" | (string & {});
        /** @description A document of an order or of one of its returns. */
        OrderDocument: {
            /** @description Identifier of the document, to download it with. */
            id: string;
            /** @description Identifier of the order at the hub. */
            order_id: string;
            /** @description Original file name. */
            name: string;
            /**
             * @description What an order document is. CHANNEL_SPECIFIC documents are distinguished by their `channel_type`.
             *     - `RETURN_LABEL`: Label for the parcel of a return.
             *     - `CUSTOMER_INVOICE`: Invoice for the customer.
             *     - `DELIVERY_SLIP`: Delivery slip of the order.
             *     - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
             *     - `CHANNEL_SPECIFIC`: A type of the channel's own, named by `channel_type`.
             */
            type: components["schemas"]["DocumentType"];
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
             * @description When the document was last changed; the list is sorted by it.
             */
            updated_at: string;
        };
        /** @description One page of documents, over all orders. */
        OrderDocumentPage: {
            /** @description Documents of this page. */
            documents: components["schemas"]["OrderDocument"][];
            /** @description Token of the next page, to be sent as `page_token`. Absent on the last page. */
            next_page_token?: components["schemas"]["NextPageToken"];
            /** @description Token of the page before. Absent on the first page. */
            previous_page_token?: components["schemas"]["PreviousPageToken"];
        };
        /** @description One reason why the reported action failed. */
        ReportedError: {
            /**
             * @description Kind of failure, for programs.
             *     - `INVALID_INPUT`: The data are not valid.
             *     - `DATA_NOT_FOUND`: Something that the data name does not exist.
             *     - `UNEXPECTED`: An unexpected failure.
             *     - `UNAVAILABLE`: A system that is needed was not available.
             *     - `TOO_MANY_REQUEST`: Too many requests in too short a time.
             *     - `ACTION_NOT_SUPPORTED`: The reporting system does not support the action.
             *     - `ORDER_IN_WRONG_STATE`: The order is not in a state that allows the action.
             *     - `INVALID_PRODUCT_ID`: The product identifier is not valid.
             *     - `OUT_OF_STOCK`: The product is out of stock.
             *     - `RETURN_IN_WRONG_STATE`: The return is not in a state that allows the action.
             *     - `OTHER`: Any other reason; the message says which.
             * @enum {string}
             */
            code: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "INVALID_PRODUCT_ID" | "OUT_OF_STOCK" | "RETURN_IN_WRONG_STATE" | "OTHER";
            /** @description Explanation for a person. */
            message: string;
        };
        /** @description One thing that was done, and how it ended. */
        ReportedAction: {
            /**
             * @description SYNCHRONIZE_ORDER took a new order over, SYNCHRONIZE_ORDER_UPDATE a change of one.
             *     - `SYNCHRONIZE_ORDER`: Taking over a new order.
             *     - `SYNCHRONIZE_ORDER_UPDATE`: Taking over a change of an order.
             * @enum {string}
             */
            type: "SYNCHRONIZE_ORDER" | "SYNCHRONIZE_ORDER_UPDATE";
            /**
             * @description Kind of thing that `entity_id` names.
             *     - `ORDER`: An order at the hub.
             * @enum {string}
             */
            entity_type: "ORDER";
            /** @description Identifier of the order at the hub. */
            entity_id: string;
            /**
             * @description How the action ended.
             *     - `FAILED`: Not done; `errors` says why.
             *     - `SUCCESS`: Done.
             * @enum {string}
             */
            status: "FAILED" | "SUCCESS";
            /** @description Why it failed. */
            errors?: components["schemas"]["ReportedError"][];
            /**
             * Format: date-time
             * @description When the reporting system did it.
             */
            executed_at: string | Date;
        };
        /** @description What the reporting system did with orders. */
        ActionReport: {
            /** @description What was done, one entry per action, at most 100. */
            actions: components["schemas"]["ReportedAction"][];
        };
        /** @description An action by its identifier. */
        ActionReference: {
            /** @description Identifier of the action, to read its status with. */
            action_id: string;
        };
        /** @description The actions that the report created, in the order of the report. */
        ActionReportResult: {
            /** @description One entry per reported action. */
            actions: components["schemas"]["ActionReference"][];
        };
        /** @description One reason why an action failed. */
        ActionError: {
            /**
             * @description Kind of failure, for programs.
             *     - `INVALID_INPUT`: What was asked for is not valid.
             *     - `DATA_NOT_FOUND`: Something that the action names does not exist.
             *     - `UNEXPECTED`: An unexpected failure.
             *     - `UNAVAILABLE`: A system that the action needs was not available.
             *     - `TOO_MANY_REQUEST`: Too many requests in too short a time.
             *     - `ACTION_NOT_SUPPORTED`: The channel does not support the action.
             *     - `ORDER_IN_WRONG_STATE`: The order is not in a state that allows the action.
             *     - `INVALID_PRODUCT_ID`: The product identifier is not valid.
             *     - `OUT_OF_STOCK`: The product is out of stock.
             *     - `RETURN_IN_WRONG_STATE`: The return is not in a state that allows the action.
             *     - `ORDER_FULFILLED_BY_PARTNER`: The order is fulfilled by a partner, not by the seller.
             *     - `PAYMENT_REQUIRED`: A payment is required first.
             *     - `SYNCHRONIZATION_DEACTIVATED`: Synchronization is switched off.
             *     - `CARRIER_NOT_SUPPORTED`: The channel does not support the carrier.
             *     - `MISSING_CARRIER`: A carrier has to be named.
             *     - `WAREHOUSE_ID_NOT_FOUND`: The warehouse does not exist.
             *     - `WAREHOUSE_ID_REQUIRED`: A warehouse has to be named.
             *     - `OTHER`: Any other reason; the message says which.
             */
            code: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "INVALID_PRODUCT_ID" | "OUT_OF_STOCK" | "RETURN_IN_WRONG_STATE" | "ORDER_FULFILLED_BY_PARTNER" | "PAYMENT_REQUIRED" | "SYNCHRONIZATION_DEACTIVATED" | "CARRIER_NOT_SUPPORTED" | "MISSING_CARRIER" | "WAREHOUSE_ID_NOT_FOUND" | "WAREHOUSE_ID_REQUIRED" | "OTHER" | (string & {});
            /** @description Explanation for a person. */
            message: string;
        };
        /** @description How far an action is. */
        ActionStatus: {
            /** @description Identifier of the action. */
            id: string;
            /**
             * @description PENDING until the connector reports the outcome. A connector reports FAILURE; it is read here as FAILED. Treat either word, and ERROR, as a failure.
             *     - `PENDING`: The channel has not reported the outcome yet.
             *     - `SUCCESS`: Done on the channel.
             *     - `FAILED`: Not done; `errors` says why.
             */
            status: "PENDING" | "SUCCESS" | "FAILED" | (string & {});
            /** @description Why the action failed; there may be several reasons. */
            errors?: components["schemas"]["ActionError"][];
            /**
             * Format: date-time
             * @description When the action was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its status last changed.
             */
            updated_at: string;
        };
        /**
         * @deprecated
         * @description How far an action is, in the older form. Read the status of the action instead.
         */
        TrackedAction: {
            /** @description Why the action failed; there may be several reasons. */
            errors?: components["schemas"]["ActionError"][];
        } & components["schemas"]["ActionStatus"];
        /** @description How much of one line is in the package. */
        ShipmentItem: {
            /** @description Identifier of the line at the hub. */
            order_line_id?: string;
            /** @description Identifier of the product, where the line is not named. */
            id?: string;
            /** @description Pieces in the package. */
            quantity: number;
        };
        /** @description Items of one order that leave in one package. */
        ShipmentRequest: {
            /** @description What is in the package, one entry per line. */
            items: components["schemas"]["ShipmentItem"][];
            /** @description One of the carriers that the channel allows. */
            carrier?: string;
            /** @description Number that the carrier gave the package. */
            tracking_number?: string;
            /** @description Page on which the package can be followed. */
            tracking_url?: string;
            /** @description Tracking number of the return label in the package. */
            return_tracking_number?: string;
            /** @description Warehouse of the store that the package leaves from. */
            warehouse_id?: string;
        };
        /**
         * @description Where a return stands. REQUEST_INITIATED is accepted (OPENED) or declined (REQUEST_DECLINED); an opened one is RECEIVED, then CLOSED. CHANNEL_SPECIFIC is a state only the channel knows.
         *     - `REQUEST_INITIATED`: The customer asked for it; the seller has to accept or decline.
         *     - `REQUEST_DECLINED`: Declined; `rejection_reason` may say why.
         *     - `OPENED`: Accepted; the items are not back yet.
         *     - `RECEIVED`: The items have arrived.
         *     - `CLOSED`: Finished on the side of the marketplace or the seller.
         *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
         */
        ReturnStatus: "REQUEST_INITIATED" | "REQUEST_DECLINED" | "OPENED" | "RECEIVED" | "CLOSED" | "CHANNEL_SPECIFIC" | (string & {});
        /**
         * @description Why a return was declined. OTHER is only ever read; a seller declining a return gives one of the three others.
         *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
         *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
         *     - `FINAL_SALES`: The item was sold without the right to return it.
         *     - `OTHER`: Another reason; only ever read.
         */
        ReturnRejectionReason: "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES" | "OTHER" | (string & {});
        /**
         * @description Why the customer sends the item back.
         *     - `WRONG_ITEM`: It is not the item that was ordered.
         *     - `MISSING_ITEM`: An item is missing.
         *     - `DEFECTIVE_ITEM`: The item is defective.
         *     - `DAMAGED_ITEM`: The item is damaged.
         *     - `UNWANTED_ITEM`: The customer does not want the item.
         *     - `OTHER`: Another reason.
         */
        ReturnReason: "WRONG_ITEM" | "MISSING_ITEM" | "DEFECTIVE_ITEM" | "DAMAGED_ITEM" | "UNWANTED_ITEM" | "OTHER" | (string & {});
        /** @description How much of one order line comes back. */
        ReturnLine: {
            /** @description Identifier of the order line at the hub. */
            order_line_id: string;
            /** @description The seller's identifier of the product. */
            product_id?: string;
            /** @description Pieces that come back. */
            quantity: number;
            /**
             * @description Why the customer sends the item back.
             *     - `WRONG_ITEM`: It is not the item that was ordered.
             *     - `MISSING_ITEM`: An item is missing.
             *     - `DEFECTIVE_ITEM`: The item is defective.
             *     - `DAMAGED_ITEM`: The item is damaged.
             *     - `UNWANTED_ITEM`: The customer does not want the item.
             *     - `OTHER`: Another reason.
             */
            reason: components["schemas"]["ReturnReason"];
        };
        /** @description Where the customer sends the parcel. */
        ReturnAddress: {
            /** @description First line of the street. */
            street: string;
            /** @description Second line of the street: building, floor, door. */
            street_additional_info?: string;
            /** @description Postal code, where there is one. */
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
        };
        /** @description How the parcel on its way back can be followed. */
        ReturnTracking: {
            /** @description Name of the carrier that brings the parcel back. */
            carrier_name?: string;
            /** @description Number that the carrier gave the parcel. */
            tracking_number?: string;
            /** @description Page on which the parcel can be followed. */
            tracking_url?: string;
        };
        /** @description What a customer sends back from one order. */
        Return: {
            /** @description Identifier at the hub, used in the paths of the hub. */
            id: string;
            /** @description Identifier of the order at the hub. */
            order_id: string;
            /** @description The channel's own identifier of the return. */
            channel_return_id: string;
            /** @description The channel and the store that an order or a return comes from. */
            origin: components["schemas"]["OrderOrigin"];
            /**
             * @description Where a return stands. REQUEST_INITIATED is accepted (OPENED) or declined (REQUEST_DECLINED); an opened one is RECEIVED, then CLOSED. CHANNEL_SPECIFIC is a state only the channel knows.
             *     - `REQUEST_INITIATED`: The customer asked for it; the seller has to accept or decline.
             *     - `REQUEST_DECLINED`: Declined; `rejection_reason` may say why.
             *     - `OPENED`: Accepted; the items are not back yet.
             *     - `RECEIVED`: The items have arrived.
             *     - `CLOSED`: Finished on the side of the marketplace or the seller.
             *     - `CHANNEL_SPECIFIC`: A state that only the channel knows.
             */
            status: components["schemas"]["ReturnStatus"];
            /**
             * @description Why the return was declined; absent where it was not.
             *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
             *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
             *     - `FINAL_SALES`: The item was sold without the right to return it.
             *     - `OTHER`: Another reason; only ever read.
             */
            rejection_reason?: components["schemas"]["ReturnRejectionReason"];
            /** @description What comes back, one entry per order line. */
            return_lines: components["schemas"]["ReturnLine"][];
            /** @description Where the customer sends the parcel. */
            address?: components["schemas"]["ReturnAddress"];
            /** @description How the customer returns the items. */
            method?: string;
            /** @description Identifier of the return merchandise authorization. */
            rma_id?: string;
            /** @description Address of the return label. */
            label_url?: string;
            /** @description How the parcel on its way back can be followed. */
            tracking?: components["schemas"]["ReturnTracking"];
            /**
             * Format: date-time
             * @description When the return was asked for on the channel.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the hub last changed the return.
             */
            updated_at?: string;
            /**
             * Format: date-time
             * @description When the channel last changed the return.
             */
            channel_updated_at: string;
        };
        /** @description One page of returns. */
        ReturnPage: {
            /** @description Returns of this page. */
            data: components["schemas"]["Return"][];
            /** @description Token of the next page, to be sent as `page_token`. Absent on the last page. */
            next_page_token?: components["schemas"]["NextPageToken"];
            /** @description Token of the page before. Absent on the first page. */
            previous_page_token?: components["schemas"]["PreviousPageToken"];
        };
        /** @description Whether the seller takes the return. */
        ReturnDecision: {
            /** @description `true` accepts the return, `false` refuses it. */
            accepted: boolean;
            /**
             * @description Why the seller refuses; without meaning when the return is accepted.
             *     - `RETURN_WINDOW_CLOSED`: The period for returns is over.
             *     - `NOT_ELIGIBLE_FOR_RETURN`: The item cannot be returned.
             *     - `FINAL_SALES`: The item was sold without the right to return it.
             * @enum {string}
             */
            rejection_reason?: "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES";
        };
        /** @description Carrier and number of the parcel. The carrier is called `carrier_name` where returns are read. */
        ReturnTrackingInput: {
            /** @description Name of the carrier that brings the parcel back. */
            carrier?: string;
            /** @description Number that the carrier gave the parcel. */
            tracking_number?: string;
            /** @description Page on which the parcel can be followed. */
            tracking_url?: string;
        };
        /** @description How the parcel on its way back can be followed, and the papers that go with it. */
        ReturnTrackingUpdate: {
            /** @description Identifier of the return merchandise authorization. */
            rma_id?: string;
            /** @description Address of the return label. */
            label_url?: string;
            /** @description Carrier and number of the parcel. The carrier is called `carrier_name` where returns are read. */
            tracking?: components["schemas"]["ReturnTrackingInput"];
        };
        /**
         * @description What a conversation can be about.
         *     - `ORDER`: An order.
         */
        ConversationEntityType: "ORDER" | (string & {});
        /** @description What the conversation is about. */
        ConversationSubject: {
            /**
             * @description Kind of thing that `id` and `channel_entity_id` name.
             *     - `ORDER`: An order.
             */
            type: components["schemas"]["ConversationEntityType"];
            /** @description Identifier at the hub, where the hub knows it. */
            id?: string;
            /** @description The channel's own identifier. */
            channel_entity_id: string;
        };
        /** @description The channel and the store where the conversation takes place. */
        ConversationOrigin: {
            /** @description Identifier of the channel. */
            channel_id: string;
            /** @description Name of the channel, for people. */
            channel_name: string;
            /** @description The channel's own identifier of the store. */
            channel_store_id: string;
            /** @description Name of the store, for people. */
            channel_store_name: string;
        };
        /** @description Who takes part besides the seller. */
        ConversationParticipant: {
            /**
             * @description Which side the participant is on.
             *     - `CHANNEL`: The sales channel itself.
             *     - `CUSTOMER`: The customer.
             */
            type: "CHANNEL" | "CUSTOMER" | (string & {});
            /** @description Identifier of the participant, where there is one. */
            id?: string;
            /** @description Name of the participant, for people. */
            name: string;
        };
        /** @description The subject line. */
        ConversationTopic: {
            /**
             * @description Form of the topic.
             *     - `FREE_TEXT`: Any text, given in `value`.
             */
            type: "FREE_TEXT" | (string & {});
            /** @description Text of the topic. */
            value: string;
        };
        /** @description A conversation with a customer, without its messages. */
        Conversation: {
            /** @description Identifier at the hub, used in the paths of the hub. */
            id: string;
            /** @description The channel's own identifier of the conversation. */
            channel_conversation_id: string;
            /** @description What the conversation is about. */
            entity: components["schemas"]["ConversationSubject"];
            /** @description The channel and the store where the conversation takes place. */
            origin: components["schemas"]["ConversationOrigin"];
            /** @description Who takes part besides the seller. */
            participants: components["schemas"]["ConversationParticipant"][];
            /** @description The subject line. */
            topic: components["schemas"]["ConversationTopic"];
            /**
             * Format: date-time
             * @description When the hub first knew the conversation.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the hub last changed the conversation; the list is sorted by it.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When the personal data of the customer were removed.
             */
            anonymized_at?: string;
        };
        /** @description One page of conversations. */
        ConversationPage: {
            /** @description Conversations of this page. */
            data: components["schemas"]["Conversation"][];
            /** @description Token of the next page, to be sent as `page_token`. Absent on the last page. */
            next_page_token?: components["schemas"]["NextPageToken"];
            /** @description Token of the page before. Absent on the first page. */
            previous_page_token?: components["schemas"]["PreviousPageToken"];
        };
        /** @description What the new conversation is about. */
        NewConversationEntity: {
            /**
             * @description Kind of thing that `id` names.
             *     - `ORDER`: An order.
             */
            type: components["schemas"]["ConversationEntityType"];
            /** @description Identifier of the order at the hub. */
            id: string;
        };
        /** @description What the seller writes. */
        MessageInput: {
            /** @description Text of the message. */
            body: string;
        };
        /** @description What a conversation begins with: its subject and a first message. */
        NewConversation: {
            /** @description What the new conversation is about. */
            entity: components["schemas"]["NewConversationEntity"];
            /** @description What the subject line says. */
            topic: components["schemas"]["ConversationTopic"];
            /** @description Message that opens the conversation. */
            first_message: components["schemas"]["MessageInput"];
        };
        /** @description Files to attach, at most five. */
        MessageFiles: (FileInput)[];
        /** @description A new conversation and the files of its first message. */
        ConversationCreation: {
            /** @description The conversation and its first message, a JSON part. */
            conversation: components["schemas"]["NewConversation"];
            /** @description Files to attach, at most five. */
            files?: components["schemas"]["MessageFiles"];
        };
        /** @description The message was taken and is on its way to the channel. */
        StartedConversationAction: {
            /** @description Identifier to read the status with. */
            action_id: string;
        };
        /** @description Who wrote the message; STORE is the seller. */
        MessageSender: {
            /**
             * @description Which side the sender is on.
             *     - `CUSTOMER`: The customer.
             *     - `STORE`: The seller.
             *     - `CHANNEL`: The sales channel itself.
             */
            type: "CUSTOMER" | "STORE" | "CHANNEL" | (string & {});
            /** @description Identifier of the sender, where there is one. */
            id?: string;
            /** @description Name of the sender, for people. */
            name: string;
        };
        /** @description A file of a message. Its content is downloaded by its identifier. */
        MessageAttachment: {
            /** @description Identifier to download the file with. */
            id: string;
            /** @description Name of the file. */
            filename: string;
            /**
             * Format: int64
             * @description Size of the file in bytes.
             */
            size_in_bytes: number;
        };
        /** @description One message. */
        ConversationMessage: {
            /** @description Identifier at the hub. */
            id: string;
            /** @description The channel's own identifier of the message. */
            channel_message_id: string;
            /** @description Who wrote the message. */
            sender: components["schemas"]["MessageSender"];
            /** @description Text of the message. */
            body: string;
            /** @description Files sent with the message. */
            attachments?: components["schemas"]["MessageAttachment"][];
            /** @description Whether the customer sees it, or the channel and the store alone. */
            visible_to_customer?: boolean;
            /**
             * Format: date-time
             * @description When the hub first knew it.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was written on the channel.
             */
            channel_created_at: string;
        };
        /** @description The messages of one conversation, latest first by their creation on the channel. */
        ConversationMessageList: {
            /** @description All messages, or those after the asked instant; latest first. */
            messages: components["schemas"]["ConversationMessage"][];
        };
        /** @description A message and its files. */
        MessageCreation: {
            /** @description The message, a JSON part. */
            message_input: components["schemas"]["MessageInput"];
            /** @description Files to attach, at most five. */
            files?: components["schemas"]["MessageFiles"];
        };
        /** @description One reason why a message could not be sent. */
        ConversationActionError: {
            /**
             * @description Kind of failure, for programs.
             *     - `INVALID_INPUT`: What was asked for is not valid.
             *     - `DATA_NOT_FOUND`: Something that the message names does not exist.
             *     - `UNEXPECTED`: An unexpected failure.
             *     - `UNAVAILABLE`: A system that is needed was not available.
             *     - `TOO_MANY_REQUEST`: Too many requests in too short a time.
             */
            code: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | (string & {});
            /** @description Explanation for a person. */
            message: string;
        };
        /** @description How far the sending of a message is. */
        ConversationActionStatus: {
            /** @description Identifier of the action. */
            id: string;
            /**
             * @description PENDING until the channel has reported the outcome. A failure is called ERROR here and FAILED on order actions.
             *     - `PENDING`: The channel has not reported the outcome yet.
             *     - `SUCCESS`: The message was sent.
             *     - `ERROR`: The message was not sent; `errors` says why.
             */
            status: "PENDING" | "SUCCESS" | "ERROR" | (string & {});
            /** @description The conversation, as soon as there is one. */
            conversation_id?: string;
            /** @description Why the message was not sent; there may be several reasons. */
            errors?: components["schemas"]["ConversationActionError"][];
            /**
             * Format: date-time
             * @description When the sending was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the status last changed.
             */
            updated_at: string;
        };
        /** @description The seller's identifier of the product. */
        ProductId: string;
        /** @description Name of the product in one language. */
        ProductTitle: {
            /**
             * @description Language of the name, such as `en_US`.
             * @example en_US
             */
            locale: string;
            /** @description Name of the product. */
            value: string;
        };
        /** @description Description of the product in one language. */
        ProductDescription: {
            /**
             * @description Language of the description, such as `en_US`.
             * @example en_US
             */
            locale: string;
            /** @description Description of the product. */
            value: string;
        };
        /** @description Name of the category in one language. */
        CategoryLabel: {
            /**
             * @description Language of the name, such as `en_US`.
             * @example en_US
             */
            locale: string;
            /** @description Name of the category. */
            value: string;
        };
        /** @description The category of the product in the seller's own catalog. */
        Category: {
            /** @description The seller's identifier of the category; null where it has none. */
            id?: string | null;
            /** @description Names of the category, one per language. */
            labels: components["schemas"]["CategoryLabel"][];
        };
        /** @description A global trade item number of 8, 12 or 13 digits. */
        Gtin: {
            /** @description The number, digits only. */
            value: string;
        };
        /** @description A picture of the product. */
        ProductImage: {
            /** @description Address of the picture, http or https. */
            url: string;
        };
        /** @description Name of the attribute for people. */
        AttributeName: string;
        /** @description An attribute with a text. */
        ProductStringAttribute: {
            /** @description Identifier of the attribute. */
            id: components["schemas"]["AttributeId"];
            /** @description Name of the attribute for people. */
            name: components["schemas"]["AttributeName"];
            /**
             * @description Says that `value` is a text.
             * @constant
             */
            type: "STRING";
            /** @description The text. */
            value: string;
        };
        /** @description An attribute with a number. */
        ProductNumericAttribute: {
            /** @description Identifier of the attribute. */
            id: components["schemas"]["AttributeId"];
            /** @description Name of the attribute for people. */
            name: components["schemas"]["AttributeName"];
            /**
             * @description Says that `value` is a number.
             * @constant
             */
            type: "NUMERIC";
            /** @description The number, with or without decimals. */
            value: number;
        };
        /** @description An attribute that is true or false. */
        ProductBooleanAttribute: {
            /** @description Identifier of the attribute. */
            id: components["schemas"]["AttributeId"];
            /** @description Name of the attribute for people. */
            name: components["schemas"]["AttributeName"];
            /**
             * @description Says that `value` is true or false.
             * @constant
             */
            type: "BOOLEAN";
            /** @description Whether the attribute holds. */
            value: boolean;
        };
        /** @description A further fact about the product. The form of `value` follows from `type`. */
        ProductAttribute: components["schemas"]["ProductStringAttribute"] | components["schemas"]["ProductNumericAttribute"] | components["schemas"]["ProductBooleanAttribute"];
        /** @description Where the price holds, in the seller's own terms. Null or left out, it holds everywhere. */
        PriceScope: string | null;
        /** @description The usual price. */
        StandardPrice: {
            /** @description Amount and currency of the usual price. */
            price: components["schemas"]["Money"];
            /** @description Where the price holds, in the seller's own terms. Null or left out, it holds everywhere. */
            scope?: components["schemas"]["PriceScope"];
        };
        /** @description A lower price, for a time or until it is taken away. */
        DiscountPrice: {
            /** @description Amount and currency of the lower price. */
            price: components["schemas"]["Money"];
            /** @description Where the price holds, in the seller's own terms. Null or left out, it holds everywhere. */
            scope?: components["schemas"]["PriceScope"];
            /**
             * Format: date-time
             * @description When the discount begins; null where no beginning is set.
             */
            start_date?: string | null;
            /**
             * Format: date-time
             * @description When the discount ends; null where no end is set.
             */
            end_date?: string | null;
        };
        /** @description Stock in one warehouse, or altogether where no warehouse is named. */
        WarehouseQuantity: {
            /** @description Code of the warehouse; left out, the stock is that of all. */
            warehouse_code?: string;
            /**
             * Format: int32
             * @description Units in stock.
             */
            available_quantity: number;
        };
        /** @description Stock held by one partner. */
        PartnerQuantity: {
            /** @description Identifier of the partner that holds the stock. */
            partner_id: string;
            /**
             * Format: int32
             * @description Units in stock at the partner.
             */
            available_quantity: number;
        };
        /** @description A product of the seller. When written, a field left out keeps its value, and a field that may be null is cleared by null. Quantities, standard prices and GTINs cannot be cleared. */
        Product: {
            /** @description The seller's identifier of the product. */
            id: components["schemas"]["ProductId"];
            /** @description Names of the product, one per language. Null removes them. */
            titles?: components["schemas"]["ProductTitle"][] | null;
            /** @description Descriptions of the product, one per language. Null removes them. */
            descriptions?: components["schemas"]["ProductDescription"][] | null;
            /** @description Brand of the product. Null removes it. */
            brand?: string | null;
            /** @description Category in the seller's own catalog. Null removes it. */
            category?: components["schemas"]["Category"] | null;
            /** @description Global trade item numbers of the product. */
            gtins?: components["schemas"]["Gtin"][];
            /** @description Pictures of the product. Null removes them. */
            images?: components["schemas"]["ProductImage"][] | null;
            /** @description Further facts about the product. Null removes them. */
            attributes?: components["schemas"]["ProductAttribute"][] | null;
            /** @description Usual prices; `scope` says where each holds. */
            standard_prices?: components["schemas"]["StandardPrice"][];
            /** @description Lower prices for a time; `scope` says where each holds. Null removes them. */
            discount_prices?: components["schemas"]["DiscountPrice"][] | null;
            /** @description What the seller has in stock. */
            quantities?: components["schemas"]["WarehouseQuantity"][];
            /** @description What partners hold in stock for the seller. */
            partner_quantities?: components["schemas"]["PartnerQuantity"][];
        };
        /** @description One page of products, sorted by product identifier. */
        ProductPage: {
            /** @description Products of this page. */
            data: components["schemas"]["Product"][];
            /** @description Token of the next page, to be sent as `page_token`. Absent on the last page. */
            next_page_token?: components["schemas"]["NextPageToken"];
            /** @description Token of the page before. Absent on the first page. */
            previous_page_token?: components["schemas"]["PreviousPageToken"];
        };
        /** @description Products to create or change. */
        ProductUpsert: {
            /** @description Products to create or change, at most 1000. */
            products?: components["schemas"]["Product"][];
        };
        /** @description A product by its identifier. */
        ProductReference: {
            /** @description The seller's identifier of the product. */
            id: components["schemas"]["ProductId"];
        };
        /** @description Products to remove, by identifier. */
        ProductDeletion: {
            /** @description Products to remove, at most 1000 in one request. */
            products: components["schemas"]["ProductReference"][];
        };
        /** @description Items of one order that leave in one package. The current form can name a warehouse as well. */
        ShipmentV1Request: {
            /** @description What is in the package, one entry per line. */
            items: components["schemas"]["ShipmentItem"][];
            /** @description One of the carriers that the channel allows. */
            carrier?: string;
            /** @description Number that the carrier gave the package. */
            tracking_number?: string;
            /** @description Page on which the package can be followed. */
            tracking_url?: string;
            /** @description Tracking number of the return label in the package. */
            return_tracking_number?: string;
        };
        /** @description How much of one line is in the package. */
        ShippedItem: {
            /** @description The seller's identifier of the product. */
            id: string;
            /** @description Identifier of the line at the hub. */
            order_line_id: string;
            /** @description Pieces in the package. */
            quantity: number;
        };
        /** @description A package that was made known to the channel. */
        ShipmentV1: {
            /** @description Identifier of the shipment at the hub. */
            id: string;
            /** @description The channel's own identifier of the shipment. */
            channel_shipment_id: string;
            /** @description What is in the package, one entry per line. */
            items: components["schemas"]["ShippedItem"][];
            /** @description Carrier of the package, as it was given. */
            carrier?: string;
            /** @description Number that the carrier gave the package. */
            tracking_number?: string;
            /** @description Page on which the package can be followed. */
            tracking_url?: string;
            /**
             * Format: date-time
             * @description When the shipment was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the shipment was last changed.
             */
            updated_at: string;
        };
    };
    responses: {
        /** @description One page of orders. */
        OrdersFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": "acme_ORD-1001",
                 *           "channel_order_id": "ORD-1001",
                 *           "origin": {
                 *             "channel_id": "acme_web",
                 *             "channel_name": "Acme",
                 *             "channel_store_id": "store_1",
                 *             "channel_store_name": "Acme Lamps"
                 *           },
                 *           "status": "AWAITING_ACCEPTANCE",
                 *           "fulfillment": {
                 *             "type": "FULFILLED_BY_SELLER"
                 *           },
                 *           "shipping_info": {
                 *             "address": {
                 *               "first_name": "Ada",
                 *               "last_name": "Martin",
                 *               "street": "1 rue des Lilas",
                 *               "zip_code": "75011",
                 *               "city": "Paris",
                 *               "country_iso_code": "FRA"
                 *             },
                 *             "method": "STANDARD",
                 *             "shipping_deadline": "2026-03-05T18:00:00Z"
                 *           },
                 *           "order_lines": [
                 *             {
                 *               "id": "acme_ORD-1001-1",
                 *               "channel_order_line_id": "ORD-1001-1",
                 *               "product": {
                 *                 "id": "LAMP-01",
                 *                 "title": "Desk lamp"
                 *               },
                 *               "quantity": 2,
                 *               "price": {
                 *                 "amount": 49.8,
                 *                 "currency": "EUR"
                 *               },
                 *               "taxes": [
                 *                 {
                 *                   "code": "VAT_FR_20",
                 *                   "rate": 20,
                 *                   "amount": {
                 *                     "amount": 8.3,
                 *                     "currency": "EUR"
                 *                   }
                 *                 }
                 *               ],
                 *               "total_shipping_price": {
                 *                 "amount": 4.9,
                 *                 "currency": "EUR"
                 *               },
                 *               "shipping_taxes": [],
                 *               "status": "AWAITING_ACCEPTANCE",
                 *               "can_cancel": true,
                 *               "can_refund": false,
                 *               "adjustments": [],
                 *               "custom_attributes": []
                 *             }
                 *           ],
                 *           "custom_attributes": [
                 *             {
                 *               "id": "gift",
                 *               "type": "BOOLEAN",
                 *               "value": true
                 *             }
                 *           ],
                 *           "created_at": "2026-03-02T09:15:00Z",
                 *           "updated_at": "2026-03-02T09:16:04Z",
                 *           "channel_updated_at": "2026-03-02T09:15:00Z"
                 *         }
                 *       ],
                 *       "next_page_token": "b3JkZXJzfDIwMjYtMDMtMDJUMDk6MTY6MDRafGFjbWVfT1JELTEwMDE="
                 *     }
                 */
                "application/json": components["schemas"]["OrderPage"];
            };
        };
        /** @description The request is invalid or the data is not in the state the operation needs. Nothing was changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INVALID_INPUT",
                 *       "message": "The request is invalid.",
                 *       "errors": [
                 *         {
                 *           "field": "$.order_lines[0].id",
                 *           "message": "must not be empty"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is missing, invalid or expired. Get a new one and retry once. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNAUTHORIZED",
                 *       "message": "The token is missing or no longer valid."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is valid but lacks the scope of this operation. Scopes are changed by the provider on request. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "FORBIDDEN",
                 *       "message": "The token lacks the scope of this operation."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The content types in `Accept` are not available. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "NOT_ACCEPTABLE",
                 *       "message": "Only application/json is available."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The rate limit of this operation is used up. Wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "TOO_MANY_REQUESTS",
                 *       "message": "At most 30 requests per second."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description An unexpected failure on the server. Whether the request took effect is unknown. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNEXPECTED",
                 *       "message": "Unexpected error."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request was taken; the channel is being notified. */
        ActionStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "action_id": "4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11",
                 *       "tracking_id": "4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11"
                 *     }
                 */
                "application/json": components["schemas"]["StartedAction"];
            };
        };
        /** @description Something the request names does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "DATA_NOT_FOUND",
                 *       "message": "Order acme_ORD-9999 does not exist."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The content type of the request body is not supported. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNSUPPORTED_MEDIA_TYPE",
                 *       "message": "Send application/json."
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description How far the action is. */
        ActionFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ActionStatus"];
            };
        };
        /** @description The message was taken and is on its way to the channel. */
        ConversationActionStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "action_id": "9b7a2c54-0e1d-4a3f-8c66-2d5f7e8a9b10"
                 *     }
                 */
                "application/json": components["schemas"]["StartedConversationAction"];
            };
        };
    };
    parameters: {
        /** @description Orders by their identifiers at the hub. */
        order_ids: string[];
        /**
         * @description Orders in one of these statuses. CHANNEL_SPECIFIC cannot be asked for.
         *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
         *     - `AWAITING_ACCEPTANCE`: The seller has to accept or refuse.
         *     - `AWAITING_PAYMENT`: The payment is awaited.
         *     - `AWAITING_SHIPMENT`: Ready to be shipped.
         *     - `SHIPPED`: On its way to the customer.
         *     - `DELIVERED`: It has reached the customer.
         *     - `CLOSED`: Finished, be it delivered, refused, cancelled or refunded.
         */
        order_statuses: ("AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED")[];
        /** @description Orders changed at the hub at or after this instant. Without it and without `order_ids` the last 30 days are listed. */
        orders_updated_from: string | Date;
        /**
         * @description Orders that the seller ships, or those that a partner ships. Both when left out.
         *     - `FULFILLED_BY_SELLER`: The seller ships.
         *     - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
         */
        fulfillment_type: "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER";
        /** @description Token of the page to read, from an earlier response. It remembers the limit, the filters and the sort; all others are ignored. */
        page_token: string;
        /** @description Entries per page. */
        limit_default_10: number;
        /**
         * @description Order of the list by the last change at the hub or by the creation on the channel.
         *     - `updated_at,ASC`: Oldest change at the hub first.
         *     - `updated_at,DESC`: Latest change at the hub first.
         *     - `created_at,ASC`: Oldest order on the channel first.
         *     - `created_at,DESC`: Latest order on the channel first.
         */
        sort_orders: "updated_at,ASC" | "updated_at,DESC" | "created_at,ASC" | "created_at,DESC";
        /**
         * @description Identifier of the order at the hub, not the channel's.
         * @example acme_ORD-1001
         */
        order_id: string;
        /**
         * @description Identifier of the order at the hub, not the channel's.
         * @example acme_ORD-1002
         */
        paid_order_id: string;
        /**
         * @description Documents of these types.
         *     - `RETURN_LABEL`: Label for the parcel of a return.
         *     - `CUSTOMER_INVOICE`: Invoice for the customer.
         *     - `DELIVERY_SLIP`: Delivery slip of the order.
         *     - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
         *     - `CHANNEL_SPECIFIC`: A type of the channel's own.
         */
        document_types: ("RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC")[];
        /** @description Entries per page. */
        limit_default_50: number;
        /**
         * @description Order of the list by the last change at the hub.
         *     - `updated_at,ASC`: Oldest change first.
         *     - `updated_at,DESC`: Latest change first.
         */
        sort_by_update: "updated_at,ASC" | "updated_at,DESC";
        /**
         * @description Identifier of the return at the hub, not the channel's.
         * @example acme_RET-5001
         */
        return_id: string;
        /**
         * @description Identifier of the conversation.
         * @example 7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20
         */
        conversation_id: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "v2-listOrders": {
        parameters: {
            query?: {
                /** @description Orders by their identifiers at the hub. */
                order_ids?: components["parameters"]["order_ids"];
                /**
                 * @description Orders in one of these statuses. CHANNEL_SPECIFIC cannot be asked for.
                 *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
                 *     - `AWAITING_ACCEPTANCE`: The seller has to accept or refuse.
                 *     - `AWAITING_PAYMENT`: The payment is awaited.
                 *     - `AWAITING_SHIPMENT`: Ready to be shipped.
                 *     - `SHIPPED`: On its way to the customer.
                 *     - `DELIVERED`: It has reached the customer.
                 *     - `CLOSED`: Finished, be it delivered, refused, cancelled or refunded.
                 */
                statuses?: components["parameters"]["order_statuses"];
                /** @description Orders changed at the hub at or after this instant. Without it and without `order_ids` the last 30 days are listed. */
                updated_from?: components["parameters"]["orders_updated_from"];
                /**
                 * @description Orders that the seller ships, or those that a partner ships. Both when left out.
                 *     - `FULFILLED_BY_SELLER`: The seller ships.
                 *     - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
                 */
                fulfillment_type?: components["parameters"]["fulfillment_type"];
                /** @description Token of the page to read, from an earlier response. It remembers the limit, the filters and the sort; all others are ignored. */
                page_token?: components["parameters"]["page_token"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit_default_10"];
                /**
                 * @description Order of the list by the last change at the hub or by the creation on the channel.
                 *     - `updated_at,ASC`: Oldest change at the hub first.
                 *     - `updated_at,DESC`: Latest change at the hub first.
                 *     - `created_at,ASC`: Oldest order on the channel first.
                 *     - `created_at,DESC`: Latest order on the channel first.
                 */
                sort?: components["parameters"]["sort_orders"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: components["parameters"]["order_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_lines": [
                 *         {
                 *           "id": "acme_ORD-1001-1",
                 *           "accepted": true
                 *         },
                 *         {
                 *           "id": "acme_ORD-1001-2",
                 *           "accepted": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderAcceptanceRequest"];
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: components["parameters"]["order_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cancelations": [
                 *         {
                 *           "order_line_id": "acme_ORD-1001-1",
                 *           "reason": "OUT_OF_STOCK",
                 *           "quantity": 1,
                 *           "price": {
                 *             "amount": 23,
                 *             "currency": "EUR"
                 *           },
                 *           "taxes": [
                 *             {
                 *               "code": "VAT_FR_20",
                 *               "amount": {
                 *                 "amount": 3.83,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           ],
                 *           "shipping_price": {
                 *             "amount": 0,
                 *             "currency": "EUR"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CancelationRequest"];
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1002
                 */
                order_id: components["parameters"]["paid_order_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refunds": [
                 *         {
                 *           "order_line_id": "acme_ORD-1002-1",
                 *           "reason": "DEFECT",
                 *           "quantity": 1,
                 *           "price": {
                 *             "amount": 24,
                 *             "currency": "EUR"
                 *           },
                 *           "taxes": [
                 *             {
                 *               "code": "VAT_FR_20",
                 *               "amount": {
                 *                 "amount": 4,
                 *                 "currency": "EUR"
                 *               }
                 *             }
                 *           ],
                 *           "shipping_price": {
                 *             "amount": 4.9,
                 *             "currency": "EUR"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RefundRequest"];
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
            query?: {
                /**
                 * @description Documents of these types.
                 *     - `RETURN_LABEL`: Label for the parcel of a return.
                 *     - `CUSTOMER_INVOICE`: Invoice for the customer.
                 *     - `DELIVERY_SLIP`: Delivery slip of the order.
                 *     - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
                 *     - `CHANNEL_SPECIFIC`: A type of the channel's own.
                 */
                types?: components["parameters"]["document_types"];
                /** @description Documents by their identifiers. Not together with `types`. */
                document_ids?: string[];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: components["parameters"]["order_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: components["parameters"]["order_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "%PDF-1.7",
                 *       "metadata": {
                 *         "type": "RETURN_LABEL",
                 *         "filename": "label.pdf",
                 *         "entity": {
                 *           "id": "acme_RET-5001",
                 *           "type": "RETURN"
                 *         }
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["DocumentUpload"];
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
            query?: {
                /** @description Orders by their identifiers at the hub. */
                order_ids?: components["parameters"]["order_ids"];
                /**
                 * @description Documents of these types.
                 *     - `RETURN_LABEL`: Label for the parcel of a return.
                 *     - `CUSTOMER_INVOICE`: Invoice for the customer.
                 *     - `DELIVERY_SLIP`: Delivery slip of the order.
                 *     - `SHIPMENT_DELIVERY_SLIP`: Delivery slip of one shipment.
                 *     - `CHANNEL_SPECIFIC`: A type of the channel's own.
                 */
                types?: components["parameters"]["document_types"];
                /** @description Documents that the channel calls by these types. */
                channel_types?: string[];
                /** @description Documents changed at or after this instant. All when left out. */
                updated_from?: string | Date;
                /** @description Token of the page to read, from an earlier response. It remembers the limit, the filters and the sort; all others are ignored. */
                page_token?: components["parameters"]["page_token"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit_default_50"];
                /**
                 * @description Order of the list by the last change at the hub.
                 *     - `updated_at,ASC`: Oldest change first.
                 *     - `updated_at,DESC`: Latest change first.
                 */
                sort?: components["parameters"]["sort_by_update"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": [
                     *         {
                     *           "id": "90001",
                     *           "order_id": "acme_ORD-1001",
                     *           "name": "invoice.pdf",
                     *           "type": "CUSTOMER_INVOICE",
                     *           "file_format": "PDF",
                     *           "size_in_bytes": 48213,
                     *           "updated_at": "2026-03-02T10:02:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderDocumentPage"];
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actions": [
                 *         {
                 *           "type": "SYNCHRONIZE_ORDER",
                 *           "entity_type": "ORDER",
                 *           "entity_id": "acme_ORD-1001",
                 *           "status": "FAILED",
                 *           "errors": [
                 *             {
                 *               "code": "INVALID_PRODUCT_ID",
                 *               "message": "Product LAMP-01 is not in the catalog."
                 *             }
                 *           ],
                 *           "executed_at": "2026-03-02T09:20:00Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ActionReport"];
            };
        };
        responses: {
            /** @description The report was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "actions": [
                     *         {
                     *           "action_id": "5d1e7f90-7a1c-4a0b-b6e9-8f2a3c4d5e61"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ActionReportResult"];
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `action_id` of the response that started the action.
                 * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
                 */
                action_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @deprecated
                 * @description The `tracking_id` of the response that started the action.
                 * @example 4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11
                 */
                tracking_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the action is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11",
                     *       "status": "PENDING",
                     *       "created_at": "2026-03-02T09:30:00Z",
                     *       "updated_at": "2026-03-02T09:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["TrackedAction"];
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1002
                 */
                order_id: components["parameters"]["paid_order_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "order_line_id": "acme_ORD-1002-1",
                 *           "quantity": 2
                 *         }
                 *       ],
                 *       "carrier": "Parcel Express",
                 *       "tracking_number": "PX123456789",
                 *       "tracking_url": "https://parcel.example.com/PX123456789",
                 *       "warehouse_id": "WH-1"
                 *     }
                 */
                "application/json": components["schemas"]["ShipmentRequest"];
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
            query: {
                /** @description Returns of these orders, by their identifiers at the hub. */
                order_ids?: string[];
                /**
                 * @description Returns in one of these statuses. CHANNEL_SPECIFIC cannot be asked for.
                 *     - `REQUEST_INITIATED`: The customer asked for it; the seller has to accept or decline.
                 *     - `REQUEST_DECLINED`: Declined.
                 *     - `OPENED`: Accepted; the items are not back yet.
                 *     - `RECEIVED`: The items have arrived.
                 *     - `CLOSED`: Finished on the side of the marketplace or the seller.
                 */
                statuses?: ("REQUEST_INITIATED" | "REQUEST_DECLINED" | "OPENED" | "RECEIVED" | "CLOSED")[];
                /**
                 * @description Returns changed at the hub at or after this instant.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_from: string | Date;
                /** @description Token of the page to read, from an earlier response. It remembers the limit, the filters and the sort; all others are ignored. */
                page_token?: components["parameters"]["page_token"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit_default_10"];
                /**
                 * @description Order of the list by the last change at the hub.
                 *     - `updated_at,ASC`: Oldest change first.
                 *     - `updated_at,DESC`: Latest change first.
                 */
                sort?: components["parameters"]["sort_by_update"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "acme_RET-5001",
                     *           "order_id": "acme_ORD-1001",
                     *           "channel_return_id": "RET-5001",
                     *           "origin": {
                     *             "channel_id": "acme_web",
                     *             "channel_name": "Acme",
                     *             "channel_store_id": "store_1",
                     *             "channel_store_name": "Acme Lamps"
                     *           },
                     *           "status": "REQUEST_INITIATED",
                     *           "return_lines": [
                     *             {
                     *               "order_line_id": "acme_ORD-1001-1",
                     *               "product_id": "LAMP-01",
                     *               "quantity": 1,
                     *               "reason": "DEFECTIVE_ITEM"
                     *             }
                     *           ],
                     *           "rma_id": "RMA-7",
                     *           "created_at": "2026-03-10T14:00:00Z",
                     *           "updated_at": "2026-03-10T14:01:30Z",
                     *           "channel_updated_at": "2026-03-10T14:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReturnPage"];
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the return at the hub, not the channel's.
                 * @example acme_RET-5001
                 */
                return_id: components["parameters"]["return_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnDecision"];
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the return at the hub, not the channel's.
                 * @example acme_RET-5001
                 */
                return_id: components["parameters"]["return_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the return at the hub, not the channel's.
                 * @example acme_RET-5001
                 */
                return_id: components["parameters"]["return_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the return at the hub, not the channel's.
                 * @example acme_RET-5001
                 */
                return_id: components["parameters"]["return_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rma_id": "RMA-7",
                 *       "label_url": "https://parcel.example.com/labels/PX987654321",
                 *       "tracking": {
                 *         "carrier": "Parcel Express",
                 *         "tracking_number": "PX987654321",
                 *         "tracking_url": "https://parcel.example.com/PX987654321"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReturnTrackingUpdate"];
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
            query?: {
                /**
                 * @description Conversations changed at or after this instant. Required where `conversation_ids` is not given.
                 * @example 2026-03-01T00:00:00Z
                 */
                updated_from?: string | Date;
                /** @description Conversations by their identifiers. Required where `updated_from` is not given. */
                conversation_ids?: string[];
                /**
                 * @description What the conversations are about.
                 *     - `ORDER`: An order at the hub.
                 */
                entity_type?: "ORDER";
                /** @description The orders that the conversations are about, by their identifiers at the hub. Needs `entity_type`. */
                entity_ids?: string[];
                /** @description Token of the page to read, from an earlier response. It remembers the limit, the filters and the sort; all others are ignored. */
                page_token?: components["parameters"]["page_token"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit_default_50"];
                /**
                 * @description Order of the list by the last change at the hub.
                 *     - `updated_at,ASC`: Oldest change first.
                 *     - `updated_at,DESC`: Latest change first.
                 */
                sort?: components["parameters"]["sort_by_update"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20",
                     *           "channel_conversation_id": "CONV-12",
                     *           "entity": {
                     *             "type": "ORDER",
                     *             "id": "acme_ORD-1001",
                     *             "channel_entity_id": "ORD-1001"
                     *           },
                     *           "origin": {
                     *             "channel_id": "acme_web",
                     *             "channel_name": "Acme",
                     *             "channel_store_id": "store_1",
                     *             "channel_store_name": "Acme Lamps"
                     *           },
                     *           "participants": [
                     *             {
                     *               "type": "CUSTOMER",
                     *               "name": "Ada Martin"
                     *             }
                     *           ],
                     *           "topic": {
                     *             "type": "FREE_TEXT",
                     *             "value": "Delivery date"
                     *           },
                     *           "created_at": "2026-03-03T11:00:00Z",
                     *           "updated_at": "2026-03-03T11:20:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ConversationPage"];
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "conversation": {
                 *         "entity": {
                 *           "type": "ORDER",
                 *           "id": "acme_ORD-1001"
                 *         },
                 *         "topic": {
                 *           "type": "FREE_TEXT",
                 *           "value": "Delivery date"
                 *         },
                 *         "first_message": {
                 *           "body": "Your lamp leaves our warehouse tomorrow."
                 *         }
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ConversationCreation"];
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
            query?: {
                /** @description Messages later than this instant. */
                message_after?: string | Date;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the conversation.
                 * @example 7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20
                 */
                conversationId: components["parameters"]["conversation_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messages": [
                     *         {
                     *           "id": "0b5c9f41-3d27-4e8a-b1f6-6a7c8d9e0f12",
                     *           "channel_message_id": "MSG-2",
                     *           "sender": {
                     *             "type": "CUSTOMER",
                     *             "name": "Ada Martin"
                     *           },
                     *           "body": "When will my lamp arrive?",
                     *           "attachments": [
                     *             {
                     *               "id": "att-1",
                     *               "filename": "receipt.pdf",
                     *               "size_in_bytes": 20480
                     *             }
                     *           ],
                     *           "visible_to_customer": true,
                     *           "created_at": "2026-03-03T11:20:05Z",
                     *           "channel_created_at": "2026-03-03T11:20:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ConversationMessageList"];
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the conversation.
                 * @example 7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20
                 */
                conversationId: components["parameters"]["conversation_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message_input": {
                 *         "body": "The parcel has left."
                 *       }
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MessageCreation"];
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
            query?: {
                /** @description Attachments by their identifiers. */
                attachment_ids?: string[];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the conversation.
                 * @example 7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20
                 */
                conversationId: components["parameters"]["conversation_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `action_id` of the response that took the message.
                 * @example 9b7a2c54-0e1d-4a3f-8c66-2d5f7e8a9b10
                 */
                actionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the sending is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9b7a2c54-0e1d-4a3f-8c66-2d5f7e8a9b10",
                     *       "status": "SUCCESS",
                     *       "conversation_id": "7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20",
                     *       "created_at": "2026-03-03T11:00:00Z",
                     *       "updated_at": "2026-03-03T11:00:07Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ConversationActionStatus"];
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
            query?: {
                /** @description Token of the page to read, from an earlier response. It remembers the limit, the filters and the sort; all others are ignored. */
                page_token?: components["parameters"]["page_token"];
                /** @description Products per page. */
                limit?: number;
                /** @description No values are known; the list is sorted by product identifier. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "LAMP-01",
                     *           "titles": [
                     *             {
                     *               "locale": "en_US",
                     *               "value": "Desk lamp"
                     *             }
                     *           ],
                     *           "brand": "Acme",
                     *           "category": {
                     *             "id": "lamps",
                     *             "labels": [
                     *               {
                     *                 "locale": "en_US",
                     *                 "value": "Lamps"
                     *               }
                     *             ]
                     *           },
                     *           "gtins": [
                     *             {
                     *               "value": "4006381333931"
                     *             }
                     *           ],
                     *           "attributes": [
                     *             {
                     *               "id": "colour",
                     *               "name": "Colour",
                     *               "type": "STRING",
                     *               "value": "black"
                     *             }
                     *           ],
                     *           "standard_prices": [
                     *             {
                     *               "price": {
                     *                 "amount": 24.9,
                     *                 "currency": "EUR"
                     *               }
                     *             }
                     *           ],
                     *           "discount_prices": null,
                     *           "quantities": [
                     *             {
                     *               "warehouse_code": "WH-1",
                     *               "available_quantity": 120
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_page_token": "cHJvZHVjdHN8TEFNUC0wMXxsaW1pdD0xMDAwfHNvcnQ9aWQ="
                     *     }
                     */
                    "application/json": components["schemas"]["ProductPage"];
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "products": [
                 *         {
                 *           "id": "LAMP-01",
                 *           "titles": [
                 *             {
                 *               "locale": "en_US",
                 *               "value": "Desk lamp"
                 *             }
                 *           ],
                 *           "discount_prices": null,
                 *           "quantities": [
                 *             {
                 *               "warehouse_code": "WH-1",
                 *               "available_quantity": 118
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProductUpsert"];
            };
        };
        responses: {
            /** @description The products were taken and are written in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "products": [
                 *         {
                 *           "id": "LAMP-01"
                 *         },
                 *         {
                 *           "id": "LAMP-02"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProductDeletion"];
            };
        };
        responses: {
            /** @description The deletion was taken and is done in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            query?: {
                /** @description Orders by their identifiers at the hub. */
                order_ids?: components["parameters"]["order_ids"];
                /**
                 * @description Orders in one of these statuses. CHANNEL_SPECIFIC cannot be asked for.
                 *     - `AWAITING_FRAUD_CHECK`: The order is being checked for fraud.
                 *     - `AWAITING_ACCEPTANCE`: The seller has to accept or refuse.
                 *     - `AWAITING_PAYMENT`: The payment is awaited.
                 *     - `AWAITING_SHIPMENT`: Ready to be shipped.
                 *     - `SHIPPED`: On its way to the customer.
                 *     - `DELIVERED`: It has reached the customer.
                 *     - `CLOSED`: Finished, be it delivered, refused, cancelled or refunded.
                 */
                statuses?: components["parameters"]["order_statuses"];
                /** @description Orders changed at the hub at or after this instant. Without it and without `order_ids` the last 30 days are listed. */
                updated_from?: components["parameters"]["orders_updated_from"];
                /**
                 * @description Orders that the seller ships, or those that a partner ships. Both when left out.
                 *     - `FULFILLED_BY_SELLER`: The seller ships.
                 *     - `FULFILLED_BY_PARTNER`: A partner ships for the seller.
                 */
                fulfillment_type?: components["parameters"]["fulfillment_type"];
                /** @description Token of the page to read, from an earlier response. It remembers the limit, the filters and the sort; all others are ignored. */
                page_token?: components["parameters"]["page_token"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit_default_10"];
                /**
                 * @description Order of the list by the last change at the hub or by the creation on the channel.
                 *     - `updated_at,ASC`: Oldest change at the hub first.
                 *     - `updated_at,DESC`: Latest change at the hub first.
                 *     - `created_at,ASC`: Oldest order on the channel first.
                 *     - `created_at,DESC`: Latest order on the channel first.
                 */
                sort?: components["parameters"]["sort_orders"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1001
                 */
                order_id: components["parameters"]["order_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_lines": [
                 *         {
                 *           "id": "acme_ORD-1001-1",
                 *           "accepted": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderAcceptanceRequest"];
            };
        };
        responses: {
            /** @description The decision was taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order at the hub, not the channel's.
                 * @example acme_ORD-1002
                 */
                order_id: components["parameters"]["paid_order_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "order_line_id": "acme_ORD-1002-1",
                 *           "quantity": 2
                 *         }
                 *       ],
                 *       "carrier": "Parcel Express",
                 *       "tracking_number": "PX123456789"
                 *     }
                 */
                "application/json": components["schemas"]["ShipmentV1Request"];
            };
        };
        responses: {
            /** @description The shipment was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2e6b1c7a-94d3-4f58-a0c1-7b8d9e0f1a23",
                     *       "channel_shipment_id": "SHP-3001",
                     *       "items": [
                     *         {
                     *           "id": "LAMP-01",
                     *           "order_line_id": "acme_ORD-1002-1",
                     *           "quantity": 2
                     *         }
                     *       ],
                     *       "carrier": "Parcel Express",
                     *       "tracking_number": "PX123456789",
                     *       "created_at": "2026-03-03T08:00:00Z",
                     *       "updated_at": "2026-03-03T08:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ShipmentV1"];
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

export type OrderOrigin = components['schemas']['OrderOrigin'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type OrderStatusReason = components['schemas']['OrderStatusReason'];
export type FulfillmentType = components['schemas']['FulfillmentType'];
export type Fulfillment = components['schemas']['Fulfillment'];
export type Address = components['schemas']['Address'];
export type BillingInfo = components['schemas']['BillingInfo'];
export type DeliveryWindow = components['schemas']['DeliveryWindow'];
export type ShippingInfo = components['schemas']['ShippingInfo'];
export type OrderedProduct = components['schemas']['OrderedProduct'];
export type Money = components['schemas']['Money'];
export type Tax = components['schemas']['Tax'];
export type AdjustmentType = components['schemas']['AdjustmentType'];
export type AdjustmentReason = components['schemas']['AdjustmentReason'];
export type TaxAmount = components['schemas']['TaxAmount'];
export type OrderAdjustment = components['schemas']['OrderAdjustment'];
export type AttributeId = components['schemas']['AttributeId'];
export type StringAttribute = components['schemas']['StringAttribute'];
export type NumericAttribute = components['schemas']['NumericAttribute'];
export type BooleanAttribute = components['schemas']['BooleanAttribute'];
export type DateAttribute = components['schemas']['DateAttribute'];
export type ListAttribute = components['schemas']['ListAttribute'];
export type CustomAttribute = components['schemas']['CustomAttribute'];
export type OrderLine = components['schemas']['OrderLine'];
export type Order = components['schemas']['Order'];
export type NextPageToken = components['schemas']['NextPageToken'];
export type PreviousPageToken = components['schemas']['PreviousPageToken'];
export type OrderPage = components['schemas']['OrderPage'];
export type Extensions = components['schemas']['Extensions'];
export type FieldFault = components['schemas']['FieldFault'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type OrderLineDecision = components['schemas']['OrderLineDecision'];
export type OrderAcceptanceRequest = components['schemas']['OrderAcceptanceRequest'];
export type StartedAction = components['schemas']['StartedAction'];
export type CancelationReason = components['schemas']['CancelationReason'];
export type LineCancelation = components['schemas']['LineCancelation'];
export type CancelationRequest = components['schemas']['CancelationRequest'];
export type LineRefund = components['schemas']['LineRefund'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type DocumentEntity = components['schemas']['DocumentEntity'];
export type DocumentMetadata = components['schemas']['DocumentMetadata'];
export type DocumentUpload = components['schemas']['DocumentUpload'];
export type DocumentType = components['schemas']['DocumentType'];
export type OrderDocument = components['schemas']['OrderDocument'];
export type OrderDocumentPage = components['schemas']['OrderDocumentPage'];
export type ReportedError = components['schemas']['ReportedError'];
export type ReportedAction = components['schemas']['ReportedAction'];
export type ActionReport = components['schemas']['ActionReport'];
export type ActionReference = components['schemas']['ActionReference'];
export type ActionReportResult = components['schemas']['ActionReportResult'];
export type ActionError = components['schemas']['ActionError'];
export type ActionStatus = components['schemas']['ActionStatus'];
export type TrackedAction = components['schemas']['TrackedAction'];
export type ShipmentItem = components['schemas']['ShipmentItem'];
export type ShipmentRequest = components['schemas']['ShipmentRequest'];
export type ReturnStatus = components['schemas']['ReturnStatus'];
export type ReturnRejectionReason = components['schemas']['ReturnRejectionReason'];
export type ReturnReason = components['schemas']['ReturnReason'];
export type ReturnLine = components['schemas']['ReturnLine'];
export type ReturnAddress = components['schemas']['ReturnAddress'];
export type ReturnTracking = components['schemas']['ReturnTracking'];
export type Return = components['schemas']['Return'];
export type ReturnPage = components['schemas']['ReturnPage'];
export type ReturnDecision = components['schemas']['ReturnDecision'];
export type ReturnTrackingInput = components['schemas']['ReturnTrackingInput'];
export type ReturnTrackingUpdate = components['schemas']['ReturnTrackingUpdate'];
export type ConversationEntityType = components['schemas']['ConversationEntityType'];
export type ConversationSubject = components['schemas']['ConversationSubject'];
export type ConversationOrigin = components['schemas']['ConversationOrigin'];
export type ConversationParticipant = components['schemas']['ConversationParticipant'];
export type ConversationTopic = components['schemas']['ConversationTopic'];
export type Conversation = components['schemas']['Conversation'];
export type ConversationPage = components['schemas']['ConversationPage'];
export type NewConversationEntity = components['schemas']['NewConversationEntity'];
export type MessageInput = components['schemas']['MessageInput'];
export type NewConversation = components['schemas']['NewConversation'];
export type MessageFiles = components['schemas']['MessageFiles'];
export type ConversationCreation = components['schemas']['ConversationCreation'];
export type StartedConversationAction = components['schemas']['StartedConversationAction'];
export type MessageSender = components['schemas']['MessageSender'];
export type MessageAttachment = components['schemas']['MessageAttachment'];
export type ConversationMessage = components['schemas']['ConversationMessage'];
export type ConversationMessageList = components['schemas']['ConversationMessageList'];
export type MessageCreation = components['schemas']['MessageCreation'];
export type ConversationActionError = components['schemas']['ConversationActionError'];
export type ConversationActionStatus = components['schemas']['ConversationActionStatus'];
export type ProductId = components['schemas']['ProductId'];
export type ProductTitle = components['schemas']['ProductTitle'];
export type ProductDescription = components['schemas']['ProductDescription'];
export type CategoryLabel = components['schemas']['CategoryLabel'];
export type Category = components['schemas']['Category'];
export type Gtin = components['schemas']['Gtin'];
export type ProductImage = components['schemas']['ProductImage'];
export type AttributeName = components['schemas']['AttributeName'];
export type ProductStringAttribute = components['schemas']['ProductStringAttribute'];
export type ProductNumericAttribute = components['schemas']['ProductNumericAttribute'];
export type ProductBooleanAttribute = components['schemas']['ProductBooleanAttribute'];
export type ProductAttribute = components['schemas']['ProductAttribute'];
export type PriceScope = components['schemas']['PriceScope'];
export type StandardPrice = components['schemas']['StandardPrice'];
export type DiscountPrice = components['schemas']['DiscountPrice'];
export type WarehouseQuantity = components['schemas']['WarehouseQuantity'];
export type PartnerQuantity = components['schemas']['PartnerQuantity'];
export type Product = components['schemas']['Product'];
export type ProductPage = components['schemas']['ProductPage'];
export type ProductUpsert = components['schemas']['ProductUpsert'];
export type ProductReference = components['schemas']['ProductReference'];
export type ProductDeletion = components['schemas']['ProductDeletion'];
export type ShipmentV1Request = components['schemas']['ShipmentV1Request'];
export type ShippedItem = components['schemas']['ShippedItem'];
export type ShipmentV1 = components['schemas']['ShipmentV1'];
