import { createHub } from '@tradelane/hub';

const hub = createHub({ baseUrl: process.argv[2], auth: { token: 'token' } });
console.log((await hub.actions.get('4711')).id);
