import type { PreviewKind } from 'shared-lib/contracts';
import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { previewPage } from '../copy/heads.ts';

/** Search engines must not index previews. */
export const previewHandle = (kind: PreviewKind): RouteHandle => ({
  seo: () => ({
    title: previewPage.titles[kind],
    description: previewPage.description,
    canonicalPath: paths.preview(kind),
    noindex: true,
  }),
});
