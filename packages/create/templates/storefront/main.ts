import { createServer } from 'vite';
import { openStorefront } from './basket.ts';

const { start, settings } = await openStorefront();
const target = await start();

const server = await createServer({
  server: {
    // Pages of other origins must not read the token in the settings.
    cors: false,
    // A path of this server, because the service may not allow requests
    // from other origins (CORS).
    proxy: {
      '/service': {
        target,
        changeOrigin: true,
        rewrite: (path) => path.replace('/service', ''),
        // A browser sends the cookies of other local servers too.
        configure: (proxy) => {
          proxy.on('proxyReq', (request) => request.removeHeader('cookie'));
        },
      },
    },
  },
  plugins: [
    {
      name: 'settings',
      configureServer: ({ middlewares }) => {
        middlewares.use('/settings', (_request, response) => {
          response
            .setHeader('content-type', 'application/json')
            .end(JSON.stringify(settings));
        });
      },
    },
  ],
});
await server.listen();
server.printUrls();
