import type { CallInput } from '../operation/call.ts';
import type { OperationDescriptor } from '../operation/descriptor.ts';
import type { Runtime } from './runtime.ts';

/** A call that was recorded and not sent. */
export interface CapturedCall {
  readonly runtime: Runtime;
  readonly operation: OperationDescriptor;
  readonly input: CallInput;
}

/** Key of the option that makes a method record its call. It isn't part of the public options. */
const recorder: unique symbol = Symbol('recorder');

interface RecordingOptions {
  readonly [recorder]?: (call: CapturedCall) => void;
}

/** Adds the recorder to the options of a method. */
export function recording(options: object | undefined, record: (call: CapturedCall) => void): object {
  return { ...options, [recorder]: record };
}

/** Records the call if its options contain a recorder. Returns whether it did. */
export function isRecorded(options: object | undefined, call: CapturedCall): boolean {
  const record = (options as RecordingOptions | undefined)?.[recorder];
  record?.(call);
  return record !== undefined;
}
