import type { DraftOf } from '../../fields/field.ts';
import { rowOf } from '../../fields/rows.ts';
import { writtenSliderFields } from '../../fields/sliders.ts';

/** The row of a slide, without sort order and timestamps. */
export const sliderColumns = (values: DraftOf<typeof writtenSliderFields>) => rowOf(writtenSliderFields, values);
