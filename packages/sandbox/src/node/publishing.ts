import type { OutgoingMessage } from '@tradelane/events';
import { digest } from '../machinery/world/digest.ts';
import type { Sandbox } from '../sandbox.ts';
import { UsageError } from './arguments.ts';

/** Events on their way into another queue. */
export interface Publishing {
  /** Ends it; what has not arrived stays on the sandbox's own queue. */
  stop(): Promise<void>;
}

/**
 * Moves the events of a sandbox into the queue that a URL names: each at least once, off the sandbox's own queue once the other has it. While that one
 * is away they wait, which is told once.
 * @throws UsageError where the URL is wrong or a package is missing
 */
export async function publishEvents(
  sandbox: Pick<Sandbox, 'fetch' | 'info'>,
  url: string,
  tell: (line: string) => void,
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
    onFailing: (error) => tell(`sandbox: events do not get into ${to.name} and wait: ${textOf(error)}`),
    onRecovered: () => tell(`sandbox: events get into ${to.name} again.`),
  });
  return {
    stop: async () => {
      ending.abort();
      await forwarded;
      // Nothing hangs on how a connection that may be broken ends.
      await to.close().catch(() => undefined);
    },
  };
}

/**
 * A world that was reset or restored gives its events the ids again that others had. Queues that drop repetitions by their id must not take new
 * events for those; one that is sent again has the same body.
 */
const distinct = (message: OutgoingMessage): OutgoingMessage => ({
  ...message,
  id: `${message.id}.${digest(message.body).slice(0, 8)}`,
});

/** Only whoever publishes events needs the package. */
async function load() {
  try {
    const [{ forward }, { createSandboxSource }, { openPublisher }] = await Promise.all([
      import('@tradelane/events'),
      import('@tradelane/events/sandbox'),
      import('@tradelane/events/url'),
    ]);
    return { forward, createSandboxSource, openPublisher };
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      '--events needs the package @tradelane/events beside the sandbox: npm install --save-dev @tradelane/events',
    );
  }
}

function textOf(error: unknown): string {
  // Several addresses or tries: often only the first of them says why.
  if (error instanceof AggregateError && error.errors.length > 0)
    return [error.message, textOf(error.errors[0])].filter((text) => text !== '').join(' ');
  return error instanceof Error ? error.message || error.name : String(error);
}
