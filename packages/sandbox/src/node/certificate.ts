import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';

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

/** Description of an X.509 certificate (RFC 5280). */
interface CertificateInput {
  readonly commonName: string;
  readonly validForDays: number;
  /** DNS names and IP addresses of a server. Without them, the certificate is for a CA. */
  readonly names?: readonly string[];
  /** The CA that signs. Default: the certificate signs itself. */
  readonly issuer?: { readonly commonName: string; readonly key: KeyObject };
}

/** A certificate as PEM, with its private key (P-256). */
interface SignedCertificate {
  readonly cert: string;
  readonly key: KeyObject;
}

/** Tags of the DER encoding (X.690). */
const tag = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  objectId: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Context-specific tags: `[number]`. */
const choice = (number: number): number => 0x80 + number;
const explicit = (number: number): number => 0xa0 + number;

function der(of: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([of, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(tag.sequence, ...parts);
const objectId = (hex: string): Buffer => der(tag.objectId, Buffer.from(hex, 'hex'));
const bits = (content: Uint8Array, unusedBits = 0): Buffer => der(tag.bits, Buffer.from([unusedBits]), content);
const yes = der(tag.boolean, Buffer.from([0xff]));

/** ecdsa-with-SHA256. */
const algorithm = sequence(objectId('2a8648ce3d040302'));

const nameOf = (commonName: string): Buffer =>
  sequence(der(tag.set, sequence(objectId('550403'), der(tag.text, Buffer.from(commonName)))));

const timeOf = (inMs: number): Buffer =>
  der(
    tag.time,
    Buffer.from(
      `${new Date(inMs)
        .toISOString()
        .replaceAll(/[-:T]|\..*/g, '')
        .slice(2)}Z`,
    ),
  );

/** An extension of the certificate, by its last number in 2.5.29. */
const extension = (number: number, content: Uint8Array, isCritical = false): Buffer =>
  sequence(
    objectId(`551d${number.toString(16).padStart(2, '0')}`),
    ...(isCritical ? [yes] : []),
    der(tag.octets, content),
  );

const groups = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));

function addressBytes(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [groups(left), groups(right ?? '')];
  const all = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
}

const alternativeName = (name: string): Buffer =>
  isIPv4(name) || isIPv6(name) ? der(choice(7), addressBytes(name)) : der(choice(2), Buffer.from(domainToASCII(name)));

/** Identifier of a key: the SHA-1 of its bits. */
function keyIdOf(key: KeyObject): Buffer {
  // The last 65 bytes of a P-256 key in DER are the point.
  return createHash('sha1').update(publicBytes(key).subarray(-65)).digest();
}

const publicBytes = (key: KeyObject): Buffer =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' });

/** Creates a key and a certificate for it. */
function signCertificate({ commonName, validForDays, names, issuer }: CertificateInput): SignedCertificate {
  const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signer = issuer?.key ?? key;
  const now = Date.now();
  const usages =
    names === undefined
      ? [
          extension(19, sequence(yes), true), // basicConstraints: a CA
          extension(15, bits(Buffer.from([0b0000_0110]), 1), true), // keyUsage: signs certificates and lists
        ]
      : [
          extension(19, sequence(), true),
          extension(15, bits(Buffer.from([0b1000_0000]), 7), true), // keyUsage: digital signature
          extension(37, sequence(objectId('2b06010505070301'))), // extKeyUsage: server
          extension(17, sequence(...names.map(alternativeName))),
        ];
  const content = sequence(
    der(explicit(0), der(tag.integer, Buffer.from([2]))), // version 3
    // Positive, and without a leading zero byte.
    der(tag.integer, Buffer.from([0x40]), randomBytes(15)),
    algorithm,
    nameOf(issuer?.commonName ?? commonName),
    sequence(timeOf(now - 3_600_000), timeOf(now + validForDays * 86_400_000)),
    nameOf(commonName),
    publicBytes(key),
    der(
      explicit(3),
      sequence(
        ...usages,
        extension(14, der(tag.octets, keyIdOf(key))),
        extension(35, sequence(der(choice(0), keyIdOf(signer)))),
      ),
    ),
  );
  const signed = sequence(content, algorithm, bits(sign('sha256', content, signer)));
  const lines = signed.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n');
  return { key, cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n` };
}
