import type { Page } from './page.ts';
import { operationPath, type SurfaceReference } from './reference.ts';
import { ruleUrl } from './rule-families.ts';
import type { Rule } from './rules.ts';

/** IDs that are common words don't identify an operation. */
const common: ReadonlySet<string> = new Set(['token']);

/** Finds the pages of the operations and rules that a text mentions. */
export class Mentions {
  readonly #operations = new Map<string, readonly { readonly surface: string; readonly url: string }[]>();
  readonly #rules: ReadonlyMap<string, string>;
  readonly #id: string;

  constructor(references: readonly SurfaceReference[], rules: readonly Rule[]) {
    for (const { surface, operations } of references)
      for (const { id } of operations.filter((operation) => !common.has(operation.id)))
        this.#operations.set(id, [
          ...(this.#operations.get(id) ?? []),
          { surface: surface.name, url: `/${operationPath(surface.name, id)}/` },
        ]);
    this.#rules = new Map(rules.map(({ number }) => [number, ruleUrl(number)]));
    const ids = new Set([...this.#operations.keys(), ...this.#rules.keys()]);
    this.#id = [...ids].toSorted((one, other) => other.length - one.length).join('|');
  }

  /** The page with a link at each mention, in its Markdown and in its HTML. */
  link(page: Page): Page {
    const own = page.operation;
    const target = (id: string, isRule: boolean): string | undefined =>
      id === own?.id ? undefined : this.#url(id, own?.surface ?? '', isRule);
    return {
      ...page,
      markdown: this.#linked(page.markdown, target, (text, url) => `[${text}](${url})`),
      ...(page.body === undefined
        ? {}
        : { body: this.#linked(page.body, target, (text, url) => `<a href="${url}">${text}</a>`) }),
    };
  }

  /** The operation on the same surface, then the rule, then the operation for the same role or the first one. */
  #url(id: string, surface: string, isRule: boolean): string | undefined {
    const operations = this.#operations.get(id) ?? [];
    const here = isRule ? undefined : operations.find((operation) => operation.surface === surface);
    const role = surface.split('-').at(-1) ?? '';
    const elsewhere = operations.find((operation) => operation.surface.endsWith(`-${role}`)) ?? operations[0];
    return here?.url ?? this.#rules.get(id) ?? elsewhere?.url;
  }

  #linked(
    text: string,
    target: (id: string, isRule: boolean) => string | undefined,
    write: (text: string, url: string) => string,
  ): string {
    const pattern = new RegExp(`${untouched}|(?<bold>\\*\\*)?(?<![\\w/.#{-])(?<id>${this.#id})(?![\\w/-])`, 'gm');
    const code = new RegExp(`^(?:<code>|\`)(${this.#id})(?:</code>|\`)$`);
    return text.replaceAll(pattern, (whole: string, ...rest: unknown[]) => {
      // The last argument of a pattern with named groups.
      const { bold, id } = rest.at(-1) as Readonly<Record<'bold' | 'id', string | undefined>>;
      const mentioned = id ?? code.exec(whole)?.[1];
      const url = mentioned === undefined ? undefined : target(mentioned, bold !== undefined);
      return url === undefined ? whole : `${bold ?? ''}${write(id ?? whole, url)}`;
    });
  }
}

/** Parts without mentions: code, links, headings and the names of fields. Inline code may be a mention as a whole. */
const untouched = [
  /^ *```[\s\S]*?^ *```$/,
  /^#+ .*$/,
  /^:::.*$/,
  /<(?<tag>a|button|summary|pre|svg|dt)\b[\s\S]*?<\/\k<tag>>/,
  /<p class="signature">.*?<\/p>/,
  /<div class="field-head">.*?<\/div>/,
  /<code\b[^>]*>[^<]*<\/code>/,
  /<[^>]*>/,
  /!?\[[^\]]*\]\([^)]*\)/,
  /`[^`\n]*`/,
]
  .map(({ source }) => source)
  .join('|');
