/**
 * A sandbox for each test: `@tradelane/sandbox/testing`.
 * @module
 */
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { MemoryStore } from './machinery/store/index.ts';

/** What a test runner calls before and after each test; those of vitest, jest and node:test fit. */
export interface TestHooks {
  /** Takes what is to run before each test. */
  readonly beforeEach: (run: () => void) => unknown;
  /** Takes what is to run after each test. */
  readonly afterEach: (run: () => void) => unknown;
}

/** What each test's sandbox is created with; its store is always its own, in memory. */
export type TestSandboxOptions = Omit<SandboxOptions, 'store'>;

/**
 * Gives sandboxes that begin alike and share nothing. The world is made once, and each sandbox gets a copy of it.
 */
export function createSandboxes(options: TestSandboxOptions = {}): () => Sandbox {
  const made = new MemoryStore();
  createSandbox({ ...options, store: made });
  return () => createSandbox({ ...options, store: made.copy() });
}

/**
 * Gives each test a sandbox of its own: `const sandbox = sandboxPerTest({ beforeEach, afterEach });`, in a test `sandbox()`. Tests that run at
 * once take theirs from {@link createSandboxes}.
 * @throws TypeError where the hooks are missing, Error where it is called outside of a test, or in one that runs beside another
 */
export function sandboxPerTest(hooks: TestHooks, options: TestSandboxOptions = {}): () => Sandbox {
  const { beforeEach, afterEach } = ((hooks as unknown) ?? {}) as TestHooks;
  if (typeof beforeEach !== 'function' || typeof afterEach !== 'function')
    throw new TypeError('sandboxPerTest: pass { beforeEach, afterEach } of the test runner.');
  const next = createSandboxes(options);
  let current: Sandbox | undefined;
  let running = 0;
  /** Nobody can tell which of several tests asks, until all of them are over. */
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
        'Tests that run at once cannot share sandboxPerTest: take a sandbox in each from createSandboxes() and close it.',
      );
    if (current === undefined)
      throw new Error('A sandbox is there during a test only: call sandbox() in it or in its beforeEach.');
    return current;
  };
}
