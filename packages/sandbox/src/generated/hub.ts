// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileResponse } from '../files/file-response.ts';
import type { UploadedFile } from '../files/uploaded-file.ts';

export interface Schemas {
    readonly OrderOrigin: {
        readonly channel_id: string;
        readonly channel_name?: string;
        readonly channel_store_id?: string;
        readonly channel_store_name?: string;
        readonly sub_channel_code?: string;
        readonly sub_channel_name?: string;
    };
    readonly OrderStatus: "AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED" | "CHANNEL_SPECIFIC";
    readonly OrderStatusReason: "REFUSED" | "ACCEPTANCE_TIMEOUT" | "FRAUD_CHECK_FAILED" | "FRAUD_CHECK_TIMEOUT" | "REFUSED_PAYMENT" | "PAYMENT_TIMEOUT" | "CANCELED" | "REFUNDED" | "AUTOMATICALLY_CLOSED";
    readonly FulfillmentType: "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER";
    readonly Fulfillment: {
        readonly type: Schemas["FulfillmentType"];
        readonly code?: string;
    };
    readonly Address: {
        readonly first_name?: string;
        readonly last_name: string;
        readonly company?: string;
        readonly street: string;
        readonly street_additional_info?: string;
        readonly additional_info?: string;
        readonly zip_code?: string;
        readonly city: string;
        readonly state?: string;
        readonly country?: string;
        readonly country_iso_code?: string;
        readonly phone?: string;
    };
    readonly BillingInfo: {
        readonly address?: Schemas["Address"];
    };
    readonly DeliveryWindow: {
        readonly earliest: string;
        readonly latest: string;
    };
    readonly ShippingInfo: {
        readonly address?: Schemas["Address"];
        readonly email?: string;
        readonly carrier?: string;
        readonly method?: string;
        readonly pudo_id?: string;
        readonly delivery_date?: Schemas["DeliveryWindow"];
        readonly shipping_deadline?: string;
    };
    readonly OrderedProduct: {
        readonly id: string;
        readonly title: string;
    };
    readonly Money: {
        readonly amount: number;
        readonly currency: string;
    };
    readonly Tax: {
        readonly amount: Schemas["Money"];
        readonly code: string;
        readonly rate?: number;
        readonly channel_collectible?: Schemas["Money"];
        readonly seller_collectible?: Schemas["Money"];
    };
    readonly AdjustmentType: "REFUND" | "CANCELATION";
    readonly AdjustmentReason: "CUSTOMER_CANCELATION" | "OUT_OF_STOCK" | "RETURN" | "ITEM_NOT_RECEIVED" | "AGREEMENT" | "DEFECT" | "UNABLE_TO_DELIVER" | "CHANNEL_SPECIFIC";
    readonly TaxAmount: {
        readonly amount: Schemas["Money"];
        readonly code: string;
    };
    readonly OrderAdjustment: {
        readonly id: string;
        readonly adjustment_id?: string;
        readonly type: Schemas["AdjustmentType"];
        readonly reason: Schemas["AdjustmentReason"];
        readonly quantity: number;
        readonly price: Schemas["Money"];
        readonly taxes?: readonly Schemas["TaxAmount"][];
        readonly shipping_price: Schemas["Money"];
        readonly shipping_taxes?: readonly Schemas["TaxAmount"][];
        readonly created_at: string;
    };
    readonly AttributeId: string;
    readonly StringAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly type: "STRING";
        readonly value: string;
    };
    readonly NumericAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly type: "NUMERIC";
        readonly value: number;
    };
    readonly BooleanAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly type: "BOOLEAN";
        readonly value: boolean;
    };
    readonly DateAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly type: "DATE";
        readonly value: string;
    };
    readonly ListAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly type: "LIST";
        readonly value: readonly string[];
    };
    readonly CustomAttribute: Schemas["StringAttribute"] | Schemas["NumericAttribute"] | Schemas["BooleanAttribute"] | Schemas["DateAttribute"] | Schemas["ListAttribute"];
    readonly OrderLine: {
        readonly id: string;
        readonly channel_order_line_id: string;
        readonly product: Schemas["OrderedProduct"];
        readonly quantity: number;
        readonly price: Schemas["Money"];
        readonly taxes: readonly Schemas["Tax"][];
        readonly total_shipping_price: Schemas["Money"];
        readonly shipping_taxes: readonly Schemas["Tax"][];
        readonly status: Schemas["OrderStatus"];
        readonly status_reason?: Schemas["OrderStatusReason"];
        readonly can_cancel?: boolean;
        readonly can_refund?: boolean;
        readonly adjustments: readonly Schemas["OrderAdjustment"][];
        readonly custom_attributes?: readonly Schemas["CustomAttribute"][];
    };
    readonly Order: {
        readonly id: string;
        readonly channel_order_id: string;
        readonly origin: Schemas["OrderOrigin"];
        readonly status: Schemas["OrderStatus"];
        readonly status_reason?: Schemas["OrderStatusReason"];
        readonly fulfillment: Schemas["Fulfillment"];
        readonly billing_info?: Schemas["BillingInfo"];
        readonly shipping_info: Schemas["ShippingInfo"];
        readonly order_lines: readonly Schemas["OrderLine"][];
        readonly custom_attributes?: readonly Schemas["CustomAttribute"][];
        readonly created_at: string;
        readonly updated_at: string;
        readonly channel_updated_at?: string;
        readonly anonymized_at?: string;
    };
    readonly NextPageToken: string;
    readonly PreviousPageToken: string;
    readonly OrderPage: {
        readonly data: readonly Schemas["Order"][];
        readonly next_page_token?: Schemas["NextPageToken"];
        readonly previous_page_token?: Schemas["PreviousPageToken"];
    };
    readonly OrderLineDecision: {
        readonly id: string;
        readonly accepted: boolean;
    };
    readonly OrderAcceptanceRequest: {
        readonly order_lines: readonly Schemas["OrderLineDecision"][];
    };
    readonly StartedAction: {
        readonly action_id: string;
        readonly tracking_id?: string;
    };
    readonly CancelationReason: "CUSTOMER_CANCELATION" | "OUT_OF_STOCK" | "RETURN" | "ITEM_NOT_RECEIVED" | "AGREEMENT" | "DEFECT" | "UNABLE_TO_DELIVER";
    readonly LineCancelation: {
        readonly order_line_id?: string;
        readonly product_id?: string;
        readonly reason: Schemas["CancelationReason"];
        readonly quantity: number;
        readonly price: Schemas["Money"];
        readonly taxes?: readonly Schemas["TaxAmount"][];
        readonly shipping_price: Schemas["Money"];
        readonly shipping_taxes?: readonly Schemas["TaxAmount"][];
    };
    readonly CancelationRequest: {
        readonly cancelations: readonly Schemas["LineCancelation"][];
    };
    readonly LineRefund: {
        readonly order_line_id?: string;
        readonly product_id?: string;
        readonly reason: Schemas["CancelationReason"];
        readonly quantity?: number;
        readonly price: Schemas["Money"];
        readonly taxes?: readonly Schemas["TaxAmount"][];
        readonly shipping_price: Schemas["Money"];
        readonly shipping_taxes?: readonly Schemas["TaxAmount"][];
    };
    readonly RefundRequest: {
        readonly refunds: readonly Schemas["LineRefund"][];
    };
    readonly DocumentEntity: {
        readonly id: string;
        readonly type: "RETURN";
    };
    readonly DocumentMetadata: {
        readonly type: "RETURN_LABEL" | "CUSTOMER_INVOICE";
        readonly filename: string;
        readonly entity?: Schemas["DocumentEntity"];
    };
    readonly DocumentType: "RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC";
    readonly OrderDocument: {
        readonly id: string;
        readonly order_id: string;
        readonly name: string;
        readonly type: Schemas["DocumentType"];
        readonly channel_type?: string;
        readonly file_format: string;
        readonly size_in_bytes: number;
        readonly updated_at: string;
    };
    readonly OrderDocumentPage: {
        readonly documents: readonly Schemas["OrderDocument"][];
        readonly next_page_token?: Schemas["NextPageToken"];
        readonly previous_page_token?: Schemas["PreviousPageToken"];
    };
    readonly ReportedActionType: "SYNCHRONIZE_ORDER" | "SYNCHRONIZE_ORDER_UPDATE";
    readonly ReportedEntityType: "ORDER";
    readonly ReportedOrderId: string;
    readonly ReportedError: {
        readonly code: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "INVALID_PRODUCT_ID" | "OUT_OF_STOCK" | "RETURN_IN_WRONG_STATE" | "OTHER";
        readonly message: string;
    };
    readonly ReportedTime: string;
    readonly ReportedSuccess: {
        readonly type: Schemas["ReportedActionType"];
        readonly entity_type: Schemas["ReportedEntityType"];
        readonly entity_id: Schemas["ReportedOrderId"];
        readonly status: "SUCCESS";
        readonly errors?: readonly Schemas["ReportedError"][];
        readonly executed_at: Schemas["ReportedTime"];
    };
    readonly ReportedFailure: {
        readonly type: Schemas["ReportedActionType"];
        readonly entity_type: Schemas["ReportedEntityType"];
        readonly entity_id: Schemas["ReportedOrderId"];
        readonly status: "FAILED";
        readonly errors: readonly Schemas["ReportedError"][];
        readonly executed_at: Schemas["ReportedTime"];
    };
    readonly ReportedAction: Schemas["ReportedSuccess"] | Schemas["ReportedFailure"];
    readonly ActionReport: {
        readonly actions: readonly Schemas["ReportedAction"][];
    };
    readonly ActionReference: {
        readonly action_id: string;
    };
    readonly ActionReportResult: {
        readonly actions: readonly Schemas["ActionReference"][];
    };
    readonly ActionError: {
        readonly code: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "INVALID_PRODUCT_ID" | "OUT_OF_STOCK" | "RETURN_IN_WRONG_STATE" | "ORDER_FULFILLED_BY_PARTNER" | "PAYMENT_REQUIRED" | "SYNCHRONIZATION_DEACTIVATED" | "CARRIER_NOT_SUPPORTED" | "MISSING_CARRIER" | "WAREHOUSE_ID_NOT_FOUND" | "WAREHOUSE_ID_REQUIRED" | "OTHER";
        readonly message: string;
    };
    readonly ActionStatus: {
        readonly id: string;
        readonly status: "PENDING" | "SUCCESS" | "FAILED";
        readonly errors?: readonly Schemas["ActionError"][];
        readonly created_at: string;
        readonly updated_at: string;
    };
    readonly TrackedAction: {
        readonly errors?: readonly Schemas["ActionError"][];
    } & Schemas["ActionStatus"];
    readonly ShipmentItem: {
        readonly order_line_id?: string;
        readonly id?: string;
        readonly quantity: number;
    };
    readonly ShipmentRequest: {
        readonly items: readonly Schemas["ShipmentItem"][];
        readonly carrier?: string;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
        readonly return_tracking_number?: string;
        readonly warehouse_id?: string;
    };
    readonly ReturnStatus: "REQUEST_INITIATED" | "REQUEST_DECLINED" | "OPENED" | "RECEIVED" | "CLOSED" | "CHANNEL_SPECIFIC";
    readonly ReturnRejectionReason: "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES" | "OTHER";
    readonly ReturnReason: "WRONG_ITEM" | "MISSING_ITEM" | "DEFECTIVE_ITEM" | "DAMAGED_ITEM" | "UNWANTED_ITEM" | "OTHER";
    readonly ReturnLine: {
        readonly order_line_id: string;
        readonly product_id?: string;
        readonly quantity: number;
        readonly reason: Schemas["ReturnReason"];
    };
    readonly ReturnAddress: {
        readonly street: string;
        readonly street_additional_info?: string;
        readonly zip_code?: string;
        readonly city: string;
        readonly state?: string;
        readonly country?: string;
        readonly country_iso_code: string;
    };
    readonly ReturnTracking: {
        readonly carrier_name?: string;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
    };
    readonly Return: {
        readonly id: string;
        readonly order_id: string;
        readonly channel_return_id: string;
        readonly origin: Schemas["OrderOrigin"];
        readonly status: Schemas["ReturnStatus"];
        readonly rejection_reason?: Schemas["ReturnRejectionReason"];
        readonly return_lines: readonly Schemas["ReturnLine"][];
        readonly address?: Schemas["ReturnAddress"];
        readonly method?: string;
        readonly rma_id?: string;
        readonly label_url?: string;
        readonly tracking?: Schemas["ReturnTracking"];
        readonly created_at: string;
        readonly updated_at?: string;
        readonly channel_updated_at: string;
    };
    readonly ReturnPage: {
        readonly data: readonly Schemas["Return"][];
        readonly next_page_token?: Schemas["NextPageToken"];
        readonly previous_page_token?: Schemas["PreviousPageToken"];
    };
    readonly ReturnDecision: {
        readonly accepted: boolean;
        readonly rejection_reason?: "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES";
    };
    readonly ReturnTrackingInput: {
        readonly carrier?: string;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
    };
    readonly ReturnTrackingUpdate: {
        readonly rma_id?: string;
        readonly label_url?: string;
        readonly tracking?: Schemas["ReturnTrackingInput"];
    };
    readonly ConversationEntityType: "ORDER";
    readonly ConversationSubject: {
        readonly type: Schemas["ConversationEntityType"];
        readonly id?: string;
        readonly channel_entity_id: string;
    };
    readonly ConversationOrigin: {
        readonly channel_id: string;
        readonly channel_name: string;
        readonly channel_store_id: string;
        readonly channel_store_name: string;
    };
    readonly ConversationParticipant: {
        readonly type: "CHANNEL" | "CUSTOMER";
        readonly id?: string;
        readonly name: string;
    };
    readonly ConversationTopic: {
        readonly type: "FREE_TEXT";
        readonly value: string;
    };
    readonly Conversation: {
        readonly id: string;
        readonly channel_conversation_id: string;
        readonly entity: Schemas["ConversationSubject"];
        readonly origin: Schemas["ConversationOrigin"];
        readonly participants: readonly Schemas["ConversationParticipant"][];
        readonly topic: Schemas["ConversationTopic"];
        readonly created_at: string;
        readonly updated_at: string;
        readonly anonymized_at?: string;
    };
    readonly ConversationPage: {
        readonly data: readonly Schemas["Conversation"][];
        readonly next_page_token?: Schemas["NextPageToken"];
        readonly previous_page_token?: Schemas["PreviousPageToken"];
    };
    readonly NewConversationEntity: {
        readonly type: Schemas["ConversationEntityType"];
        readonly id: string;
    };
    readonly MessageInput: {
        readonly body: string;
    };
    readonly NewConversation: {
        readonly entity: Schemas["NewConversationEntity"];
        readonly topic: Schemas["ConversationTopic"];
        readonly first_message: Schemas["MessageInput"];
    };
    readonly StartedConversationAction: {
        readonly action_id: string;
    };
    readonly MessageSender: {
        readonly type: "CUSTOMER" | "STORE" | "CHANNEL";
        readonly id?: string;
        readonly name: string;
    };
    readonly MessageAttachment: {
        readonly id: string;
        readonly filename: string;
        readonly size_in_bytes: number;
    };
    readonly ConversationMessage: {
        readonly id: string;
        readonly channel_message_id: string;
        readonly sender: Schemas["MessageSender"];
        readonly body: string;
        readonly attachments?: readonly Schemas["MessageAttachment"][];
        readonly visible_to_customer?: boolean;
        readonly created_at: string;
        readonly channel_created_at: string;
    };
    readonly ConversationMessageList: {
        readonly messages: readonly Schemas["ConversationMessage"][];
    };
    readonly ConversationActionError: {
        readonly code: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST";
        readonly message: string;
    };
    readonly ConversationActionStatus: {
        readonly id: string;
        readonly status: "PENDING" | "SUCCESS" | "ERROR";
        readonly conversation_id?: string;
        readonly errors?: readonly Schemas["ConversationActionError"][];
        readonly created_at: string;
        readonly updated_at: string;
    };
    readonly ProductId: string;
    readonly ProductTitle: {
        readonly locale: string;
        readonly value: string;
    };
    readonly ProductDescription: {
        readonly locale: string;
        readonly value: string;
    };
    readonly CategoryLabel: {
        readonly locale: string;
        readonly value: string;
    };
    readonly Category: {
        readonly id?: string | null;
        readonly labels: readonly Schemas["CategoryLabel"][];
    };
    readonly Gtin: {
        readonly value: string;
    };
    readonly ProductImage: {
        readonly url: string;
    };
    readonly AttributeName: string;
    readonly ProductStringAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly name: Schemas["AttributeName"];
        readonly type: "STRING";
        readonly value: string;
    };
    readonly ProductNumericAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly name: Schemas["AttributeName"];
        readonly type: "NUMERIC";
        readonly value: number;
    };
    readonly ProductBooleanAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly name: Schemas["AttributeName"];
        readonly type: "BOOLEAN";
        readonly value: boolean;
    };
    readonly ProductAttribute: Schemas["ProductStringAttribute"] | Schemas["ProductNumericAttribute"] | Schemas["ProductBooleanAttribute"];
    readonly PriceScope: string | null;
    readonly StandardPrice: {
        readonly price: Schemas["Money"];
        readonly scope?: Schemas["PriceScope"];
    };
    readonly DiscountPrice: {
        readonly price: Schemas["Money"];
        readonly scope?: Schemas["PriceScope"];
        readonly start_date?: string | null;
        readonly end_date?: string | null;
    };
    readonly WarehouseQuantity: {
        readonly warehouse_code?: string;
        readonly available_quantity: number;
    };
    readonly PartnerQuantity: {
        readonly partner_id: string;
        readonly available_quantity: number;
    };
    readonly Product: {
        readonly id: Schemas["ProductId"];
        readonly titles?: readonly Schemas["ProductTitle"][] | null;
        readonly descriptions?: readonly Schemas["ProductDescription"][] | null;
        readonly brand?: string | null;
        readonly category?: Schemas["Category"] | null;
        readonly gtins?: readonly Schemas["Gtin"][];
        readonly images?: readonly Schemas["ProductImage"][] | null;
        readonly attributes?: readonly Schemas["ProductAttribute"][] | null;
        readonly standard_prices?: readonly Schemas["StandardPrice"][];
        readonly discount_prices?: readonly Schemas["DiscountPrice"][] | null;
        readonly quantities?: readonly Schemas["WarehouseQuantity"][];
        readonly partner_quantities?: readonly Schemas["PartnerQuantity"][];
    };
    readonly ProductPage: {
        readonly data: readonly Schemas["Product"][];
        readonly next_page_token?: Schemas["NextPageToken"];
        readonly previous_page_token?: Schemas["PreviousPageToken"];
    };
    readonly ProductUpsert: {
        readonly products?: readonly Schemas["Product"][];
    };
    readonly ProductReference: {
        readonly id: Schemas["ProductId"];
    };
    readonly ProductDeletion: {
        readonly products: readonly Schemas["ProductReference"][];
    };
    readonly ShipmentV1Request: {
        readonly items: readonly Schemas["ShipmentItem"][];
        readonly carrier?: string;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
        readonly return_tracking_number?: string;
    };
    readonly ShippedItem: {
        readonly id: string;
        readonly order_line_id?: string;
        readonly quantity: number;
    };
    readonly ShipmentV1: {
        readonly id: string;
        readonly channel_shipment_id: string;
        readonly items: readonly Schemas["ShippedItem"][];
        readonly carrier?: string;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
        readonly created_at: string;
        readonly updated_at: string;
    };
}

export interface Operations {
    readonly "v2-listOrders": {
        readonly path: Record<string, never>;
        readonly query: {
            readonly order_ids?: readonly string[];
            readonly statuses?: readonly ("AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED")[];
            readonly updated_from?: string;
            readonly fulfillment_type?: "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER";
            readonly page_token?: string;
            readonly limit: number;
            readonly sort: "updated_at,ASC" | "updated_at,DESC" | "created_at,ASC" | "created_at,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["OrderPage"];
        readonly role: "client";
    };
    readonly "v2-acceptOrderLines": {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["OrderAcceptanceRequest"];
        readonly response: Schemas["StartedAction"];
        readonly role: "client";
    };
    readonly "v2-cancelOrderLines": {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["CancelationRequest"];
        readonly response: Schemas["StartedAction"];
        readonly role: "client";
    };
    readonly "v2-refundOrderLines": {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["RefundRequest"];
        readonly response: Schemas["StartedAction"];
        readonly role: "client";
    };
    readonly "v2-downloadOrderDocuments": {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly types?: readonly ("RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC")[];
            readonly document_ids?: readonly string[];
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "client";
    };
    readonly "v2-uploadOrderDocument": {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: {
            readonly file: UploadedFile;
            readonly metadata: Schemas["DocumentMetadata"];
        };
        readonly response: Schemas["StartedAction"];
        readonly role: "client";
    };
    readonly "v2-listOrderDocuments": {
        readonly path: Record<string, never>;
        readonly query: {
            readonly order_ids?: readonly string[];
            readonly types?: readonly ("RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC")[];
            readonly channel_types?: readonly string[];
            readonly updated_from?: string;
            readonly page_token?: string;
            readonly limit: number;
            readonly sort: "updated_at,ASC" | "updated_at,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["OrderDocumentPage"];
        readonly role: "client";
    };
    readonly "v2-reportOrderActions": {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: Schemas["ActionReport"];
        readonly response: Schemas["ActionReportResult"];
        readonly role: "client";
    };
    readonly "v2-getActionStatus": {
        readonly path: {
            readonly action_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: undefined;
        readonly response: Schemas["ActionStatus"];
        readonly role: "client";
    };
    readonly "v2-getOrderTracking": {
        readonly path: {
            readonly tracking_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: undefined;
        readonly response: Schemas["TrackedAction"];
        readonly role: "client";
    };
    readonly "v2-createShipment": {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["ShipmentRequest"];
        readonly response: Schemas["StartedAction"];
        readonly role: "client";
    };
    readonly "v2-listReturns": {
        readonly path: Record<string, never>;
        readonly query: {
            readonly order_ids?: readonly string[];
            readonly statuses?: readonly ("REQUEST_INITIATED" | "REQUEST_DECLINED" | "OPENED" | "RECEIVED" | "CLOSED")[];
            readonly updated_from: string;
            readonly page_token?: string;
            readonly limit: number;
            readonly sort: "updated_at,ASC" | "updated_at,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["ReturnPage"];
        readonly role: "client";
    };
    readonly "v2-acceptReturn": {
        readonly path: {
            readonly return_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["ReturnDecision"];
        readonly response: Schemas["StartedAction"];
        readonly role: "client";
    };
    readonly "v2-acknowledgeReturnReception": {
        readonly path: {
            readonly return_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: undefined;
        readonly response: Schemas["StartedAction"];
        readonly role: "client";
    };
    readonly "v2-closeReturn": {
        readonly path: {
            readonly return_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: undefined;
        readonly response: Schemas["StartedAction"];
        readonly role: "client";
    };
    readonly "v2-updateReturnTrackingInformation": {
        readonly path: {
            readonly return_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["ReturnTrackingUpdate"];
        readonly response: Schemas["StartedAction"];
        readonly role: "client";
    };
    readonly listConversations: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly updated_from?: string;
            readonly conversation_ids?: readonly string[];
            readonly entity_type?: "ORDER";
            readonly entity_ids?: readonly string[];
            readonly page_token?: string;
            readonly limit: number;
            readonly sort: "updated_at,ASC" | "updated_at,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["ConversationPage"];
        readonly role: "client";
    };
    readonly createConversation: {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: {
            readonly conversation: Schemas["NewConversation"];
            readonly files?: readonly UploadedFile[];
        };
        readonly response: Schemas["StartedConversationAction"];
        readonly role: "client";
    };
    readonly getConversationMessages: {
        readonly path: {
            readonly conversationId: string;
        };
        readonly query: {
            readonly message_after?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ConversationMessageList"];
        readonly role: "client";
    };
    readonly createMessage: {
        readonly path: {
            readonly conversationId: string;
        };
        readonly query: Record<string, never>;
        readonly body: {
            readonly message_input: Schemas["MessageInput"];
            readonly files?: readonly UploadedFile[];
        };
        readonly response: Schemas["StartedConversationAction"];
        readonly role: "client";
    };
    readonly downloadConversationAttachments: {
        readonly path: {
            readonly conversationId: string;
        };
        readonly query: {
            readonly attachment_ids?: readonly string[];
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "client";
    };
    readonly getConversationActionStatus: {
        readonly path: {
            readonly actionId: string;
        };
        readonly query: Record<string, never>;
        readonly body: undefined;
        readonly response: Schemas["ConversationActionStatus"];
        readonly role: "client";
    };
    readonly listProducts: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly page_token?: string;
            readonly limit: number;
            readonly sort?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ProductPage"];
        readonly role: "client";
    };
    readonly upsertProducts: {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: Schemas["ProductUpsert"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly deleteProducts: {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: Schemas["ProductDeletion"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly listOrders: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly order_ids?: readonly string[];
            readonly statuses?: readonly ("AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED")[];
            readonly updated_from?: string;
            readonly fulfillment_type?: "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER";
            readonly page_token?: string;
            readonly limit: number;
            readonly sort: "updated_at,ASC" | "updated_at,DESC" | "created_at,ASC" | "created_at,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["OrderPage"];
        readonly role: "client";
    };
    readonly acceptOrderLines: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["OrderAcceptanceRequest"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly createShipment: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["ShipmentV1Request"];
        readonly response: Schemas["ShipmentV1"];
        readonly role: "client";
    };
}
