import { execFile } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { promisify } from 'node:util';

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
 * Creates a CA and a certificate for these host names and addresses, with the program `openssl`. Each call creates both,
 * and discards the key of the CA.
 * @throws {TypeError} If `names` isn't an array of host names and addresses.
 * @throws {Error} If `openssl` isn't installed.
 */
export async function createCertificate(names: readonly string[] = []): Promise<Certificate> {
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string' || name === ''))
    throw new TypeError('createCertificate: names must be an array of host names and addresses.');
  const signed = await signCertificate([...new Set(['localhost', 'sandbox.localhost', '127.0.0.1', '::1', ...names])]);
  return { ...signed, fingerprint: new X509Certificate(signed.cert).fingerprint256 };
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
 * @throws {Error} If the folder isn't writable, or `openssl` isn't installed.
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

/** Sections of the configuration that `openssl` reads. */
const sections = {
  req: { distinguished_name: 'name', prompt: 'no' },
  name: { commonName: 'localhost' },
  ca: {
    basicConstraints: 'critical, CA:TRUE',
    keyUsage: 'critical, keyCertSign, cRLSign',
    subjectKeyIdentifier: 'hash',
  },
  server: {
    basicConstraints: 'critical, CA:FALSE',
    keyUsage: 'critical, digitalSignature',
    extendedKeyUsage: 'serverAuth',
    subjectKeyIdentifier: 'hash',
    authorityKeyIdentifier: 'keyid',
    subjectAltName: '@names',
  },
} as const;

function configOf(hosts: readonly string[]): string {
  const names = Object.fromEntries(
    hosts.map((host, at) => (isIP(host) === 0 ? [`DNS.${at}`, asciiOf(host)] : [`IP.${at}`, host])),
  );
  return Object.entries({ ...sections, names })
    .flatMap(([section, values]) => [
      `[${section}]`,
      ...Object.entries(values).map(([name, value]) => `${name}=${value}`),
    ])
    .join('\n');
}

/** @throws {TypeError} If it isn't a host name. */
function asciiOf(name: string): string {
  const ascii = domainToASCII(name);
  if (/^[\w.*-]+$/.test(ascii)) return ascii;
  throw new TypeError(`createCertificate: names must be host names and addresses. Received: ${JSON.stringify(name)}.`);
}

const newKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

async function openssl(folder: string, args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)('openssl', args, { cwd: folder });
  } catch (error) {
    const { code, stderr = '' } = error as { readonly code?: unknown; readonly stderr?: string };
    throw new Error(
      code === 'ENOENT'
        ? 'A certificate for HTTPS needs the program openssl, which is not installed. Install it, or use your own key.pem, cert.pem and ca.pem with --tls-folder.'
        : `openssl failed with exit code ${String(code)}: ${stderr.trim()}`,
      { cause: error },
    );
  }
}

/** Creates a CA, and a certificate for these names that the CA signs. Discards the key of the CA. */
async function signCertificate(names: readonly string[]): Promise<Pick<Certificate, 'key' | 'cert' | 'ca'>> {
  const config = configOf(names);
  const key = newKey();
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-certificate-'));
  const serial = `0x40${randomBytes(15).toString('hex')}`;
  try {
    const inputs = { config, 'own.key': key, 'ca.key': newKey() };
    for (const [name, content] of Object.entries(inputs)) writeFileSync(join(folder, name), content, { mode: 0o600 });
    const common = ['-config', 'config', '-new', '-sha256'];
    const signs = ['-x509', '-extensions', 'ca', '-subj', '/CN=Tradelane sandbox authority', '-days', '30'];
    await openssl(folder, ['req', ...common, '-key', 'ca.key', '-out', 'ca.pem', ...signs]);
    await openssl(folder, ['req', ...common, '-key', 'own.key', '-out', 'own.csr']);
    const issuer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-set_serial', serial, '-days', '30', '-sha256'];
    const extensions = ['-extfile', 'config', '-extensions', 'server'];
    await openssl(folder, ['x509', '-req', '-in', 'own.csr', '-out', 'own.pem', ...issuer, ...extensions]);
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    return { key, cert: read('own.pem'), ca: read('ca.pem') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
