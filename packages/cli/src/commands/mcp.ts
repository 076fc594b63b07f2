import { pipeline } from 'node:stream';
import { Session } from '../agent/session.ts';
import { usableSurfaces } from '../agent/finding/whoami.ts';
import { UsageError } from '../exit.ts';
import { note, type Io } from '../io.ts';

export interface McpFlags {
  readonly http?: string;
  readonly allowWrites?: string;
  readonly showPersonalData?: boolean;
  readonly profile?: string;
  readonly sandbox?: boolean;
}

/** Serves the tools for agents until the client closes the connection or the user presses Ctrl-C. */
export async function mcp(io: Io, flags: McpFlags): Promise<void> {
  const { http, allowWrites, ...options } = flags;
  const session = new Session(io, {
    ...options,
    ...(allowWrites === undefined ? {} : { allowWrites: allowWrites.split(',').map((name) => name.trim()) }),
  });
  // A profile that doesn't exist fails now, and not at the first call.
  const [first] = usableSurfaces(session);
  if (first !== undefined) await session.connection(first);
  const ended = new Promise<void>((resolve) => io.signal.addEventListener('abort', () => resolve(), { once: true }));
  if (http !== undefined) {
    if (!/^\d{1,5}$/.test(http) || Number(http) > 65_535)
      throw new UsageError(`--http must be a port. Received: "${http}".`);
    const { listen } = await import('../agent/http.ts');
    const { url, token, close } = await listen(session, Number(http), io.env['TRADELANE_MCP_TOKEN'] || undefined);
    note(io, `Listening at ${url}. Send the header "Authorization: Bearer ${token}". Press Ctrl-C to stop.`);
    await ended;
    return close();
  }
  const [{ serveStdio, StdioServerTransport }, { createAgentServer }, { messageLines, longestMessage }] =
    await Promise.all([
      import('@modelcontextprotocol/server/stdio'),
      import('../agent/server.ts'),
      import('../agent/message-lines.ts'),
    ]);
  const lines = messageLines(io.stdout);
  const closed = new Promise<void>((resolve) => pipeline(io.stdin, lines, () => resolve()));
  const transport = new StdioServerTransport(lines, io.stdout, { maxBufferSize: 2 * longestMessage });
  const handle = serveStdio(() => createAgentServer(session), { transport });
  await Promise.race([ended, closed]);
  await handle.close();
  lines.destroy();
}
