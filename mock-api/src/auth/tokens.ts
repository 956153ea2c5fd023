import { createHash, randomBytes } from 'node:crypto';

/** An unguessable text for sessions and links: 32 random bytes, safe in addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token or used as a key: whoever reads the database learns nothing that opens a door. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
