import { createHub } from '@tradelane/hub';

const authUrl = process.argv[2];
const hub = createHub({ baseUrl: authUrl, auth: { authUrl, clientId: 'id', clientSecret: 'not-a-secret' } });
console.log((await hub.actions.get('4711')).id);
