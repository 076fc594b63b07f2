/**
 * `pnpm new operation OR11 --surface marketplace-operator` lists an operation of the instance on another surface. It
 * adds the path and the tag to the surface. If the description has roles of shop users, it writes a copy without them.
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

// The description: shared, or without the roles of shop users.
const variants = readdirSync(join(root, folder));
let file = variants.includes(`${id}.${role}.yaml`) ? `${id}.${role}.yaml` : `${id}.yaml`;
const description = read(`${folder}/${file}`);
if (file === `${id}.yaml` && role !== 'seller' && /^x-roles:/m.test(description)) {
  file = `${id}.${role}.yaml`;
  write(`${folder}/${file}`, description.replace(/^x-roles:.*\n/m, ''));
}

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
1. Change what differs for this role: its parameters and its response.
2. \`pnpm generate\`, then \`pnpm build\`.
3. A handler that calls \`shopOf\` answers 403 to other roles: use \`sees\` or \`ownOf\` of packages/sandbox/src/domains/instance/common/access.ts.
4. \`pnpm test specs drift\`, and a test in packages/sandbox/test/domains/instance.`);
