import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  registryRemote,
  type RegistryCandidate,
  type RegistryRemote,
  type RemoteId,
  type SignedText,
} from 'shared-lib/federation';
import * as z from 'zod/mini';

/** The keys that a shell trusts. */
export interface TrustedKeys {
  /** Remote → public keys of its team; without one, its entry needs no signature. */
  teams: Readonly<Record<RemoteId, readonly string[]>>;
  /** Public keys of shells. */
  shells: readonly string[];
}

/** An entry as its team wrote it. `seen` is only for release commands. */
const teamStatement = z.object({ kind: z.literal('entry'), remote: z.string(), entry: registryRemote });

/** What a shell changed of it. */
const shellStatement = z.object({
  kind: z.literal('shell'),
  remote: z.string(),
  /** Counter of the entry that the team wrote. */
  base: z.int(),
  counter: z.int(),
  current: z.string(),
  withdrawn: z.record(z.string(), z.object({ reason: z.string(), at: z.string() })),
});

/** The public key in the form of the registry and of the configuration. */
export const publicKeyOf = (key: KeyObject): string => {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (x === undefined) throw new Error('the key is no Ed25519 key');
  return x;
};

/** @throws when the text is no private Ed25519 key in PEM */
export const parsePrivateKey = (pem: string): KeyObject => {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('the key is no Ed25519 key');
  return key;
};

/** Ed25519 signature of a text, in base64url. */
export const signatureOf = (text: string, key: KeyObject): string =>
  sign(null, Buffer.from(text), key).toString('base64url');

/** Whether a signature of a text was made with the private part of a key. */
export const isSigned = (text: string, { key, signature }: Pick<SignedText, 'key' | 'signature'>): boolean => {
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
};

/** Signs a statement: what it says is in the text, so that only the text has to be compared. */
export const signText = (statement: unknown, key: KeyObject): SignedText => {
  const text = JSON.stringify(statement);
  return { text, key: publicKeyOf(key), signature: signatureOf(text, key) };
};

const unsigned = ({ signatures: _signatures, seen: _seen, ...entry }: RegistryRemote): RegistryRemote => entry;

/** Signs an entry as its team. */
export const signAsTeam = (remote: string, entry: RegistryRemote, key: KeyObject): RegistryRemote => ({
  ...entry,
  signatures: { team: signText({ kind: 'entry', remote, entry: unsigned(entry) }, key) },
});

/** Signs as a shell what it has changed of an entry. An entry that its team has not signed stays so. */
export const signAsShell = (remote: string, entry: RegistryRemote, key: KeyObject): RegistryRemote => {
  const team = entry.signatures?.team;
  if (!team) return entry;
  const { counter = 0, current, withdrawn = {} } = entry;
  const base = teamStatement.parse(JSON.parse(team.text)).entry.counter ?? 0;
  const shell = signText({ kind: 'shell', remote, base, counter, current, withdrawn }, key);
  return { ...entry, signatures: { team, shell } };
};

/** The team's entry with the changes of a shell. @throws why the shell may not make them */
const withShellChange = (remote: string, entry: RegistryRemote, text: string): RegistryRemote => {
  const change = shellStatement.parse(JSON.parse(text));
  const { counter = 0, current, verified, withdrawn = {} } = entry;
  if (change.remote !== remote || change.base !== counter || change.counter <= counter)
    throw new Error('what a shell has signed belongs to another entry');
  const changed = { ...withdrawn, ...change.withdrawn };
  if (![current, ...verified].includes(change.current))
    throw new Error('a shell may only go back to a release that was live');
  return {
    ...entry,
    counter: change.counter,
    current: change.current,
    verified: verified.filter((version) => !Object.hasOwn(changed, version)),
    ...(Object.keys(changed).length > 0 ? { withdrawn: changed } : {}),
  };
};

/** The entry that the signatures vouch for. @throws why they vouch for none */
const signedEntry = (
  remote: RemoteId,
  { team, shell }: NonNullable<RegistryRemote['signatures']>,
  { teams, shells }: TrustedKeys,
): RegistryRemote => {
  if (!teams[remote].includes(team.key) || !isSigned(team.text, team))
    throw new Error(`it is not signed with a key of ${remote}`);
  const statement = teamStatement.parse(JSON.parse(team.text));
  if (statement.remote !== remote) throw new Error(`it was signed for ${statement.remote}`);
  if (!shell) return statement.entry;
  if (!shells.includes(shell.key) || !isSigned(shell.text, shell))
    throw new Error('what a shell changed of it is not signed with the key of a shell');
  return withShellChange(remote, statement.entry, shell.text);
};

/** @returns why a shell with these keys must not use an entry; undefined when it may */
export const unsignedReason = (remote: RemoteId, entry: RegistryRemote, trusted: TrustedKeys): string | undefined => {
  if (trusted.teams[remote].length === 0) return undefined;
  if (!entry.signatures) return 'it is not signed';
  try {
    const signed = signedEntry(remote, entry.signatures, trusted);
    return isDeepStrictEqual(unsigned(entry), unsigned(signed)) ? undefined : 'it was changed after it was signed';
  } catch (error) {
    return error instanceof z.core.$ZodError || error instanceof SyntaxError
      ? 'what was signed is no entry of a registry'
      : error instanceof Error
        ? error.message
        : String(error);
  }
};

const candidateText = (remote: string, { signed: _signed, ...candidate }: RegistryCandidate): string =>
  JSON.stringify({
    kind: 'candidate',
    remote,
    ...Object.fromEntries(Object.entries(candidate).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  });

/** Signs a proposal as the remote's team. */
export const signCandidate = (remote: RemoteId, candidate: RegistryCandidate, key: KeyObject): RegistryCandidate => ({
  ...candidate,
  signed: { key: publicKeyOf(key), signature: signatureOf(candidateText(remote, candidate), key) },
});

/** @throws why a shell with these keys must not even try a candidate */
export const assertSignedCandidate = (remote: RemoteId, candidate: RegistryCandidate, { teams }: TrustedKeys): void => {
  if (teams[remote].length === 0) return;
  const { signed } = candidate;
  if (!signed || !teams[remote].includes(signed.key) || !isSigned(candidateText(remote, candidate), signed))
    throw new Error(`it was not proposed with a key of ${remote}`);
};
