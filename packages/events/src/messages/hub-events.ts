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

/** What a seller asked for, by the `type` of the message. Each carries an `action_id` and wants its outcome reported (O07). */
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
  /** Tell the customer how to send a return and how to follow it. */
  readonly UPDATE_RETURN_TRACKING_INFORMATION: UpdateReturnTrackingInformationCommand;
  /** The seller received a return. */
  readonly ACKNOWLEDGE_RETURN_RECEPTION: AcknowledgeReturnReceptionCommand;
  /** Nothing is left to do for a return. */
  readonly CLOSE_RETURN: CloseReturnCommand;
  /** The seller added a document to an order or a return. */
  readonly UPLOAD_DOCUMENT: UploadDocumentCommand;
}

/**
 * What happened at the hub; nothing is reported back. `STORE_MANAGEMENT_FEATURE` is told by its data, whatever its `type` says, since
 * the documents leave that open.
 */
export interface Notifications {
  /** An offer of a store is to be created or updated on the channel. */
  readonly OFFER_UPSERT: OfferUpsertEvent;
  /** Price or stock of an offer changed. */
  readonly PRICE_STOCK_UPSERT: PriceStockUpsertEvent;
  /** A product, with its offer, is to be created or updated on the channel. */
  readonly PRODUCT_UPSERT: ProductUpsertEvent;
  /** A feature of a store was switched on or off, or a store was linked or unlinked. */
  readonly STORE_MANAGEMENT_FEATURE: StoreManagementFeatureEvent;
}

/** A message of a type that is not known here: one that the hub added later, or one of your own (see `createItemPublisher`). */
export interface OtherEvent<Type extends string = string, Data = unknown> {
  /** Id of the message; what comes again has the same. */
  readonly id: string;
  /** What the handler is registered under. */
  readonly type: Type;
  /** When it was made, as RFC 3339; absent where the sender does not say. */
  readonly time?: string;
  /** Where `createItemPublisher` made the message: those of one key are handled one after the other. */
  readonly key?: string;
  /** What it says; unchecked. */
  readonly data: Data;
}

/** `type` of a message that asks the connector to do something. */
export type CommandType = keyof Commands;
/** What a handler of something that happened at the hub is registered under. */
export type NotificationType = keyof Notifications;

/** A message with its kind: `kind` is what a handler is registered under, `event` the message as it was sent. */
export type ParsedEvent =
  | { readonly [Type in CommandType]: { readonly kind: Type; readonly event: Commands[Type] } }[CommandType]
  | {
      readonly [Type in NotificationType]: { readonly kind: Type; readonly event: Notifications[Type] };
    }[NotificationType]
  | { readonly kind: 'other'; readonly event: OtherEvent };

/** The schema of each kind, by its name in the description. */
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
