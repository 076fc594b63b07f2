import type { After } from '../demo/call.ts';
import { firstRequest } from './request.ts';
import type { World } from './world.ts';

/** Sends the preceding call and returns the value that the next call needs from its response. */
export async function leadingValue({ call, member, while: polled }: After, world: World): Promise<string> {
  const { sandbox } = world;
  const urls: Readonly<Record<string, string>> = sandbox.info().urls;
  const leading = call.after === undefined ? undefined : await leadingValue(call.after, world);
  for (;;) {
    const authorization = await world.authorization(call.surface);
    const response = await sandbox.fetch(firstRequest(call, urls[call.server] ?? '', authorization, leading));
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${call.operation} responds with ${response.status}: ${JSON.stringify(body)}`);
    if (polled === undefined || memberOf(body, polled.member) !== polled.is) return memberOf(body, member);
    // The clock of the sandbox in the page advances without real time.
    sandbox.clock.advance(polled.waitInSeconds * 1000);
  }
}

function memberOf(body: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], body);
  return String(found);
}
