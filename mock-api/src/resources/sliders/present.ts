import type { Slider } from 'shared-lib/contracts';
import type { Row } from '../../db/tables.ts';

export const presentSlider = (row: Row<'sliders'>): Slider => ({
  id: row.id,
  title_ar: row.title_ar,
  title_en: row.title_en,
  description_ar: row.description_ar,
  description_en: row.description_en,
  image: row.image,
  desktop_image: row.desktop_image,
  mobile_image: row.mobile_image,
  button_text_ar: row.button_text_ar,
  button_text_en: row.button_text_en,
  button_link: row.button_link,
  sort_order: row.sort_order,
  is_active: row.is_active === 1,
  created_at: row.created_at,
  updated_at: row.updated_at,
});
