import { releasePage, remoteIds } from 'shared-lib/federation';
import { sampleApis } from 'tooling/release/trial-api';
import * as z from 'zod/mini';

/** The browser files of a release, its pages and the APIs that give them data. */
export const browserTrial = z.object({
  remote: z.enum(remoteIds),
  siteOrigin: z.string(),
  files: z.object({
    /** URL of the release folder, with a trailing slash. */
    base: z.string(),
    container: z.string(),
    entry: z.string(),
    exposes: z.array(z.string()),
    /** Script → its text. */
    scripts: z.record(z.string(), z.string()),
  }),
  pages: z.array(releasePage),
  samples: sampleApis,
  /** `rows` opens the pages only with rows, to measure them. */
  scope: z.enum(['all', 'rows']),
});
export type BrowserTrial = z.infer<typeof browserTrial>;
