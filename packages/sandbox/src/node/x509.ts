import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';

/** Description of an X.509 certificate (RFC 5280). */
export interface CertificateInput {
  readonly commonName: string;
  readonly validForDays: number;
  /** DNS names and IP addresses of a server. Without them, the certificate is for a CA. */
  readonly names?: readonly string[];
  /** The CA that signs. Default: the certificate signs itself. */
  readonly issuer?: { readonly commonName: string; readonly key: KeyObject };
}

/** A certificate as PEM, with its private key (P-256). */
export interface SignedCertificate {
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
export function signCertificate({ commonName, validForDays, names, issuer }: CertificateInput): SignedCertificate {
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
