import type { PreviewKind } from 'shared-lib/contracts';
import type { RouteHandle } from 'shared-lib/federation';
import { paths } from 'shared-lib/paths';
import { preview } from '../copy/heads.ts';

/** Search engines must not index previews. */
export const previewHandle = (kind: PreviewKind): RouteHandle => ({
  seo: () => ({
    title: preview.titles[kind],
    description: preview.description,
    canonicalPath: paths.preview(kind),
    noindex: true,
  }),
});
