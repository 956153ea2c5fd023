import { remoteIds } from 'shared-lib/federation';
import * as z from 'zod/mini';

const version = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const count = z.int().check(z.nonnegative(), z.maximum(100));
const milliseconds = z.number().check(z.nonnegative(), z.maximum(600_000));

/** What `src/beacon/beacon.ts` sends. It holds nothing about a person, and no more of the address bar than the path. */
export const report = z.object({
  /**
   * `start`: the document's scripts run. `left`: the visitor leaves before the page reports. `page`: what the page has become. `end`: what
   * is known when the visitor leaves.
   */
  step: z.enum(['start', 'left', 'page', 'end']),
  path: z.string().check(z.maxLength(2000)),
  failed: z.optional(z.enum(['crashed', 'blank', 'unresponsive'])),
  /** The visitor left within seconds, as in a loop of reloads. */
  early: z.optional(z.boolean()),
  /** React had to repair the markup of the server. */
  repaired: z.optional(z.boolean()),
  violations: z.optional(count),
  /** Releases whose entries were requested, in order. */
  entries: z.optional(z.array(version).check(z.maxLength(5))),
  /** Releases that this tab has left because they crashed. */
  crashed: z.optional(z.array(z.object({ remote: z.enum(remoteIds), version })).check(z.maxLength(5))),
  lcp: z.optional(milliseconds),
  inp: z.optional(milliseconds),
  cls: z.optional(z.number().check(z.nonnegative(), z.maximum(100))),
});
export type Report = z.infer<typeof report>;
