import { baseUrlOf, baseUrlText } from './base-url.ts';
import { toTwin, twinPath, type Page } from './page.ts';
import { clientOf, operationPath, type SurfaceReference } from './reference.ts';

/** A file for language models, with links to other files. */
export interface LlmsFile {
  /** `llms.txt`, `llms/hub.txt`, `llms/hub/orders.txt`. */
  readonly path: string;
  readonly text: string;
}

/** Pages that belong together, with one file that lists them and files with their whole text. */
interface Chapter {
  readonly name: string;
  readonly title: string;
  /** One line of Markdown for `llms.txt`. */
  readonly about: string;
  /** Facts that hold for all pages, at the start of each file. */
  readonly head: string;
  readonly pages: readonly Page[];
  /** The names of the pages in the label of a file: a group of operations, or the title. */
  readonly label: (page: Page) => string;
}

/** Maximum number of bytes of a file. Larger chapters have several files. */
const mostBytes = 100_000;

/**
 * `llms.txt` names the chapters. The file of a chapter lists its pages and the files with their whole text, each named
 * by its groups.
 */
export function llmsFiles(
  pages: readonly Page[],
  references: readonly SurfaceReference[],
  sandbox: Readonly<Record<string, string>>,
): readonly LlmsFile[] {
  const surfaces = references.map((reference) => surfaceChapter(reference, pages, sandbox));
  const others = otherChapters(pages);
  const types = typeChapters(pages);
  return [
    { path: 'llms.txt', text: indexText(surfaces, others) },
    ...[...surfaces, ...others].flatMap((chapter) => filesOf(chapter)),
    { path: 'llms/types.txt', text: typesText(types) },
    ...types.flatMap(partsOf),
  ];
}

/** The index, the guides and the lists of all pages in one file. The whole text of the operations has several megabytes. */
export function fullText(files: readonly LlmsFile[]): string {
  const shown = /^llms(?:\.txt$|\/[\w-]+\.txt$|\/guides\/)/;
  return files.flatMap(({ path, text }) => (shown.test(path) ? [text.trim()] : [])).join(between);
}

function indexText(surfaces: readonly Chapter[], others: readonly Chapter[]): string {
  const line = ({ name, title, about }: Chapter): string => `- [${title}](/llms/${name}.txt): ${about}`;
  return [
    '# Tradelane',
    '> Typed TypeScript clients for a commerce hub and the operator instances behind it. Each API surface has one package, generated from OpenAPI. All packages share `@tradelane/core` for tokens, rate limits, retries, paging and files.',
    'Each file below lists its pages with links to Markdown. Each page is also at its address with `.md`. [The OpenAPI descriptions](/specs/index.json) have stable URLs. `npx -y pnpm@12 sandbox --port 4010` in a checkout runs all APIs locally. [One file](/llms-full.txt) has all guides and lists.',
    `## API surfaces and their operations\n\n${surfaces.map(line).join('\n')}`,
    `## Guides and more\n\n${others.map(line).join('\n')}\n- [Types](/llms/types.txt): every export of every package.`,
    '',
  ].join('\n\n');
}

function surfaceChapter(
  reference: SurfaceReference,
  pages: readonly Page[],
  sandbox: Readonly<Record<string, string>>,
): Chapter {
  const { surface, document, operations } = reference;
  const groups = new Map(operations.map(({ id, group }) => [operationPath(surface.name, id), group]));
  const client = surface.client ? `\`${clientOf(surface).package}\`, ` : '';
  const names = [...new Set(groups.values())];
  return {
    name: surface.name,
    title: document.info.title,
    about: `${client}\`${baseUrlOf(reference)}\`: ${names.join(', ')}.`,
    head: `Base URL: ${baseUrlText(reference, sandbox)}`,
    pages: pages.filter(({ path }) => path === `reference/${surface.name}` || groups.has(path)),
    label: ({ path }) => groups.get(path) ?? 'overview',
  };
}

function otherChapters(pages: readonly Page[]): readonly Chapter[] {
  const chapter = (name: string, title: string, about: string, isPart: (path: string) => boolean): Chapter => ({
    name,
    title,
    about,
    head: '',
    pages: pages.filter(({ path }) => isPart(path)),
    label: ({ title: label }) => label,
  });
  return [
    chapter(
      'guides',
      'Guides',
      'first call, credentials, rate limits, retries, paging, sync, actions, imports, files, tests, production. Events from RabbitMQ, Kafka, SQS and other brokers. Errors such as 403.',
      (path) => path === 'guides' || path.startsWith('guides/'),
    ),
    chapter('events', 'Events', 'messages that the hub sends to the queue of a connector.', (path) =>
      /^reference\/events(?:\/|$)/.test(path),
    ),
    chapter('commands', 'Commands', 'the command line program `tradelane`.', (path) => /^commands(?:\/|$)/.test(path)),
    chapter(
      'more',
      'Rules, specs and changelog',
      'numbered rules of the APIs, OpenAPI files and their changes.',
      (path) => /^(?:rules|specs|changelog)(?:\/|$)|^(?:reference|types)$/.test(path),
    ),
  ];
}

/** A package with its exports. */
function typeChapters(pages: readonly Page[]): readonly Chapter[] {
  const types = pages.filter(({ path }) => path.startsWith('types/'));
  return [...Map.groupBy(types, ({ path }) => path.split('/')[1] ?? '')].map(([name, members]) => ({
    name: `types/${name}`,
    title: members[0]?.title ?? name,
    about: members[0]?.description ?? '',
    head: '',
    pages: members,
    label: ({ title, symbol }) => (symbol === undefined ? 'overview' : title),
  }));
}

function typesText(chapters: readonly Chapter[]): string {
  const lines = chapters.flatMap((chapter) => [
    `## ${chapter.title}`,
    [
      `- [${chapter.title}](/${twinPath(chapter.pages[0]?.path ?? '')}): ${chapter.about}`,
      ...partsOf(chapter).map(({ path, label }) => `- [${label}](/${path})`),
    ].join('\n'),
  ]);
  return `${['# Types', 'The page of a package names its exports.', ...lines].join('\n\n')}\n`;
}

/** The list of a chapter, and its parts. */
function filesOf(chapter: Chapter): readonly LlmsFile[] {
  const { name, title, head, pages } = chapter;
  const parts = partsOf(chapter);
  const lines = pages.map((page) => `- [${page.title}](/${twinPath(page.path)}): ${page.description}${namesIn(page)}`);
  const text = [
    `# ${title}`,
    ...(head === '' ? [] : [head]),
    `## Pages\n\n${lines.join('\n')}`,
    `## Whole text\n\n${parts.map(({ path, label }) => `- [${label}](/${path})`).join('\n')}`,
  ].join('\n\n');
  return [{ path: `llms/${name}.txt`, text: `${text}\n` }, ...parts];
}

/** The names that the programs of a guide import, so that a reader finds the guide of a name. */
function namesIn({ path, markdown }: Page): string {
  if (!path.startsWith('guides/')) return '';
  const imports = markdown.matchAll(/^ *import \{([^}]*)\} from '@tradelane\/([\w-]+)/gm);
  const names = [...imports].flatMap(([, list = '', from = '']) =>
    list
      .split(',')
      .map((name) => name.replace('type ', '').trim())
      .filter((name) => name !== '' && !name.endsWith('OptionsFromEnv'))
      .map((name) => `\`${name}\` (${from})`),
  );
  return names.length === 0 ? '' : ` Uses ${[...new Set(names)].join(', ')}.`;
}

interface Part extends LlmsFile {
  /** The groups in the file: `orders, documents`. */
  readonly label: string;
}

/** The pages of a chapter, one after the other below their addresses, in as few files as their size allows. */
function partsOf({ name, title, head, pages, label }: Chapter): readonly Part[] {
  const parts: { readonly texts: string[]; readonly labels: string[]; bytes: number }[] = [];
  for (const page of pages) {
    const text = `<!-- /${twinPath(page.path)} -->\n\n${toTwin(page)}`;
    const bytes = Buffer.byteLength(`${between}${text}`);
    let part = parts.at(-1);
    if (part === undefined || part.bytes + bytes > mostBytes - Buffer.byteLength(head) - 1_000)
      parts.push((part = { texts: [], labels: [], bytes: 0 }));
    part.texts.push(text);
    part.labels.push(label(page));
    part.bytes += bytes;
  }
  return parts.map(({ texts, labels }, index) => {
    const named = labelOf([...new Set(labels)]);
    const number = parts.length === 1 ? 'all' : String(index + 1);
    return {
      path: `llms/${name}/${number}.txt`,
      label: named,
      text: [`# ${title}: ${named}`, ...(head === '' ? [] : [head]), texts.join(between)].join('\n\n'),
    };
  });
}

/** Many names are shortened to the first and the last one. */
function labelOf(names: readonly string[]): string {
  return names.length <= mostNames ? names.join(', ') : `${names[0]} to ${names.at(-1)}`;
}

const mostNames = 25;
const between = '\n---\n\n';
