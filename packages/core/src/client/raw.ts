import type { SurfaceDescriptor } from '../operation/descriptor.ts';
import { framesOfCall, fromCaller } from '../errors/call-site.ts';
import { snapshot } from '../call/arguments.ts';
import { checkRuntime } from './runtime-of.ts';
import type { RawClient } from './raw-types.ts';
import type { Settings } from '../call/settings.ts';
import { createRawClient } from './raw-client.ts';

const calls = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'request'] as const;
const changes = ['use', 'eject'] as const;

type Member = (...values: unknown[]) => unknown;
type Members = Readonly<Record<(typeof calls)[number] | (typeof changes)[number], Member>>;

interface RawRuntime {
  readonly surface: SurfaceDescriptor;
  readonly settings: Settings;
}

/**
 * Creates the path-style client of openapi-fetch on the pipeline of a client.
 * @throws {ArgumentError} If `runtime` isn't the runtime of a client.
 */
export function createRaw<Paths extends {}>(runtime: RawRuntime): RawClient<Paths> {
  checkRuntime(runtime);
  const { surface, settings } = runtime;
  // Only the names of the members matter here.
  const client = createRawClient<Paths>(surface, settings) as unknown as Members;
  const members = {
    ...Object.fromEntries(
      calls.map((name) => {
        const send = async (values: readonly unknown[]): Promise<unknown> =>
          client[name](...values.map((value) => snapshot(value)));
        const call = (...values: unknown[]): Promise<unknown> => fromCaller(call, () => send(values), framesOfCall);
        return [name, call];
      }),
    ),
    ...Object.fromEntries(changes.map((name) => [name, (...values: unknown[]): void => void client[name](...values)])),
  };
  return members as unknown as RawClient<Paths>;
}
