import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { events, surfaces } from '@tradelane/specs';
import { publishedDocuments } from '@tradelane/spec-model/published';

const root = join(import.meta.dirname, '../..');
const published = publishedDocuments(root);
const announced = globSync('.changeset/*.md', { cwd: root }).some((file) =>
  readFileSync(join(root, file), 'utf8').includes("'@tradelane/specs':"),
);

/** If this fails, run `pnpm changeset` for `@tradelane/specs`. The release then gives the description its version. */
test.each([...surfaces.map(({ surface, ...spec }) => ({ ...spec, name: surface })), { ...events, name: 'events' }])(
  'the description of $name equals its published version, or a changeset announces the next one',
  ({ name, version, path }) => {
    const last = published.find((one) => one.name === name && one.version === version);
    if (!announced) expect(readFileSync(join(root, 'specs/dist', path), 'utf8')).toBe(last?.text);
  },
);
