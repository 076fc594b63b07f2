import type { CallInput, CallOptions } from '../call.ts';
import type { CheckpointStore } from '../checkpoint/index.ts';
import type { OperationDescriptor } from '../descriptor.ts';
import { ApiPromise, type WithResponse } from '../results/index.ts';
import type { Runtime } from '../runtime.ts';

const dayInMs = 86_400_000;

/** What a cache keeps of an answer. */
interface Kept {
  readonly at: number;
  readonly status: number;
  readonly data: unknown;
}

/**
 * The same runtime, which answers what may be read once a day (A01, CH11 …) from `store` for a day. Which operations
 * these are their documented rates say. A change at the same address (A02) forgets what was read there.
 */
export function withSettingsCache<Paths extends {}>(
  runtime: Runtime<Paths>,
  store: CheckpointStore | undefined,
  presets = '',
): Runtime<Paths> {
  if (store === undefined) return runtime;
  const { clock, surface } = runtime;
  const prefixOf = (path: string): string => `settings.${surface.name}:${path} `;
  const read = async <T>(
    operation: OperationDescriptor,
    input: CallInput,
    options: CallOptions | undefined,
  ): Promise<WithResponse<T>> => {
    const key = `${prefixOf(operation.path)}${presets} ${JSON.stringify([input.path, input.query])}`;
    const text = (await store.read(key)).get(key);
    // Written below.
    const kept = text === undefined ? undefined : (JSON.parse(text) as Kept);
    if (kept !== undefined && Math.abs(clock.now() - kept.at) < dayInMs) {
      const callId = options?.callId ?? crypto.randomUUID();
      const { status, data } = kept;
      return { data: data as T, status, headers: new Headers(), callId, requestId: undefined, attempts: 0 };
    }
    const answer = await runtime.call<T>(operation, input, options).withResponse();
    const fresh: Kept = { at: clock.now(), status: answer.status, data: answer.data };
    await store.write([{ key, value: JSON.stringify(fresh) }]);
    return answer;
  };
  const change = async <T>(
    operation: OperationDescriptor,
    input: CallInput,
    options: CallOptions | undefined,
  ): Promise<WithResponse<T>> => {
    const forget = async (): Promise<void> => {
      const stale = [...(await store.read(prefixOf(operation.path))).keys()];
      if (stale.length > 0) await store.write(stale.map((key) => ({ key, value: undefined })));
    };
    // Also where it failed: nobody may know whether it was done.
    return runtime.call<T>(operation, input, options).withResponse().finally(forget);
  };
  return {
    ...runtime,
    call: <T>(operation: OperationDescriptor, input: CallInput, options?: CallOptions): ApiPromise<T> => {
      if (operation.method !== 'GET') return new ApiPromise<T>(() => change<T>(operation, input, options));
      if (!isReadOnceADay(operation)) return runtime.call<T>(operation, input, options);
      return new ApiPromise<T>(() => read<T>(operation, input, options));
    },
    with: (defaults) =>
      withSettingsCache(runtime.with(defaults), store, presets + JSON.stringify(defaults.query ?? {})),
  };
}

function isReadOnceADay({ rate, answer }: OperationDescriptor): boolean {
  const windows = rate?.recommended ?? rate?.maximum ?? [];
  return answer === undefined && windows.some(({ requests, periodInMs }) => requests === 1 && periodInMs >= dayInMs);
}
