import type {
  AcceptCommand,
  AcceptReturnCommand,
  AcknowledgeReturnReceptionCommand,
  CancelCommand,
  CloseReturnCommand,
  CreateShipmentCommand,
  OfferUpsertEvent,
  PriceStockUpsertEvent,
  ProductUpsertEvent,
  RefundCommand,
  StoreManagementFeatureEvent,
  UpdateReturnTrackingInformationCommand,
  UploadDocumentCommand,
} from '../generated/types.ts';

/** Commands of sellers, by `type`. Each carries an `action_id`, and its outcome must be reported (O07). */
export interface Commands {
  /** Accept or refuse lines of an order. */
  readonly ACCEPT: AcceptCommand;
  /** Items of an order were shipped in one package. */
  readonly CREATE_SHIPMENT: CreateShipmentCommand;
  /** Refund all or part of lines of an order. */
  readonly REFUND: RefundCommand;
  /** Cancel all or part of lines of an order. */
  readonly CANCEL: CancelCommand;
  /** Accept or decline a return. */
  readonly ACCEPT_RETURN: AcceptReturnCommand;
  /** Inform the customer how to send a return, and how to follow it. */
  readonly UPDATE_RETURN_TRACKING_INFORMATION: UpdateReturnTrackingInformationCommand;
  /** The seller received a return. */
  readonly ACKNOWLEDGE_RETURN_RECEPTION: AcknowledgeReturnReceptionCommand;
  /** The return is closed. */
  readonly CLOSE_RETURN: CloseReturnCommand;
  /** The seller added a document to an order or a return. */
  readonly UPLOAD_DOCUMENT: UploadDocumentCommand;
}

/**
 * Notifications of the hub, by `type`. They need no report. `STORE_MANAGEMENT_FEATURE` is recognized by its data,
 * since the documents leave its `type` open.
 */
export interface Notifications {
  /** Create or update an offer of a store on the channel. */
  readonly OFFER_UPSERT: OfferUpsertEvent;
  /** Price or stock of an offer changed. */
  readonly PRICE_STOCK_UPSERT: PriceStockUpsertEvent;
  /** Create or update a product and its offer on the channel. */
  readonly PRODUCT_UPSERT: ProductUpsertEvent;
  /** A feature of a store was switched on or off, or a store was linked or unlinked. */
  readonly STORE_MANAGEMENT_FEATURE: StoreManagementFeatureEvent;
}

/** A message of an unknown type: added by the hub later, or your own (see `createItemPublisher`). */
export interface OtherEvent<Type extends string = string, Data = unknown> {
  /** ID of the message. A redelivery has the same ID. */
  readonly id: string;
  /** Name of the handler. */
  readonly type: Type;
  /** Creation time (RFC 3339). Absent if the sender doesn't set it. */
  readonly time?: string;
  /** Order key set by `createItemPublisher`. Messages with the same key are handled in order. */
  readonly key?: string;
  /** The data, unchecked. */
  readonly data: Data;
}

/** `type` of a command. */
export type CommandType = keyof Commands;
/** Handler name of a notification. */
export type NotificationType = keyof Notifications;

/** A parsed message: `kind` is the name of its handler, `event` the message as sent. */
export type ParsedEvent =
  | { readonly [Type in CommandType]: { readonly kind: Type; readonly event: Commands[Type] } }[CommandType]
  | {
      readonly [Type in NotificationType]: { readonly kind: Type; readonly event: Notifications[Type] };
    }[NotificationType]
  | { readonly kind: 'other'; readonly event: OtherEvent };

/** Names of the schemas in the description, by kind. */
export const schemaNames: Readonly<Record<CommandType | NotificationType, string>> = {
  ACCEPT: 'AcceptCommand',
  CREATE_SHIPMENT: 'CreateShipmentCommand',
  REFUND: 'RefundCommand',
  CANCEL: 'CancelCommand',
  ACCEPT_RETURN: 'AcceptReturnCommand',
  UPDATE_RETURN_TRACKING_INFORMATION: 'UpdateReturnTrackingInformationCommand',
  ACKNOWLEDGE_RETURN_RECEPTION: 'AcknowledgeReturnReceptionCommand',
  CLOSE_RETURN: 'CloseReturnCommand',
  UPLOAD_DOCUMENT: 'UploadDocumentCommand',
  OFFER_UPSERT: 'OfferUpsertEvent',
  PRICE_STOCK_UPSERT: 'PriceStockUpsertEvent',
  PRODUCT_UPSERT: 'ProductUpsertEvent',
  STORE_MANAGEMENT_FEATURE: 'StoreManagementFeatureEvent',
};
