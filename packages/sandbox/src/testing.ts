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
 * Gives each test a sandbox of its own: `const sandbox = sandboxPerTest({ beforeEach, afterEach });`, in a test `sandbox()`.
 * @throws Error where it is called outside of a test
 */
export function sandboxPerTest({ beforeEach, afterEach }: TestHooks, options: TestSandboxOptions = {}): () => Sandbox {
  const next = createSandboxes(options);
  let current: Sandbox | undefined;
  beforeEach(() => {
    current = next();
  });
  afterEach(() => {
    current?.close();
    current = undefined;
  });
  return () => {
    if (current === undefined)
      throw new Error('A sandbox is there during a test only: call sandbox() in it or in its beforeEach.');
    return current;
  };
}
