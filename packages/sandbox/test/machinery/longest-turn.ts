import { vi } from 'vitest';
import type { Sandbox } from '../../src/index.ts';
import type { Inbound, Outbound } from '../../src/machinery/http/inbound.ts';

const { parse, stringify } = JSON;

export interface Worked {
  readonly outbound: Outbound;
  /** The most characters that were parsed or written down between two turns of others. */
  readonly most: number;
}

/** Has a sandbox respond, and looks at every turn meanwhile. */
export async function worked(sandbox: Pick<Sandbox, 'handle'>, inbound: Inbound): Promise<Worked> {
  let [characters, most] = [0, 0];
  const state = { done: false };
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
  const responding = Promise.resolve(sandbox.handle(inbound)).finally(() => (state.done = true));
  do {
    most = Math.max(most, characters);
    characters = 0;
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, characters);
  } while (!state.done);
  vi.restoreAllMocks();
  return { outbound: await responding, most };
}
