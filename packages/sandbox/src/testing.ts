/**
 * A sandbox for each test: `@tradelane/sandbox/testing`.
 * @module
 */
import { createSandbox, type Sandbox } from './sandbox.ts';
import { checkObject, type SandboxOptions } from './sandbox-options.ts';
import { MemoryStore } from './store/index.ts';

/** Hooks of a test runner. The hooks of vitest, jest and node:test have this shape. */
export interface TestHooks {
  /** Registers a function that runs before each test. */
  readonly beforeEach: (run: () => void) => unknown;
  /** Registers a function that runs after each test. */
  readonly afterEach: (run: () => void) => unknown;
}

/** Options of each test's sandbox. Each sandbox has its own store in memory. */
export type TestSandboxOptions = Omit<SandboxOptions, 'store'>;

/**
 * Returns a function that creates sandboxes for tests that run at the same time. The world is created once and copied for each sandbox.
 * Close each sandbox when its test ends.
 * @throws {TypeError} If an option is unknown or invalid.
 * @example
 * ```ts
 * import { createSandboxes } from '@tradelane/sandbox/testing';
 * import { expect, it } from 'vitest';
 *
 * const next = createSandboxes();
 * it.concurrent('starts with the demo world', () => {
 *   const sandbox = next();
 *   expect(sandbox.info().world.channels.length).toBeGreaterThan(0);
 *   sandbox.close();
 * });
 * ```
 */
export function createSandboxes(options: TestSandboxOptions = {}): () => Sandbox {
  checkObject('createSandboxes', options);
  const made = new MemoryStore();
  createSandbox({ ...options, store: made });
  return () => createSandbox({ ...options, store: made.copy() });
}

/**
 * Creates a new sandbox for each test and closes it afterward. Call it once per file: `const sandbox = sandboxPerTest({ beforeEach, afterEach });`.
 * In a test, call `sandbox()`. For tests that run at the same time, use {@link createSandboxes}.
 * @throws {TypeError} If the hooks are missing.
 * @example
 * ```ts
 * import { sandboxPerTest } from '@tradelane/sandbox/testing';
 * import { afterEach, beforeEach, expect, it } from 'vitest';
 *
 * const sandbox = sandboxPerTest({ beforeEach, afterEach });
 * it('starts with the demo world', () => {
 *   expect(sandbox().info().world.channels.length).toBeGreaterThan(0);
 * });
 * ```
 */
export function sandboxPerTest(hooks: TestHooks, options: TestSandboxOptions = {}): () => Sandbox {
  const { beforeEach, afterEach } = ((hooks as unknown) ?? {}) as TestHooks;
  if (typeof beforeEach !== 'function' || typeof afterEach !== 'function')
    throw new TypeError('sandboxPerTest: the first argument must be { beforeEach, afterEach } of your test runner.');
  const next = createSandboxes(options);
  let current: Sandbox | undefined;
  let running = 0;
  /** Several tests run at the same time, so the caller is unknown. */
  let isMixed = false;
  const end = (): void => {
    current?.close();
    current = undefined;
  };
  beforeEach(() => {
    running += 1;
    isMixed ||= running > 1;
    end();
    if (!isMixed) current = next();
  });
  afterEach(() => {
    running -= 1;
    if (running === 0) isMixed = false;
    end();
  });
  return () => {
    if (isMixed)
      throw new Error(
        "sandboxPerTest doesn't support tests that run at the same time. In each test, create a sandbox with the function that createSandboxes() returns, and close it at the end.",
      );
    if (current === undefined)
      throw new Error('sandbox() was called outside a test. Call it in a test or in beforeEach.');
    return current;
  };
}
