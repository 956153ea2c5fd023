import type { Slider } from 'shared-lib/contracts';
import type { Row } from '../../db/tables.ts';
import { presentRow } from '../../fields/rows.ts';
import { sliderFields } from '../../fields/sliders.ts';

export const presentSlider = (row: Row<'sliders'>): Slider => presentRow(sliderFields, row);
