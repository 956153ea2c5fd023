import { adminSettings, analyticsIds, settingsInput } from 'shared-lib/contracts';
import { Fields, SwitchField, TextField, useWatch } from 'shared-lib/form';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { settingFields, settingsCopy } from '../../copy/settings.ts';
import { defineGroup } from './define-group.tsx';

type Values = z.input<typeof settingsInput.analytics>;

const empty: Values = {
  google_analytics_id: '',
  facebook_pixel_id: '',
  gtm_id: '',
  analytics_enabled: false,
  updated_at: null,
};

const AnalyticsFields = () => (
  <Panel title={settingsCopy.ids}>
    <Fields>
      <SwitchField<Values> name="analytics_enabled" label={settingFields.analytics_enabled} wide />
      <TextField<Values>
        name="google_analytics_id"
        label={settingFields.google_analytics_id}
        hint={settingsCopy.gaHint}
        ltr
      />
      <TextField<Values> name="gtm_id" label={settingFields.gtm_id} hint={settingsCopy.gtmHint} ltr />
      <TextField<Values>
        name="facebook_pixel_id"
        label={settingFields.facebook_pixel_id}
        hint={settingsCopy.pixelHint}
        ltr
      />
    </Fields>
  </Panel>
);

const tools = [
  ['google_analytics_id', 'Google Analytics'],
  ['gtm_id', 'Google Tag Manager'],
  ['facebook_pixel_id', 'Facebook Pixel'],
] as const;

const AnalyticsPreview = () => {
  const values = useWatch<Values>();
  const loaded = tools.filter(([name]) => analyticsIds[name].test(values[name] ?? '')).map(([, tool]) => tool);
  const sentence = () => {
    if (!values.analytics_enabled) return settingsCopy.analyticsOff;
    return loaded.length > 0 ? settingsCopy.analyticsLoads(loaded) : settingsCopy.analyticsNone;
  };
  return (
    <Panel title={settingsCopy.analyticsPreview}>
      <p>{sentence()}</p>
    </Panel>
  );
};

export const AnalyticsGroup = defineGroup({
  group: 'analytics',
  input: settingsInput.analytics,
  stored: adminSettings.shape.analytics,
  empty,
  Fields: AnalyticsFields,
  Preview: AnalyticsPreview,
});
