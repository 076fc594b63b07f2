import got from 'got';

const order = await got(`${process.argv[2]}/api/v2/orders/actions/4711`, {
  headers: { authorization: 'Bearer token' },
}).json();
console.log(order.id);
