import { request } from 'undici';

const { body } = await request(`${process.argv[2]}/api/v2/orders/actions/4711`, {
  headers: { authorization: 'Bearer token' },
});
console.log((await body.json()).id);
