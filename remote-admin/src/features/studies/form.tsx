import { study, studyInput, studyKinds, studyPhases, type Study } from 'shared-lib/contracts';
import { FieldRows, Fields, LinesField, NumberField, SelectField, TextAreaField, TextField } from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { publishing } from '../../copy/publishing.ts';
import { studies as copy } from '../../copy/studies.ts';
import { resourceCopy } from '../../copy/resource.ts';
import type { ResourceDefinition } from '../../resource/define-resource.ts';
import { DayField } from '../../resource/fields/day-field.tsx';
import { LoadedSelectField } from '../../resource/fields/loaded-select-field.tsx';
import { PictureField } from '../../resource/fields/picture-field.tsx';
import { PicturesField } from '../../resource/fields/pictures-field.tsx';
import { SlugField } from '../../resource/fields/slug-field.tsx';
import { PublicationFields } from '../../resource/publishing/publication-fields.tsx';
import { SeoPanel } from '../../resource/seo/seo-panel.tsx';
import { isPublic } from '../../resource/publishing/statuses.tsx';
import { sectorOptions } from '../../resource/sector-options.ts';
import { SplitForm } from '../../resource/split-form.ts';
import { CapitalNote } from './capital-note.tsx';
import { CashFlowsField } from './cash-flows-field.tsx';
import { FigurePanels } from './figure-panels.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { StudyFilePanel } from './study-file-panel.tsx';

type Values = z.input<typeof studyInput>;
const { fields } = copy;

const kinds = studyKinds.map((value) => ({ value, label: copy.kinds[value] }));

const DataPanel = () => (
  <Panel title={copy.dataPanel}>
    <Fields>
      <TextField<Values> name="title_ar" label={fields.title_ar} required wide />
      <SlugField resource="studies" titleField="title_ar" pathOf={paths.study} />
      <TextAreaField<Values> name="summary_ar" label={fields.summary_ar} rows={3} wide />
      <LoadedSelectField<Values>
        name="sector_id"
        label={fields.sector_id}
        options={sectorOptions}
        parse={Number}
        required
      />
      <SelectField<Values> name="kind" label={fields.kind} options={kinds} placeholder={false} />
      <TextField<Values> name="country" label={fields.country} />
      <TextField<Values> name="city" label={fields.city} />
      <NumberField<Values> name="year" label={fields.year} required />
      <NumberField<Values> name="pages" label={fields.pages} required />
      <NumberField<Values> name="fixed_capital" label={fields.fixed_capital} required />
      <NumberField<Values> name="working_capital" label={fields.working_capital} required />
      <CapitalNote />
      <NumberField<Values> name="break_even_units" label={fields.break_even_units} required />
      <NumberField<Values> name="jobs" label={fields.jobs} required />
      <TextAreaField<Values> name="market_size" label={fields.market_size} rows={2} wide />
    </Fields>
  </Panel>
);

const ContentPanel = () => (
  <Panel title={copy.contentPanel}>
    <Fields>
      {studyPhases.map((phase) => (
        <TextAreaField<Values> key={phase} name={`phases.${phase}`} label={copy.phaseLabels[phase]} rows={4} wide />
      ))}
      <FieldRows name="toc" label={fields.toc} rowNoun={copy.tocRow} emptyRow={{ title: '', pages: Number.NaN }}>
        {(row) => (
          <Fields>
            <TextField name={`${row}.title`} label={copy.tocTitle} required />
            <NumberField name={`${row}.pages`} label={copy.tocPages} required />
          </Fields>
        )}
      </FieldRows>
      <LinesField<Values> name="assumptions" label={fields.assumptions} wide />
      <DayField<Values> name="assumptions_date" label={fields.assumptions_date} />
      <PicturesField<Values> name="sample_images" label={fields.sample_images} hint={copy.file.samples} wide />
    </Fields>
  </Panel>
);

const StudyFields = () => (
  <>
    <FigureTiles />
    <SplitForm $columns="minmax(0, 7fr) minmax(0, 5fr)">
      <div>
        <Panel title={fields.cash_flows}>
          <Fields>
            <NumberField<Values> name="discount_rate" label={fields.discount_rate} required />
            <CashFlowsField />
          </Fields>
        </Panel>
        <DataPanel />
        <ContentPanel />
        <SeoPanel titleField="title_ar" descriptionField="summary_ar" pictureField="cover" pathOf={paths.study} />
      </div>
      <div>
        <FigurePanels />
        <Panel title={publishing.panel}>
          <Fields>
            <PublicationFields />
          </Fields>
        </Panel>
        <Panel title={fields.cover}>
          <Fields>
            <PictureField<Values> name="cover" label={fields.cover} ratio="3:2" minWidth={1200} wide />
            <TextField<Values> name="cover_alt" label={fields.cover_alt} hint={resourceCopy.imageAltHint} wide />
          </Fields>
        </Panel>
        <StudyFilePanel />
      </div>
    </SplitForm>
  </>
);

const emptyValues: Values = {
  slug: '',
  title_ar: '',
  summary_ar: '',
  sector_id: Number.NaN,
  country: '',
  city: '',
  year: new Date().getUTCFullYear(),
  pages: 0,
  kind: 'summary',
  fixed_capital: 0,
  working_capital: 0,
  discount_rate: 12,
  cash_flows: [],
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
  seo_title: '',
  seo_description: '',
  status: 'draft',
  published_at: null,
};

const toValues = (row: Study): Values => {
  const { id: _id, capital_total: _total, npv: _npv, irr: _irr, payback_years: _payback, ...written } = row;
  const {
    file_url: _url,
    file_size: _size,
    downloads: _downloads,
    created_at: _created,
    updated_at: _at,
    ...values
  } = written;
  return {
    ...values,
    cover: values.cover ?? '',
    cover_alt: values.cover_alt ?? '',
    seo_title: values.seo_title ?? '',
    seo_description: values.seo_description ?? '',
    kind: values.kind === 'other' ? 'summary' : values.kind,
    status: values.status === 'other' ? 'draft' : values.status,
  };
};

export const studyForm: ResourceDefinition<Study, Values, z.output<typeof studyInput>> = {
  resource: 'studies',
  row: study,
  input: studyInput,
  emptyValues,
  toValues,
  nameOf: ({ title_ar }) => title_ar,
  pathOf: (row) => (isPublic(row) ? paths.study(row.slug) : undefined),
  toCopy: (values) => ({ ...values, slug: '', status: 'draft', published_at: null }),
  Fields: StudyFields,
  copy,
};
