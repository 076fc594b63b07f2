import { toTwin, twinPath, type Page } from './page.ts';

/** A part of the site as one file: small enough to be read at once. */
export interface Part {
  /** `llms/hub.txt`, `llms/hub-2.txt`. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** Maximum number of bytes of a file. Larger surfaces have several files. */
const mostBytes = 100_000;

/** `llms.txt`: every part and page by chapter, one line each, linked to its Markdown. Of the types, only the packages' pages. */
export function llmsIndex(pages: readonly Page[]): string {
  const chapters = [
    ...Map.groupBy(
      // The page of a package names what it exports.
      pages.filter(({ path, symbol }) => path !== '' && symbol === undefined),
      ({ section }) => section,
    ),
  ].map(
    ([section, members]) =>
      `## ${section}\n\n${members.map(({ title, path, description }) => `- [${title}](/${twinPath(path)}): ${description}`).join('\n')}`,
  );
  const parts = llmsParts(pages).map(({ path, title }) => `- [${title}](/${path})`);
  return `# Tradelane\n\n> Typed clients for a commerce hub and the operator instances behind it, one package per API surface, generated from OpenAPI.\n\nOpenAPI descriptions: [/specs/index.json](/specs/index.json).\n\n## Whole chapters\n\n${parts.join('\n')}\n\n${chapters.join('\n\n')}\n`;
}

/** The pages of each chapter, one after the other below their addresses. */
export function llmsParts(pages: readonly Page[]): readonly Part[] {
  const chapters = Map.groupBy(
    pages.filter(({ path }) => path !== ''),
    chapterOf,
  );
  return [...chapters].flatMap(([name, members]) => {
    const files = filled(members.map((page) => `<!-- /${twinPath(page.path)} -->\n\n${toTwin(page)}`));
    return files.map((text, index) => ({
      path: `llms/${name}${index === 0 ? '' : `-${index + 1}`}.txt`,
      title: `${name}${files.length === 1 ? '' : `, ${index + 1} of ${files.length}`}`,
      text,
    }));
  });
}

/** `hub` of `reference/hub/v2-listorders`, `limits` of `guides/limits`. */
function chapterOf({ path }: Page): string {
  const [folder = '', name = folder] = path.split('/');
  return folder === 'types' ? `types-${name}` : folder === 'guides' ? `guide-${name}` : name;
}

const between = '\n---\n\n';

/** Texts joined to as few files as their size allows. */
function filled(texts: readonly string[]): readonly string[] {
  const files: string[][] = [];
  let size = 0;
  for (const text of texts) {
    const bytes = Buffer.byteLength(between + text);
    const last = files.at(-1);
    if (last !== undefined && size + bytes <= mostBytes) {
      last.push(text);
      size += bytes;
    } else {
      files.push([text]);
      size = bytes;
    }
  }
  return files.map((parts) => parts.join(between));
}
