import { adminSettings, settingsInput } from 'shared-lib/contracts';
import { Fields, LinesField, TextAreaField, TextField } from 'shared-lib/form';
import { paths } from 'shared-lib/paths';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { settingFields, settingsCopy } from '../../copy/settings.ts';
import { defineGroup } from './define-group.tsx';
import { FixedRows } from './fixed-rows.tsx';
import { SiteLinkPanel } from './site-link-panel.tsx';

type Values = z.input<typeof settingsInput.homepage>;

const PHASES = 4;
const BENEFITS = 6;

const empty: Values = {
  home_services_title: '',
  home_services_description: '',
  home_sectors_title: '',
  home_sectors_description: '',
  home_phases_title: '',
  home_phases_description: '',
  home_benefits_title: '',
  home_cta_title: '',
  home_cta_description: '',
  home_phases: Array.from({ length: PHASES }, () => ({ title: '', items: [] })),
  home_benefits: Array.from({ length: BENEFITS }, () => ({ title: '', text: '' })),
  updated_at: null,
};

const HomepageFields = () => (
  <>
    <Panel title={settingsCopy.sections}>
      <Fields>
        <TextField<Values> name="home_services_title" label={settingFields.home_services_title} wide />
        <TextAreaField<Values> name="home_services_description" label={settingFields.home_services_description} wide />
        <TextField<Values> name="home_sectors_title" label={settingFields.home_sectors_title} wide />
        <TextAreaField<Values> name="home_sectors_description" label={settingFields.home_sectors_description} wide />
        <TextField<Values> name="home_phases_title" label={settingFields.home_phases_title} wide />
        <TextAreaField<Values> name="home_phases_description" label={settingFields.home_phases_description} wide />
        <TextField<Values> name="home_benefits_title" label={settingFields.home_benefits_title} wide />
        <TextField<Values> name="home_cta_title" label={settingFields.home_cta_title} wide />
        <TextAreaField<Values> name="home_cta_description" label={settingFields.home_cta_description} wide />
      </Fields>
    </Panel>
    <Panel title={settingsCopy.phases}>
      <FixedRows count={PHASES} titleOf={settingsCopy.phase}>
        {(index) => (
          <>
            <TextField<Values> name={`home_phases.${index}.title`} label={settingsCopy.phaseTitle} required wide />
            <LinesField<Values> name={`home_phases.${index}.items`} label={settingsCopy.phaseItems} required wide />
          </>
        )}
      </FixedRows>
    </Panel>
    <Panel title={settingsCopy.benefits}>
      <FixedRows count={BENEFITS} titleOf={settingsCopy.benefit}>
        {(index) => (
          <>
            <TextField<Values> name={`home_benefits.${index}.title`} label={settingsCopy.itemTitle} required wide />
            <TextAreaField<Values> name={`home_benefits.${index}.text`} label={settingsCopy.itemText} required wide />
          </>
        )}
      </FixedRows>
    </Panel>
  </>
);

export const HomepageGroup = defineGroup({
  group: 'homepage',
  input: settingsInput.homepage,
  stored: adminSettings.shape.homepage,
  empty,
  Fields: HomepageFields,
  Preview: () => <SiteLinkPanel to={paths.home()} />,
});
