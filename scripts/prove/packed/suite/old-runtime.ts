/** Prints the error of each entry that needs a newer runtime, one per line. */
import { createNodeTransport } from '@tradelane/core/node';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { createHub } from '@tradelane/hub';
import { createSandbox } from '@tradelane/sandbox';

const attempts: Readonly<Record<string, () => unknown>> = {
  '@tradelane/sandbox': () => createSandbox({ file: 'old.sqlite' }),
  '@tradelane/core/sqlite': () => createFileCheckpoints('old.sqlite').read(''),
  '@tradelane/core/node': () => {
    const auth = { token: 'my-token' };
    return createHub({ baseUrl: 'http://127.0.0.1:9', auth, transport: createNodeTransport() }).orders.list();
  },
};
for (const [entry, attempt] of Object.entries(attempts))
  try {
    await attempt();
    console.log(`${entry}: works`);
  } catch (error) {
    console.log(`${entry}: ${(error as Error).message}`);
  }
