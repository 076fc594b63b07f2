import {
  createSandbox,
  MemoryStore,
  type Sandbox,
  type SandboxRequest,
  SqliteStore,
  type Store,
} from '../src/index.ts';
import { createRandom } from './random.ts';
import { anyRequest, identifiersOf } from './requests.ts';
import { authorizationsOf } from './run.ts';

/** Requests per sequence, and sequences per world. */
const [requestsOfSequence, sequencesOfWorld] = [8, 50];

const clock = { now: () => Date.UTC(2026, 2, 4, 12) };

/** Random values of a response, such as receipts of deliveries. */
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

async function responseOf(sandbox: Sandbox, inbound: SandboxRequest): Promise<string> {
  const { status, headers, body, drop } = await sandbox.handle(inbound);
  const bytes = typeof body === 'object' && 'parts' in body ? Buffer.concat([...body.parts]) : body;
  const text = typeof bytes === 'object' ? Buffer.from(bytes).toString('base64') : (bytes ?? '');
  return `${status} ${JSON.stringify(headers)} ${drop === true ? 'dropped' : text}`.replaceAll(uuid, 'UUID');
}

/**
 * Sends the same random sequences of requests to a sandbox in memory and to one in SQLite. Returns the requests whose
 * responses differ, and the sequences after which the content differs.
 */
export async function differences(seed: number, sequences: number): Promise<readonly string[]> {
  const random = createRandom(seed);
  const found: string[] = [];
  let stores: readonly Store[] = [];
  let sandboxes: readonly Sandbox[] = [];
  let [known, authorizations]: [readonly string[], Awaited<ReturnType<typeof authorizationsOf>>] = [[], []];
  for (let n = 0; n < sequences; n++) {
    if (n % sequencesOfWorld === 0) {
      for (const sandbox of sandboxes) sandbox.close();
      stores = [new MemoryStore(), new SqliteStore(':memory:')];
      const seedOfWorld = random.is(0.8) ? 'demo' : 'empty';
      sandboxes = stores.map((store) => createSandbox({ store, clock, seed: seedOfWorld, onFailure: () => undefined }));
      known = identifiersOf(sandboxes[0] as Sandbox);
      for (const sandbox of sandboxes) authorizations = await authorizationsOf(sandbox);
    }
    for (let request = 0; request < requestsOfSequence; request++) {
      const inbound = anyRequest(random, { authorizations, known });
      const [one, other] = await Promise.all(sandboxes.map((sandbox) => responseOf(sandbox, inbound)));
      if (one !== other)
        found.push(
          `sequence ${n}: ${inbound.method} ${inbound.target.slice(0, 300)}\n  ${one?.slice(0, 500)}\n  ${other?.slice(0, 500)}`,
        );
    }
    if (n % sequencesOfWorld === sequencesOfWorld - 1 || n === sequences - 1) {
      const [one, other] = stores.map((store) => JSON.stringify(store.contents()));
      if (one !== other) found.push(`sequence ${n}: the content differs`);
    }
    if (found.length > 20) break;
  }
  for (const sandbox of sandboxes) sandbox.close();
  return found;
}
