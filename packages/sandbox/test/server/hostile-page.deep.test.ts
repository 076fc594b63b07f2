import { expect, it } from 'vitest';
import { createSandbox } from '../../src/index.ts';
import { lacksBrowser } from '../browser.ts';
import { attackFromPages } from '../hostile-page.ts';

it.skipIf(lacksBrowser)(
  'G48: a page of another site reads and writes nothing, even under a name that resolves to this machine',
  async () => {
    const sandbox = createSandbox({ seed: 'demo', clock: { now: () => Date.UTC(2026, 2, 4, 12) } });
    const listener = await sandbox.listen();
    const [shop] = sandbox.info().credentials.shops;
    const paths = [
      ['GET', '/__sandbox/info'],
      ['GET', '/__sandbox/snapshot'],
      ['GET', '/__sandbox/requests'],
      ['GET', '/instance/api/orders'],
      ['POST', '/__sandbox/clock'],
      ['POST', '/__sandbox/reset'],
      ['PUT', '/__sandbox/limits'],
      ['DELETE', '/__sandbox/windows'],
      ['POST', '/instance/api/messages/threads'],
      ['POST', '/auth/oauth/token'],
    ] as const;
    const before = JSON.stringify(sandbox.snapshot());
    try {
      const what = { paths, key: shop?.api_key ?? '', body: '{"advance":"P1D"}' };
      expect(await attackFromPages(Number(new URL(listener.url).port), what)).toEqual([]);
      expect(JSON.stringify(sandbox.snapshot())).toBe(before);
    } finally {
      await listener.close();
    }
  },
);
