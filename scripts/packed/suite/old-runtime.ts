/** What a runtime that is too old is told where it lacks something: a line for each entry. */
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { createSandbox } from '@tradelane/sandbox';

const attempts: Readonly<Record<string, () => unknown>> = {
  '@tradelane/sandbox': () => createSandbox({ data: 'old.sqlite' }),
  '@tradelane/core/sqlite': () => createFileCheckpoints('old.sqlite').read(''),
};
for (const [entry, attempt] of Object.entries(attempts))
  try {
    attempt();
    console.log(`${entry}: works`);
  } catch (error) {
    console.log(`${entry}: ${(error as Error).message}`);
  }
