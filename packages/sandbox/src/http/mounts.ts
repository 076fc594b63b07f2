/** Path below which the surfaces of a server variable stand. */
export const mounts: Readonly<Record<string, string>> = {
  base_url: '/hub',
  account_url: '/account',
  auth_url: '/auth',
  instance_url: '/instance',
  basket_url: '/basket/checkout/shopper-baskets/v1/organizations/demo_001',
};
