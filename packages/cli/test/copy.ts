import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sourcesHook } from '@tradelane/test-servers';
import type { Copied } from './sync-of-many.ts';

const program = join(import.meta.dirname, 'sync-of-many.ts');

/** Copies orders of a sandbox in a separate process. */
export function copy(target: string, orders: number): Copied {
  const args = ['--expose-gc', '--import', sourcesHook, program, target, String(orders)];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const last = stderr.slice(stderr.lastIndexOf('{"code"'));
  if (last === '') throw new Error(stderr);
  return JSON.parse(last) as Copied;
}
