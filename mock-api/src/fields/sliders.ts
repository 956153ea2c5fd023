import { csvCopy as copy } from '../copy/csv.ts';
import { flag, integer, moment, nullableText, text } from './field.ts';

/** The fields of a slide that are written by hand. */
export const writtenSliderFields = {
  title_ar: text({ label: copy.titleAr, isSearched: true }),
  title_en: text({ label: copy.titleEn, isSearched: true }),
  description_ar: text({ label: copy.descriptionAr, isSearched: true }),
  description_en: text({ label: copy.descriptionEn, isSearched: true }),
  image: nullableText({ label: copy.image }),
  desktop_image: nullableText({ label: copy.desktopImage }),
  mobile_image: nullableText({ label: copy.mobileImage }),
  image_alt: text({ label: copy.imageAlt }),
  button_text_ar: text({ label: copy.buttonAr, isSearched: true }),
  button_text_en: text({ label: copy.buttonEn, isSearched: true }),
  button_link: text({ label: copy.buttonLink }),
  is_active: flag({ label: copy.isActive }),
};

export const sliderFields = {
  id: integer({ label: copy.id }),
  ...writtenSliderFields,
  sort_order: integer({ label: copy.order }),
  created_at: moment(),
  updated_at: moment({ label: copy.updatedAt }),
};
