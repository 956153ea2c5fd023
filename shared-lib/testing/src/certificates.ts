import { createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

/** A certificate of a test, and its private key, as PEM texts. */
export interface TestCertificate {
  cert: string;
  key: string;
}

interface CertificateOptions {
  /** Host names and IPv4 addresses for which it is valid. */
  names: readonly string[];
  /** When it ends; in a year by default. */
  until?: Date;
  /** When it begins; a day ago by default. */
  from?: Date;
  /** Who signs it; itself by default. */
  issuer?: TestAuthority;
}

/** A certificate that may sign others. */
export interface TestAuthority extends TestCertificate {
  privateKey: KeyObject;
  name: string;
}

const DAY_MS = 86_400_000;

/** One value of ASN.1 in DER: tag, length, content. */
const der = (tag: number, ...parts: readonly (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);
/** Time as `YYYYMMDDHHMMSSZ`. */
const time = (date: Date) => der(0x18, date.toISOString().replaceAll(/[-:T]|\.\d+/g, ''));

const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const distinguishedName = (name: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, name))));

const alternativeName = (name: string) =>
  /^[\d.]+$/.test(name) ? der(0x87, Buffer.from(name.split('.').map(Number))) : der(0x82, name);

const extensions = (names: readonly string[], isAuthority: boolean) =>
  der(
    0xa3,
    sequence(
      sequence(
        oid('551d13'),
        der(0x01, Buffer.from([255])),
        der(0x04, sequence(...(isAuthority ? [der(0x01, Buffer.from([255]))] : []))),
      ),
      ...(names.length > 0 ? [sequence(oid('551d11'), der(0x04, sequence(...names.map(alternativeName))))] : []),
    ),
  );

const pem = (content: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${(content.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`;

const create = (
  subject: string,
  {
    names,
    until = new Date(Date.now() + 365 * DAY_MS),
    from = new Date(Date.now() - DAY_MS),
    issuer,
  }: CertificateOptions,
  isAuthority: boolean,
): TestAuthority => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const unsigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    distinguishedName(issuer?.name ?? subject),
    sequence(time(from), time(until)),
    distinguishedName(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions(names, isAuthority),
  );
  const signature = createSign('sha256')
    .update(unsigned)
    .sign(issuer?.privateKey ?? privateKey);
  return {
    name: subject,
    privateKey,
    cert: pem(sequence(unsigned, ECDSA_WITH_SHA256, bits(signature))),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};

/** Makes a private authority, as a company has one. */
export const createAuthority = (): TestAuthority => create('Authority of a test', { names: [] }, true);

/** Makes a certificate for a server. */
export const createCertificate = (options: CertificateOptions): TestCertificate =>
  create(options.names[0] ?? 'Server of a test', options, false);
