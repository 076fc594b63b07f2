import { element } from './element.ts';
import type { Called, World } from './world.ts';

/** All calls since the world was created, on any page. Each opens with its request and its response. */
export function timelineParts({ timeline }: World): readonly Node[] {
  if (timeline.length === 0) return [];
  return [element('h2', {}, ['Called so far']), element('ol', {}, timeline.map(entry))];
}

function entry({ operation, url, line, status, request, response }: Called): HTMLElement {
  return element('li', {}, [
    element('details', { class: 'console-part' }, [
      element('summary', {}, [
        element('span', { class: status < 400 ? 'console-ok' : 'console-refused' }, [String(status)]),
        ` ${line}`,
      ]),
      element('p', {}, [element('a', { href: url }, [operation])]),
      text('Request', request),
      text('Response', response),
    ]),
  ]);
}

function text(title: string, content: string): HTMLElement {
  return element('pre', { role: 'group', tabindex: '0', 'aria-label': `${title} of this call` }, [content]);
}
