import type { OperationId } from './context.ts';
import { collection, type Collection } from '../store/index.ts';
import type { World } from '../world/index.ts';

/** A failure of the next calls of an operation. */
export interface Fault {
  /** ID of the operation, or `*` for any. */
  readonly operation: string;
  /** Respond with this status instead of running the operation. */
  readonly status?: number;
  /** Seconds of the `Retry-After` header next to the status. */
  readonly retry_after?: number;
  /** Wait before anything else. */
  readonly delay_ms?: number;
  /** Cut the connection instead of running the operation (`true`, `request`), or after running it (`response`). */
  readonly drop?: boolean | 'request' | 'response';
  /** Number of calls that it affects. */
  readonly times: number;
}

/** A fault to add. Like {@link Fault}, but only the operation is required. */
export type FaultInput = Omit<Fault, 'operation' | 'times'> & {
  /** ID of the operation, or `*` for any. */
  readonly operation: OperationId | '*';
  /** Default: 1. */
  readonly times?: number;
};

const faults: Collection<Fault> = collection('faults');

export function addFault(world: World, fault: Fault): void {
  world.store.put(faults, String(world.next('fault')).padStart(12, '0'), fault);
}

/** Faults that have calls left to affect. */
export const readFaults = (world: World): readonly (Fault & { readonly id: string })[] =>
  [...world.store.scan(faults)].map(({ key, value }) => ({ id: key, ...value }));

/** A call may have used it up in the meantime, so it may be gone. */
export const removeFault = ({ store }: World, id: string): undefined =>
  void store.delete(faults as Collection<never>, id);

export function clearFaults(world: World): void {
  for (const { key } of world.store.scan(faults)) world.store.delete(faults, key);
}

/** The fault that affects this call, if any. Counts the call. */
export function takeFault(world: World, operation: string): Fault | undefined {
  if (world.store.count(faults) === 0) return undefined;
  for (const { key, value } of world.store.scan(faults)) {
    if (value.operation !== operation && value.operation !== '*') continue;
    if (value.times <= 1) world.store.delete(faults, key);
    else world.store.put(faults, key, { ...value, times: value.times - 1 });
    return value;
  }
  return undefined;
}
