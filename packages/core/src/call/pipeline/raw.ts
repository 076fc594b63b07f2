import type { SurfaceDescriptor } from '../../base/descriptor.ts';
import { framesOfCall, fromCaller } from '../../base/errors/call-site.ts';
import { onDemand } from '../../base/on-demand.ts';
import { snapshot } from '../arguments/snapshot.ts';
import { checkRuntime } from './check-runtime.ts';
import type { RawClient } from './raw-types.ts';
import type { Settings } from './settings.ts';

const loadRawClient = /* @__PURE__ */ onDemand(() => import('./raw-client.ts'));

const calls = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'request'] as const;
const changes = ['use', 'eject'] as const;

type Member = (...values: unknown[]) => unknown;
type Members = Readonly<Record<(typeof calls)[number] | (typeof changes)[number], Member>>;

interface RawRuntime {
  readonly surface: SurfaceDescriptor;
  readonly settings: Settings;
}

/**
 * Creates the path-style client of openapi-fetch on the pipeline of a client. Its code loads with the first call.
 * Changes to its middleware apply in order.
 * @throws {ArgumentError} If `runtime` isn't the runtime of a client.
 */
export function createRaw<Paths extends {}>(runtime: RawRuntime): RawClient<Paths> {
  checkRuntime(runtime);
  const { surface, settings } = runtime;
  let client: Members | undefined;
  const pending: ((client: Members) => void)[] = [];
  const opened = async (): Promise<Members> => {
    const { createRawClient } = await loadRawClient();
    // Only the names of the members matter here.
    const known = (client ??= createRawClient<Paths>(surface, settings) as unknown as Members);
    // One at a time, so that an error of openapi-fetch doesn't drop later changes.
    for (let apply = pending.shift(); apply !== undefined; apply = pending.shift()) apply(known);
    return known;
  };
  const members = {
    ...Object.fromEntries(
      calls.map((name) => {
        const send = async (values: readonly unknown[]): Promise<unknown> => {
          const own = values.map((value) => snapshot(value));
          return (await opened())[name](...own);
        };
        const call = (...values: unknown[]): Promise<unknown> => fromCaller(call, () => send(values), framesOfCall);
        return [name, call];
      }),
    ),
    ...Object.fromEntries(
      changes.map((name) => [
        name,
        (...values: unknown[]): void => void pending.push((known) => known[name](...values)),
      ]),
    ),
  };
  return members as unknown as RawClient<Paths>;
}
