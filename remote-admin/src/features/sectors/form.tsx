import { sector, sectorInput, type Sector } from 'shared-lib/contracts';
import {
  Fields,
  JsonLinesField,
  LinesField,
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { sectors as copy } from '../../copy/sectors.ts';
import { resourceCopy } from '../../copy/resource.ts';
import type { ResourceDefinition } from '../../resource/define-resource.ts';
import { ColorField } from '../../resource/fields/color-field.tsx';
import { PictureField } from '../../resource/fields/picture-field.tsx';
import { SlugField } from '../../resource/fields/slug-field.tsx';
import { SeoPanel } from '../../resource/seo/seo-panel.tsx';
import { FormPanels } from '../../resource/form-panels.ts';

type Values = z.input<typeof sectorInput>;
const { fields } = copy;

const icons = Object.entries(copy.icons).map(([value, label]) => ({ value, label }));

const SectorFields = () => (
  <FormPanels>
    <Panel title={copy.mainPanel}>
      <Fields>
        <TextField<Values> name="name_ar" label={fields.name_ar} required />
        <TextField<Values> name="name_en" label={fields.name_en} ltr />
        <SlugField resource="sectors" titleField="name_ar" pathOf={paths.sector} />
        <TextAreaField<Values> name="description_ar" label={fields.description_ar} wide />
        <TextAreaField<Values> name="description_en" label={fields.description_en} wide />
        <SelectField<Values> name="icon" label={fields.icon} options={icons} placeholder={copy.iconByName} />
        <ColorField<Values> name="color" label={fields.color} hint={copy.colorHint} />
        <PictureField<Values> name="image" label={fields.image} ratio="3:2" minWidth={1200} wide />
        <TextField<Values> name="image_alt" label={fields.image_alt} hint={resourceCopy.imageAltHint} wide />
        <SwitchField<Values> name="is_active" label={fields.is_active} wide />
      </Fields>
    </Panel>
    <Panel title={copy.figuresPanel}>
      <Fields>
        <NumberField<Values> name="projects_count" label={fields.projects_count} required />
        <NumberField<Values> name="success_rate" label={fields.success_rate} hint={copy.percentHint} required />
        <NumberField<Values> name="average_roi" label={fields.average_roi} hint={copy.percentHint} required />
        <TextField<Values> name="market_size" label={fields.market_size} />
        <NumberField<Values> name="typical_capital.from" label={copy.capitalFrom} required />
        <NumberField<Values> name="typical_capital.to" label={copy.capitalTo} required />
      </Fields>
    </Panel>
    <Panel title={copy.contentPanel}>
      <Fields>
        <JsonLinesField<Values> name="key_features" label={fields.key_features} />
        <JsonLinesField<Values> name="sample_studies" label={fields.sample_studies} />
        <LinesField<Values> name="opportunities" label={fields.opportunities} wide />
      </Fields>
    </Panel>
    <SeoPanel titleField="name_ar" descriptionField="description_ar" pictureField="image" pathOf={paths.sector} />
  </FormPanels>
);

const emptyValues: Values = {
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

export const sectorForm: ResourceDefinition<Sector, Values, z.output<typeof sectorInput>> = {
  resource: 'sectors',
  row: sector,
  input: sectorInput,
  emptyValues,
  toValues: ({ id: _id, sort_order: _order, created_at: _created, updated_at: _updated, image, ...values }) => ({
    ...values,
    image: image ?? '',
    image_alt: values.image_alt ?? '',
    seo_title: values.seo_title ?? '',
    seo_description: values.seo_description ?? '',
  }),
  nameOf: ({ name_ar }) => name_ar,
  pathOf: ({ is_active, slug }) => (is_active ? paths.sector(slug) : undefined),
  toCopy: (values) => ({ ...values, slug: '', is_active: false }),
  Fields: SectorFields,
  copy,
};
