import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageVersion } from '../repository.ts';
import type { SurfaceReference } from './reference.ts';

// Files at addresses that programs try without a link.

/** `/AGENTS.md`: the rules of the packages for coding agents, after the ways to read this site. */
export function agentsText(root: string): string {
  const text = readFileSync(join(root, 'packages', 'core', 'AGENTS.md'), 'utf8');
  // The title names the package, and the last section names its files.
  const rules = text.split('\n## Sources\n')[0]?.replace(/^# .*\n/, '') ?? '';
  return [
    '# Tradelane for coding agents',
    [
      '- [llms.txt](/llms.txt) lists all pages. [llms-full.txt](/llms-full.txt) has all guides in one file.',
      '- Each page is Markdown at its address with `.md`, such as [/guides/limits.md](/guides/limits.md).',
      '- [/specs/index.json](/specs/index.json) lists the OpenAPI document of each API surface.',
      '- [/guides/agents.md](/guides/agents.md) shows the server of the Model Context Protocol.',
    ].join('\n'),
    rules.trim(),
    '',
  ].join('\n\n');
}

/** `/openapi.json`: a valid document without operations that names the documents of the surfaces. */
export function rootDocument(references: readonly SurfaceReference[]): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tradelane',
      version: packageVersion,
      description: 'Each API surface has its own document, see x-documents and /specs/index.json.',
    },
    paths: {},
    'x-documents': references.map(({ surface, document }) => ({
      title: document.info.title,
      version: document.info.version,
      url: `/specs/${surface.name}.openapi.json`,
    })),
  };
}
