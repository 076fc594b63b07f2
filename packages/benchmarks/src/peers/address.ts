/** The address that every client reads that can choose. The server returns an order of 2 KB there. */
export const action = '/api/v2/orders/actions/4711';
