import { element } from './element.ts';
import type { Called, World } from './world.ts';

/** All calls since the world was created, on any page. Each opens with its request and its response. */
export function timelineParts({ timeline }: World): readonly Node[] {
  if (timeline.length === 0) return [];
  return [element('h2', {}, ['Called so far']), element('ol', {}, timeline.map(entry))];
}

/** The color of a status. */
export function statusClass(status: number): string {
  return status < 400 ? 'console-ok' : 'console-refused';
}

function entry({ operation, url, line, status, request, response }: Called): HTMLElement {
  return element('li', {}, [
    element('details', { class: 'console-part' }, [
      element('summary', {}, [element('span', { class: statusClass(status) }, [String(status)]), ` ${line}`]),
      element('p', {}, [element('a', { href: url }, [operation])]),
      text('Request', request),
      text('Response', response),
    ]),
  ]);
}

function text(title: string, content: string): HTMLElement {
  return element('pre', { role: 'group', tabindex: '0', 'aria-label': `${title} of this call` }, [content]);
}
