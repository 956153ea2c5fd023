import { useQuery } from '@tanstack/react-query';
import { service, serviceIcons, serviceInput, type Service } from 'shared-lib/contracts';
import {
  CheckboxesField,
  FieldRows,
  Fields,
  LinesField,
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from 'shared-lib/form';
import { optionsQuery } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { services as copy } from '../../copy/services.ts';
import { resourceCopy } from '../../copy/resource.ts';
import type { ResourceDefinition } from '../../resource/define-resource.ts';
import { PictureField } from '../../resource/fields/picture-field.tsx';
import { SlugField } from '../../resource/fields/slug-field.tsx';
import { SeoPanel } from '../../resource/seo/seo-panel.tsx';
import { FormPanels } from '../../resource/form-panels.ts';
import { sectorOptions } from '../../resource/sector-options.ts';

type Values = z.input<typeof serviceInput>;
const { fields } = copy;

const icons = serviceIcons.map((value) => ({ value, label: copy.icons[value] }));

const Sectors = () => {
  const { data = [] } = useQuery(optionsQuery(sectorOptions));
  const options = data.map(({ value, label }) => ({ value: Number(value), label }));
  return <CheckboxesField<Values> name="sector_ids" label={fields.sector_ids} options={options} />;
};

const Content = () => (
  <Panel title={copy.contentPanel}>
    <Fields>
      <LinesField<Values> name="deliverables" label={fields.deliverables} />
      <LinesField<Values> name="audience" label={fields.audience} />
      <LinesField<Values> name="needs" label={fields.needs} wide />
      <FieldRows
        name="steps"
        label={fields.steps}
        rowNoun={copy.step}
        emptyRow={{ title: '', text: '', days: Number.NaN }}
      >
        {(row) => (
          <Fields>
            <TextField name={`${row}.title`} label={copy.stepTitle} required />
            <NumberField name={`${row}.days`} label={copy.stepDays} required />
            <TextField name={`${row}.text`} label={copy.stepText} wide />
          </Fields>
        )}
      </FieldRows>
      <FieldRows
        name="packages"
        label={fields.packages}
        rowNoun={copy.package}
        emptyRow={{ name: '', price: Number.NaN, days: Number.NaN, items: [] }}
      >
        {(row) => (
          <Fields>
            <TextField name={`${row}.name`} label={copy.packageName} required wide />
            <NumberField name={`${row}.price`} label={copy.packagePrice} required />
            <NumberField name={`${row}.days`} label={copy.stepDays} required />
            <LinesField name={`${row}.items`} label={copy.packageItems} wide />
          </Fields>
        )}
      </FieldRows>
      <FieldRows name="faq" label={fields.faq} rowNoun={copy.question} emptyRow={{ q: '', a: '' }}>
        {(row) => (
          <Fields>
            <TextField name={`${row}.q`} label={copy.questionText} required wide />
            <TextAreaField name={`${row}.a`} label={copy.reply} required wide />
          </Fields>
        )}
      </FieldRows>
    </Fields>
  </Panel>
);

const ServiceFields = () => (
  <FormPanels>
    <Panel title={copy.mainPanel}>
      <Fields>
        <TextField<Values> name="name_ar" label={fields.name_ar} required />
        <TextField<Values> name="name_en" label={fields.name_en} ltr />
        <SlugField resource="services" titleField="name_ar" pathOf={paths.service} />
        <TextAreaField<Values> name="short_description_ar" label={fields.short_description_ar} rows={2} wide />
        <TextAreaField<Values> name="description_ar" label={fields.description_ar} wide />
        <TextAreaField<Values> name="description_en" label={fields.description_en} wide />
      </Fields>
    </Panel>
    <Panel title={copy.pricePanel}>
      <Fields>
        <NumberField<Values> name="basic_price" label={fields.basic_price} required />
        <NumberField<Values> name="delivery_days_basic" label={fields.delivery_days_basic} required />
        <SelectField<Values> name="icon" label={fields.icon} options={icons} placeholder={false} />
        <PictureField<Values> name="image" label={fields.image} ratio="3:2" minWidth={1200} wide />
        <TextField<Values> name="image_alt" label={fields.image_alt} hint={resourceCopy.imageAltHint} wide />
        <SwitchField<Values> name="is_active" label={fields.is_active} wide />
        <Sectors />
      </Fields>
    </Panel>
    <Content />
    <SeoPanel titleField="name_ar" descriptionField="description_ar" pictureField="image" pathOf={paths.service} />
  </FormPanels>
);

const emptyValues: Values = {
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

export const serviceForm: ResourceDefinition<Service, Values, z.output<typeof serviceInput>> = {
  resource: 'services',
  row: service,
  input: serviceInput,
  emptyValues,
  toValues: ({ id: _id, sort_order: _order, created_at: _created, updated_at: _updated, image, ...values }) => ({
    ...values,
    image: image ?? '',
    image_alt: values.image_alt ?? '',
    seo_title: values.seo_title ?? '',
    seo_description: values.seo_description ?? '',
  }),
  nameOf: ({ name_ar }) => name_ar,
  pathOf: ({ is_active, slug }) => (is_active ? paths.service(slug) : undefined),
  toCopy: (values) => ({ ...values, slug: '', is_active: false }),
  Fields: ServiceFields,
  copy,
};
