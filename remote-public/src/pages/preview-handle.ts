import type { PreviewKind } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { previewPage } from '../copy/heads.ts';
import type { PageHandle } from './lazy-handle.ts';

/** Search engines must not index previews. */
const previewHandle = (kind: PreviewKind): PageHandle => ({
  seo: () => ({
    title: previewPage.titles[kind],
    description: previewPage.description,
    canonicalPath: paths.preview(kind),
    noindex: true,
  }),
});

export const articlePreviewHandle = previewHandle('article');
export const sliderPreviewHandle = previewHandle('slider');
export const servicePreviewHandle = previewHandle('service');
export const studyPreviewHandle = previewHandle('study');
