import type { KeyObject } from 'node:crypto';
import { registryCandidate, remoteIds } from 'shared-lib/federation';
import * as z from 'zod/mini';
import { isSigned, signatureOf, type TrustedKeys } from './signatures.ts';

/** Path of the links to previews; the signed text follows. */
export const PREVIEW_PATH = '/_preview';

const HOUR_MS = 3_600_000;
/** A link that somebody forwards, or finds in an old conversation, must not work for long. */
export const MAX_PREVIEW_HOURS = 168;

/** A release that one visitor sees before it is live. Its origin is not in it: a link must not add a source to the security policy. */
const preview = z.extend(z.pick(registryCandidate, { version: true, integrity: true }), {
  kind: z.literal('preview'),
  /** Origin of the site for which the link was made. */
  site: z.string(),
  remote: z.enum(remoteIds),
  /** End of the preview, in milliseconds since 1970. */
  expires: z.int(),
});
export type Preview = Omit<z.infer<typeof preview>, 'kind'>;

/** Why a link shows nothing. `forged`: nobody who may publish the remote has signed it. `foreign`: it was made for another site. */
export type LinkFault = 'forged' | 'foreign' | 'expired';

/** The signed text of a preview, as it is in its link and in the cookie of the visitor. */
export const signPreview = (shown: Preview, key: KeyObject): string => {
  const text = JSON.stringify({ kind: 'preview', ...shown });
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(text, key)}`;
};

/** URL that starts a preview. @param token of `signPreview` */
export const previewLink = (siteOrigin: string, token: string): string => `${siteOrigin}${PREVIEW_PATH}/${token}`;

const parse = (text: string): Preview | undefined => {
  try {
    return preview.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

interface ReadOptions {
  /** Origin of this site. */
  site: string;
  trusted: TrustedKeys;
  /** Time in milliseconds. */
  now: number;
}

/**
 * Reads the signed text of a preview. What its signature does not cover is not looked at.
 * @param token any text, from a link or a cookie
 */
export const readPreview = (token: string, { site, trusted, now }: ReadOptions): Preview | LinkFault => {
  const [, encoded = '', signature = ''] = /^([\w-]{1,2000})\.([\w-]{86})$/.exec(token) ?? [];
  const text = Buffer.from(encoded, 'base64url').toString('utf8');
  const shown = parse(text);
  if (!shown) return 'forged';
  const teamKeys = trusted.teams[shown.remote];
  const keys = teamKeys.length > 0 ? teamKeys : trusted.shells;
  if (!keys.some((key) => isSigned(text, { key, signature }))) return 'forged';
  if (shown.site !== site) return 'foreign';
  return shown.expires > now && shown.expires <= now + MAX_PREVIEW_HOURS * HOUR_MS ? shown : 'expired';
};
