import { toTwin, twinPath, type Page } from './page.ts';

/** `llms.txt`: every page by chapter, one line each, linked to its Markdown twin. */
export function llmsIndex(pages: readonly Page[]): string {
  const chapters = [
    ...Map.groupBy(
      pages.filter(({ path }) => path !== ''),
      ({ section }) => section,
    ),
  ].map(
    ([section, members]) =>
      `## ${section}\n\n${members.map(({ title, path, description }) => `- [${title}](/${twinPath(path)}): ${description}`).join('\n')}`,
  );
  return `# Tradelane\n\n> Typed clients for a commerce hub and the operator instances behind it, one package per API surface, generated from OpenAPI.\n\nEvery page as one file: [llms-full.txt](/llms-full.txt). OpenAPI descriptions: [/specs/index.json](/specs/index.json).\n\n${chapters.join('\n\n')}\n`;
}

/** `llms-full.txt`: the guides and the reference in one file, each page below its address. */
export function llmsFull(pages: readonly Page[]): string {
  return pages.map((page) => `<!-- /${twinPath(page.path)} -->\n\n${toTwin(page)}`).join('\n---\n\n');
}
