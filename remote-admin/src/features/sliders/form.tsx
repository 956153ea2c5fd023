import { slider, sliderInput, type Slider } from 'shared-lib/contracts';
import type * as z from 'zod/mini';
import { sliders as copy } from '../../copy/sliders.ts';
import type { FormValues, OrderedDefinition } from '../../resource/define-resource.ts';
import { valuesOf } from '../../resource/form-values.ts';
import { SliderFields } from './fields.tsx';

type Values = z.input<typeof sliderInput>;

const emptyValues: FormValues<Values> = {
  title_ar: '',
  title_en: '',
  description_ar: '',
  description_en: '',
  image: '',
  desktop_image: '',
  mobile_image: '',
  image_alt: '',
  button_text_ar: '',
  button_text_en: '',
  button_link: '',
  is_active: true,
};

export const sliderForm: OrderedDefinition<Slider, Values, z.output<typeof sliderInput>> = {
  resource: 'sliders',
  row: slider,
  input: sliderInput,
  emptyValues,
  toValues: (row) => valuesOf(row, emptyValues),
  nameOf: ({ title_ar }) => title_ar,
  pictureOf: ({ desktop_image, image }) => desktop_image ?? image,
  Fields: SliderFields,
  copy,
};
