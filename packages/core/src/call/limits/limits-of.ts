import type { OperationDescriptor, RateLimit, RateWindow } from '../../base/descriptor.ts';
import type { Call } from '../call.ts';

/** Follow-up pages do not count against windows of this length or more (ours). */
const followUpWindowInMs = 60_000;

const none: readonly RateWindow[] = [];
const known = /* @__PURE__ */ new WeakMap<
  object,
  { readonly first: readonly RateWindow[]; readonly page: readonly RateWindow[] }
>();

/** The windows that a call has to keep to: the documented maximum of its operation (E03), or what is recommended where no maximum is stated. */
export function limitsOf({
  operation,
  input,
  followUpPage,
}: Pick<Call, 'operation' | 'input' | 'followUpPage'>): readonly RateWindow[] {
  const rate = rateOf({ operation, input });
  if (!rate) return none;
  let windows = known.get(rate);
  if (!windows) {
    const first = rate.maximum ?? rate.recommended ?? [];
    const page =
      rate.followUpPages === 'free' ? first.filter(({ periodInMs }) => periodInMs < followUpWindowInMs) : first;
    windows = { first, page };
    known.set(rate, windows);
  }
  return followUpPage ? windows.page : windows.first;
}

/** The rate that holds for a call: its operation's, or the one of calls without some parameter. */
function rateOf({ operation, input }: Pick<Call, 'operation' | 'input'>): RateLimit | undefined {
  const whenAbsent = operation.rate?.whenAbsent;
  return whenAbsent && valueAt(input, `query.${whenAbsent.query}`) === '' ? whenAbsent : operation.rate;
}

/** What a limit counts by (E03): operation, who calls, and the values that the descriptor names. */
export function limitKey(
  prefix: string,
  identity: string,
  { operation, input }: Pick<Call, 'operation' | 'input'>,
): string {
  const { rate } = operation;
  const key = keyWithoutValues(prefix, identity, operation);
  if (!rate?.whenAbsent && !rate?.key) return key;
  const variant =
    rate.whenAbsent && rateOf({ operation, input }) === rate.whenAbsent ? ` without ${rate.whenAbsent.query}` : '';
  return key + variant + (rate.key ?? []).map((name) => ` ${name}=${valueAt(input, name)}`).join('');
}

interface LastKey {
  readonly prefix: string;
  readonly identity: string;
  readonly key: string;
}

const lastKeys = /* @__PURE__ */ new WeakMap<OperationDescriptor, LastKey>();

/** Mostly the same client asks again, and a text that is at hand is hashed once. */
function keyWithoutValues(prefix: string, identity: string, operation: OperationDescriptor): string {
  let last = lastKeys.get(operation);
  if (last?.prefix !== prefix || last.identity !== identity)
    lastKeys.set(operation, (last = { prefix, identity, key: `${prefix} ${operation.id} ${identity}` }));
  return last.key;
}

function valueAt(input: object, name: string): string {
  let value: unknown = input;
  for (const step of name.split('.')) {
    value =
      typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[step] : undefined;
  }
  return value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}
