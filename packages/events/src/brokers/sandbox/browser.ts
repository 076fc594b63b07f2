import type { BrowsedMessage, QueueBrowser } from '../../queue/browser.ts';
import { ControlApi, type SandboxQueue } from './control-api.ts';

interface Named {
  readonly id: string;
}

interface DeadLetter {
  readonly event: Named;
  readonly reason: string;
}

/** Reads the queue of a sandbox, or its dead letters. */
export function browseSandbox(options: SandboxQueue, deadLetters: boolean): QueueBrowser {
  const control = new ControlApi(options);
  const seen = new Set<string>();
  const read = async (): Promise<readonly (Named & { readonly message: BrowsedMessage })[]> => {
    if (deadLetters) {
      const { dead_letters } = await control.ask<{ readonly dead_letters: readonly DeadLetter[] }>('dead-letters');
      return dead_letters.map(({ event, reason }) => ({
        id: event.id,
        message: {
          body: JSON.stringify(event),
          reason,
          remove: () => control.tell('DELETE', `dead-letters/${encodeURIComponent(event.id)}`),
        },
      }));
    }
    const { events } = await control.ask<{ readonly events: readonly Named[] }>('events');
    return events.map((event) => ({
      id: event.id,
      message: {
        body: JSON.stringify(event),
        remove: () => control.tell('DELETE', `events/${encodeURIComponent(event.id)}`),
      },
    }));
  };
  return {
    name: deadLetters ? 'dead letters of the sandbox' : 'sandbox',
    isPassive: true,
    next: async () => {
      const found = (await read()).filter(({ id }) => !seen.has(id));
      for (const { id } of found) seen.add(id);
      return found.map(({ message }) => message);
    },
    close: () => Promise.resolve(),
  };
}
