import { NotFoundError } from '@tradelane/core/errors';
import { createBasket } from '@tradelane/basket';

const basketOn = (status, body) =>
  createBasket({
    baseUrl: 'https://basket.example.com',
    auth: { token: 'my-token' },
    fetch: async () => Response.json(body, { status }),
  });
const call = (basket) =>
  basket.shipments.setShippingMethod(
    'b',
    's',
    { id: 'm' },
    { siteId: 'site' },
  );

async function main() {
  const { shipments } = await call(basketOn(200, { shipments: [] }));
  if (shipments.length !== 0) throw new Error('the response is not read');
  const refusal = await call(basketOn(404, { title: 'Not found' })).catch(
    (error) => error,
  );
  if (!(refusal instanceof NotFoundError))
    throw new Error('an unknown basket is not refused');
}
main();
