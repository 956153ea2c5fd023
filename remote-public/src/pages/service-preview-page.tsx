import { previewDrafts, type PreviewDraft, type ServiceSummary } from 'shared-lib/contracts';
import { Section } from 'shared-lib/ui/section';
import { DraftPreview } from '../features/preview/draft-preview.tsx';
import { PreviewCard } from '../features/preview/preview-card.ts';
import { ServiceCard } from '../features/services/service-card.tsx';
import { serviceFacts } from '../features/services/service-facts.ts';

const serviceOf = (draft: PreviewDraft<'service'>): ServiceSummary => ({
  ...draft,
  id: 0,
  slug: 'preview',
  name_en: '',
  sort_order: 0,
});

export const ServicePreviewPage = () => (
  <DraftPreview kind="service" contract={previewDrafts.service}>
    {(draft) => (
      <Section>
        <PreviewCard>
          <ServiceCard service={serviceOf(draft)} facts={serviceFacts(serviceOf(draft))} showIcon />
        </PreviewCard>
      </Section>
    )}
  </DraftPreview>
);
