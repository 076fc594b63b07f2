import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sdkVersion } from '../../src/client/user-agent.ts';

test('the User-Agent contains the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(sdkVersion).toBe(version);
});
