import { useState } from 'react';
import { NumberField } from 'shared-lib/controls/number-field';
import { formatDecimal } from 'shared-lib/format';
import { Panel } from 'shared-lib/ui/panel';
import { samples } from '../../copy/samples.ts';
import { Columns, Stack } from './sample-layout.ts';

const labels = samples.numbers;

export const NumberSamples = () => {
  const [price, setPrice] = useState(Number.NaN);
  const [days, setDays] = useState(7);
  const [rate, setRate] = useState(140);
  return (
    <Panel title={labels.title}>
      <Stack>
        <Columns>
          <NumberField
            label={labels.price}
            hint={labels.priceHint}
            unit={labels.usd}
            minValue={0}
            isRequired
            value={price}
            onChange={setPrice}
          />
          <NumberField
            label={labels.days}
            unit={labels.day}
            steppers
            minValue={1}
            maxValue={90}
            value={days}
            onChange={setDays}
          />
          <NumberField
            label={labels.rate}
            error={rate > 100 ? labels.rateError : undefined}
            unit="%"
            isOptional
            value={rate}
            onChange={setRate}
          />
          <NumberField label={labels.fixed} unit={labels.usd} isDisabled value={12_500} onChange={() => undefined} />
        </Columns>
        <p>{labels.result(Number.isNaN(price) ? labels.empty : formatDecimal(price))}</p>
      </Stack>
    </Panel>
  );
};
