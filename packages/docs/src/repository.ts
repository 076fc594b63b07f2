import manifest from '../../core/package.json' with { type: 'json' };

/** The URL of the repository, without a slash at the end. */
export const repository: string = manifest.repository.url.replace(/^git\+|\.git$/g, '');

/** The version of the packages. */
export const packageVersion: string = manifest.version;

/** The page of the repository that edits a file. */
export function editUrl(file: string): string {
  return `${repository}/edit/main/${file}`;
}

/** A new issue about a page, with its address filled in. */
export function issueUrl(path: string): string {
  const fields = { title: `Docs: ${path}`, body: `Page: ${path}\n\nWhat is wrong or missing?\n\n` };
  return `${repository}/issues/new?${new URLSearchParams(fields)}`;
}
