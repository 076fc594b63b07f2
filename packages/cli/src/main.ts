#!/usr/bin/env node
import { readFileSync } from 'node:fs';

const args = process.argv.slice(2);
if (args.length === 0 || (args.length === 1 && /^(?:-h|--help|help)$/.test(args[0] ?? ''))) {
  // Without a listener, a full disk or a closed pipe would print a stack.
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') return;
    process.stderr.write(`tradelane: Standard output can't be written: ${message}.\n`);
    process.exitCode = 1;
  });
  // The build writes the same help that the program prints. It appears without loading the program.
  process.stdout.write(readFileSync(new URL('../dist/data/help.txt', import.meta.url), 'utf8'));
} else {
  const { start } = await import('./start.ts');
  await start(args);
}
