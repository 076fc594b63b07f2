import { bundle, programs } from '../budget/bundle.ts';
import { atMost, type Figure } from '../measure/figure.ts';

const peers = ['openapi-fetch', 'ky', 'p-throttle', 'openid-client'];

/** The same with third-party libraries: typed calls, retries, timeouts, limits and tokens. */
const otherLibraries = `
import createClient from 'openapi-fetch';
import ky from 'ky';
import pThrottle from 'p-throttle';
import * as openid from 'openid-client';
const configuration = new openid.Configuration({ issuer: 'https://auth.example.com', token_endpoint: 'https://auth.example.com/oauth/token' }, 'id', 'secret');
const throttled = pThrottle({ limit: 30, interval: 1000, strict: true })((request) => ky(request, { retry: 3, timeout: 30000 }));
globalThis.token = () => openid.clientCredentialsGrant(configuration);
globalThis.client = createClient({ baseUrl: 'https://hub.example.com', fetch: throttled });
`;

/** The size that a page or a function loads. */
export const sizes: Figure = {
  title: 'Size of a page',
  method:
    'A program that creates the client, bundled by esbuild, minified, compressed by brotli. The size counts the files that the program loads at once. The code of batches, files and tokens loads when it is first used.',
  peers: ['esbuild', ...peers],
  async measure() {
    const rows = [];
    for (const name of ['basket', 'hub', 'marketplace-seller'] as const)
      rows.push({ name: `@tradelane/${name}`, value: (await bundle(programs[name])).size, ours: true });
    const [basket = Number.NaN, hub = Number.NaN] = rows.map(({ value }) => value);
    rows.push({ name: peers.join(' + '), value: (await bundle(otherLibraries)).size });
    return {
      charts: [{ title: 'Loaded at once, minified, brotli', unit: 'kB', rows }],
      verdicts: [atMost('@tradelane/basket', basket, 18, ' kB'), atMost('@tradelane/hub', hub, 38, ' kB')],
    };
  },
};
