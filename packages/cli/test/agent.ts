import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { type ClientOptions, createVirtualClock, type VirtualClock } from '@tradelane/core';
import { createSandbox } from '@tradelane/sandbox';
import { afterEach } from 'vitest';
import { createAgentServer } from '../src/agent/server.ts';
import { type AgentOptions, Session } from '../src/agent/session.ts';
import type { Io } from '../src/io.ts';
import { operationNamed, surfaceNamed } from '../src/table/load.ts';

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

export const seller = 'marketplace-seller';
export const orders = { surface: 'hub', operation: 'orders.list' };

/** Accepts an order that doesn't exist. */
export const acceptance = {
  surface: 'hub',
  operation: 'orders.accept',
  parameters: { order_id: 'x' },
  body: { order_lines: [{ id: 'x', accepted: true }] },
};

/** The published example of an operation, as arguments of a tool. */
export function exampleOf(surface: string, operation: string): Json {
  const { parameters, body } = operationNamed(surfaceNamed(surface), operation).example;
  return { surface, operation, parameters, body };
}

/** A message to the operator in a thread of the shop. */
export const replyWith = (text: string): Json => ({
  surface: seller,
  operation: 'threads.reply',
  parameters: { thread_id: '00007ead-0000-4000-8000-000000000001' },
  body: { message_input: { body: text, to: [{ type: 'OPERATOR' }] } },
});

export const errorOf = (result: Json): Json => result['error'] as Json;

export const requests = ({ sandbox }: Agent, operation: string): number =>
  sandbox.journal().filter((entry) => entry.operation === operation).length;

/** Returns a function that connects agents, and closes them after each test. */
export function opener(): typeof connectAgent {
  const opened: Agent[] = [];
  afterEach(async () => {
    for (const agent of opened.splice(0)) await agent.close();
  });
  return async (...options) => {
    const agent = await connectAgent(...options);
    opened.push(agent);
    return agent;
  };
}
