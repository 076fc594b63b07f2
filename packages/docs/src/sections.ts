/** The sections of the site: what the header links to, and whose pages share a sidebar. */
export const sections = [
  { label: 'Guides', href: '/guides/' },
  { label: 'Reference', href: '/reference/' },
  { label: 'Types', href: '/types/' },
  { label: 'Changelog', href: '/changelog/' },
] as const;

export type Section = (typeof sections)[number]['label'];

const folders: Readonly<Record<string, Section>> = {
  guides: 'Guides',
  reference: 'Reference',
  commands: 'Reference',
  types: 'Types',
  specs: 'Changelog',
  rules: 'Changelog',
  changelog: 'Changelog',
};

/** The image that a shared link shows: one for each surface, and one for each other section. */
export function shareImageOf(id: string): string {
  const [folder, surface] = id.split('/');
  const name = folder === 'reference' ? surface : undefined;
  return `/share/${name ?? sectionOf(id)?.toLowerCase() ?? 'home'}.png`;
}

/** The section of a page. The front page and the page of unknown addresses have none. */
export function sectionOf(id: string): Section | undefined {
  return folders[id.split('/')[0] ?? ''];
}
