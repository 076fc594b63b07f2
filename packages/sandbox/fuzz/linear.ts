// How the time of a request grows with its body: pnpm fuzz:sandbox:linear. Ends with 1 where 20,000 entries take more than 4 times the CPU of 10,000.
import { table } from '../src/domains/operations.ts';
import { createSandbox } from '../src/index.ts';
import type { Inbound } from '../src/index.ts';
import { createChance } from './chance.ts';
import { authorizationsOf } from './run.ts';
import { bodySchemaOf, documentOf, identifiersOf, targetOf } from './requests.ts';
import { fitting, flattened, type Schema } from './values.ts';

const [few, many] = [10_000, 20_000];
/** Below this the ratio says more about the machine than about the sandbox. */
const noticeableInMs = 60;

const sandbox = createSandbox({ seed: 'demo', clock: { now: () => Date.UTC(2026, 2, 4, 12) } });
const authorizations = await authorizationsOf(sandbox);
const known = identifiersOf(sandbox);
const world = sandbox.snapshot();

/** Paths to the lists of a description, two levels deep. */
function listsOf(document: unknown, schema: Schema, depth = 2): readonly (readonly string[])[] {
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

async function cpuOf(inbound: Inbound): Promise<number> {
  sandbox.restore(world);
  const before = process.cpuUsage();
  await sandbox.handle(inbound);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

let slow = 0;
for (const surface of table.surfaces) {
  for (const operation of surface.operations) {
    const schema = operation.body?.kind === 'json' ? bodySchemaOf(surface, operation) : undefined;
    const document = documentOf(surface);
    const authorization = authorizations.find(({ surfaces }) => surfaces.includes(surface.name));
    if (schema === undefined) continue;
    for (const path of listsOf(document, schema)) {
      const chance = createChance(7);
      const target = targetOf(chance, surface, operation, known);
      const body = fitting(chance, document, schema, known);
      let item: Schema = schema;
      for (const step of path) {
        const next = flattened(document, item).properties?.[step] ?? {};
        item = flattened(document, next).items ?? next;
      }
      const usual = fitting(chance, document, item, known);
      const entryOf = (n: number): unknown =>
        typeof usual === 'object' && usual !== null
          ? Object.fromEntries(
              Object.entries(usual).map(([name, value]) => [
                name,
                /(^|_)id$/.test(name) ? `${String(value)}${n}` : (value as unknown),
              ]),
            )
          : usual;
      const inboundOf = (length: number, kind: 'usual' | 'wrong'): Inbound => {
        const bytes = new TextEncoder().encode(
          JSON.stringify(
            withList(
              body,
              path,
              Array.from({ length }, (_, n) => (kind === 'usual' ? entryOf(n) : {})),
            ),
          ),
        );
        const headers: Readonly<Record<string, string | undefined>> = {
          authorization: authorization?.value,
          'content-type': 'application/json',
        };
        return {
          method: operation.method,
          target,
          origin: 'http://sandbox.localhost',
          header: (name) => headers[name],
          body: bytes,
          tooLarge: false,
        };
      };
      for (const kind of ['usual', 'wrong'] as const) {
        const most = await cpuOf(inboundOf(many, kind));
        if (most < noticeableInMs) continue;
        const least = Math.min(await cpuOf(inboundOf(few, kind)), await cpuOf(inboundOf(few, kind)));
        const again = Math.min(most, await cpuOf(inboundOf(many, kind)));
        console.log(
          `${surface.name}/${operation.id} ${path.join('.')} ${kind}: ${few} ${least.toFixed(0)} ms, ${many} ${again.toFixed(0)} ms, x ${(again / least).toFixed(1)}`,
        );
        if (again > 4 * least) slow += 1;
      }
    }
  }
}
console.log(`${slow} grow faster than their body`);
process.exitCode = slow > 0 ? 1 : 0;
