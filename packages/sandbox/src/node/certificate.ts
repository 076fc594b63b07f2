import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { signCertificate } from './x509.ts';

/** Certificate for HTTPS, and the CA that clients must trust. */
export interface Certificate {
  /** Private key of the listener, as PEM. */
  readonly key: string;
  /** Certificate of the listener, as PEM. */
  readonly cert: string;
  /** Certificate of the CA that signed it, as PEM. Clients that trust the CA trust the listener. */
  readonly ca: string;
  /** SHA-256 of the listener's certificate, `AB:CD:…`. */
  readonly fingerprint: string;
}

const isAddress = (name: string): boolean => /^[\d.]+$/.test(name) || name.includes(':');

/**
 * Creates a CA and a certificate for these host names and addresses. Each call creates both, and discards the key of the CA.
 * @throws {TypeError} If `names` isn't an array of strings.
 */
export async function createCertificate(names: readonly string[] = []): Promise<Certificate> {
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string' || name === ''))
    throw new TypeError('createCertificate: names must be an array of host names and addresses.');
  const commonName = 'Tradelane sandbox authority';
  const authority = signCertificate({ commonName, validForDays: 30 });
  const own = signCertificate({
    commonName: 'localhost',
    validForDays: 30,
    names: [...new Set(['localhost', 'sandbox.localhost', '127.0.0.1', '::1', ...names])],
    issuer: { commonName, key: authority.key },
  });
  return {
    key: own.key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: own.cert,
    ca: authority.cert,
    fingerprint: new X509Certificate(own.cert).fingerprint256,
  };
}

const files = { key: 'key.pem', cert: 'cert.pem', ca: 'ca.pem' } as const;

const covers = (certificate: X509Certificate, name: string): boolean =>
  (isAddress(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined;

/** Creates a folder with its parents. `mkdir` with `recursive` never returns below `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Reads the certificate of a folder. Returns the reason if it cannot be used. */
function lookInto(folder: string, names: readonly string[]): Certificate | string {
  try {
    const read = (name: keyof typeof files): string => readFileSync(join(folder, files[name]), 'utf8');
    const [key, cert, ca] = [read('key'), read('cert'), read('ca')];
    const [found, authority] = [new X509Certificate(cert), new X509Certificate(ca)];
    if (Date.parse(found.validTo) <= Date.now()) return 'it has expired';
    const other = names.find((name) => !covers(found, name));
    if (other !== undefined) return `it doesn't cover ${other}`;
    if (!found.checkPrivateKey(createPrivateKey(key)) || !found.verify(authority.publicKey))
      return "its files don't belong together";
    return { key, cert, ca, fingerprint: found.fingerprint256 };
  } catch {
    return 'a file is missing or invalid';
  }
}

/**
 * Reads the certificate of a folder, so that clients need to trust it only once. Creates or replaces it if it cannot be used.
 * @param notify Receives a line if a certificate was replaced.
 * @throws {Error} If the folder isn't writable.
 */
export async function certificateIn(
  folder: string,
  names: readonly string[],
  notify: (line: string) => void = () => undefined,
): Promise<Certificate> {
  const found = lookInto(folder, names);
  if (typeof found !== 'string') return found;
  const isThere = Object.values(files).some((name) => existsSync(join(folder, name)));
  const made = await createCertificate(names);
  try {
    makeFolder(resolve(folder));
    for (const name of ['key', 'cert', 'ca'] as const)
      writeFileSync(join(folder, files[name]), made[name], { mode: 0o600 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Can't write the certificate to ${folder}: ${reason}. Use a writable folder.`, {
      cause: error,
    });
  }
  if (isThere) notify(`Replaced the certificate in ${folder}, because ${found}. Clients must trust the new one.`);
  return made;
}
