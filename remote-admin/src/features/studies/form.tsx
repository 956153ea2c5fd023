import { study, studyInput, type Study } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type * as z from 'zod/mini';
import { studies as copy } from '../../copy/studies.ts';
import type { FormValues, ResourceDefinition } from '../../resource/define-resource.ts';
import { known, valuesOf } from '../../resource/form-values.ts';
import { isPublic } from '../../resource/publishing/statuses.tsx';
import { StudyFields } from './fields.tsx';

type Values = z.input<typeof studyInput>;

const emptyValues: FormValues<Values> = {
  slug: '',
  title_ar: '',
  summary_ar: '',
  sector_id: Number.NaN,
  country: '',
  city: '',
  year: new Date().getUTCFullYear(),
  pages: 0,
  kind: 'summary',
  verdict: null,
  verdict_sentence: '',
  fixed_capital: 0,
  working_capital: 0,
  discount_rate: 12,
  cash_flows: [],
  operations: null,
  break_even_units: 0,
  jobs: 0,
  market_size: '',
  phases: { marketing: '', technical: '', administrative: '', financial: '' },
  toc: [],
  assumptions: [],
  assumptions_date: undefined,
  cover: '',
  cover_alt: '',
  sample_images: [],
  sample_image_alts: [],
  seo_title: '',
  seo_description: '',
  status: 'draft',
  published_at: null,
};

export const studyForm: ResourceDefinition<Study, Values, z.output<typeof studyInput>> = {
  resource: 'studies',
  row: study,
  input: studyInput,
  emptyValues,
  toValues: (row) =>
    valuesOf({ ...row, kind: known(row.kind), verdict: known(row.verdict), status: known(row.status) }, emptyValues),
  nameOf: ({ title_ar }) => title_ar,
  pathOf: (row) => (isPublic(row) ? paths.study(row.slug) : undefined),
  toCopy: (values) => ({ ...values, slug: '', status: 'draft', published_at: null }),
  Fields: StudyFields,
  copy,
};
