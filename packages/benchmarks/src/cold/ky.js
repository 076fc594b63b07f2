import ky from 'ky';

const order = await ky.get(`${process.argv[2]}/v2/orders/4711`, { headers: { authorization: 'Bearer token' } }).json();
console.log(order.id);
