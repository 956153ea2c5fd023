import type { KeyObject } from 'node:crypto';
import { registryCandidate, registryRemote, remoteIds, signedText, type SignedText } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { isSigned, signText, type TrustedKeys } from './signatures.ts';

/** Where a shell takes proposals from other machines; the entry of a remote and the state of a proposal are below it. */
export const PROPOSALS_PATH = '/_releases';
export const ENTRY_PATH = `${PROPOSALS_PATH}/entry`;
export const PROPOSAL_STATE_PATH = `${PROPOSALS_PATH}/proposals`;

/** A signed text is too old after this long, so that nobody can send it again much later. Clocks of two machines may differ a little. */
const MAX_AGE_MS = 600_000;

const statement = {
  remote: z.enum(remoteIds),
  /** Origin of the site, so that what one site was told cannot be sent to another. */
  site: z.string(),
  at: z.iso.datetime(),
};

/** Asks for the entry of a remote, which the next one follows. */
const entryRequest = z.object({ kind: z.literal('read'), ...statement });

/** Proposes a release whose files are at the origin of its candidate. */
const proposal = z.object({
  kind: z.literal('proposal'),
  ...statement,
  /** Counter of the entry that the new one follows; 0 for none. */
  base: z.int(),
  candidate: registryCandidate,
  /** The entry that makes the release live, with the signature of the team. */
  entry: registryRemote,
  /** Who proposes it, for the log of releases. */
  actor: z.object({
    who: z.string(),
    commit: z.optional(z.string().check(z.maxLength(200))),
    author: z.optional(z.string()),
    subject: z.optional(z.string()),
    note: z.optional(z.string()),
  }),
});
export type Proposal = z.infer<typeof proposal>;

/** What a shell says about the entry of a remote. */
export const entryResponse = z.object({ entry: z.nullable(registryRemote) });
export const acceptedResponse = z.object({ id: z.string() });

/** What has become of a proposal. */
export const proposalState = z.object({
  state: z.enum(['proposed', 'live', 'refused']),
  /** Why it was refused. */
  reason: z.optional(z.string()),
});
export type ProposalState = z.infer<typeof proposalState>;

/** Why a shell does not take a proposal. */
export class ProposalError extends Error {
  override name = 'ProposalError';
  readonly status: number;

  /** @param message English sentence for the publisher */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Asked = Pick<Proposal, 'remote' | 'site'>;

/** Asks, as the remote's team, for its entry. */
export const signEntryRequest = (asked: Asked, key: KeyObject): SignedText =>
  signText({ kind: 'read', ...asked, at: new Date().toISOString() }, key);

/** Proposes a release as the remote's team. */
export const signProposal = (proposed: Omit<Proposal, 'kind' | 'at'>, key: KeyObject): SignedText =>
  signText({ kind: 'proposal', ...proposed, at: new Date().toISOString() }, key);

const BAD_REQUEST = 400;
const FORBIDDEN = 403;

interface ReadOptions {
  /** Origin of this site. */
  site: string;
  trusted: TrustedKeys;
  /** Time in milliseconds. */
  now: number;
}

const readSigned = <Value extends Asked & { at: string }>(
  body: unknown,
  schema: z.ZodMiniType<Value>,
  { site, trusted, now }: ReadOptions,
): Value => {
  const signed = signedText.safeParse(body);
  if (!signed.success) throw new ProposalError(BAD_REQUEST, 'The body is no signed text.');
  const { data } = signed;
  const said = z.safeParse(schema, parseJson(data.text));
  if (!said.success)
    throw new ProposalError(BAD_REQUEST, `What was signed is not understood: ${z.prettifyError(said.error)}`);
  const { remote, at, ...rest } = said.data;
  const keys = trusted.teams[remote];
  if (keys.length === 0)
    throw new ProposalError(
      FORBIDDEN,
      `This site knows no key of ${remote}: start its shells with the team's public key.`,
    );
  if (!keys.includes(data.key) || !isSigned(data.text, data))
    throw new ProposalError(FORBIDDEN, `It is not signed with a key of ${remote}.`);
  if (rest.site !== site)
    throw new ProposalError(FORBIDDEN, `It was signed for ${rest.site}, and this site is ${site}.`);
  if (Math.abs(now - Date.parse(at)) > MAX_AGE_MS)
    throw new ProposalError(FORBIDDEN, `It was signed at ${at}, more than ${MAX_AGE_MS / 60_000} minutes from now.`);
  return said.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** @throws {ProposalError} unless a team asks for the entry of its remote */
export const readEntryRequest = (body: unknown, options: ReadOptions): Asked => readSigned(body, entryRequest, options);

/** @throws {ProposalError} unless a team proposes a release of its remote */
export const readProposal = (body: unknown, options: ReadOptions): Proposal => readSigned(body, proposal, options);
