/** Operations and a client for the tests of `createLite`. */
import {
  asFile,
  asJson,
  asNothing,
  comma,
  createLite,
  date,
  form,
  json as jsonBody,
  type Lite,
  type LiteOperation,
  type LiteOptions,
} from '../../src/lite.ts';
import { createWorld, type Handler, type World } from '../support/world.ts';

export const read: LiteOperation = { id: 'read', method: 'GET', path: '/things/{thing_id}', read: asJson };
export const upsert: LiteOperation = { id: 'upsert', method: 'PUT', path: '/things', write: jsonBody, read: asJson };
export const cancel: LiteOperation = { id: 'cancel', method: 'POST', path: '/cancel', isUnsafe: true, read: asNothing };
export const download: LiteOperation = {
  id: 'download',
  method: 'GET',
  path: '/file',
  accept: 'text/csv',
  read: asFile,
};
export const upload: LiteOperation = {
  id: 'upload',
  method: 'POST',
  path: '/files',
  parts: { files: 'files', about: 'json!', shop: 'text' },
  isUnsafe: true,
  write: form,
  read: asNothing,
};
export const list: LiteOperation = {
  id: 'list',
  method: 'GET',
  path: '/things',
  query: { since: date, ids: comma },
  required: [['site']],
  read: asJson,
};
export const one = { path: { thing_id: '1' } };

export function liteOf(
  handler?: Handler,
  more: Partial<LiteOptions> = {},
  settings = {},
): { world: World; lite: Lite } {
  const world = createWorld({ ...(handler && { handler }), ...settings });
  const { clock, fetch } = world.options;
  const options = {
    baseUrl: 'https://hub.example.com',
    auth: { token: 'fixed-token' },
    clock,
    fetch,
    random: () => 0.5,
  };
  return { world, lite: createLite({ ...options, ...more } as LiteOptions) };
}
