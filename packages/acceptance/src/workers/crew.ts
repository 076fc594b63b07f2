import { type Message, Worker } from '../prove/worker.ts';
import type { Done, Task } from './task.ts';

const hourInMs = 3_600_000;

/** Starts workers together, and adds up their results. */
export async function crew(task: Omit<Task, 'index'>, onBegin?: () => void): Promise<Done> {
  const processes = Array.from(
    { length: task.workers },
    (_, index) => new Worker('workers/process', { ...task, index } satisfies Task),
  );
  try {
    await Promise.all(processes.map((one) => reported(one, 'ready')));
    const ended = processes.map((one) => reported(one, 'done'));
    for (const one of processes) one.go();
    onBegin?.();
    const all = (await Promise.all(ended)).flatMap((one) => (one.kind === 'done' ? [one.result as Done] : []));
    const sum = (of: (done: Done) => number): number => all.reduce((total, done) => total + of(done), 0);
    return {
      calls: sum(({ calls }) => calls),
      failures: all.flatMap(({ failures }) => failures),
      latenciesInMs: all.flatMap(({ latenciesInMs }) => latenciesInMs),
      away: sum(({ away }) => away),
      back: sum(({ back }) => back),
    };
  } finally {
    await Promise.all(processes.map((one) => one.kill()));
  }
}

async function reported(one: Worker, kind: Message['kind']): Promise<Message> {
  const message = await one.until((it) => it.kind === kind, hourInMs);
  if (message === undefined) throw new Error('A worker ended early.');
  return message;
}
