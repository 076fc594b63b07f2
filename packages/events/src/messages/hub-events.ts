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
  readonly ACCEPT: AcceptCommand;
  readonly CREATE_SHIPMENT: CreateShipmentCommand;
  readonly REFUND: RefundCommand;
  readonly CANCEL: CancelCommand;
  readonly ACCEPT_RETURN: AcceptReturnCommand;
  readonly UPDATE_RETURN_TRACKING_INFORMATION: UpdateReturnTrackingInformationCommand;
  readonly ACKNOWLEDGE_RETURN_RECEPTION: AcknowledgeReturnReceptionCommand;
  readonly CLOSE_RETURN: CloseReturnCommand;
  readonly UPLOAD_DOCUMENT: UploadDocumentCommand;
}

/**
 * What happened at the hub; nothing is reported back. `STORE_MANAGEMENT_FEATURE` is told by its data, whatever its `type` says, since
 * the documents leave that open.
 */
export interface Facts {
  readonly OFFER_UPSERT: OfferUpsertEvent;
  readonly PRICE_STOCK_UPSERT: PriceStockUpsertEvent;
  readonly PRODUCT_UPSERT: ProductUpsertEvent;
  readonly STORE_MANAGEMENT_FEATURE: StoreManagementFeatureEvent;
}

/** A message of a type that is not known here: one that the hub added later, or one of your own (see `publishTo`). */
export interface OtherEvent<Type extends string = string, Data = unknown> {
  readonly id: string;
  readonly type: Type;
  readonly time?: string;
  /** Only messages of your own have one: those of one key are handled one after the other. */
  readonly key?: string;
  readonly data: Data;
}

export type CommandType = keyof Commands;
export type FactType = keyof Facts;

/** A message with its kind: `kind` is what a handler is registered under, `event` the message as it was sent. */
export type ParsedEvent =
  | { readonly [Type in CommandType]: { readonly kind: Type; readonly event: Commands[Type] } }[CommandType]
  | { readonly [Type in FactType]: { readonly kind: Type; readonly event: Facts[Type] } }[FactType]
  | { readonly kind: 'other'; readonly event: OtherEvent };

/** The schema of each kind, by its name in the description. */
export const schemaNames: Readonly<Record<CommandType | FactType, string>> = {
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
