import type { Slider } from 'shared-lib/contracts';
import { foldArabic } from 'shared-lib/format';
import { flag, type NewRow } from '../../db/tables.ts';

/** The fields of a slide that are written by hand. */
export type SliderDraft = Omit<Slider, 'id' | 'sort_order' | 'created_at' | 'updated_at'>;

/** The row of a slide with computed search text, without sort order and timestamps. */
export const sliderColumns = (
  draft: SliderDraft,
): Omit<NewRow<'sliders'>, 'sort_order' | 'created_at' | 'updated_at'> => ({
  title_ar: draft.title_ar,
  title_en: draft.title_en,
  description_ar: draft.description_ar,
  description_en: draft.description_en,
  image: draft.image,
  desktop_image: draft.desktop_image,
  mobile_image: draft.mobile_image,
  button_text_ar: draft.button_text_ar,
  button_text_en: draft.button_text_en,
  button_link: draft.button_link,
  is_active: flag(draft.is_active),
  search: foldArabic(
    [
      draft.title_ar,
      draft.title_en,
      draft.description_ar,
      draft.description_en,
      draft.button_text_ar,
      draft.button_text_en,
    ].join(' '),
  ),
});
