import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Done, Message, Task } from './task.ts';

const program = fileURLToPath(new URL('./process.ts', import.meta.url));
const sources = fileURLToPath(new URL('../memory/sources.ts', import.meta.url));

/** Starts so many workers, lets them begin together, which is told, and gathers what they did. */
export async function crew(task: Omit<Task, 'index'>, onBegin?: () => void): Promise<Done> {
  const processes = Array.from({ length: task.workers }, (_, index) =>
    fork(program, [JSON.stringify({ ...task, index } satisfies Task)], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', sources],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  try {
    await Promise.all(processes.map((one) => heard(one, 'ready')));
    const ended = processes.map((one) => heard(one, 'done'));
    for (const one of processes) one.send('go');
    onBegin?.();
    const all = (await Promise.all(ended)).flatMap((message) => (message.kind === 'done' ? [message.done] : []));
    return {
      calls: sum(all, ({ calls }) => calls),
      failures: all.flatMap(({ failures }) => failures),
      latenciesInMs: all.flatMap(({ latenciesInMs }) => latenciesInMs),
      away: sum(all, ({ away }) => away),
      back: sum(all, ({ back }) => back),
    };
  } finally {
    for (const one of processes) one.kill('SIGKILL');
  }
}

function heard(one: ChildProcess, kind: Message['kind']): Promise<Message> {
  return new Promise((resolve, reject) => {
    one.on('message', (message: Message) => {
      if (message.kind === kind) resolve(message);
    });
    // A process may have ended before its last message is read; it is closed after.
    one.once('close', (code, signal) => reject(new Error(`a worker ended early: ${signal ?? code}`)));
  });
}

function sum(all: readonly Done[], of: (done: Done) => number): number {
  return all.reduce((total, done) => total + of(done), 0);
}
