import { studyKinds, studyPhases, studyVerdicts, type studyInput } from 'shared-lib/contracts';
import { studyVerdictWords } from 'shared-lib/copy';
import {
  FieldRows,
  Fields,
  LinesField,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  useWatch,
} from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { formatUsd } from 'shared-lib/format';
import { Alert } from 'shared-lib/ui/alert';
import styled from 'styled-components';
import { publishing } from '../../copy/publishing.ts';
import { studies as copy, studies } from '../../copy/studies.ts';
import { MainPictureFields } from '../../resource/content-fields.tsx';
import { DayField } from '../../resource/fields/day-field.tsx';
import { LoadedSelectField } from '../../resource/fields/loaded-select-field.tsx';
import { PicturesField } from '../../resource/fields/pictures-field.tsx';
import { SlugField } from '../../resource/fields/slug-field.tsx';
import { PublicationFields } from '../../resource/publishing/publication-fields.tsx';
import { SeoPanel } from '../../resource/seo/seo-panel.tsx';
import { sectorOptions } from '../../resource/sector-options.ts';
import { SplitForm } from '../../resource/split-form.ts';
import { CashFlowsField } from './cash-flows-field.tsx';
import { FigurePanels } from './figure-panels.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { OperationsPanel } from './operations-panel.tsx';
import { StudyFilePanel } from './study-file-panel.tsx';
import { flowsOf } from './flow-values.ts';

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** Warns when the capital differs from the investment of year 0. */
const CapitalNote = () => {
  const values = useWatch();
  const total = amountOf(values.fixed_capital) + amountOf(values.working_capital);
  const [first = Number.NaN] = flowsOf(values.cash_flows);
  if (Number.isNaN(total) || Number.isNaN(first) || total === -first) return null;
  return (
    <Wide>
      <Alert tone="warning">{studies.capitalMismatch(formatUsd(total), formatUsd(first))}</Alert>
    </Wide>
  );
};

type Values = z.input<typeof studyInput>;
const { fields } = copy;

const verdicts = studyVerdicts.map((value) => ({ value, label: studyVerdictWords[value] }));
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
      <NumberField<Values> name="year" kind="count" label={fields.year} required />
      <NumberField<Values> name="pages" kind="count" label={fields.pages} required />
      <NumberField<Values> name="fixed_capital" kind="money" currency="USD" label={fields.fixed_capital} required />
      <NumberField<Values> name="working_capital" kind="money" currency="USD" label={fields.working_capital} required />
      <CapitalNote />
      <NumberField<Values> name="break_even_units" kind="count" label={fields.break_even_units} required />
      <NumberField<Values> name="jobs" kind="count" label={fields.jobs} required />
      <TextAreaField<Values> name="market_size" label={fields.market_size} rows={2} wide />
    </Fields>
  </Panel>
);

const orNull = (text: string) => text || null;

const VerdictPanel = () => (
  <Panel title={fields.verdict}>
    <Fields>
      <SelectField<Values>
        name="verdict"
        label={fields.verdict}
        hint={copy.verdictHint}
        options={verdicts}
        placeholder={copy.noVerdict}
        parse={orNull}
        wide
      />
      <TextAreaField<Values>
        name="verdict_sentence"
        label={fields.verdict_sentence}
        hint={copy.sentenceHint}
        rows={3}
        wide
      />
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
            <NumberField name={`${row}.pages`} kind="count" label={copy.tocPages} required />
          </Fields>
        )}
      </FieldRows>
      <LinesField<Values> name="assumptions" label={fields.assumptions} wide />
      <DayField<Values> name="assumptions_date" label={fields.assumptions_date} />
      <PicturesField<Values>
        name="sample_images"
        textsName="sample_image_alts"
        label={fields.sample_images}
        hint={copy.file.samples}
        wide
      />
    </Fields>
  </Panel>
);

/** The panels of the form of a study. */
export const StudyFields = () => (
  <>
    <FigureTiles />
    <SplitForm $columns="minmax(0, 7fr) minmax(0, 5fr)">
      <div>
        <Panel title={fields.cash_flows}>
          <Fields>
            <NumberField<Values> name="discount_rate" kind="percent" label={fields.discount_rate} required />
            <CashFlowsField />
          </Fields>
        </Panel>
        <OperationsPanel />
        <DataPanel />
        <ContentPanel />
        <SeoPanel titleField="title_ar" descriptionField="summary_ar" pictureField="cover" pathOf={paths.study} />
      </div>
      <div>
        <FigurePanels />
        <VerdictPanel />
        <Panel title={publishing.panel}>
          <Fields>
            <PublicationFields />
          </Fields>
        </Panel>
        <Panel title={fields.cover}>
          <Fields>
            <MainPictureFields name="cover" labels={fields} />
          </Fields>
        </Panel>
        <StudyFilePanel />
      </div>
    </SplitForm>
  </>
);
