import { element } from './element.ts';

interface Cause {
  /** Rules of every operation by number: of the hub, and of an instance if they differ. */
  readonly rules: readonly string[];
  readonly ofInstance?: readonly string[];
  readonly guide: string;
  readonly title: string;
}

/** The rules about a status that apply to every operation. */
const causes: Readonly<Record<number, Cause>> = {
  401: { rules: ['T08'], ofInstance: ['T13'], guide: '/guides/authentication/', title: 'Authentication' },
  403: { rules: ['T08', 'T14'], ofInstance: ['T13', 'T14'], guide: '/guides/authentication/', title: 'Authentication' },
  406: { rules: ['E08'], guide: '/guides/errors/', title: 'Errors' },
  415: { rules: ['E08'], guide: '/guides/errors/', title: 'Errors' },
  429: { rules: ['E03', 'E02'], guide: '/guides/limits/', title: 'Limits' },
};

/** An error response with its class, its causes and the rules that the request may violate. */
export async function explained(surface: string, status: number): Promise<readonly Node[]> {
  if (status < 400) return [];
  const cause = causes[status];
  const [, name = '', when = ''] = rowOf(status);
  const isInstance = /^(?:services|marketplace|catalog)-/.test(surface);
  const numbers = cause === undefined ? [] : ((isInstance ? cause.ofInstance : undefined) ?? cause.rules);
  const general = numbers.length === 0 ? {} : await readRules();
  const rules = [
    ...numbers.map((number) => rule(number, general[number] ?? '', cause?.guide ?? '/guides/errors/')),
    ...(cause === undefined ? ownRules() : []),
  ];
  const guide = element('a', { href: cause?.guide ?? '/guides/errors/' }, [cause?.title ?? 'Errors']);
  return [
    element('section', { class: 'console-explained', 'aria-label': 'Why' }, [
      element('p', {}, [
        element('strong', {}, [name === '' ? `Status ${status}` : `${name}: `]),
        `${when} See `,
        guide,
        ' and the ',
        element('a', { href: '#errors' }, ['errors of this operation']),
        '.',
      ]),
      ...(rules.length === 0 ? [] : [element('ul', {}, rules)]),
    ]),
  ];
}

/** The row of a status in the table of errors of this page. */
function rowOf(status: number): readonly string[] {
  const row = [...document.querySelectorAll('.op-main tr')].find(
    (one) => one.firstElementChild?.textContent?.trim() === String(status),
  );
  return [...(row?.children ?? [])].map((cell) => cell.textContent?.trim() ?? '');
}

/** The rules of the operation, as its page has them. */
function ownRules(): readonly HTMLElement[] {
  return [...document.querySelectorAll('.op-main > .rules > li')].map((item) => {
    const link = item.querySelector('.rule-id');
    const number = link?.textContent ?? '';
    const statement = (item.textContent ?? '').trim().slice(0, -number.length).trim();
    return rule(number, statement, link?.getAttribute('href') ?? '/rules/');
  });
}

function rule(number: string, statement: string, url: string): HTMLElement {
  return element('li', {}, [element('a', { href: url }, [number]), ` ${statement}`]);
}

async function readRules(): Promise<Readonly<Record<string, string>>> {
  const response = await fetch('/console/rules.json');
  return response.ok ? ((await response.json()) as Readonly<Record<string, string>>) : {};
}
