import { UsageError } from '../exit.ts';
import { hasColors, note, write, type Io } from '../io.ts';
import { isNamed, pagesOf, surfaceNamed, surfaces, type PageRow } from '../table/load.ts';
import { didYouMean } from '../table/similar.ts';

/** Prints the page of an operation or a guide as Markdown. */
export async function docs(io: Io, id: string, flags: { readonly surface?: string }): Promise<void> {
  const { markdown, others } = pageNamed(id, flags.surface);
  const bold = markdown.replaceAll(/^#+ .*$/gm, (line) => `\u001B[1m${line}\u001B[0m`);
  await write(io.stdout, hasColors(io) ? bold : markdown);
  if (others.length > 0)
    note(io, `Other surfaces have ${id} too. For their pages, pass --surface with ${others.join(' or ')}.`);
}

/**
 * Finds the page of an operation by its ID or method, or of a guide by its name. If several surfaces have the operation,
 * the page of the first one, with the names of the others.
 * @throws {UsageError} If there is none.
 */
export function pageNamed(id: string, surface?: string): PageRow & { readonly others: readonly string[] } {
  const guide = pagesOf('guides').find(({ path }) => path === `guides/${id.toLowerCase()}`);
  if (guide !== undefined && surface === undefined) return { ...guide, others: [] };
  const found = (surface === undefined ? surfaces() : [surfaceNamed(surface)]).flatMap(({ name, operations }) =>
    operations
      .filter((row) => isNamed(row, id))
      .map((row) => ({ surface: name, path: `reference/${name}/${row.id.toLowerCase()}` })),
  );
  const [first, ...others] = found;
  if (first === undefined)
    throw new UsageError(
      `No operation or guide is named "${id}". ${didYouMean(id, pageNames()) ?? `Run \`tradelane call\` to list the surfaces. Guides: ${guideNames().join(', ')}.`}`,
    );
  const page = pagesOf(first.surface).find(({ path }) => path === first.path);
  if (page === undefined) throw new Error(`The page ${first.path} is missing from this installation.`);
  return { ...page, others: others.map((one) => one.surface) };
}

const guideNames = (): readonly string[] => pagesOf('guides').map(({ path }) => path.replace('guides/', ''));

/** Names that `docs` finds: IDs of operations, and guides. */
export const pageNames = (): readonly string[] => [
  ...new Set(surfaces().flatMap(({ operations }) => operations.map(({ id }) => id))),
  ...guideNames(),
];
