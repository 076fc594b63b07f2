import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { micromark } from 'micromark';
import { describe, expect, test } from 'vitest';
import { fill } from '../src/compose/guides.ts';
import { withProgramSteps } from '../src/compose/program-steps.ts';

const docs = dirname(import.meta.dirname);
const templates = join(dirname(docs), 'create', 'templates');

describe('every block of a guide', () => {
  const guides = globSync('guides/*.md', { cwd: docs }).map(
    (file) => [file, withProgramSteps(readFileSync(join(docs, file), 'utf8'))] as const,
  );
  const samples = readdirSync(join(docs, 'samples'));

  test.each(guides)('%s shows TypeScript as whole sample files only', (_, text) => {
    expect(text).not.toMatch(/^\s*```(?:tsx?|typescript)/m);
    for (const [, file = ''] of text.matchAll(/<!-- sample: (\S+) -->/g)) expect(samples).toContain(file);
  });

  test.each(guides)('%s renders each sample unchanged', (_, text) => {
    const generated = new Proxy<Record<string, string>>({}, { get: () => '' });
    const html = micromark(fill(docs, text, generated));
    const blocks = [...html.matchAll(/<code class="language-tsx?">([\s\S]*?)<\/code>/g)].map(([, code = '']) =>
      code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    );
    const files = [...text.matchAll(/<!-- sample: (\S+) -->/g)].map(([, file = '']) => file);
    expect(blocks).toEqual(files.map((file) => readFileSync(join(docs, 'samples', file), 'utf8')));
  });

  test.each(globSync('*/*', { cwd: templates }).filter((file) => samples.includes(basename(file))))(
    'the project file %s is the sample of the guide',
    (file) => {
      expect(readFileSync(join(templates, file), 'utf8')).toBe(
        readFileSync(join(docs, 'samples', basename(file)), 'utf8'),
      );
    },
  );

  test('each sample is in a guide', () => {
    const shown = new Set(
      guides.flatMap(([, text]) => [...text.matchAll(/<!-- sample: (\S+) -->/g)].map(([, f]) => f)),
    );
    expect(samples.filter((file) => !shown.has(file))).toEqual([]);
  });

  test.each(guides)('%s: a window of 1,280 pixels shows each line of code in full', (_, text) => {
    const generated = new Proxy<Record<string, string>>({}, { get: () => '' });
    const blocks = fill(docs, text, generated).match(/^( *)```(?:ts|tsx|js|sh)\n[\s\S]*?^\1```$/gm) ?? [];
    const lines = blocks.flatMap((block) => block.split('\n'));
    // A value of a variable can't be broken.
    expect(lines.filter((line) => line.length > 82 && !/^ *(?:export )?\w+=\S+$/.test(line))).toEqual([]);
  });

  test.each(guides.filter(([, text]) => text.includes('| Output |')))(
    '%s: the table of outputs has lines that its program prints',
    (_, text) => {
      const [, file = ''] = /<!-- sample: (\S+) -->/.exec(text) ?? [];
      const source = readFileSync(join(docs, 'samples', file), 'utf8');
      const printed = [...source.matchAll(/console\.\w+\(\s*([`'])([\s\S]*?)\1/g)].map(
        ([, , line = '']) =>
          new RegExp(
            `^${line
              .split(/\$\{[^}]*\}/)
              .map((part) => RegExp.escape(part))
              .join('.+')}$`,
          ),
      );
      const [, table = ''] = text.split('| Output |');
      // Other rows are messages of errors.
      const lines = [...(table.split('\n\n')[0]?.matchAll(/^\| `([a-z\d].*?)` \|/gm) ?? [])].map(
        ([, line = '']) => line,
      );
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.filter((line) => !printed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
  );

  // One guide shows a module and its test.
  const programs = samples.filter((file) => !file.startsWith('kafka-source'));
  test.each(programs)('%s is a whole program: it imports packages only and exports nothing', (file) => {
    const text = readFileSync(join(docs, 'samples', file), 'utf8');
    expect(text).not.toMatch(/from '\./);
    expect(text).not.toMatch(/^export /m);
  });
});
