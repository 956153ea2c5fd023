import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';

/** Search engines must not index agreements. */
export const verifyHandle: RouteHandle = {
  parameters: [],
  sample: paths.verify('AG-2026-000001'),
  seo: () => ({
    title: 'التحقق من عقد',
    description: 'صلاحية عقد وتاريخه وبصمته من رقمه.',
    canonicalPath: paths.verify(),
    noindex: true,
  }),
};
