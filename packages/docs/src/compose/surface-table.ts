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
        `\`${clientOf(surface).package}\``,
        String(operations.length),
        [...kinds].join(' or '),
      ];
    });
  return table(['Surface', 'Package', 'Operations', 'Credentials'], rows);
}
