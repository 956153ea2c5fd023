import * as z from 'zod/mini';
import { linkText, pictureText, orderingFields, expectedVersion } from './content-fields.ts';
import { id, optionalParagraphs, optionalText, requiredText, timestamp } from './text.ts';

export const slider = z.object({
  id,
  title_ar: z.string(),
  title_en: z.string(),
  description_ar: z.string(),
  description_en: z.string(),
  image: z.nullable(z.string()),
  desktop_image: z.nullable(z.string()),
  mobile_image: z.nullable(z.string()),
  /** Alternative text of the three pictures; empty for decorative ones. */
  image_alt: z.optional(z.string()),
  button_text_ar: z.string(),
  button_text_en: z.string(),
  button_link: z.string(),
  sort_order: z.int(),
  is_active: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Slider = z.infer<typeof slider>;

/** Slides without a picture are not shown (specification §7). */
export const hasPicture = (slide: Slider): boolean => Boolean(slide.desktop_image || slide.mobile_image || slide.image);

/** Input for saving a slide; the response is a `slider`. */
export const sliderInput = z.object({
  title_ar: requiredText({ required: 'title-required', max: 200 }),
  title_en: optionalText(200),
  description_ar: optionalParagraphs(1000),
  description_en: optionalParagraphs(1000),
  image: pictureText,
  desktop_image: pictureText,
  mobile_image: pictureText,
  image_alt: optionalText(300),
  button_text_ar: optionalText(100),
  button_text_en: optionalText(100),
  button_link: linkText,
  ...orderingFields,
  ...expectedVersion,
});
export type SliderInput = z.infer<typeof sliderInput>;
