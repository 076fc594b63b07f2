import { readFileSync } from 'node:fs';
import { Miniflare } from 'miniflare';

const [worker = '', , body = ''] = process.argv.slice(2);
const miniflare = new Miniflare({
  modules: true,
  script: readFileSync(worker, 'utf8'),
  compatibilityDate: '2026-07-01',
});
const response = await miniflare.dispatchFetch('http://localhost/', { method: 'POST', body });
console.log(await response.text());
await miniflare.dispose();
