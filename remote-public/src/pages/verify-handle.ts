import { paths } from 'shared-lib/paths';
import { heads } from '../copy/heads.ts';
import type { PageHandle } from './lazy-handle.ts';

/** Search engines must not index agreements. */
export const verifyHandle: PageHandle = {
  seo: () => ({
    title: heads.verify,
    description: heads.verify,
    canonicalPath: paths.verify(),
    noindex: true,
  }),
};
