import { createHub } from '@tradelane/hub';

const hub = createHub({
  baseUrl: process.env['BASE_URL'] ?? 'https://hub.example.com',
  auth: {
    authUrl: process.env['AUTH_URL'] ?? 'https://auth.example.com',
    clientId: process.env['CLIENT_ID'] ?? '',
    clientSecret: process.env['CLIENT_SECRET'] ?? '',
  },
});

const page = await hub.orders.list({ limit: 5 });
for (const order of page.items) console.log(order.id, order.status);
