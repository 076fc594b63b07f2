import axios from 'axios';

const { data } = await axios.get(`${process.argv[2]}/v2/orders/4711`, { headers: { authorization: 'Bearer token' } });
console.log(data.id);
