import { table } from '../src/domains/operations.ts';
import { createSandbox, type SandboxRequest } from '../src/index.ts';
import type { Operation, Surface } from '../src/operations/table.ts';
import { createRandom } from './random.ts';
import { bodySchemaOf, documentOf, identifiersOf, targetOf } from './requests.ts';
import { authorizationsOf } from './run.ts';
import { fitting, flattened, type Schema } from './values.ts';

/** How the CPU time of a request grew with a list in its body. */
export interface Growth {
  readonly request: string;
  readonly fewInMs: number;
  readonly manyInMs: number;
}

export interface GrowthOptions {
  /** Entries of the list: some, and then more. */
  readonly few: number;
  readonly many: number;
  /** Ratios of shorter times depend on the machine only. */
  readonly noticeableInMs: number;
  /** How much longer many entries may take. A request that takes longer is measured more often. */
  readonly mostTimes: number;
  /** Operations that several surfaces share are measured on each of them. */
  readonly everySurface: boolean;
  /** How deep in a body the lists stand that are tried. */
  readonly depth: number;
}

/** Paths to the lists of a description, two levels deep. */
function listsOf(document: unknown, schema: Schema, depth: number): readonly (readonly string[])[] {
  if (depth === 0) return [];
  return Object.entries(flattened(document, schema).properties ?? {}).flatMap(([name, property]) => {
    const { type, items = {} } = flattened(document, property);
    const below = listsOf(document, type === 'array' ? items : property, depth - 1).map((path) => [name, ...path]);
    return type === 'array' ? [[name], ...below] : below;
  });
}

/** The body with a list of so many entries at the path. */
function withList(body: unknown, path: readonly string[], entries: readonly unknown[]): unknown {
  const [name = '', ...rest] = path;
  const before = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (rest.length === 0) return { ...before, [name]: entries };
  const inner = before[name];
  return {
    ...before,
    [name]: Array.isArray(inner) ? [withList(inner[0], rest, entries)] : withList(inner, rest, entries),
  };
}

/** Entries that are like one: identifiers differ from entry to entry. */
const entryOf = (usual: unknown, n: number): unknown =>
  typeof usual === 'object' && usual !== null
    ? Object.fromEntries(
        Object.entries(usual).map(([name, value]) => [
          name,
          /(^|_)id$/.test(name) ? `${String(value)}${n}` : (value as unknown),
        ]),
      )
    : usual;

function* rowsOf(everySurface: boolean): Iterable<{ readonly surface: Surface; readonly operation: Operation }> {
  const seen = new Set<string>();
  for (const surface of table.surfaces)
    for (const operation of surface.operations) {
      if (operation.body?.kind !== 'json' || (!everySurface && seen.has(operation.id))) continue;
      seen.add(operation.id);
      yield { surface, operation };
    }
}

/** Sends long lists of valid and invalid entries to every operation, and reports slow requests. */
export async function* growthOfRequests({
  few,
  many,
  noticeableInMs,
  mostTimes,
  everySurface,
  depth,
}: GrowthOptions): AsyncIterable<Growth> {
  const sandbox = createSandbox({ seed: 'demo', clock: { now: () => Date.UTC(2026, 2, 4, 12) } });
  const authorizations = await authorizationsOf(sandbox);
  const known = identifiersOf(sandbox);
  const world = sandbox.snapshot();
  const cpuOf = async (inbound: SandboxRequest): Promise<number> => {
    sandbox.restore(world);
    const before = process.threadCpuUsage();
    await sandbox.handle(inbound);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  for (const { surface, operation } of rowsOf(everySurface)) {
    const [schema, document] = [bodySchemaOf(surface, operation), documentOf(surface)];
    const authorization = authorizations.find(({ surfaces }) => surfaces.includes(surface.name))?.value;
    if (schema === undefined) continue;
    for (const path of listsOf(document, schema, depth)) {
      const random = createRandom(7);
      const target = targetOf(random, surface, operation, known);
      const body = fitting(random, document, schema, known);
      let item: Schema = schema;
      for (const step of path) {
        const next = flattened(document, item).properties?.[step] ?? {};
        item = flattened(document, next).items ?? next;
      }
      const usual = fitting(random, document, item, known);
      for (const kind of ['usual', 'wrong'] as const) {
        const inboundOf = (length: number): SandboxRequest => {
          const entries = Array.from({ length }, (_, n) => (kind === 'usual' ? entryOf(usual, n) : {}));
          const headers: Readonly<Record<string, string | undefined>> = {
            authorization,
            'content-type': 'application/json',
          };
          return {
            method: operation.method,
            target,
            origin: 'http://sandbox.localhost',
            header: (name) => headers[name],
            body: new TextEncoder().encode(JSON.stringify(withList(body, path, entries))),
            tooLarge: false,
          };
        };
        let [fewInMs, manyInMs] = [Infinity, await cpuOf(inboundOf(many))];
        // The least times count, because a busy machine only adds to them.
        for (let round = 0; manyInMs >= noticeableInMs && round < 10; round += 1) {
          if (round >= 3 && manyInMs <= mostTimes * fewInMs) break;
          fewInMs = Math.min(fewInMs, await cpuOf(inboundOf(few)));
          manyInMs = Math.min(manyInMs, await cpuOf(inboundOf(many)));
        }
        if (manyInMs < noticeableInMs) continue;
        const request = `${surface.name}/${operation.id} ${path.join('.')} ${kind}`;
        yield { request, fewInMs, manyInMs };
      }
    }
  }
}
