import axios from 'axios';

const { data } = await axios.get(`${process.argv[2]}/api/v2/orders/actions/4711`, {
  headers: { authorization: 'Bearer token' },
});
console.log(data.id);
