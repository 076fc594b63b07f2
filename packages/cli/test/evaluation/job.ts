import { type Agent, connectAgent, type Json } from '../agent.ts';

/** Calls a tool, and counts the call. */
export type Use = (tool: string, args?: Json) => Promise<Json>;

/** A job of a person, the recommended way to do it, and the state of the sandbox that proves it. */
export interface Job {
  readonly task: string;
  /** Makes the calls, and returns the answer. */
  readonly path: (use: Use) => Promise<unknown>;
  /** Checks the answer and the data of the sandbox, after and before the job. Throws if they are wrong. */
  readonly proof: (answer: unknown, world: World, before: World) => void;
}

/** The data of a sandbox, by collection and key. */
export type World = (collection: string, key?: string) => Json;

export interface Cost {
  readonly task: string;
  readonly calls: number;
  readonly characters: number;
  readonly refusals: number;
}

function worldOf({ sandbox }: Agent): World {
  const { collections } = sandbox.snapshot();
  return (collection, key) => {
    const all = collections[collection] ?? {};
    return (key === undefined ? all : all[key]) as Json;
  };
}

/** Runs a job on a new sandbox, and checks its proof. */
export async function costOf({ task, path, proof }: Job): Promise<Cost> {
  const agent: Agent = await connectAgent({ allowWrites: ['all'] }, {}, Date.UTC(2026, 11, 1, 8));
  let [calls, characters, refusals] = [0, 0, 0];
  try {
    const before = worldOf(agent);
    const answer = await path(async (tool, args) => {
      const { isError, ...result } = await agent.use(tool, args);
      calls += 1;
      characters += JSON.stringify(result).length;
      if (isError) refusals += 1;
      return result;
    });
    // Work in the background of the server ends, such as deletions.
    await agent.clock.advance(60_000);
    proof(answer, worldOf(agent), before);
  } finally {
    await agent.close();
  }
  return { task, calls, characters, refusals };
}
