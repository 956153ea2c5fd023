import { createHash, randomBytes } from 'node:crypto';

/** Creates an unguessable token for sessions and links: 32 random bytes, safe in URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token or key for storage, so that the database reveals no usable secret. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
