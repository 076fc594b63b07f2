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
  try {
    // A system without a keychain throws on the first use.
    new Entry(service, 'probe').getPassword();
  } catch {
    return undefined;
  }
  return {
    get: (account) => new Entry(service, account).getPassword() ?? undefined,
    set: (account, secret) => new Entry(service, account).setPassword(secret),
    delete: (account) => void new Entry(service, account).deletePassword(),
  };
}
