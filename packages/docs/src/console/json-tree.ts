import { element } from './element.ts';

/** Number of entries that are shown at first. The others are shown on demand. */
const entriesAtOnce = 100;

/**
 * JSON as a tree that opens and closes. A closed part renders when it opens, so that a response of megabytes renders fast.
 */
export function jsonTree(value: unknown, openLevels = 3): HTMLElement {
  return element('div', { class: 'json-tree', role: 'group', tabindex: '0', 'aria-label': 'Response body' }, [
    node(undefined, value, openLevels),
  ]);
}

function node(name: string | undefined, value: unknown, openLevels: number): HTMLElement {
  const label = name === undefined ? [] : [element('span', { class: 'json-name' }, [`${name}: `])];
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return element('div', {}, [...label, element('span', {}, [JSON.stringify(value)])]);
  const entries = Object.entries(value);
  const isList = Array.isArray(value);
  const count = isList ? `[${entries.length}]` : `{${entries.length}}`;
  const part = element('details', {}, [element('summary', {}, [...label, count])]);
  const draw = (): void => {
    if (part.childElementCount === 1) part.append(children(entries, isList, openLevels - 1));
  };
  part.addEventListener('toggle', () => {
    if (part.open) draw();
  });
  if (openLevels > 0 && entries.length <= entriesAtOnce) {
    part.open = true;
    draw();
  }
  return part;
}

function children(entries: readonly (readonly [string, unknown])[], isList: boolean, openLevels: number): HTMLElement {
  const place = element('div', { class: 'json-entries' });
  const show = (from: number): void => {
    const shown = entries.slice(from, from + entriesAtOnce);
    // Of a list the first entry is open: the others look alike.
    place.append(
      ...shown.map(([name, value], index) => node(name, value, isList && from + index > 0 ? 0 : openLevels)),
    );
    const rest = entries.length - from - shown.length;
    if (rest === 0) return;
    const more = element('button', { type: 'button' }, [`${Math.min(rest, entriesAtOnce)} of ${rest} more`]);
    more.addEventListener('click', () => {
      more.remove();
      show(from + entriesAtOnce);
    });
    place.append(more);
  };
  show(0);
  return place;
}
