/** All kinds of messages that a connector is sent, in alphabetical order. */
export const eventKinds: readonly string[] = [
  'ACCEPT',
  'ACCEPT_RETURN',
  'ACKNOWLEDGE_RETURN_RECEPTION',
  'CANCEL',
  'CLOSE_RETURN',
  'CREATE_SHIPMENT',
  'OFFER_UPSERT',
  'PRICE_STOCK_UPSERT',
  'PRODUCT_UPSERT',
  'REFUND',
  'STORE_MANAGEMENT_FEATURE',
  'UPDATE_RETURN_TRACKING_INFORMATION',
  'UPLOAD_DOCUMENT',
];
