import * as z from 'zod/mini';
import { timestamp } from './text.ts';

/** The state of all public content, for caches. */
export const contentState = z.object({
  /** Changes with every write of public content, and when scheduled content becomes visible. Compare it only for equality. */
  version: z.string(),
  /** When the next scheduled article or study becomes visible, and `version` changes without a write; null when none is scheduled. */
  next_publication_at: z.nullable(timestamp),
});
export type ContentState = z.infer<typeof contentState>;
