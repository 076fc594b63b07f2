import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { type ClientOptions, createVirtualClock, type VirtualClock } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox';
import { createAgentServer } from '../src/agent/server.ts';
import { type AgentOptions, Session } from '../src/agent/session.ts';
import type { Io } from '../src/io.ts';

export type Json = Readonly<Record<string, unknown>>;

export interface Agent {
  readonly client: Client;
  readonly sandbox: ReturnType<typeof createSandbox>;
  readonly clock: VirtualClock;
  /** Calls a tool and returns its result. */
  use(
    tool: string,
    args?: Json,
    options?: Parameters<Client['callTool']>[1],
  ): Promise<Json & { readonly isError: boolean }>;
  close(): Promise<void>;
}

/** The official client, connected to the tools over a sandbox. All waits use a clock that advances when it is idle. */
export async function connectAgent(
  options: AgentOptions = {},
  clients: Partial<ClientOptions> = {},
  startInMs: number = Date.now(),
  env: Io['env'] = {},
): Promise<Agent> {
  const clock = createVirtualClock({ startInMs, autoAdvance: true });
  const sandbox = createSandbox({ clock });
  const io = {
    env,
    signal: new AbortController().signal,
    stderr: { write: () => true },
    clock,
    sandbox: async () => sandbox,
  } as unknown as Io;
  const server = createAgentServer(new Session(io, { sandbox: true, ...options }, clients));
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1.0.0' });
  await Promise.all([server.connect(theirs), client.connect(mine)]);
  return {
    client,
    sandbox,
    clock,
    use: async (name, args = {}, requestOptions) =>
      resultOf(await client.callTool({ name, arguments: args }, requestOptions)),
    close: async () => {
      await client.close();
      clock.stop();
      sandbox.close();
    },
  };
}

/** The fields of a result. */
export function resultOf({
  content,
  isError,
}: Awaited<ReturnType<Client['callTool']>>): Json & { readonly isError: boolean } {
  const [first] = content as readonly { readonly text: string }[];
  return { ...(JSON.parse(first?.text ?? '{}') as Json), isError: isError === true };
}
