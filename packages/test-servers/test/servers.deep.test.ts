import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a missing server is named with instructions to install it, and fails in CI', async () => {
  const check = fileURLToPath(new URL('../src/check.ts', import.meta.url));
  const checked = (ci: string): Promise<{ readonly code?: number; readonly stdout: string }> =>
    promisify(execFile)(process.execPath, [check], { env: { PATH: '/nowhere', CI: ci } }).catch(
      (error: unknown) => error as never,
    );
  const { code, stdout } = await checked('');
  expect(code).toBeUndefined();
  expect(stdout).toMatch(/^⚠ tests with redis are left out: .*apt-get install/m);
  expect(await checked('true')).toMatchObject({ code: 1 });
});
