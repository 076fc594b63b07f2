import type { CallInput, OperationDescriptor } from '@tradelane/core/runtime';
import type { ReadShape } from './response-shapes.ts';

/** A value of an earlier response. It stays in memory. */
interface Known {
  readonly value: string | number;
  /** Path template of the operation that returned it. */
  readonly path: string;
}

/** How well a value must fit: by name and path, by path, or by name. */
export type Confidence = 'sure' | 'likely' | 'possible';

/** Arguments of a read, or the parameters that no response had a value for. */
export type FoundArguments = { readonly input: CallInput } | { readonly without: readonly string[] };

/** Age of the oldest entries to read, if a read requires a time: 30 days. */
const windowInMs = 30 * 86_400_000;

/** A parameter that needs a value. `owner` is the step of the path before it. */
interface Wanted {
  readonly name: string;
  readonly owner: string;
  readonly isInteger: boolean;
}

/** Values of earlier responses, for the required parameters of other reads. */
export class KnownValues {
  /** By the name of a field, without separators and in lower case: `orderid`. */
  readonly #byName = new Map<string, Known[]>();
  readonly #nowInMs: number;

  constructor(nowInMs: number) {
    this.#nowInMs = nowInMs;
  }

  /** Keeps the IDs of a body. `id` of an entry of `orders` is also an `order_id`. */
  learn({ path }: OperationDescriptor, body: unknown): void {
    this.#learn(path, body, singular(literalSteps(path).at(-1) ?? ''));
  }

  /** Finds the arguments of a read. */
  argumentsFor(operation: OperationDescriptor, shape: ReadShape, confidence: Confidence): FoundArguments {
    const { path, query = {}, page, atLeastOneOf = [] } = operation;
    const without: string[] = [];
    const find = (name: string, owner: string): unknown => {
      const value =
        shape.choices?.[name] ??
        this.#find(operation, { name, owner, isInteger: shape.integers?.includes(name) === true }, confidence);
      if (value === undefined) without.push(name);
      return value;
    };
    const steps = path.split('/');
    const inPath = steps.flatMap((step, index) =>
      step.startsWith('{') ? [[step.slice(1, -1), find(step.slice(1, -1), steps[index - 1] ?? '')]] : [],
    );
    const required = Object.entries(query).flatMap(([name, kind]) =>
      kind.endsWith('!') ? [[name, this.#queryValue(kind, () => find(name, ''))]] : [],
    );
    const before = without.length;
    const choice = atLeastOneOf
      .map((name) => [
        name,
        this.#queryValue(query[name] ?? 'string', () => find(name, literalSteps(path).at(-1) ?? '')),
      ])
      .find(([, value]) => value !== undefined);
    if (choice !== undefined) without.length = before;
    // An operation without a path needs the URL of another response.
    if (path === '') without.push('url');
    if (without.length > 0) return { without };
    // The largest page shows most.
    const size = page === undefined ? {} : { [page.style === 'seek' ? 'limit' : 'max']: page.maxLimit };
    return {
      input: {
        path: Object.fromEntries(inPath) as Record<string, string | number>,
        query: { ...size, ...Object.fromEntries([...required, ...(choice === undefined ? [] : [choice])]) },
      },
    };
  }

  #queryValue(kind: string, find: () => unknown): unknown {
    if (kind.startsWith('date')) return new Date(this.#nowInMs - windowInMs).toISOString();
    const value = find();
    return value !== undefined && /^(?:list|comma)/.test(kind) ? [value] : value;
  }

  /** A value for a parameter, from a field of its name or of the thing that the path names. */
  #find({ path }: OperationDescriptor, wanted: Wanted, confidence: Confidence): Known['value'] | undefined {
    const { name, owner, isInteger } = wanted;
    const fits = ({ value }: Known): boolean => !isInteger || Number.isInteger(Number(value));
    const plain = withoutSeparators(name);
    const one = singular(plain);
    const named = [plain, one, `${one}id`].flatMap((field) => this.#byName.get(field)?.filter(fits) ?? []);
    const near = named.filter((known) => isNear(known, path));
    if (near.length > 0 || confidence === 'sure') return closest(near, path)?.value;
    const owned = owner === '' ? [] : (this.#byName.get(`${singular(owner)}id`) ?? []);
    // `request_id` of a response may be the `document_request_id` of a neighbor.
    const shorter = [...this.#byName].flatMap(([field, all]) =>
      field.length > 4 && field.endsWith('id') && plain.endsWith(field) ? all : [],
    );
    const likely = closest(
      [...shorter, ...owned].filter((known) => fits(known) && isNear(known, path)),
      path,
    );
    return (confidence === 'likely' ? likely : (likely ?? closest(named, path)))?.value;
  }

  #learn(path: string, value: unknown, owner: string): void {
    if (Array.isArray(value)) for (const entry of value) this.#learn(path, entry, owner);
    else if (typeof value === 'object' && value !== null)
      for (const [name, member] of Object.entries(value)) {
        const plain = withoutSeparators(name);
        if ((typeof member === 'string' && member !== '') || typeof member === 'number') {
          this.#keep(plain, { value: member, path });
          if (plain === 'id') this.#keep(`${owner}id`, { value: member, path });
        } else this.#learn(path, member, isWrapper(plain) ? owner : singular(plain));
      }
  }

  /** Keeps the first text and the first number of each name and path. */
  #keep(name: string, known: Known): void {
    const all = this.#byName.get(name) ?? [];
    if (all.length === 0) this.#byName.set(name, all);
    if (all.every(({ path, value }) => path !== known.path || typeof value !== typeof known.value)) all.push(known);
  }
}

/** Names of lists that don't name their entries. */
const isWrapper = (name: string): boolean => ['data', 'items', 'content', 'results'].includes(name);

const withoutSeparators = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase();

const singular = (name: string): string => withoutSeparators(name).replace(/ies$/, 'y').replace(/s$/, '');

const literalSteps = (path: string): readonly string[] =>
  path.split('/').filter((step) => step !== '' && !step.startsWith('{'));

/** Whether paths have a resource in common: imports of prices and imports of products have their own IDs. */
function isNear(known: Known, path: string): boolean {
  const last = path.split('/')[sharedSteps(known.path, path) - 1] ?? '';
  return !/^(?:|api|v\d+|mms|mcm)$/.test(last);
}

const closest = (all: readonly Known[], path: string): Known | undefined =>
  [...all].sort((a, b) => sharedSteps(b.path, path) - sharedSteps(a.path, path))[0];

function sharedSteps(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  const end = left.findIndex((step, index) => step !== right[index]);
  return end < 0 ? left.length : end;
}
