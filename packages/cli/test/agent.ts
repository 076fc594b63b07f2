import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createSandbox } from '@tradelane/sandbox';
import type { ClientOptions } from '@tradelane/core';
import { createAgentServer } from '../src/agent/server.ts';
import { type AgentOptions, AgentTools } from '../src/agent/tools.ts';
import type { Io } from '../src/io.ts';

export type Json = Readonly<Record<string, unknown>>;

export interface Agent {
  readonly client: Client;
  readonly sandbox: ReturnType<typeof createSandbox>;
  /** Calls a tool and returns its result. */
  use(tool: string, args?: Json): Promise<Json & { readonly isError: boolean }>;
  close(): Promise<void>;
}

/** The official client, connected to the tools over a sandbox. */
export async function connectAgent(options: AgentOptions = {}, clients: Partial<ClientOptions> = {}): Promise<Agent> {
  const sandbox = createSandbox();
  const io = {
    env: {},
    signal: new AbortController().signal,
    stderr: { write: () => true },
    sandbox: async () => sandbox,
  } as unknown as Io;
  const server = createAgentServer(new AgentTools(io, { sandbox: true, ...options }, clients));
  const [mine, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1.0.0' });
  await Promise.all([server.connect(theirs), client.connect(mine)]);
  return {
    client,
    sandbox,
    use: async (name, args = {}) => {
      const { content, isError = false } = await client.callTool({ name, arguments: args });
      const [first] = content as readonly { readonly text: string }[];
      const text = first?.text ?? '';
      // The client checks arguments against the schema, and reports a mismatch as plain text.
      return { ...(text.startsWith('{') ? (JSON.parse(text) as Json) : { message: text }), isError: isError === true };
    },
    close: async () => {
      await client.close();
      sandbox.close();
    },
  };
}
