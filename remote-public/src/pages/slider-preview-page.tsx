import { previewDrafts, type PreviewDraft, type Slider } from 'shared-lib/contracts';
import { HeroSlides } from '../features/hero/hero-slides.tsx';
import { DraftPreview } from '../features/preview/draft-preview.tsx';

const slideOf = (draft: PreviewDraft<'slider'>): Slider => ({
  ...draft,
  id: 0,
  title_en: '',
  description_en: '',
  button_text_en: '',
  sort_order: 0,
  is_active: true,
  created_at: '',
  updated_at: '',
});

export const SliderPreviewPage = () => (
  <DraftPreview kind="slider" contract={previewDrafts.slider}>
    {(draft) => <HeroSlides slides={[slideOf(draft)]} />}
  </DraftPreview>
);
