/**
 * A connector's events through everything that goes wrong, as figures: `pnpm prove events [--events 10000] [--broker rabbitmq|nats]
 * [--seed 1] [--sabotage 'own stores']`. Exits with 1 where a figure is not what it should be. With a sabotage (see `sabotage.ts`) it must.
 */
import { parseArgs } from 'node:util';
import { atLeast, atMost, exactly, type Judged, printed } from '../workers/judged.ts';
import { type KilledConsumersFigures, killedConsumers } from './killed-consumers.ts';
import type { QueueKind } from './queue.ts';
import { sabotages } from './sabotage.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    broker: { type: 'string', multiple: true, default: ['rabbitmq', 'nats'] },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    sabotage: { type: 'string' },
  },
});
const [events, seed] = [Number(values.events), Number(values.seed)];
const sabotage = sabotages.find((one) => one === values.sabotage);
if (sabotage === undefined && values.sabotage !== undefined)
  throw new Error(`No such sabotage: ${values.sabotage}. There are: ${sabotages.join(', ')}.`);

function judgedOf(figures: KilledConsumersFigures): readonly Judged[] {
  const { disturbed } = figures;
  return [
    atLeast('events', figures.events, events),
    atLeast('messages, repetitions among them', figures.messages, events * 1.08),
    atLeast('poison', figures.poison, 1),
    atLeast('workers killed', disturbed.kill, 1),
    atLeast('workers stopped past their lease', disturbed.stop, 1),
    atLeast('workers that died of an event', figures.died, 1),
    atLeast('broker killed', disturbed['restart broker'], 1),
    atLeast('tokens revoked', disturbed['revoke tokens'], 1),
    atLeast('responses gone wrong, in %', figures.troubledInPercent, 9),
    atLeast('actions reported', figures.reported, 1),
    exactly('actions without their outcome', figures.lost, 0),
    exactly('actions with a wrong outcome', figures.wrong, 0),
    atMost('reports repeated', figures.askedAgain, figures.repeatsExpected),
    exactly('reports that contradict another', figures.contradicted, 0),
    exactly('reports out of order', figures.reportsOutOfOrder, 0),
    exactly('effects missing', figures.effectsMissing, 0),
    exactly('effects twice', figures.effectsTwice, 0),
    exactly('effects out of order', figures.effectsOutOfOrder, 0),
    exactly('poison not in the dead letters', figures.poisonMissing, 0),
    exactly('sound events in the dead letters', figures.soundBuried, 0),
    exactly('messages left on the queue', figures.left, 0),
    exactly('stuck', figures.stuck, 0),
  ];
}

const brokers: readonly QueueKind[] = ['rabbitmq', 'nats'];
const broken = values.broker.find((one) => !brokers.some((known) => known === one));
if (broken !== undefined) throw new Error(`No such broker: ${broken}. There are: ${brokers.join(', ')}.`);
if (!Number.isInteger(events) || events < 1) throw new Error('`--events` must be a whole number above 0.');

const share = (inThousand: number): number => Math.max(1, Math.round((events * inThousand) / 1_000));
let failed = 0;
for (const broker of values.broker as QueueKind[]) {
  const startedAt = performance.now();
  const seconds = (): number => Math.round((performance.now() - startedAt) / 1_000);
  console.log(`\n${events} events through ${broker}, 4 workers, seed ${seed}${sabotage ? `, ${sabotage}` : ''}`);
  const figures = await killedConsumers({
    broker,
    events,
    seed,
    sabotage,
    disturbances: { kill: share(3), stop: share(1.5), 'restart broker': share(0.2), 'revoke tokens': share(0.2) },
    onProgress: (line) => console.log(`  ${String(seconds()).padStart(4)} s  ${line}`),
  });
  const judged = judgedOf(figures);
  for (const one of judged) console.log(printed(one));
  console.log(`  in ${seconds()} s`);
  failed += judged.filter(({ holds }) => !holds).length;
}
console.log(failed === 0 ? '\nall of it holds' : `\n${failed} FAILED`);
process.exitCode = failed === 0 ? 0 : 1;
