import { previewDrafts, type PreviewDraft, type StudyCard as Study } from 'shared-lib/contracts';
import { Section } from 'shared-lib/ui/section';
import { DraftPreview } from '../features/preview/draft-preview.tsx';
import { PreviewCard } from '../features/preview/preview-card.ts';
import { StudyCard } from '../features/studies/study-card.tsx';

const studyOf = (draft: PreviewDraft<'study'>): Study => ({ ...draft, id: 0, slug: 'preview', published_at: null });

export const StudyPreviewPage = () => (
  <DraftPreview kind="study" contract={previewDrafts.study}>
    {(draft) => (
      <Section>
        <PreviewCard>
          <StudyCard study={studyOf(draft)} />
        </PreviewCard>
      </Section>
    )}
  </DraftPreview>
);
