import { enveloped, hasPicture, slider, type Slider } from 'shared-lib/contracts';
import * as z from 'zod/mini';

/** Slides without any picture are dropped (specification §7). */
export const slideList = z.pipe(
  enveloped(z.array(slider)),
  z.transform((slides: Slider[]) => slides.filter(hasPicture)),
);
