import {
  createServicesSeller,
  type Service,
  servicesSellerOptionsFromEnv,
} from '@tradelane/services-seller';

const instance = createServicesSeller(servicesSellerOptionsFromEnv());

function lowestPrice({ pricing }: Service): number {
  // Every kind of price has these fields. As plain text, `type` also allows
  // kinds that a later version adds.
  const common: {
    readonly type: string;
    readonly min_price_per_unit: number;
  } = pricing;
  switch (pricing.type) {
    case 'FIXED_PRICE':
    case 'ESTIMATED_PRICE':
      return pricing.price_per_unit;
    default:
      return common.min_price_per_unit;
  }
}

for await (const service of instance.services.list())
  console.log(service.code, lowestPrice(service));
