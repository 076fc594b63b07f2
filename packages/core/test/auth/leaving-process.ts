/** A process that calls twice with a token that is due for renewal, and then has no more work. */
import { createRuntime } from '../support/runtime.ts';
import { operations, surface } from '../support/world.ts';

const [url = ''] = process.argv.slice(2);
const nowInMs = Date.now();
const due = { accessToken: 'due', issuedAtInMs: nowInMs - 3_000_000, expiresAtInMs: nowInMs + 400_000 };
const none = (): Promise<void> => Promise.resolve();
const auth = { authUrl: url, clientId: 'shop', clientSecret: 'secret' };
const tokenStore = { get: () => Promise.resolve(due), set: none, delete: none };
const runtime = createRuntime(surface, { baseUrl: url, auth, tokenStore, timeoutInMs: 5_000 });
for (let call = 0; call < 2; call += 1) await runtime.call(operations.read, { path: { thing_id: 1 } });
process.stdout.write('called');
