import {
  createMarketplaceOperator,
  marketplaceOperatorOptionsFromEnv,
} from '@tradelane/marketplace-operator';

const options = marketplaceOperatorOptionsFromEnv();
const operator = createMarketplaceOperator(options);
const [days = '2'] = process.argv.slice(2);
const latestInMs = Date.now() - Number(days) * 86_400_000;

// Returns that the shop hasn't decided in time.
const late: string[] = [];
for await (const { id, date_created } of operator.returns.list({
  return_state: ['WAITING_ACCEPTANCE'],
  limit: 100,
}))
  if (Date.parse(date_created) < latestInMs) late.push(id);
const { succeeded, failed, unknown, unsent } =
  await operator.returns.accept({
    returns: late.map((id) => ({ id, accepted: true })),
  });
for (const { item } of succeeded)
  console.log(`return ${item.id}: accepted`);
for (const { item, error } of [...failed, ...unknown, ...unsent]) {
  console.log(`return ${item.id}: ${error?.message}`);
  process.exitCode = 1;
}

// Open incidents, which a person decides.
for await (const order of operator.orders.list({
  has_incident: true,
  max: 100,
}))
  for (const line of order.order_lines)
    if (line.order_line_state === 'INCIDENT_OPEN')
      console.log(
        `incident of ${order.shop_name}: ${line.order_line_id}, ` +
          `${line.total_price} ${order.currency_iso_code}`,
      );
