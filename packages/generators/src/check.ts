import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { PublishedDocument } from './documents.ts';

const here = import.meta.dirname;
const compiler = join(here, '../../../node_modules/typescript/bin/tsc');
const warning = /warn|error|invalid|duplicate|conflict|could not|cannot|fail|⚠|✖|❌/i;

/** The error of swagger-parser for a document. Empty if the document is valid. */
export async function invalidities({ path }: PublishedDocument): Promise<readonly string[]> {
  try {
    await SwaggerParser.validate(path);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** The warnings of a generator for all documents, and the errors of a strict type check of its code. */
export async function faultsOf(generator: string): Promise<readonly string[]> {
  // In `node_modules`, so that no tool formats, lints or commits it.
  await mkdir(join(here, '../node_modules'), { recursive: true });
  const folder = await mkdtemp(join(here, `../node_modules/.${generator}-`));
  try {
    const generated = await run(join(here, 'generate.ts'), generator, folder);
    const warnings = generated.output.split('\n').filter((line) => warning.test(line));
    if (generated.code !== 0) return [generated.output];
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(strict));
    const checked = await run(compiler, '-p', folder);
    return checked.code === 0 ? warnings : [...warnings, checked.output];
  } finally {
    await rm(folder, { recursive: true });
  }
}

const strict = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    skipLibCheck: true,
  },
  include: ['**/*.ts'],
};

function run(...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
