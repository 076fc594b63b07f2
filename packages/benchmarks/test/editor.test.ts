import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeEditorProject } from '../src/budget/type-project.ts';
import { timesAtMost } from '../src/measure/figure.ts';

test("the editor's program has the requested number of calls, and its reported places are its last call and its end", () => {
  const { file, lastCall, end } = writeEditorProject(300);
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => line.includes(' = await client'))).toHaveLength(300);
  const last = lines[lastCall.line - 1] ?? '';
  expect(last).toMatch(/^export const r299 = await client\d+\.\w+\.\w+\(/);
  expect(last.slice(0, lastCall.offset - 1)).toMatch(/await client\d+\.\w+\.$/);
  expect(end).toEqual({ line: lines.length, offset: 1 });
});

test('a time meets its limit if three quarters of the rounds meet it', () => {
  expect(timesAtMost('hover', [50, 60, 70, 90, 400], 100, ' ms')).toEqual({
    what: 'hover',
    target: '≤ 100 ms',
    measured: '70 (60–90) ms',
    met: true,
  });
  expect(timesAtMost('hover', [50, 60, 110, 120, 130], 100, ' ms').met).toBe(false);
});
