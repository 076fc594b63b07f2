/** Small pieces of Markdown. */

/** Text that stands in a table cell. */
export function cell(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}

/** Text of the specs as Markdown: what would be read as HTML is shown as it is. */
export function prose(text: string): string {
  return text
    .trim()
    .split('`')
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replaceAll('<', '&lt;')
            .replaceAll('*', '\\*')
            .replaceAll(/(?<!\w)_/g, '\\_'),
    )
    .join('`');
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(row.map(cell)))].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function fence(language: string, code: string, title?: string): string {
  return `\`\`\`${language}${title === undefined ? '' : ` title="${title}"`}\n${code.trimEnd()}\n\`\`\``;
}

/** Joins the blocks that exist with a blank line between them. */
export function blocks(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => typeof part === 'string' && part.trim() !== '').join('\n\n');
}

/** The anchor of a heading, as on GitHub. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}
