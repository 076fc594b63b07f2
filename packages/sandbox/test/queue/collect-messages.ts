import { connectSource } from '@tradelane/events/url';
import { onTestFinished } from 'vitest';
import type { Json } from '../world.ts';

/** Takes everything off a queue until the test is over. @returns what was read of each message, as they come */
export async function collectMessages<Read>(url: string, read: (message: Json) => Read): Promise<Read[]> {
  const found: Read[] = [];
  const source = await connectSource(url);
  const subscription = await source.open({
    capacity: 10,
    deliver: (delivery) => {
      const { body } = delivery;
      found.push(read(JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body))));
      void delivery.ack();
    },
    onError: () => undefined,
  });
  subscription.start();
  onTestFinished(async () => {
    await subscription.stop();
    await subscription.close();
  });
  return found;
}
