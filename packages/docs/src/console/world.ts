import type { createSandbox, Sandbox, Snapshot } from '@tradelane/sandbox/portable';
import { demoOrigin } from '../demo/address.ts';
import { callersOf, type Caller } from '../demo/callers.ts';
import { forget, keep, readKept } from './kept.ts';
import type { Made } from './made.ts';
import { hasLateCheck, worldOf, type WorldName } from './world-name.ts';

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

/** One sandbox for related surfaces: what one request changes, the next one sees, until the world is reset. */
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
  /** Loads what workbooks, XML files and archives need. */
  openFileTools(): Promise<void>;
}

/** The file of a surface, see `compose/worlds.ts`. */
export interface Portable {
  readonly createSandbox: typeof createSandbox;
  addChecks(checks: object): void;
  addFileTools(tools: object): void;
}

interface Token {
  readonly access_token: string;
  readonly expires_in: number;
}

interface Kept {
  readonly snapshot: Snapshot;
  readonly timeline: readonly Called[];
  readonly made: Made;
  readonly bodies: Readonly<Record<string, string>>;
  /** Whether the work of the world may need the tools for files. */
  readonly hasFiles: boolean;
}

let world: Promise<World> | undefined;

/** The world of an operation as the last page left it, or a new one. A page has one operation. */
export function theWorld(surface: string, operation: string, method: string): Promise<World> {
  world ??= begin(surface, operation, method);
  return world;
}

const load = (name: string): Promise<object> => import(/* @vite-ignore */ `/console/worlds/${name}.js`);

async function begin(surface: string, operation: string, method: string): Promise<World> {
  const name = worldOf(surface);
  const [portable, check, kept] = (await Promise.all([
    load(surface),
    hasLateCheck(surface, method) ? load(`${surface}/${operation}`) : undefined,
    readKept(name),
  ])) as [Portable, object | undefined, Kept | undefined];
  if (check !== undefined) portable.addChecks(check);
  const openFileTools = async (): Promise<void> => portable.addFileTools(await load('file-tools'));
  if (kept?.hasFiles === true) await openFileTools();
  const sandbox = portable.createSandbox({
    seed: 'demo',
    actions: 'manual',
    limits: 'real',
    onFailure: (error) => console.error(error),
  });
  // The token that links a store is the first that is issued.
  sandbox.info();
  try {
    if (kept !== undefined) sandbox.restore(kept.snapshot);
  } catch {
    // A world of another version of these pages: a new one takes its place.
    await forget(name);
    sandbox.reset();
    return createWorld(sandbox, {}, name, openFileTools);
  }
  return createWorld(sandbox, kept, name, openFileTools);
}

export function createWorld(
  sandbox: Sandbox,
  before: Partial<Omit<Kept, 'snapshot'>> = {},
  name: WorldName = 'hub',
  openFileTools: World['openFileTools'] = () => Promise.resolve(),
): World {
  const tokens = new Map<string, { readonly value: string; readonly until: number }>();
  let { timeline = [], made = {}, bodies = {}, hasFiles = false } = before;
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
    async authorization(surface, asked) {
      const { credentials, urls } = sandbox.info();
      const callers = callersOf(surface, credentials);
      const credential = (callers.find((caller) => caller.name === asked) ?? callers[0])?.credential;
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
          if (known !== undefined && sandbox.clock.now() < known.until) return known.value;
          const response = await sandbox.fetch(`${urls.auth_url}/oauth/token`, {
            method: 'POST',
            body: new URLSearchParams({
              grant_type: 'client_credentials',
              client_id: credential.id,
              client_secret: credential.secret,
            }),
          });
          const { access_token, expires_in } = (await response.json()) as Token;
          const value = `Bearer ${access_token}`;
          tokens.set(credential.id, { value, until: sandbox.clock.now() + expires_in * 1000 });
          return value;
        }
      }
    },
    async note(called, identifiers, body) {
      timeline = [...timeline, called].slice(-20);
      made = identifiers;
      if (body !== undefined) bodies = { ...bodies, [called.operation]: body };
      // Without the digest, which takes time and which a world in process does without.
      const { version, collections } = sandbox.snapshot();
      await keep(name, { snapshot: { version, collections }, timeline, made, bodies, hasFiles } satisfies Kept);
    },
    async reset() {
      sandbox.reset();
      sandbox.info();
      tokens.clear();
      timeline = [];
      made = {};
      bodies = {};
      await forget(name);
    },
    async openFileTools() {
      await openFileTools();
      hasFiles = true;
    },
  };
}
