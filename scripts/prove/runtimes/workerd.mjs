import { readFileSync } from 'node:fs';
import { Miniflare } from 'miniflare';
import { faultsTogether } from './together.mjs';

const [worker = '', , body = ''] = process.argv.slice(2);
const miniflare = new Miniflare({
  modules: true,
  script: readFileSync(worker, 'utf8'),
  compatibilityDate: '2026-07-01',
});
const dispatch = (text, signal) => miniflare.dispatchFetch('http://localhost/', { method: 'POST', body: text, signal });
const results = await (await dispatch(body)).json();
const faults = await faultsTogether(dispatch, true);
// Many requests at once belong to the limit.
if (faults.length > 0) results.find(({ feature }) => feature === 'limit').error ??= faults.join('; ');
console.log(JSON.stringify(results));
await miniflare.dispose();
