import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { oneByOne } from '../src/measure/one-by-one.ts';
import { failed } from '../src/report/print.ts';
import { format } from '../src/report/record.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("a failed figure is reported at once, doesn't stop the next ones, and fails the run", async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('ended before it sent a message');
  const measured: string[] = [];
  const turns = await oneByOne(['one', 'two', 'three'], async (name) => {
    measured.push(name);
    if (name === 'two') throw error;
  });
  expect(measured).toEqual(['one', 'two', 'three']);
  expect(logged).toHaveBeenCalledWith(error);
  expect(failed(turns)).toEqual(['two']);
});

test('a run with a time limit starts no figure after it, and reports the figures that it left out', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const measured: string[] = [];
  const measure = async (name: string): Promise<void> => {
    measured.push(name);
    now.mockReturnValue(measured.length * 100_000);
  };
  const turns = await oneByOne(['one', 'two', 'three', 'four'], measure, 150);
  expect(measured).toEqual(['one', 'two']);
  expect(failed(turns)).toEqual(['three', 'four']);
  expect(String(turns[2]?.error)).toContain('Not started within 150 s');
});

test('the record is formatted with any PATH, and a formatting failure is an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tradelane-'));
  vi.stubEnv('PATH', '');
  try {
    const file = join(folder, 'findings.json');
    writeFileSync(file, '{"calls":{"charts":[ ]}}\n');
    format(file);
    expect(readFileSync(file, 'utf8')).toBe('{ "calls": { "charts": [] } }\n');
    writeFileSync(file, '{"calls":');
    expect(() => format(file)).toThrow('could not be formatted');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
