import type { Bundle } from '@tradelane/spec-model/bundle';
import type { Files } from './files.ts';
import { shareDeclarations } from './shared-declarations.ts';

/**
 * `packages/instance`: the types and schemas that several clients of an instance have. Each client re-exports them, so
 * that two clients in one program have the same `Shop`.
 * @param files The files of all clients.
 */
export function shareInstance(clients: readonly Bundle[], files: Files): Files {
  const surfaces = clients.filter(({ surface }) => surface.family === 'instance').map(({ surface }) => surface.name);
  const textsOf = (file: string): ReadonlyMap<string, string> =>
    new Map(surfaces.map((name) => [name, files.get(pathOf(name, file)) ?? '']));
  const types = shareDeclarations(textsOf('types'), '@tradelane/instance');
  const schemas = shareDeclarations(textsOf('schemas'), '@tradelane/instance/schemas', (text) =>
    [...text.matchAll(/\bT\.(\w+)/g)].every(([, name = '']) => types.names.has(name)),
  );
  return new Map([
    [pathOf('instance', 'types'), types.shared],
    [pathOf('instance', 'schemas'), schemas.shared],
    ...[...types.own].map(([name, text]) => [pathOf(name, 'types'), text] as const),
    ...[...schemas.own].map(([name, text]) => [pathOf(name, 'schemas'), text] as const),
  ]);
}

function pathOf(name: string, file: string): string {
  return `packages/${name}/src/generated/${file}.ts`;
}
