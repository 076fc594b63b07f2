/** What a sentence says that promises: always, never, a bound, what is refused and what survives. */
const promising =
  /\b(never|always|at most|at least once|no more than|once each|each once|exactly[- ]once|guarantee\w*|twice|nothing|nobody|refuse[sd]?|survives?)\b/i;

/** Line breaks and marks of emphasis are the page's own affair. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[*`\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The sentences of a page in Markdown, without its code, comments and headings: a line of a table is one. */
export function sentencesOf(page: string): readonly string[] {
  return page
    .replaceAll(/^```[\s\S]*?^```|^#+ .*$|<!--[\s\S]*?-->/gm, '\n\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-|#]|\d+\.))/)
    .flatMap((block) => plain(block.replace(/^\s*(?:-|\d+\.) /, '')).split(/(?<=[.!?:])\s+(?=[A-Z"])/))
    .filter((sentence) => sentence !== '');
}

/** Those that promise by their words. */
export const promisesOf = (page: string): readonly string[] =>
  sentencesOf(page).filter((sentence) => promising.test(sentence));
