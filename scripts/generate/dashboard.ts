import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** A module whose default export is the page of the sandbox's dashboard, with its script and style in it, so that it asks for nothing else. */
export async function emitDashboard(root: string): Promise<string> {
  const folder = join(root, 'packages/sandbox/dashboard');
  const build = await rolldown({
    input: join(folder, 'main.tsx'),
    platform: 'browser',
    transform: { target: 'es2023' },
    tsconfig: join(folder, 'tsconfig.json'),
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  // A script ends where the text says so, even in a string.
  const script = output[0].code.replaceAll('</script', String.raw`<\/script`);
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox</title>
<link rel="icon" href="data:,">
<style>${readFileSync(join(folder, 'style.css'), 'utf8')}</style>
<body><script>${script}</script></body>
</html>
`;
  return `export default ${JSON.stringify(page)};\n`;
}
