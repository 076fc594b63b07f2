/** `order_ids` and `orderIds` as `order-ids`. */
export const flagOf = (name: string): string =>
  name
    .replaceAll('_', '-')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
