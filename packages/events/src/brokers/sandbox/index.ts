import type { Handle } from '../../queue/held-deliveries.ts';
import type { OutgoingMessage, Publisher, Source } from '../../queue/source.ts';
import { openPull } from '../../queue/pull-subscription.ts';
import { ControlApi, type SandboxDelivery, type SandboxQueue, type SandboxSourceOptions } from './control-api.ts';

export type { SandboxQueue, SandboxSourceOptions } from './control-api.ts';

/**
 * Creates a source for the sandbox's own queue. A connector then runs without a broker, in any number of processes.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createSandboxSource(options: SandboxSourceOptions): Source {
  const control = new ControlApi(options);
  const { leaseInMs = 30_000, waitInMs = 1_000 } = options;

  const deliver = ({ receipt, attempt, event, traceparent }: SandboxDelivery): Handle => ({
    body: JSON.stringify(event),
    attempt,
    traceparent,
    ack: () => control.tell('DELETE', `deliveries/${receipt}`),
    nack: (delayInMs) => control.tell('PUT', `deliveries/${receipt}`, { delay_ms: Math.max(0, delayInMs) }),
    heartbeat: () => control.tell('PUT', `deliveries/${receipt}`, { lease_ms: leaseInMs }),
    deadLetter: (reason) =>
      control.tell('POST', 'dead-letters', { receipt, reason: reason === '' ? 'unknown' : reason }),
  });

  return {
    name: 'sandbox',
    system: 'tradelane_sandbox',
    open: async (intake) => {
      await control.tell('GET', 'clock');
      return openPull(intake, {
        leaseInMs,
        batch: 1_000,
        // A canceled request would still receive messages, which would be stuck until their lease ends. So it isn't
        // canceled.
        receive: async (limit, hand) => {
          const taken = await control.take({ limit, lease_ms: leaseInMs, wait_ms: waitInMs });
          for (const delivery of taken) hand(deliver(delivery));
        },
      });
    },
  };
}

/**
 * Creates a publisher that adds messages to the sandbox's queue, as if the hub had published them.
 * @throws {ArgumentError} If an option is missing or invalid. The error names the option.
 */
export function createSandboxPublisher(options: SandboxQueue): Publisher {
  const control = new ControlApi(options);
  return {
    name: 'sandbox',
    publish: ({ body, traceparent }: OutgoingMessage) =>
      control.tell('POST', 'events', JSON.parse(body) as object, traceparent === undefined ? {} : { traceparent }),
    close: () => Promise.resolve(),
  };
}
