import { adminSettings, settingsInput } from 'shared-lib/contracts';
import { formatDate, formatNumber } from 'shared-lib/format';
import { Fields, NumberField, useWatch } from 'shared-lib/form';
import { Ltr } from 'shared-lib/ui/bdi';
import { Panel } from 'shared-lib/ui/panel';
import type * as z from 'zod/mini';
import { settingFields, settingsCopy } from '../../copy/settings.ts';
import { DayField } from '../../resource/fields/day-field.tsx';
import { defineGroup } from './define-group.tsx';
import { Figures } from './figures.tsx';

type Values = z.input<typeof settingsInput.rates>;

const RateFields = () => (
  <Panel title={settingsCopy.exchangeRates}>
    <Fields>
      <NumberField<Values>
        name="sar_per_usd"
        kind="decimal"
        label={settingFields.sar_per_usd}
        hint={settingsCopy.rateHint}
        required
      />
      <NumberField<Values>
        name="egp_per_usd"
        kind="decimal"
        label={settingFields.egp_per_usd}
        hint={settingsCopy.rateHint}
        required
      />
      <DayField<Values>
        name="rates_date"
        label={settingFields.rates_date}
        hint={settingsCopy.ratesDateHint}
        empty=""
        required
      />
    </Fields>
  </Panel>
);

/** In US dollars. */
const EXAMPLE = 2500;

const converted = (rate: unknown): string =>
  typeof rate === 'number' && Number.isFinite(rate) ? formatNumber(EXAMPLE * rate) : '-';

const RatesPreview = () => {
  const [sar, egp, date] = useWatch<Values, ['sar_per_usd', 'egp_per_usd', 'rates_date']>({
    name: ['sar_per_usd', 'egp_per_usd', 'rates_date'],
  });
  const isDate = settingsInput.rates.shape.rates_date.safeParse(date).success;
  return (
    <Panel title={settingsCopy.ratesPreview}>
      <Figures
        items={[
          { label: settingsCopy.inUsd, value: <Ltr>{formatNumber(EXAMPLE)}</Ltr> },
          { label: settingsCopy.inSar, value: <Ltr>{converted(sar)}</Ltr> },
          { label: settingsCopy.inEgp, value: <Ltr>{converted(egp)}</Ltr> },
        ]}
        note={isDate ? settingsCopy.ratesAt(formatDate(date)) : undefined}
      />
    </Panel>
  );
};

/** The pegged rate of the riyal is the default; the others must be entered. */
const empty: Values = { sar_per_usd: 3.75, egp_per_usd: Number.NaN, rates_date: '', updated_at: null };

export const RatesGroup = defineGroup({
  group: 'rates',
  input: settingsInput.rates,
  stored: adminSettings.shape.rates,
  empty,
  Fields: RateFields,
  Preview: RatesPreview,
});
