import { Fields, labelStyles, NumberField, useFormContext, useWatch } from 'shared-lib/form';
import type { StudyOperations } from 'shared-lib/contracts';
import { formatNumber } from 'shared-lib/format';
import { Button } from 'shared-lib/ui/button';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { flowsOf } from './flow-values.ts';
import { Cluster } from 'shared-lib/ui/stack';

const labels = studies.operations;
const FIELD = 'operations';

const Group = styled.fieldset`
  display: grid;
  gap: var(--s3);
  legend {
    ${labelStyles}
    padding: 0;
    margin-block-end: var(--s1h);
  }
`;
const Stack = styled.div`
  display: grid;
  gap: var(--s5h);
  justify-items: start;
  > * {
    inline-size: 100%;
  }
  > button {
    inline-size: auto;
  }
`;
const Years = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: var(--s3) var(--s4);
  label {
    font-size: var(--fs-sm);
  }
`;
interface SeriesProps {
  name: 'units' | 'fixed_costs';
  label: string;
  labelOf: (year: string) => string;
}

/** One number for each year, from year 1 on. */
const Series = ({ name, label, labelOf }: SeriesProps) => {
  const { setValue } = useFormContext();
  const path = `${FIELD}.${name}`;
  const value: unknown = useWatch({ name: path });
  const series = flowsOf(value);
  const change = (next: number[]) => setValue(path, next, { shouldDirty: true });
  return (
    <Group>
      <legend>{label}</legend>
      <Years>
        {series.map((_amount, index) => (
          <NumberField
            // oxlint-disable-next-line react/no-array-index-key -- A year has no identity but its number.
            key={index}
            name={`${path}.${index}`}
            kind="decimal"
            label={labelOf(formatNumber(index + 1))}
            required
          />
        ))}
      </Years>
      <Cluster $gap="2">
        <Button tone="quiet" size="small" onClick={() => change([...series, Number.NaN])}>
          {studies.flows.add}
        </Button>
        {series.length > 1 && (
          <Button tone="quiet" size="small" onClick={() => change(series.slice(0, -1))}>
            {labels.removeYear}
          </Button>
        )}
      </Cluster>
    </Group>
  );
};

const emptyOperations: StudyOperations = {
  price: Number.NaN,
  unit_cost: Number.NaN,
  fixed_costs: [Number.NaN],
  units: [Number.NaN],
};

/** The yearly operation behind the cash flows, which readers change on the page of the study. */
export const OperationsPanel = () => {
  const { setValue } = useFormContext();
  const operations: unknown = useWatch({ name: FIELD });
  const change = (next: StudyOperations | null) => setValue(FIELD, next, { shouldDirty: true });
  return (
    <Panel title={studies.fields.operations}>
      {operations ? (
        <Stack>
          <p>{labels.text}</p>
          <Fields>
            <NumberField name={`${FIELD}.price`} kind="decimal" currency="USD" label={labels.price} required />
            <NumberField name={`${FIELD}.unit_cost`} kind="decimal" currency="USD" label={labels.unit_cost} required />
          </Fields>
          <Series name="units" label={labels.units} labelOf={labels.unitsOf} />
          <Series name="fixed_costs" label={labels.fixed_costs} labelOf={labels.fixedCostsOf} />
          <p>{labels.lastYear}</p>
          <Button tone="quiet" size="small" onClick={() => change(null)}>
            {labels.remove}
          </Button>
        </Stack>
      ) : (
        <Stack>
          <p>{labels.none}</p>
          <Button tone="quiet" size="small" onClick={() => change(emptyOperations)}>
            {labels.add}
          </Button>
        </Stack>
      )}
    </Panel>
  );
};
