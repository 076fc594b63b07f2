import { editUrl } from '../repository.ts';

/** One page of the site, written once in Markdown and shown twice: as HTML, and as its Markdown twin. */
export interface Page {
  /** Address without slashes around it: `reference/hub/v2-listOrders`. Empty for the front page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Short name in the sidebar. Default: the title. */
  readonly label?: string;
  /** Markdown without the title. Links to other pages are absolute: `/guides/limits/`. */
  readonly markdown: string;
  /** Title of the browser tab. Default: the title and the site. */
  readonly headTitle?: string;
  /** Set on a page without a table of contents. */
  readonly contents?: false;
  /** The page on the site, if it differs from its Markdown: Markdown between HTML elements. */
  readonly body?: string;
  /** The page on the site as HTML, without Markdown. */
  readonly html?: string;
  /** Set on the page of an export. */
  readonly symbol?: {
    readonly package: string;
    /** Its description in one sentence. Empty if there is none. */
    readonly about: string;
    readonly members: readonly string[];
  };
  /** Set on the page of an operation. */
  readonly operation?: {
    readonly surface: string;
    readonly method: string;
    readonly id: string;
    readonly path: string;
    /** `{base_url}/api/v2/orders`. Undefined if another operation returns the address. */
    readonly address: string | undefined;
    /** `hub.orders.list`. Undefined on a surface without a client. */
    readonly sdk: string | undefined;
  };
  /** Which chapter of `llms.txt` names the page. */
  readonly section: string;
  /** The file of the repository that it is written in. */
  readonly origin?: string;
  /** Deprecated operations carry a badge. */
  readonly deprecated?: boolean;
}

/** The page as Starlight reads it. */
export function toStarlight(page: Page, changed?: string): string {
  const inner = page.markdown.match(/^### .*$/gm) ?? [];
  const front: Record<string, unknown> = {
    title: page.title,
    description: page.description,
    head: [{ tag: 'title', content: page.headTitle ?? `${page.title} · Tradelane` }],
    ...(page.operation === undefined ? {} : { operation: page.operation, tableOfContents: false }),
    ...(page.contents === false ? { tableOfContents: false } : {}),
    ...(page.path === '' ? { template: 'doc', tableOfContents: false } : {}),
    // A table of contents with the title only says nothing.
    ...(/^## /m.test(page.markdown) ? {} : { tableOfContents: false }),
    // A list of every error code would be longer than the window, and one of equal versions says nothing.
    ...(inner.length > 40 || new Set(inner).size < inner.length / 2 ? { tableOfContents: { maxHeadingLevel: 2 } } : {}),
    editUrl: page.origin === undefined ? false : editUrl(page.origin),
  };
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  if (changed !== undefined) lines.push(`lastUpdated: ${changed}`);
  return `---\n${lines.join('\n')}\n---\n\n${(page.body ?? page.markdown).trim()}\n`;
}

/** A page without Markdown, as `src/pages/types` reads it. */
export interface HtmlPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly headTitle: string;
  readonly html: string;
  readonly editUrl: string | undefined;
  readonly changed: string | undefined;
}

export function toHtmlPage(page: Page, changed?: string): HtmlPage {
  const { path, title, description, headTitle = `${title} · Tradelane`, html = '', origin } = page;
  return { path, title, description, headTitle, html, editUrl: origin && editUrl(origin), changed };
}

/** Path of the Markdown twin of a page. */
export function twinPath(path: string): string {
  return path === '' ? 'index.md' : `${path}.md`;
}

/** The page as plain Markdown: title in front, links to twins, notes as quotes. */
export function toTwin(page: Page): string {
  const { sdk, id, method, address = '' } = page.operation ?? {};
  const parts = page.operation === undefined ? [] : [sdk, id, `${method} ${address}`.trim()];
  const lead = parts.flatMap((part) => (part === undefined ? [] : [`\`${part}\``])).join(' · ');
  return `# ${page.title}\n\n${lead === '' ? '' : `${lead}\n\n`}${plainNotes(twinLinks(page.markdown)).trim()}\n`;
}

/** Replaces `/guides/limits/#waiting` with `/guides/limits.md#waiting`. Files such as `/specs/hub.openapi.json` stay. */
function twinLinks(markdown: string): string {
  return markdown.replaceAll(/\]\(\/([^)\s]*)\)/g, (link, target: string) => {
    const [path = '', fragment] = target.split('#');
    const name = path.replace(/\/$/, '');
    if (name.split('/').at(-1)?.includes('.') === true) return link;
    return `](/${twinPath(name)}${fragment === undefined ? '' : `#${fragment}`})`;
  });
}

function plainNotes(markdown: string): string {
  return markdown.replaceAll(
    /^:::(\w+)(?:\[(.*)\])?\n([\s\S]*?)\n:::$/gm,
    (_, kind: string, title: string | undefined, text: string) =>
      [`**${title ?? kind[0]?.toUpperCase() + kind.slice(1)}**`, '', ...text.split('\n')]
        .map((line) => `> ${line}`.trimEnd())
        .join('\n'),
  );
}
