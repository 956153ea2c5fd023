import * as z from 'zod/mini';
import { id, timestamp } from './text.ts';

export const slider = z.object({
  id,
  title_ar: z.string(),
  title_en: z.string(),
  description_ar: z.string(),
  description_en: z.string(),
  image: z.nullable(z.string()),
  desktop_image: z.nullable(z.string()),
  mobile_image: z.nullable(z.string()),
  button_text_ar: z.string(),
  button_text_en: z.string(),
  button_link: z.string(),
  sort_order: z.int(),
  is_active: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Slider = z.infer<typeof slider>;

/** A slide without any picture is dropped (specification §7). */
export const hasPicture = (slide: Slider): boolean => Boolean(slide.desktop_image || slide.mobile_image || slide.image);
