import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { bundledPackages } from '../build/bundled-packages.ts';

/** The script of the sandbox's dashboard, and the modules in it. */
export async function bundleDashboard(root: string): Promise<OutputChunk> {
  const folder = join(root, 'packages/sandbox/dashboard');
  const build = await rolldown({
    input: join(folder, 'main.tsx'),
    platform: 'browser',
    transform: { target: 'es2023' },
    tsconfig: join(folder, 'tsconfig.json'),
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0];
}

/**
 * A module whose default export is the page of the sandbox's dashboard. It contains its script, its style and the
 * license notices of bundled code, so the page makes no other requests.
 */
export async function emitDashboard(root: string): Promise<string> {
  const { code, moduleIds } = await bundleDashboard(root);
  // `</script` ends a script even inside a string.
  const script = code.replaceAll('</script', String.raw`<\/script`);
  const notices = bundledPackages(moduleIds).map(({ name, version, notice }) => `${name} ${version}\n\n${notice}`);
  const page = `<!doctype html>
<!--
${notices.join('\n\n').replaceAll('-->', '-- >')}
-->
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox</title>
<link rel="icon" href="data:,">
<style>${readFileSync(join(root, 'packages/sandbox/dashboard/style.css'), 'utf8')}</style>
<body><script>${script}</script></body>
</html>
`;
  return `export default ${JSON.stringify(page)};\n`;
}
