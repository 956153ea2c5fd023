import { previewDrafts, type ArticlePage, type PreviewDraft } from 'shared-lib/contracts';
import { ArticleView } from '../features/articles/article-view.tsx';
import { DraftPreview } from '../features/preview/draft-preview.tsx';

/** The draft as a page. The API adds the table of contents and the neighbours when the article is saved. */
const pageOf = (draft: PreviewDraft<'article'>): ArticlePage => ({
  data: {
    ...draft,
    id: 0,
    slug: 'preview',
    excerpt_ar: '',
    status: 'draft',
    seo_title: '',
    seo_description: '',
    created_at: '',
    updated_at: '',
  },
  contents: [],
  related: [],
  previous: null,
  next: null,
});

export const ArticlePreviewPage = () => (
  <DraftPreview kind="article" contract={previewDrafts.article}>
    {(draft) => <ArticleView page={pageOf(draft)} />}
  </DraftPreview>
);
