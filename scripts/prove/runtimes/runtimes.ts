import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureResult } from '../packed/suite/feature-result.ts';
import { run } from '../packing/run.ts';
import type { Bench } from './bench.ts';
import { inChromium } from './chromium.ts';

type Command = (bench: Bench) => readonly string[];

export interface Runtime {
  readonly name: string;
  readonly run: (bench: Bench) => readonly FeatureResult[] | Promise<readonly FeatureResult[]>;
  /** The suite over `createNodeTransport`, if the runtime supports it. */
  readonly overUndici?: (bench: Bench) => readonly FeatureResult[];
  /** Features that the runtime can't support, with the reason. A failure of another feature is a fault. */
  readonly lacks?: Readonly<Record<string, string>>;
}

/** Packages of the runtimes, from the registry. */
export const runtimePackages: Readonly<Record<string, string>> = {
  node20: nodePackage('20.20.2'),
  node22: nodePackage('22.23.3'),
  node26: nodePackage('26.10.0'),
  bun: '1.4.5',
  deno: '2.9.6',
  miniflare: '4.20260730.0',
  'edge-runtime': '4.0.1',
  esbuild: '0.28.2',
};

const withoutSqlite = { 'stores in SQLite': 'it has no SQLite' };

export const runtimes: readonly Runtime[] = [
  withUndici('Node 22', ({ modules }) => [join(modules, 'node22/bin/node')]),
  withUndici('Node 24', () => [process.execPath]),
  withUndici('Node 26', ({ modules }) => [join(modules, 'node26/bin/node')]),
  { name: 'Bun', run: inProcess(({ modules }) => [join(modules, '.bin/bun')]) },
  withUndici('Deno', ({ modules }) => [join(modules, '.bin/deno'), 'run', '-A', '--no-lock']),
  { name: 'workerd', run: hostedBy('workerd.mjs'), lacks: withoutSqlite },
  {
    name: 'edge-runtime',
    run: hostedBy('edge.mjs'),
    lacks: { ZIP: 'it has no `DecompressionStream`', ...withoutSqlite },
  },
  { name: 'Chromium', run: inChromium, lacks: withoutSqlite },
];

/** Errors of the entries that need a newer Node, on Node 20: `@tradelane/sandbox: …`. */
export function errorsOnOldNode({ project, modules }: Bench): readonly string[] {
  const script = join(project, 'old-runtime.mjs');
  run(
    join(modules, '.bin/esbuild'),
    ['suite/old-runtime.ts', '--bundle', '--packages=external', '--format=esm', `--outfile=${script}`],
    project,
  );
  return run(join(modules, 'node20/bin/node'), [script], project).trim().split('\n');
}

/** The package of a Node binary for this machine. */
function nodePackage(version: string): string {
  return `npm:node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@${version}`;
}

function inProcess(command: Command, ...args: readonly string[]): (bench: Bench) => readonly FeatureResult[] {
  return (bench) => {
    const [program = '', ...before] = command(bench);
    return readResults(run(program, [...before, 'suite/in-process.ts', bench.input, ...args], bench.project));
  };
}

function withUndici(name: string, command: Command): Runtime {
  return { name, run: inProcess(command), overUndici: inProcess(command, 'node-transport') };
}

/** Starts a runtime with a small program, which must be next to the package of the runtime. */
function hostedBy(program: string): (bench: Bench) => readonly FeatureResult[] {
  return ({ modules, worker, page, input, project }) => {
    const script = join(modules, '..', program);
    for (const file of [program, 'together.mjs'])
      copyFileSync(join(import.meta.dirname, file), join(modules, '..', file));
    return readResults(run(process.execPath, [script, worker, page, input], project));
  };
}

function readResults(output: string): readonly FeatureResult[] {
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as readonly FeatureResult[];
}
