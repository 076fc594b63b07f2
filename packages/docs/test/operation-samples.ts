import type { DemoCall } from '../src/demo/call.ts';
import { samplesOf, type Samples } from '../src/demo/samples.ts';
import { calls, references } from './reference.ts';

export { docs, root } from './reference.ts';

export interface OperationSample extends Samples {
  /** `hub v2-listOrders`. */
  readonly name: string;
  readonly call: DemoCall;
}

/** The samples of every operation page, by surface. */
export function operationSamples(): ReadonlyMap<string, readonly OperationSample[]> {
  return new Map(
    references.map((reference) => [
      reference.surface.name,
      reference.operations.map((operation) => {
        const name = `${reference.surface.name} ${operation.id}`;
        const call = calls.of(reference.surface.name, operation.id);
        return { name, call, ...samplesOf(reference, operation, calls) };
      }),
    ]),
  );
}

/** True if a call changes nothing, so that several calls can share a world. */
export function isRead({ method, after }: DemoCall): boolean {
  return method === 'GET' && (after === undefined || isRead(after.call));
}

/** Entries in a stable order that doesn't depend on the table. */
export function shuffled<T extends { readonly name: string }>(entries: readonly T[], seed: number): readonly T[] {
  const rank = ({ name }: T): number =>
    [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619), seed) >>> 0;
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

/** A response that accepts some entries and rejects others, and here accepted none. */
export const acceptedNothing: RegExp = /"\w+_success":\[\],"\w+_errors":\[\{|"errors_count":[1-9]/;
