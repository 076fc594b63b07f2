import { openEditor } from '../budget/language-server.ts';
import { writeEditorProject } from '../budget/type-project.ts';
import { type Figure, timesAtMost } from '../measure/figure.ts';
import { rowsOf } from '../measure/samples.ts';

const compilers = ['typescript-5', 'typescript-6'] as const;
const calls = 300;

/** The delays that a user notices while typing. */
export const editor: Figure = {
  title: `Hover and completion at the ${calls}th call`,
  method:
    'A program with 300 calls over all surfaces is open in the language server, which has checked it. Each round types the name of a group and a dot after the last call and requests the completions. Then it removes them and hovers over the last call. Both requests directly follow a change, so that the server has to check the program again.',
  peers: [...compilers],
  async measure(quick) {
    const { file, lastCall, end } = writeEditorProject(calls);
    const charts = [];
    const verdicts = [];
    for (const compiler of compilers) {
      const opened = await openEditor(compiler, file);
      const samples = new Map<string, number[]>([
        ['completion', []],
        ['hover', []],
      ]);
      const timed = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
        const startedAt = performance.now();
        const result = await run();
        samples.get(what)?.push(performance.now() - startedAt);
        return result;
      };
      try {
        const typed = 'client0.orders.';
        const after = { line: end.line, offset: end.offset + typed.length };
        for (let round = 0; round < (quick ? 7 : 21); round += 1) {
          opened.type(end, end, typed);
          const names = await timed('completion', () => opened.completions(after));
          if (!names.includes('accept')) throw new Error(`No method is offered, but ${names.slice(0, 5).join(', ')}`);
          opened.type(end, after, '');
          const shown = await timed('hover', () => opened.hover(lastCall));
          if (!shown.includes('Promise<')) throw new Error(`No method is shown, but ${shown}`);
        }
      } finally {
        opened.close();
      }
      charts.push({ title: compiler, unit: 'ms', rows: rowsOf(samples, () => true) });
      for (const [what, times] of samples) verdicts.push(timesAtMost(`${compiler}, ${what}`, times, 100, ' ms'));
    }
    return { charts, verdicts };
  },
};
