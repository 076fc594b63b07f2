import type { RateLimit, RateWindow } from '../../base/descriptor.ts';
import type { Call } from '../call.ts';

/** Windows of this length or more are longer than most processes live. */
const longWindowInMs = 3_600_000;
/** Follow-up pages do not count against windows of this length or more (ours). */
const followUpWindowInMs = 60_000;

/** The windows that a call has to keep to, and those that are only counted. */
export interface CallWindows {
  readonly enforced: readonly RateWindow[];
  readonly advisory: readonly RateWindow[];
}

const none: CallWindows = { enforced: [], advisory: [] };
const all = /* @__PURE__ */ new WeakMap<
  object,
  {
    readonly lenient: CallWindows;
    readonly strict: CallWindows;
    readonly lenientPage: CallWindows;
    readonly strictPage: CallWindows;
  }
>();

/**
 * The documented maximum of an operation (E03), or what is recommended where no maximum is stated.
 * @param strict windows of an hour or more are enforced as well
 */
export function limitsOf(
  { operation, input, followUpPage }: Pick<Call, 'operation' | 'input' | 'followUpPage'>,
  strict: boolean,
): CallWindows {
  const rate = rateOf({ operation, input });
  if (!rate) return none;
  let known = all.get(rate);
  if (!known) {
    const windows = rate.maximum ?? rate.recommended ?? [];
    const ofPage =
      rate.followUpPages === 'free' ? windows.filter(({ periodInMs }) => periodInMs < followUpWindowInMs) : windows;
    const isShort = ({ periodInMs }: RateWindow): boolean => periodInMs < longWindowInMs;
    const lenient = (some: readonly RateWindow[]): CallWindows => ({
      enforced: some.filter(isShort),
      advisory: some.filter((one) => !isShort(one)),
    });
    known = {
      lenient: lenient(windows),
      strict: enforceAll(windows),
      lenientPage: lenient(ofPage),
      strictPage: enforceAll(ofPage),
    };
    all.set(rate, known);
  }
  if (followUpPage) return strict ? known.strictPage : known.lenientPage;
  return strict ? known.strict : known.lenient;
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
  const variant =
    rate?.whenAbsent && rateOf({ operation, input }) === rate.whenAbsent ? ` without ${rate.whenAbsent.query}` : '';
  const key = `${prefix} ${operation.id} ${identity}${variant}`;
  const counted = rate?.key;
  if (!counted) return key;
  return key + counted.map((name) => ` ${name}=${valueAt(input, name)}`).join('');
}

function valueAt(input: object, name: string): string {
  let value: unknown = input;
  for (const step of name.split('.')) {
    value =
      typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[step] : undefined;
  }
  return value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function enforceAll(windows: readonly RateWindow[]): CallWindows {
  return { enforced: windows, advisory: [] };
}
