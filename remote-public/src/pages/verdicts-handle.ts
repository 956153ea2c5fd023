import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { heads } from '../copy/heads.ts';
import { verdictRegister } from '../sections/verdicts.api.ts';

/** Filtered registers are parts of one page. */
export const verdictsHandle: RouteHandle = {
  parameters: ['sector', 'study'],
  prefetch: ({ queryClient }) => queryClient.query(verdictRegister()),
  seo: () => ({ ...heads.verdicts, canonicalPath: paths.verdicts() }),
};
