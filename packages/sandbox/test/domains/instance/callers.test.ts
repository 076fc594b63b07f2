import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { table } from '../../../src/domains/operations.ts';
import { createInstance, type Json, keys } from '../harness.ts';

const callers: Readonly<Record<string, string>> = { seller: keys.home, operator: keys.operator, front: keys.front };
const surfaces = table.surfaces
  .map(({ name }) => ({ surface: name, role: name.slice(name.lastIndexOf('-') + 1) }))
  .filter(({ role }) => role in callers);

const documentOf = (surface: string): Json => {
  const path = new URL(`../../../../../specs/dist/${surface}.openapi.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8'));
};
const instance = createInstance();

/** Each operation with the examples of its parameters. Bodies and parameters without an example are left out. */
const calls = surfaces.flatMap(({ surface, role }) => {
  const { paths, components } = documentOf(surface);
  return Object.entries<Json>(paths).flatMap(([template, item]) =>
    Object.entries<Json>(item)
      .filter(([method]) => method !== 'parameters' && !template.startsWith('/linked/'))
      .map(([method, { operationId, parameters = [], requestBody }]) => {
        const own = parameters.map((one: Json) =>
          one.$ref === undefined ? one : components.parameters[one.$ref.split('/').at(-1)],
        );
        const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(own.find((one: Json) => one.name === name)?.example ?? 'unknown'),
        );
        const json = requestBody?.content?.['application/json']?.example;
        return { surface, id: operationId as string, method: method.toUpperCase(), path, role, json };
      }),
  );
});

it.each(calls)('T13: $surface answers $id to a key of its role, and refuses others', async (call) => {
  const { method, path, role, json } = call;
  const statusOf = async (as: string): Promise<number> =>
    (await instance.ask(path, { method, key: callers[as] ?? '', json })).status;
  expect([401, 403, 405, 501]).not.toContain(await statusOf(role));
  const served = new Set(calls.filter((one) => one.method === method && one.path === path).map((one) => one.role));
  for (const other of Object.keys(callers).filter((one) => !served.has(one)))
    expect([other, await statusOf(other)]).toEqual([other, 403]);
});
