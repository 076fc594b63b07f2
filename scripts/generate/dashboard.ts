import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import type { Bundle } from '@tradelane/spec-model/bundle';
import { type Document, resolve, type Schema } from '@tradelane/spec-model/document';
import { readOperations } from '@tradelane/spec-model/operation';
import { operationsOfSteps } from '../../packages/sandbox/dashboard/steps.ts';
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

/** The part of a schema that a form shows: the first alternative, without references. */
function formSchema(document: Document, schema: Schema, depth = 0): object {
  const {
    type,
    enum: values,
    format,
    required,
    properties,
    items,
    allOf = [],
    oneOf,
    anyOf,
  } = resolve(document, schema);
  if (depth > 8) return {};
  const inner = (one: Schema): object => formSchema(document, one, depth + 1);
  const parts = [...allOf, ...[oneOf?.[0] ?? anyOf?.[0] ?? []].flat()].map(inner);
  const own = {
    ...(type !== undefined && { type: [type].flat()[0] }),
    ...(values !== undefined && { enum: values }),
    ...(format !== undefined && { format }),
    ...(required !== undefined && { required }),
    ...(items !== undefined && { items: inner(items) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inner(one)])),
    }),
  };
  return parts.reduce<object>((all, part) => merged(all, part), own);
}

function merged(one: object, other: object): object {
  const all: Record<string, unknown> = { ...other, ...one };
  for (const name of ['properties', 'required'])
    if (name in one && name in other) {
      const [a, b] = [one, other].map((each) => (each as Readonly<Record<string, object>>)[name] ?? {});
      all[name] = Array.isArray(a) ? [...a, ...(b as readonly unknown[])] : { ...b, ...a };
    }
  return all;
}

/** Schemas and examples of the operations of the page's steps, by `surface/id`. */
const formsOf = (bundles: readonly Bundle[]): object =>
  Object.fromEntries(
    bundles.flatMap(({ surface, document }) =>
      readOperations(document).flatMap(({ id, object }) => {
        const name = `${surface.name}/${id}`;
        if (!operationsOfSteps.has(name) || object.requestBody === undefined) return [];
        const [[type, media] = ['', undefined]] = Object.entries(resolve(document, object.requestBody).content);
        if (media?.schema === undefined) return [];
        const { example } = media as { readonly example?: unknown };
        const form = { isForm: type.startsWith('multipart'), schema: formSchema(document, media.schema), example };
        return [[name, form]];
      }),
    ),
  );

/** The statements of the rules and assumptions by number, so that the page explains a refusal without the net. */
function rulesOf(root: string, bundles: readonly Bundle[]): object {
  const rules: Record<string, string> = {};
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const { id, about, choice } of (node as Schema)['x-assumption'] ?? []) rules[id] = `${about}: ${choice}`;
    Object.values(node).forEach(visit);
  };
  for (const { document } of bundles) visit(document);
  for (const line of readFileSync(join(root, 'docs/rules.tsv'), 'utf8').split('\n').slice(1)) {
    const [rule = '', statement = ''] = line.split('\t');
    if (rule !== '') rules[rule] = statement;
  }
  return rules;
}

/**
 * A module whose default export is the page of the sandbox's dashboard, with its script, its style and the license
 * notices of bundled code. The page reads `data` when it first needs a form or a rule.
 */
export async function emitDashboard(root: string, bundles: readonly Bundle[]): Promise<string> {
  const { code, moduleIds } = await bundleDashboard(root);
  const data = JSON.stringify({ forms: formsOf(bundles), rules: rulesOf(root, bundles) });
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
  return `export default ${JSON.stringify(page)};\nexport const data = ${JSON.stringify(data)};\n`;
}
