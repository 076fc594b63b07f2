import { UsageError } from '../exit.ts';
import { note, type Io } from '../io.ts';
import { isNamed, surfaces } from '../table/load.ts';
import { AgentTools } from '../agent/tools.ts';

export interface McpFlags {
  readonly http?: string;
  readonly allowWrites?: string | true;
  readonly showPersonalData?: boolean;
  readonly profile?: string;
  readonly sandbox?: boolean;
}

/** Serves the tools for agents until the client closes the connection or the user presses Ctrl-C. */
export async function mcp(io: Io, flags: McpFlags): Promise<void> {
  const { http, allowWrites, ...options } = flags;
  const tools = new AgentTools(io, {
    ...options,
    ...(allowWrites === undefined ? {} : { allowWrites: allowWrites === true ? true : operationsIn(allowWrites) }),
  });
  const ended = new Promise<void>((resolve) => io.signal.addEventListener('abort', () => resolve(), { once: true }));
  if (http !== undefined) {
    if (!/^\d{1,5}$/.test(http)) throw new UsageError(`--http must be a port. Received: "${http}".`);
    const { listen } = await import('../agent/http.ts');
    const { url, close } = await listen(tools, Number(http));
    note(io, `Listening at ${url}. Press Ctrl-C to stop.`);
    await ended;
    return close();
  }
  const [{ serveStdio }, { createAgentServer }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('../agent/server.ts'),
  ]);
  const closed = new Promise<void>((resolve) => io.stdin.once('close', () => resolve()).once('end', () => resolve()));
  const handle = serveStdio(() => createAgentServer(tools));
  await Promise.race([ended, closed]);
  await handle.close();
}

/** @throws {UsageError} If the list names an operation that doesn't exist or changes nothing. */
function operationsIn(list: string): readonly string[] {
  const names = list.split(',').map((name) => name.trim());
  const all = surfaces().flatMap(({ operations }) => operations);
  for (const name of names)
    if (!all.some((row) => isNamed(row, name) && !row.isRead))
      throw new UsageError(`--allow-writes names "${name}", which isn't an operation that changes data.`);
  return names;
}
