import { table } from './markdown.ts';
import { clientOf, type SurfaceReference } from './reference.ts';

/** The table of surfaces with their packages and credentials. */
export function surfaceTable(references: readonly SurfaceReference[]): string {
  const rows = references
    .filter(({ surface }) => surface.client)
    .map(({ surface, document, operations }) => {
      const kinds = new Set(
        Object.values(document.components?.securitySchemes ?? {}).map(({ type }) =>
          type === 'apiKey'
            ? 'API key'
            : surface.family === 'hub'
              ? 'client credentials'
              : type === 'http'
                ? 'bearer token'
                : 'client credentials',
        ),
      );
      return [
        `[${document.info.title}](/reference/${surface.name}/)`,
        userOf(surface.name),
        `\`${clientOf(surface).package}\``,
        String(operations.length),
        new Intl.ListFormat('en-US', { type: 'disjunction' }).format(kinds),
      ];
    });
  return table(['API', 'For', 'Package', 'Operations', 'Credentials'], rows);
}

const users: Readonly<Record<string, string>> = {
  hub: 'Sellers',
  'channel-platform': 'Connectors',
  account: 'Connectors',
  basket: 'Storefronts',
  seller: 'Sellers',
  operator: 'Operators',
  front: 'Storefronts',
};

/** The users of a surface. An instance has one surface for each role. */
function userOf(surface: string): string {
  const user = users[surface] ?? users[surface.split('-').at(-1) ?? ''];
  if (user === undefined) throw new Error(`Add the users of ${surface} to surface-table.ts.`);
  return user;
}
