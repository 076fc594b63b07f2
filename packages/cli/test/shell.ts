import { spawn, spawnSync } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** `script` of util-linux runs a program on a terminal. Every Debian has it. */
export const withoutScript: boolean = spawnSync('script', ['--version']).status !== 0;

/** A shell on a terminal, as a person uses it. */
export interface Shell {
  /** Types a line. Returns when the text appears, or the next prompt. */
  enter(line: string, until?: string | RegExp): Promise<string>;
  /** Types keys. Returns when the text appears, or the next prompt. */
  press(keys: string, until?: string | RegExp): Promise<string>;
  /** Everything that the terminal showed so far. */
  shown(): string;
  close(): Promise<void>;
}

/** Time within which a text must appear, in milliseconds. */
const patienceInMs = 200_000;

/** The prompt shows the exit code of the last command. */
const prompt = /\n?\[exit (\d+)\]> $/;

/** Returns the exit code that the prompt at the end of a text shows. */
export const exitCode = (text: string): number => Number(prompt.exec(text)?.[1] ?? -1);

/** Opens a shell with a command `tradelane`. */
export async function openShell(env: Readonly<Record<string, string>>): Promise<Shell> {
  const main = new URL('../dist/main.js', import.meta.url).pathname;
  const child = spawn('script', ['-qefc', 'bash --noprofile --norc', '/dev/null'], {
    env: { PATH: process.env['PATH'], TERM: 'dumb', ...env },
  });
  // A test that failed leaves its shell open.
  onTestFinished(() => void child.kill('SIGTERM'));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let shown = '';
  let from = 0;
  let look: () => void = () => undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      shown += text.replaceAll('\r\n', '\n');
      look();
    });
  const press = (keys: string, until: string | RegExp = prompt): Promise<string> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`Not shown: ${until}. Shown:\n${shown.slice(from)}`)),
        patienceInMs,
      );
      look = () => {
        const text = shown.slice(from);
        if (typeof until === 'string' ? !text.includes(until) : !until.test(text)) return;
        clearTimeout(late);
        look = () => undefined;
        from = shown.length;
        resolve(text);
      };
      child.stdin.write(keys);
    });
  const enter = (line: string, until?: string | RegExp): Promise<string> => press(`${line}\r`, until);
  const shell = { enter, press, shown: () => shown, close: async () => (child.stdin.end('exit\r'), ended) };
  await enter("PS1='[exit $?]> '");
  await enter('stty cols 100');
  await enter(`command=('${process.execPath}' '${main}')`);
  await enter('tradelane() { "${command[@]}" "$@"\n}');
  return shell;
}
