import { service, serviceInput, type Service } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import type * as z from 'zod/mini';
import { services as copy } from '../../copy/services.ts';
import type { FormValues, OrderedDefinition } from '../../resource/define-resource.ts';
import { valuesOf } from '../../resource/form-values.ts';
import { ServiceFields } from './fields.tsx';

type Values = z.input<typeof serviceInput>;

const emptyValues: FormValues<Values> = {
  slug: '',
  name_ar: '',
  name_en: '',
  short_description_ar: '',
  description_ar: '',
  description_en: '',
  icon: 'FileText',
  image: '',
  image_alt: '',
  basic_price: Number.NaN,
  delivery_days_basic: Number.NaN,
  deliverables: [],
  audience: [],
  steps: [],
  packages: [],
  needs: [],
  faq: [],
  sector_ids: [],
  seo_title: '',
  seo_description: '',
  is_active: true,
};

export const serviceForm: OrderedDefinition<Service, Values, z.output<typeof serviceInput>> = {
  resource: 'services',
  row: service,
  input: serviceInput,
  emptyValues,
  toValues: (row) => valuesOf(row, emptyValues),
  nameOf: ({ name_ar }) => name_ar,
  pathOf: ({ is_active, slug }) => (is_active ? paths.service(slug) : undefined),
  toCopy: (values) => ({ ...values, slug: '', is_active: false }),
  pictureOf: ({ image }) => image,
  Fields: ServiceFields,
  copy,
};
