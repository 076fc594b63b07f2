import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { start } from '../src/measure/child.ts';

test('a server ends with the figure that started it, even if the figure is killed', async () => {
  const figure = await start('../test/helpers/starts-a-server.ts');
  const url = String(figure.said);
  expect(await isListening(url)).toBe(true);
  await figure.stop();
  await expect.poll(() => isListening(url), { timeout: 30_000 }).toBe(false);
}, 60_000);

async function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
