import { foldArabic } from 'shared-lib/format';
import { flag, type NewRow } from '../db/tables.ts';
import { sliderColumns } from '../resources/sliders/rows.ts';
import type { SectorSeed, ServiceSeed, SettingSeed, SliderSeed } from './content-types.ts';

/** When the content of the seed was written: the same on every machine. */
export const WRITTEN_AT = '2026-01-04T08:00:00.000Z';
const stamps = { created_at: WRITTEN_AT, updated_at: WRITTEN_AT };

const order = (index: number) => index + 1;

export const sectorRow = ({ typical_capital, is_active, opportunities, ...sector }: SectorSeed, index: number): NewRow<'sectors'> => ({
  ...sector,
  opportunities: JSON.stringify(opportunities),
  capital_from: typical_capital.from,
  capital_to: typical_capital.to,
  search: foldArabic([sector.name_ar, sector.name_en, sector.description_ar].join(' ')),
  is_active: flag(is_active),
  sort_order: order(index),
  ...stamps,
});

export const serviceRow = ({ sectors: _sectors, is_active, ...service }: ServiceSeed, index: number): NewRow<'services'> => ({
  ...service,
  deliverables: JSON.stringify(service.deliverables),
  audience: JSON.stringify(service.audience),
  steps: JSON.stringify(service.steps),
  packages: JSON.stringify(service.packages),
  needs: JSON.stringify(service.needs),
  faq: JSON.stringify(service.faq),
  search: foldArabic([service.name_ar, service.name_en, service.short_description_ar, service.description_ar].join(' ')),
  is_active: flag(is_active),
  sort_order: order(index),
  ...stamps,
});

export const sliderRow = (slider: SliderSeed, index: number): NewRow<'sliders'> => ({ ...sliderColumns(slider), sort_order: order(index), ...stamps });

export const settingRow = (setting: SettingSeed): NewRow<'settings'> => ({ ...setting, ...stamps });
