import { vi } from 'vitest';
import type { Sandbox } from '../../src/index.ts';
import type { SandboxRequest, SandboxResponse } from '../../src/machinery/http/request.ts';

const { parse, stringify } = JSON;

export interface Worked {
  readonly outbound: SandboxResponse;
  /** The most characters that were parsed or written down between two turns of others. */
  readonly most: number;
}

/** Counts parsed and serialized characters. @returns A function that returns the count and resets it. */
export function countCharacters(): () => number {
  let characters = 0;
  const count = (text: unknown): void => void (characters += typeof text === 'string' ? text.length : 0);
  vi.spyOn(JSON, 'parse').mockImplementation((...given: Parameters<typeof parse>) => {
    count(given[0]);
    return parse(...given);
  });
  vi.spyOn(JSON, 'stringify').mockImplementation((...given: unknown[]) => {
    const text = stringify(...(given as Parameters<typeof stringify>));
    count(text);
    return text;
  });
  return () => {
    const counted = characters;
    characters = 0;
    return counted;
  };
}

/** Has a sandbox respond, and looks at every turn meanwhile. */
export async function worked(sandbox: Pick<Sandbox, 'handle'>, inbound: SandboxRequest): Promise<Worked> {
  let most = 0;
  const state = { done: false };
  const counted = countCharacters();
  const responding = Promise.resolve(sandbox.handle(inbound)).finally(() => (state.done = true));
  do {
    most = Math.max(most, counted());
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, counted());
  } while (!state.done);
  vi.restoreAllMocks();
  return { outbound: await responding, most };
}
