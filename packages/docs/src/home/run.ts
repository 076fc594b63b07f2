import { element } from '../console/element.ts';
import { pretty } from '../console/json.ts';
import { statusClass } from '../console/timeline.ts';

/** A report of the worker. */
export type Report =
  | { readonly kind: 'line'; readonly text: string }
  | {
      readonly kind: 'request';
      readonly method: string;
      readonly path: string;
      readonly status: number;
      readonly tookInMs: number;
      readonly body: string;
    }
  | { readonly kind: 'end'; readonly error?: string };

let worker: Worker | undefined;

/** Runs a program in a worker, and shows its output and its requests. */
export function runProgram(program: string, place: HTMLElement): void {
  worker?.terminate();
  const output = element('pre', { role: 'group', tabindex: '0', 'aria-label': 'Output' }, ['Starting a sandbox …']);
  const requests = element('ol', { 'aria-label': 'Requests' });
  place.replaceChildren(
    element('section', {}, [element('h2', {}, ['Output']), output]),
    element('section', {}, [element('h2', {}, ['Requests']), requests]),
  );
  let lines = '';
  const print = (text: string): void => {
    lines += `${text}\n`;
    output.textContent = lines;
  };
  const running = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
  worker = running;
  running.addEventListener('message', ({ data }: MessageEvent<Report>) => {
    if (data.kind === 'line') return print(data.text);
    if (data.kind === 'request') return void requests.append(requestOf(data));
    if (data.error !== undefined) print(`Error: ${data.error}`);
    else if (lines === '') print('The program printed nothing.');
    place.dataset['ended'] = '';
    running.terminate();
  });
  running.addEventListener('error', ({ message }) => {
    print(`Error: ${message || 'The sandbox could not start.'}`);
    place.dataset['ended'] = '';
  });
  delete place.dataset['ended'];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  running.postMessage(program);
}

function requestOf({ method, path, status, tookInMs, body }: Extract<Report, { kind: 'request' }>): HTMLElement {
  return element('li', {}, [
    element('details', {}, [
      element('summary', {}, [
        element('span', { class: statusClass(status) }, [String(status)]),
        ` ${method} ${path} `,
        element('span', { class: 'took' }, [`${tookInMs} ms`]),
      ]),
      element('pre', { role: 'group', tabindex: '0', 'aria-label': `Response of ${path}` }, [pretty(body)]),
    ]),
  ]);
}
