import { adminSettings, settingsInput } from 'shared-lib/contracts';
import { FieldRows, Fields, NumberField, TextAreaField, TextField } from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { settingFields, settingsCopy } from '../../copy/settings.ts';
import { PictureField } from '../../resource/fields/picture-field.tsx';
import { defineGroup } from './define-group.tsx';
import { FixedRows } from './fixed-rows.tsx';
import { SiteLinkPanel } from './site-link-panel.tsx';

type Values = z.input<typeof settingsInput.about>;

const VALUES = 6;

const titles = {
  hero_title: '',
  company_title: '',
  mission_title: '',
  vision_title: '',
  values_title: '',
  timeline_title: '',
  testimonials_title: '',
  team_title: '',
  closing_title: '',
};
const texts = {
  hero_description: '',
  company_text: '',
  mission_description: '',
  vision_description: '',
  team_description: '',
  closing_description: '',
};
const empty: Values = {
  ...titles,
  ...texts,
  values: Array.from({ length: VALUES }, () => ({ title: '', text: '' })),
  timeline: [],
  testimonials: [],
  team: [],
  experience_years: 0,
  completed_projects: 0,
  satisfied_clients: 0,
  success_rate: 0,
  updated_at: null,
};

const StoryFields = () => (
  <Fields>
    <FieldRows
      name="timeline"
      label={settingFields.timeline}
      rowNoun={settingsCopy.event}
      emptyRow={{ year: '', title: '', text: '' }}
    >
      {(prefix) => (
        <Fields>
          <TextField name={`${prefix}.year`} label={settingsCopy.year} required />
          <TextField name={`${prefix}.title`} label={settingsCopy.itemTitle} required />
          <TextAreaField name={`${prefix}.text`} label={settingsCopy.itemText} required wide />
        </Fields>
      )}
    </FieldRows>
    <FieldRows
      name="testimonials"
      label={settingFields.testimonials}
      rowNoun={settingsCopy.testimonial}
      emptyRow={{ quote: '', author: '', sector: '' }}
    >
      {(prefix) => (
        <Fields>
          <TextAreaField name={`${prefix}.quote`} label={settingsCopy.quote} required wide />
          <TextField name={`${prefix}.author`} label={settingsCopy.author} required />
          <TextField name={`${prefix}.sector`} label={settingsCopy.sector} required />
        </Fields>
      )}
    </FieldRows>
    <FieldRows
      name="team"
      label={settingFields.team}
      rowNoun={settingsCopy.unit}
      emptyRow={{ name: '', text: '', image: '' }}
    >
      {(prefix) => (
        <Fields>
          <TextField name={`${prefix}.name`} label={settingsCopy.unitName} required />
          <TextAreaField name={`${prefix}.text`} label={settingsCopy.itemText} required wide />
          <PictureField name={`${prefix}.image`} label={settingsCopy.unitImage} ratio="1:1" minWidth={480} wide />
        </Fields>
      )}
    </FieldRows>
  </Fields>
);

const AboutFields = () => (
  <>
    <Panel title={settingsCopy.figures}>
      <Fields>
        <NumberField<Values> name="experience_years" kind="count" label={settingFields.experience_years} required />
        <NumberField<Values> name="completed_projects" kind="count" label={settingFields.completed_projects} required />
        <NumberField<Values> name="satisfied_clients" kind="count" label={settingFields.satisfied_clients} required />
        <NumberField<Values>
          name="success_rate"
          kind="percent"
          label={settingFields.success_rate}
          hint={settingsCopy.percentHint}
          required
        />
      </Fields>
    </Panel>
    <Panel title={settingsCopy.aboutTexts}>
      <Fields>
        <TextField<Values> name="hero_title" label={settingFields.hero_title} wide />
        <TextAreaField<Values> name="hero_description" label={settingFields.hero_description} wide />
        <TextField<Values> name="company_title" label={settingFields.company_title} wide />
        <TextAreaField<Values>
          name="company_text"
          label={settingFields.company_text}
          hint={settingsCopy.companyTextHint}
          rows={8}
          wide
        />
        <TextField<Values> name="mission_title" label={settingFields.mission_title} wide />
        <TextAreaField<Values> name="mission_description" label={settingFields.mission_description} wide />
        <TextField<Values> name="vision_title" label={settingFields.vision_title} wide />
        <TextAreaField<Values> name="vision_description" label={settingFields.vision_description} wide />
        <TextField<Values> name="timeline_title" label={settingFields.timeline_title} />
        <TextField<Values> name="testimonials_title" label={settingFields.testimonials_title} />
        <TextField<Values> name="team_title" label={settingFields.team_title} wide />
        <TextAreaField<Values> name="team_description" label={settingFields.team_description} wide />
        <TextField<Values> name="closing_title" label={settingFields.closing_title} wide />
        <TextAreaField<Values> name="closing_description" label={settingFields.closing_description} wide />
      </Fields>
    </Panel>
    <Panel title={settingsCopy.valuesPanel}>
      <TextField<Values> name="values_title" label={settingFields.values_title} wide />
      <FixedRows count={VALUES} titleOf={settingsCopy.value}>
        {(index) => (
          <>
            <TextField<Values> name={`values.${index}.title`} label={settingsCopy.itemTitle} required wide />
            <TextAreaField<Values> name={`values.${index}.text`} label={settingsCopy.itemText} required wide />
          </>
        )}
      </FixedRows>
    </Panel>
    <Panel title={settingsCopy.storyPanel}>
      <StoryFields />
    </Panel>
  </>
);

export const AboutGroup = defineGroup({
  group: 'about',
  input: settingsInput.about,
  stored: adminSettings.shape.about,
  empty,
  Fields: AboutFields,
  Preview: () => <SiteLinkPanel to={paths.about()} />,
});
