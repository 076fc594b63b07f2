import { anchor, blocks } from './markdown.ts';

/** A panel with the label of its tab. */
export interface Tab {
  readonly label: string;
  /** Markdown. */
  readonly content: string;
}

/** Panels in tabs. Without a script all of them are shown. */
export function tabsHtml(title: string, tabs: readonly Tab[]): string {
  const name = anchor(title);
  const buttons = tabs.map(
    ({ label }, index) =>
      `<button type="button" role="tab" id="${name}-tab-${index}" aria-controls="${name}-panel-${index}" aria-selected="${index === 0}"${index === 0 ? '' : ' tabindex="-1"'}>${label}</button>`,
  );
  return blocks(
    `<div class="tabbed"><div class="tabs" role="tablist" aria-label="${title}">${buttons.join('')}</div>`,
    ...tabs.map(({ content }, index) =>
      blocks(
        `<div class="panel" role="tabpanel" id="${name}-panel-${index}" aria-labelledby="${name}-tab-${index}">`,
        content,
        '</div>',
      ),
    ),
    '</div>',
  );
}

const marked = /^<!-- tabs: (.+) -->\n\n([\s\S]*?)\n\n<!-- \/tabs -->$/gm;

/** Puts the sections between the marks of a guide into tabs, each under its heading. */
export function withTabs(markdown: string): string {
  return markdown.replaceAll(marked, (_, title: string, text: string) => {
    const sections = text.split(/^(?=### )/m).filter((section) => section.trim() !== '');
    return tabsHtml(
      title,
      sections.map((section) => ({ label: /^### (.+)$/m.exec(section)?.[1] ?? '', content: section.trim() })),
    );
  });
}

/** The same sections one after the other. */
export function withoutTabs(markdown: string): string {
  return markdown.replaceAll(marked, (_, _title: string, text: string) => text);
}
