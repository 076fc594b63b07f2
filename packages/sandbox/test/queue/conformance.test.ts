import { createSandboxPublisher, createSandboxSource } from '@tradelane/events/sandbox';
import { createSandbox } from '../../src/index.ts';
import { conformance } from '../../../events/test/support/conformance.ts';

for (const where of ['in process', 'on a port'])
  conformance(
    { name: `the sandbox ${where}`, leaseInMs: 1_500, expires: true, counts: true, orders: true },
    async (leaseInMs) => {
      const sandbox = createSandbox({ seed: 'empty' });
      const listener = where === 'on a port' ? await sandbox.listen() : undefined;
      const queue = listener ? { url: listener.url } : { url: sandbox.info().control, fetch: sandbox.fetch };
      return {
        publisher: createSandboxPublisher(queue),
        source: () => createSandboxSource({ ...queue, leaseInMs, waitInMs: 50 }),
        deadLetters: () =>
          Promise.resolve(sandbox.deadLetters().map(({ event, reason }) => ({ body: JSON.stringify(event), reason }))),
        close: async () => {
          await listener?.close();
          sandbox.close();
        },
      };
    },
  );
