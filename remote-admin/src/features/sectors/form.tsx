import { sector, sectorInput, type Sector } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type * as z from 'zod/mini';
import { sectors as copy } from '../../copy/sectors.ts';
import type { FormValues, OrderedDefinition } from '../../resource/define-resource.ts';
import { valuesOf } from '../../resource/form-values.ts';
import { SectorFields } from './fields.tsx';

type Values = z.input<typeof sectorInput>;

const emptyValues: FormValues<Values> = {
  slug: '',
  name_ar: '',
  name_en: '',
  description_ar: '',
  description_en: '',
  icon: '',
  color: '',
  image: '',
  image_alt: '',
  projects_count: 0,
  success_rate: 0,
  average_roi: 0,
  market_size: '',
  key_features: '[]',
  sample_studies: '[]',
  opportunities: [],
  typical_capital: { from: 0, to: 0 },
  seo_title: '',
  seo_description: '',
  is_active: true,
};

export const sectorForm: OrderedDefinition<Sector, Values, z.output<typeof sectorInput>> = {
  resource: 'sectors',
  row: sector,
  input: sectorInput,
  emptyValues,
  toValues: (row) => valuesOf(row, emptyValues),
  nameOf: ({ name_ar }) => name_ar,
  pathOf: ({ is_active, slug }) => (is_active ? paths.sector(slug) : undefined),
  toCopy: (values) => ({ ...values, slug: '', is_active: false }),
  pictureOf: ({ image }) => image,
  Fields: SectorFields,
  copy,
};
