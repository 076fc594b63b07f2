import { createInterface } from 'node:readline/promises';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
import { decideIntent, settleIntents } from '@tradelane/workflows';

const hub = createHub(hubOptionsFromEnv());
const [file = 'effects.sqlite'] = process.argv.slice(2);
const checkpoint = createFileCheckpoints(file);
const options = { checkpoint, ownerId: 'effects' };
const terminal = createInterface(process.stdin, process.stdout);

for (const { key, result } of await settleIntents(hub, options)) {
  if (result.outcome !== 'undecided' || !result.needsDecision) continue;
  console.log(`${key} was sent:`, result.sends);
  console.log('look at:', result.lookAt);
  const answer = await terminal.question('Did it happen? yes/no/later ');
  if (answer === 'yes' || answer === 'no') {
    const as = answer === 'yes' ? 'done' : 'not-done';
    await decideIntent(hub, { ...options, key, as });
  }
}
terminal.close();
checkpoint.close();
