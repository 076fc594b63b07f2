/** What is read by all that can choose; the server gives an order of 2 KB there. */
export const action = '/api/v2/orders/actions/4711';
