import type { ValuesOf } from '../../fields/field.ts';
import { rowOf } from '../../fields/rows.ts';
import { writtenSliderFields } from '../../fields/sliders.ts';

/** The row of a slide, without sort order and timestamps. */
export const sliderColumns = (values: ValuesOf<typeof writtenSliderFields>) => rowOf(writtenSliderFields, values);
