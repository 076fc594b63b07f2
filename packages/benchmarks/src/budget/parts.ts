/**
 * What each source module costs in a browser: `node packages/benchmarks/src/budget/parts.ts [surface…] [--late]`. The program that creates the
 * client is bundled as for the page of figures; a module costs what the file is smaller by without the text that came from it. What modules
 * have in common is compressed only once, so the costs add up to less than the whole. `--late` counts everything that may ever be loaded.
 */
import { SourceMap } from 'node:module';
import { relative } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { atOnce, brotliSize, bundleOptions, programs } from './bundle.ts';
import { publishedProject } from './published.ts';

interface Part {
  readonly name: string;
  /** Characters of the minified text. */
  readonly characters: number;
  /** Bytes that brotli needs for them. */
  readonly bytes: number;
}

/** The modules of a bundle, the most expensive first. */
export async function partsOf(program: string, isLate: boolean): Promise<readonly Part[]> {
  const { folder, remove } = publishedProject();
  try {
    const options = {
      ...bundleOptions(program, folder),
      sourcemap: 'external',
      metafile: true,
    } as const;
    const { outputFiles, metafile } = await build({ ...options, splitting: !isLate });
    const texts = atOnce(outputFiles, metafile);
    const all = texts.flatMap((file) => partsOfFile(file, outputFiles, folder));
    return all.toSorted((one, other) => other.bytes - one.bytes);
  } finally {
    remove();
  }
}

function partsOfFile(file: OutputFile, files: readonly OutputFile[], folder: string): readonly Part[] {
  const map = files.find(({ path }) => path === `${file.path}.map`);
  if (map === undefined) throw new Error(`${file.path} has no source map`);
  const sources = new SourceMap(JSON.parse(map.text));
  const lines = file.text.split('\n');
  const byModule = new Map<string, number>();
  const owners: (readonly string[])[] = lines.map((line, at) =>
    Array.from({ length: line.length }, (_, column) => {
      const entry = sources.findEntry(at, column);
      return 'originalSource' in entry ? nameOf(entry.originalSource, file.path, folder) : 'bundle';
    }),
  );
  for (const name of owners.flat()) byModule.set(name, (byModule.get(name) ?? 0) + 1);
  const whole = brotliSize(file.contents);
  return [...byModule].map(([name, characters]) => {
    const rest = lines.map((line, at) => [...line].filter((_, column) => owners[at]?.[column] !== name).join(''));
    return { name, characters, bytes: whole - brotliSize(Buffer.from(rest.join('\n'))) };
  });
}

function nameOf(source: string, file: string, folder: string): string {
  const path = relative(folder, new URL(source, `file://${file}`).pathname);
  return path.replace(/^.*(packages|node_modules)\//, '');
}

if (import.meta.main) {
  const named = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  for (const [name, program] of Object.entries(programs)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n${name}`);
    for (const { name: part, characters, bytes } of await partsOf(program, process.argv.includes('--late')))
      console.log(`${String(bytes).padStart(7)} ${String(characters).padStart(7)}  ${part}`);
  }
}
