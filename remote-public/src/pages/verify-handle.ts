import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { heads } from '../copy/heads.ts';

/** Search engines must not index agreements. */
export const verifyHandle: RouteHandle = {
  parameters: [],
  sample: paths.verify('AG-2026-000001'),
  seo: () => ({
    title: heads.verify,
    description: heads.verify,
    canonicalPath: paths.verify(),
    noindex: true,
  }),
};
