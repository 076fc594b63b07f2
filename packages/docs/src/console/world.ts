import { createSandbox, type Sandbox, type Snapshot } from '@tradelane/sandbox/portable';
import { demoOrigin } from '../demo/address.ts';
import { callersOf, type Caller } from '../demo/callers.ts';
import { forget, keep, readKept } from './kept.ts';
import type { Made } from './made.ts';

/** A call that was made, for the timeline. */
export interface Called {
  readonly operation: string;
  /** The page of the operation. */
  readonly url: string;
  readonly line: string;
  readonly status: number;
  readonly request: string;
  /** Status, headers and body. A long text is cut off. */
  readonly response: string;
}

/** One sandbox for all pages: what one request changes, the next one sees, until the world is reset. */
export interface World {
  readonly sandbox: Sandbox;
  /** All calls, oldest first. */
  readonly timeline: readonly Called[];
  /** Identifiers of what the calls made last. */
  readonly made: Made;
  /** The bodies that were sent last to operations that create or change, by operation. */
  readonly bodies: Readonly<Record<string, string>>;
  callers(surface: string): readonly Caller[];
  /** URLs of a sandbox on the user's machine, as in the samples of the page. */
  readonly servedUrls: Readonly<Record<string, string>>;
  /** Value of the `Authorization` header. Undefined if there is none. */
  authorization(surface: string, caller?: string): Promise<string | undefined>;
  /** Notes a call, and keeps the world as it is for the next page. */
  note(called: Called, made: Made, body: string | undefined): Promise<void>;
  reset(): Promise<void>;
}

interface Kept {
  readonly snapshot: Snapshot;
  readonly timeline: readonly Called[];
  readonly made: Made;
  readonly bodies: Readonly<Record<string, string>>;
}

let world: Promise<World> | undefined;

/** The world as the last page left it, or a new one. */
export function theWorld(): Promise<World> {
  world ??= begin();
  return world;
}

async function begin(): Promise<World> {
  const sandbox = createSandbox({
    seed: 'demo',
    actions: 'manual',
    limits: 'real',
    onFailure: (error) => console.error(error),
  });
  // The token that links a store is the first that is issued.
  sandbox.info();
  const kept = (await readKept()) as Kept | undefined;
  try {
    if (kept !== undefined) sandbox.restore(kept.snapshot);
  } catch {
    // A world of another version of these pages: a new one takes its place.
    await forget();
    sandbox.reset();
    return createWorld(sandbox);
  }
  return createWorld(sandbox, kept);
}

export function createWorld(sandbox: Sandbox, before: Partial<Omit<Kept, 'snapshot'>> = {}): World {
  const tokens = new Map<string, string>();
  let { timeline = [], made = {}, bodies = {} } = before;
  return {
    sandbox,
    get timeline() {
      return timeline;
    },
    get made() {
      return made;
    },
    get bodies() {
      return bodies;
    },
    servedUrls: { ...sandbox.info(demoOrigin).urls },
    callers: (surface) => callersOf(surface, sandbox.info().credentials),
    async authorization(surface, name) {
      const { credentials, urls } = sandbox.info();
      const callers = callersOf(surface, credentials);
      const credential = (callers.find((caller) => caller.name === name) ?? callers[0])?.credential;
      switch (credential?.kind) {
        case undefined:
        case 'none':
          return undefined;
        case 'key':
          return credential.key;
        case 'token':
          return `Bearer ${credential.token}`;
        case 'client': {
          const known = tokens.get(credential.id);
          if (known !== undefined && (await stillGood(sandbox, urls.base_url, known))) return known;
          const response = await sandbox.fetch(`${urls.auth_url}/oauth/token`, {
            method: 'POST',
            body: new URLSearchParams({
              grant_type: 'client_credentials',
              client_id: credential.id,
              client_secret: credential.secret,
            }),
          });
          const { access_token } = (await response.json()) as { access_token: string };
          tokens.set(credential.id, `Bearer ${access_token}`);
          return `Bearer ${access_token}`;
        }
      }
    },
    async note(called, identifiers, body) {
      timeline = [...timeline, called].slice(-20);
      made = identifiers;
      if (body !== undefined) bodies = { ...bodies, [called.operation]: body };
      // Without the digest, which takes time and which a world in process does without.
      const { version, collections } = sandbox.snapshot();
      await keep({ snapshot: { version, collections }, timeline, made, bodies } satisfies Kept);
    },
    async reset() {
      sandbox.reset();
      sandbox.info();
      tokens.clear();
      timeline = [];
      made = {};
      bodies = {};
      await forget();
    },
  };
}

/** A reset forgets tokens, and so does time. A request without a body shows it, since authentication comes first. */
async function stillGood(sandbox: Sandbox, baseUrl: string, authorization: string): Promise<boolean> {
  const response = await sandbox.fetch(`${baseUrl}/api/v2/orders/actions/none`, { headers: { authorization } });
  return response.status !== 401;
}
