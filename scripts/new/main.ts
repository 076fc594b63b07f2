/**
 * `pnpm new operation OR11 --surface marketplace-operator` lists an operation of the instance on another surface. It
 * adds the path and the tag to the surface.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { surfaces } from '@tradelane/spec-model/surfaces';

const root = join(import.meta.dirname, '../..');
const folder = 'specs/instance/operations';
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string): void => {
  writeFileSync(join(root, path), text);
  console.log(`✔ ${path}`);
};
function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const [kind, id = '', flag, name] = process.argv.slice(2);
if (kind !== 'operation' || flag !== '--surface' || !/^[A-Z]+\d+$/.test(id))
  fail(
    'Usage: pnpm new operation <ID> --surface <name>, such as `pnpm new operation OR11 --surface marketplace-operator`.',
  );
const targets = surfaces.filter(({ family }) => family === 'instance');
const target = targets.find((surface) => surface.name === name);
if (target === undefined) fail(`Unknown surface: ${name}. Use one of ${targets.map((one) => one.name).join(', ')}.`);
const role = target.name.slice(target.name.lastIndexOf('-') + 1);
const reference = new RegExp(`^    (\\w+): \\{ \\$ref: \\.\\./operations/${id}(?:\\.\\w+)?\\.yaml \\}$`, 'm');
const original = targets.find(({ source }) => reference.test(read(source)));
if (original === undefined)
  fail(
    `No surface has ${id}. Describe it in ${folder}/${id}.yaml first, and list it under its path in ${target.source}.`,
  );
let document = read(target.source);
if (reference.test(document)) fail(`${target.name} has ${id} already.`);

// The description: of the role, or shared.
const variant = `${id}.${role}.yaml`;
const file = readdirSync(join(root, folder)).includes(variant) ? variant : `${id}.yaml`;
const description = read(`${folder}/${id}.yaml`);

// The path, after the last path with the same beginning.
const source = read(original.source);
const [line = '', method = ''] = reference.exec(source) ?? [];
const path =
  /^ {2}(\/\S+):$/m.exec(
    source
      .slice(0, source.indexOf(line))
      .split(/(?=^ {2}\/)/m)
      .at(-1) ?? '',
  )?.[1] ?? '';
const entry = `    ${method}: { $ref: ../operations/${file} }\n`;
const head = `  ${path}:\n`;
if (document.includes(head)) document = document.replace(head, head + entry);
else {
  const parameters = role === 'seller' ? `    parameters: [{ $ref: '../parameters/common.yaml#/shop_id' }]\n` : '';
  const known = [...document.matchAll(/^ {2}(\/\S+):\n(?: {4}.*\n)*/gm)];
  const shared = (other: string): number => other.split('/').findIndex((step, at) => step !== path.split('/')[at]);
  const near = known.toSorted((one, other) => shared(one[1] ?? '') - shared(other[1] ?? '')).at(-1);
  if (near === undefined) fail(`${target.source} has no paths.`);
  document = document.replace(near[0], () => near[0] + head + parameters + entry);
}
const [, tag = ''] = /^tags: \[(\w+)\]$/m.exec(description) ?? [];
const tagEntry = new RegExp(`^  - name: ${tag}\\n(?:    .*\\n)*`, 'm');
if (tag !== '' && !tagEntry.test(document))
  document = document.replace(/^paths:$/m, () => `${tagEntry.exec(source)?.[0] ?? ''}paths:`);
write(target.source, document);
console.log(`Next:
1. Write what differs for this role in ${folder}/${variant}, and list that file. specs/README.md describes overlays.
2. Add the differences, or the surface to a row with \`same\`, to specs/test/wire/surface-diffs.tsv.
3. \`pnpm generate\`, then \`pnpm typecheck --only --filter=@tradelane/sandbox\`. If a handler doesn't type-check, use \`sees\` and \`ownOf\` of packages/sandbox/src/domains/instance/common/access.ts.
4. \`pnpm build\`, \`pnpm test specs drift\`, and a test in packages/sandbox/test/domains/instance.`);
