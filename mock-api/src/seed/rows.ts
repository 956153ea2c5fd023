import type { NewRow } from '../db/tables.ts';
import { sectorColumns } from '../resources/sectors/rows.ts';
import { serviceColumns } from '../resources/services/rows.ts';
import { sliderColumns } from '../resources/sliders/rows.ts';
import type { CompleteService } from './content/services.ts';
import type { SectorSeed, SettingSeed, SliderSeed } from './content-types.ts';

/** Fixed creation time of the seed content, the same on every machine. */
export const WRITTEN_AT = '2026-01-04T08:00:00.000Z';
const stamps = { created_at: WRITTEN_AT, updated_at: WRITTEN_AT };

const order = (index: number) => index + 1;

export const sectorRow = (sector: SectorSeed, index: number): NewRow<'sectors'> => ({
  ...sectorColumns(sector),
  sort_order: order(index),
  ...stamps,
});

export const serviceRow = (service: CompleteService, index: number): NewRow<'services'> => ({
  ...serviceColumns(service),
  sort_order: order(index),
  ...stamps,
});

export const sliderRow = (slider: SliderSeed, index: number): NewRow<'sliders'> => ({
  ...sliderColumns(slider),
  sort_order: order(index),
  ...stamps,
});

export const settingRow = (setting: SettingSeed): NewRow<'settings'> => ({ ...setting, ...stamps });
