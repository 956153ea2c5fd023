import { adminSettings, settingsInput } from 'shared-lib/contracts';
import { formatNumber, formatTypedPercent } from 'shared-lib/format';
import { Fields, NumberField, useWatch } from 'shared-lib/form';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { settingFields, settingsCopy } from '../../copy/settings.ts';
import { defineGroup } from './define-group.tsx';
import { Figures } from './figures.tsx';

type Values = z.input<typeof settingsInput.stats>;

const StatsFields = () => (
  <Panel title={settingsCopy.figures}>
    <Fields>
      <NumberField<Values> name="studies" kind="count" label={settingFields.studies} required />
      <NumberField<Values> name="clients" kind="count" label={settingFields.clients} required />
      <NumberField<Values> name="years" kind="count" label={settingFields.years} required />
      <NumberField<Values>
        name="success"
        kind="percent"
        label={settingFields.success}
        hint={settingsCopy.percentHint}
        required
      />
    </Fields>
  </Panel>
);

const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

const StatsPreview = () => {
  const [studies, clients, years, success] = useWatch<Values, ['studies', 'clients', 'years', 'success']>({
    name: ['studies', 'clients', 'years', 'success'],
  });
  return (
    <Panel title={settingsCopy.figuresPreview}>
      <Figures
        items={[
          { label: settingFields.studies, value: <Ltr>{`+${formatNumber(numberOf(studies))}`}</Ltr> },
          { label: settingFields.clients, value: <Ltr>{`+${formatNumber(numberOf(clients))}`}</Ltr> },
          { label: settingFields.years, value: formatNumber(numberOf(years)) },
          { label: settingFields.success, value: <Ltr>{formatTypedPercent(numberOf(success))}</Ltr> },
        ]}
      />
    </Panel>
  );
};

const empty: Values = { studies: 0, clients: 0, years: 0, success: 0, updated_at: null };

export const StatsGroup = defineGroup({
  group: 'stats',
  input: settingsInput.stats,
  stored: adminSettings.shape.stats,
  empty,
  Fields: StatsFields,
  Preview: StatsPreview,
});
