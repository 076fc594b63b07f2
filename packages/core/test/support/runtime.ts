import type { ClientOptions } from '../../src/index.ts';
import * as core from '../../src/runtime.ts';

type WithoutRuntime<Call> = Call extends (runtime: core.Runtime, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never;

/** A runtime with the functions of generated clients as methods. */
export interface Runtime extends core.Runtime {
  call<T>(...called: CalledWith): core.ApiPromise<T>;
  list<Item, Body>(...called: ListedWith): ReturnType<typeof core.list<Item, Body>>;
  file: WithoutRuntime<typeof core.file>;
  batch<Item, Body>(
    ...called: Parameters<WithoutRuntime<typeof core.batch<Item, Body>>>
  ): ReturnType<typeof core.batch<Item, Body>>;
  with(...defaults: Parameters<core.Runtime['with']>): Runtime;
}

type CalledWith = Parameters<WithoutRuntime<typeof core.call>>;
type ListedWith = Parameters<WithoutRuntime<typeof core.list>>;

/** Adds the methods to a runtime. */
export function withMethods(runtime: core.Runtime): Runtime {
  return {
    ...runtime,
    call: (...called) => core.call(runtime, ...called),
    list: (...called) => core.list(runtime, ...called),
    file: (...called) => core.file(runtime, ...called),
    batch: (...called) => core.batch(runtime, ...called),
    with: (defaults) => withMethods(runtime.with(defaults)),
  };
}

export const createRuntime = (surface: core.SurfaceDescriptor, options: ClientOptions): Runtime =>
  withMethods(core.createRuntime(surface, options));
