/** A store for secrets. */
export interface Keychain {
  get(account: string): string | undefined;
  set(account: string, secret: string): void;
  delete(account: string): void;
}

const service = 'tradelane';

/** Opens the keychain of the system. Undefined if there is none, or the optional package isn't installed. */
export async function openKeychain(): Promise<Keychain | undefined> {
  const module = await import('@napi-rs/keyring').catch(() => undefined);
  if (module === undefined) return undefined;
  const { Entry } = module;
  // Without a secret service, Linux has the keyring of the kernel only, which forgets secrets at the end of a session.
  const entryOf = (account: string): InstanceType<typeof Entry> =>
    new Entry(service, account, { linux: { store: 'secret-service' } });
  try {
    // A system without a keychain throws on the first use.
    entryOf('probe').getPassword();
  } catch {
    return undefined;
  }
  return {
    get: (account) => entryOf(account).getPassword() ?? undefined,
    set: (account, secret) => entryOf(account).setPassword(secret),
    delete: (account) => void entryOf(account).deletePassword(),
  };
}
