import type { Clock } from '../../base/clock/clock.ts';
import type { OperationDescriptor } from '../../base/descriptor.ts';
import type { Runtime } from '../../client/runtime.ts';
import { retryTransientErrors } from '../transient-errors.ts';

/** What the list of imports (P51) shows of one. */
export interface ListedImport {
  readonly import_id: number;
  readonly date_created: string;
}

export interface ImportList {
  readonly imports: readonly ListedImport[];
  /** How far the server's clock is ahead of this machine's; 0 where it does not tell. */
  readonly clockLeadInMs: number;
}

/** The newest hundred imports of a shop. It waits for its limit, and for failures to pass. */
export async function listImports(
  { call, clock }: Pick<Runtime, 'call' | 'clock'>,
  list: OperationDescriptor,
  shop: number | undefined,
  signal: AbortSignal | undefined,
): Promise<ImportList> {
  const query = { order: 'desc', max: 100, ...(shop !== undefined && { shop_id: shop }) };
  const read = (): Promise<{ readonly data: object; readonly headers: Headers }> =>
    call<object>(list, { query }, { signal, maxWaitInMs: Infinity }).withResponse();
  const { data, headers } = await retryTransientErrors(read, clock, signal);
  const items: unknown = Object.entries(data).find(([name]) => name === list.page?.items)?.[1];
  return {
    // The shape is the documents'.
    imports: Array.isArray(items) ? (items as readonly ListedImport[]) : [],
    clockLeadInMs: clockLeadOf(headers.get('date'), clock),
  };
}

function clockLeadOf(date: string | null, clock: Clock): number {
  const serverInMs = Date.parse(date ?? '');
  return Number.isNaN(serverInMs) ? 0 : serverInMs - clock.now();
}
