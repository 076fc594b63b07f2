import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application, Converter, Models, type Context } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import ts, { type JSDocSignature, type Program, type SignatureDeclaration } from 'typescript';
import type { Page } from './page.ts';

type Options = Parameters<typeof Application.bootstrapWithPlugins>[0] & Partial<PluginOptions>;

/** Tables of the wire that `types.ts` holds for the methods to index; the reference shows them better. */
const wireTables: ReadonlySet<string> = new Set(['paths', 'webhooks', 'components', 'operations', '$defs']);

/** One import of a package: `@tradelane/core/node`. */
interface Entry {
  readonly name: string;
  /** As the manifest names it: `./node`. */
  readonly entry: string;
  readonly file: string;
}

/** One page per entry of each published package: what it exports, from its docstrings. */
export async function typePages(root: string): Promise<readonly Page[]> {
  const list = entries(root);
  const program = programOf(root, list);
  const pages: Page[] = [];
  for (const entry of list) pages.push(await typePage(entry, program));
  return pages;
}

/** All entries as one program: what they share is read and checked once. */
function programOf(root: string, list: readonly Entry[]): Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: list.map(({ file }) => file) }, ts.sys, root);
  return ts.createProgram(
    list.map(({ file }) => file),
    {
      ...options,
      noEmit: true,
      types: ['node'],
      paths: {
        '@tradelane/core': [join(root, 'packages/core/src/index.ts')],
        '@tradelane/core/*': [join(root, 'packages/core/src/*.ts')],
      },
    },
  );
}

/** Entries of every package that is published and written in TypeScript, the core first. */
function entries(root: string): readonly Entry[] {
  const packages = globSync('packages/*/package.json', { cwd: root }).toSorted(
    (one, other) => Number(other.includes('/core/')) - Number(one.includes('/core/')) || one.localeCompare(other),
  );
  return packages.flatMap((path) => {
    const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      name: string;
      private?: boolean;
      exports?: Readonly<Record<string, unknown>>;
    };
    if (manifest.private === true) return [];
    return Object.keys(manifest.exports ?? {})
      .filter((entry) => entry === '.' || (/^\.\/[a-z-]+$/.test(entry) && entry !== './schemas'))
      .map((entry) => ({
        name: `${manifest.name}${entry.slice(1)}`,
        entry,
        file: join(root, path, '..', 'src', `${entry === '.' ? 'index' : entry.slice(2)}.ts`),
      }))
      .filter(({ file }) => existsSync(file));
  });
}

async function typePage({ name, entry, file }: Entry, program: Program): Promise<Page> {
  const slug = name.replace('@tradelane/', '').replaceAll('/', '-');
  const options: Options = {
    entryPoints: [file],
    cleanOutputDir: false,
    plugin: ['typedoc-plugin-markdown'],
    router: 'module',
    readme: 'none',
    skipErrorChecking: true,
    excludeInternal: true,
    excludePrivate: true,
    excludeExternals: true,
    // Every client re-exports the core; it has pages of its own.
    externalPattern: slug.startsWith('core') ? ['**/node_modules/**'] : ['**/node_modules/**', '**/packages/core/**'],
    disableSources: true,
    hideBreadcrumbs: true,
    hidePageHeader: true,
    hidePageTitle: true,
    hideGroupHeadings: false,
    parametersFormat: 'table',
    classPropertiesFormat: 'table',
    interfacePropertiesFormat: 'table',
    tableColumnSettings: { hideDefaults: true, hideOverrides: true },
    typeDeclarationFormat: 'table',
    propertyMembersFormat: 'table',
    maxTypeConversionDepth: 4,
    useCodeBlocks: false,
    expandParameters: false,
    logLevel: 'Error',
  };
  const app = await Application.bootstrapWithPlugins(options);
  app.converter.on(Converter.EVENT_CREATE_SIGNATURE, asWritten);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project: read }: Context) => {
    for (const child of (read.children ?? []).filter(({ name: own }) => wireTables.has(own)))
      read.removeReflection(child);
  });
  app.converter.on(Converter.EVENT_RESOLVE_END, withoutInherited, 0);
  const sourceFile = program.getSourceFile(file);
  if (sourceFile === undefined) throw new Error(`TypeDoc cannot read ${file}`);
  const project = withoutChildren(app.converter.convert([{ displayName: name, program, sourceFile }]));
  return {
    path: `types/${slug}`,
    title: name,
    description: `What ${name} exports, from its sources.`,
    section: 'Types',
    markdown: await render(app, project, entry),
  };
}

/** What a class has from its parent is described there, once. */
function withoutInherited({ project }: Context): void {
  for (const reflection of Object.values(project.reflections)) {
    if (reflection instanceof Models.DeclarationReflection && reflection.inheritedFrom !== undefined)
      project.removeReflection(reflection);
  }
}

/** A class names its parent; who its children are, and which members they have anew, needs no list. */
function withoutChildren(project: Models.ProjectReflection): Models.ProjectReflection {
  for (const reflection of Object.values(project.reflections)) {
    if (reflection instanceof Models.DeclarationReflection) {
      for (let level = reflection.typeHierarchy; level !== undefined; level = level.next)
        if (level.isTarget === true) delete level.next;
    }
    if (reflection instanceof Models.DeclarationReflection || reflection instanceof Models.SignatureReflection)
      delete reflection.overwrites;
  }
  return project;
}

/**
 * Methods of a client show `Schemas['Order']` as the source says it, not the hundred fields behind it: those are described
 * field by field in the reference.
 */
function asWritten(
  _context: Context,
  signature: Models.SignatureReflection,
  declaration?: SignatureDeclaration | JSDocSignature,
): void {
  if (declaration?.getSourceFile().fileName.includes('/generated/') !== true) return;
  if (declaration.type !== undefined) signature.type = new Models.IntrinsicType(declaration.type.getText());
  for (const [index, parameter] of (signature.parameters ?? []).entries()) {
    const written = declaration.parameters[index];
    const type = written !== undefined && 'type' in written ? written.type : undefined;
    if (type !== undefined) parameter.type = new Models.IntrinsicType(type.getText());
  }
}

async function render(app: Application, project: Models.ProjectReflection, entry: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  try {
    await app.outputs.writeOutput({ name: 'markdown', path: folder }, project);
    const [file, ...others] = globSync('**/*.md', { cwd: folder });
    if (file === undefined || others.length > 0)
      throw new Error(`TypeDoc wrote ${others.length + (file === undefined ? 0 : 1)} pages for ${entry}`);
    return withAnchorsOfPage(readFileSync(join(folder, file), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** TypeDoc counts members when it numbers anchors of one name (`#consumerstats-1`); the page counts its headings only. */
function withAnchorsOfPage(markdown: string): string {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text.toLowerCase().replace(/[^\w-]/g, ''),
  );
  return markdown.replace(/\(#([\w-]+)-(\d+)\)/g, (link, name: string, number: string) =>
    headings.filter((heading) => heading === name).length > Number(number) ? link : `(#${name})`,
  );
}
