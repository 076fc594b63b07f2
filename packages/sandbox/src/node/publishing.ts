import type { OutgoingMessage } from '@tradelane/events';
import { digest } from '../world/identifiers.ts';
import type { Sandbox } from '../sandbox.ts';
import { UsageError } from './arguments.ts';

/** Publishing of events to another queue. */
export interface Publishing {
  /** Stops publishing. Unpublished events stay in the sandbox's own queue. */
  stop(): Promise<void>;
}

/**
 * Publishes the events of a sandbox to the queue of a URL, each at least once. While that queue is unavailable, events stay in the sandbox.
 * @throws {UsageError} If the URL is wrong or a package is missing.
 */
export async function publishEvents(
  sandbox: Pick<Sandbox, 'fetch' | 'info'>,
  url: string,
  log: (line: string) => void,
): Promise<Publishing> {
  const { forward, openPublisher, createSandboxSource } = await load();
  const to = await openPublisher(url).catch((error: unknown) => {
    throw new UsageError(`--events: ${textOf(error)}`);
  });
  const ending = new AbortController();
  const forwarded = forward({
    from: createSandboxSource({ url: sandbox.info().control, fetch: sandbox.fetch, waitInMs: 500 }),
    to: { name: to.name, publish: (message) => to.publish(distinct(message)), close: () => to.close() },
    signal: ending.signal,
    onFailing: (error) =>
      log(
        `sandbox: Can't publish events to ${to.name}. They stay in the sandbox and are retried. Cause: ${textOf(error)}`,
      ),
    onRecovered: () => log(`sandbox: Publishing events to ${to.name} works again.`),
  });
  return {
    stop: async () => {
      ending.abort();
      await forwarded;
      // The connection may be broken already.
      await to.close().catch(() => undefined);
    },
  };
}

/** Adds a digest to the ID, because a world that was reset reuses IDs and queues drop duplicates by ID. */
const distinct = (message: OutgoingMessage): OutgoingMessage => ({
  ...message,
  id: `${message.id}.${digest(message.body).slice(0, 8)}`,
});

/** Loads the optional package. */
async function load() {
  try {
    const [{ forward }, { createSandboxSource }, { openPublisher }] = await Promise.all([
      import('@tradelane/events/forward'),
      import('@tradelane/events/sandbox'),
      import('@tradelane/events/url'),
    ]);
    return { forward, createSandboxSource, openPublisher };
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      '--events requires the package @tradelane/events. Run: npm install --save-dev @tradelane/events',
    );
  }
}

function textOf(error: unknown): string {
  // The first of several attempts usually has the cause.
  if (error instanceof AggregateError && error.errors.length > 0)
    return [error.message, textOf(error.errors[0])].filter((text) => text !== '').join(' ');
  return error instanceof Error ? error.message || error.name : String(error);
}
