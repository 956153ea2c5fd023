import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { calculateDetailed, decodeCalculation, encodeCalculation, isDetailed } from 'shared-lib/calculation';
import { calculationDetailInput, type CalculationInput } from 'shared-lib/contracts';
import { calculationsOnDevice, calculationsQuery } from 'shared-lib/saved';
import { useSession } from 'shared-lib/session';
import { color, SCREEN_ONLY } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Checkbox } from 'shared-lib/ui/checkbox';
import { Input } from 'shared-lib/ui/input';
import { Panel } from 'shared-lib/ui/panel';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import { calculatorDetail } from '../../../copy/calculator-detail.ts';
import { CalculatorField } from '../fields.tsx';
import { useSaveCalculation } from '../use-save-calculation.ts';
import { explainedFigures } from './explained-figures.ts';
import { FlowTable, Scroll } from './table-styles.ts';

const { scenarios: copy } = calculatorDetail;

/** Beside the calculation in the form. */
const MAX_CHOSEN = 3;

interface Scenario {
  key: string;
  name: string;
  input: CalculationInput;
}

const Hint = styled.p`
  max-inline-size: 46rem;
  color: ${color.text2};
  font-size: var(--fs-sm);
`;
const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-block-size: 2.75rem;
`;

const scenarioOf = (key: string, name: string, code: string): Scenario[] => {
  const input = decodeCalculation(code);
  // Given flows have no months.
  return input && input.net_flows.length === 0 ? [{ key, name, input }] : [];
};

/** The calculations that were saved with a name: in the account, or on this device by a guest. */
const useScenarios = (): Scenario[] => {
  const isSignedIn = useSession(({ token }) => token !== null);
  const { data: own } = useQuery({ ...calculationsQuery(), enabled: isSignedIn });
  const onDevice = useSyncExternalStore(calculationsOnDevice.subscribe, calculationsOnDevice.read);
  return useMemo(
    () =>
      isSignedIn
        ? (own ?? []).flatMap(({ id, name, link }) => scenarioOf(String(id), name, link))
        : onDevice.flatMap(({ key, name, query }) => scenarioOf(key, name, new URLSearchParams(query).get('c') ?? '')),
    [isSignedIn, own, onDevice],
  );
};

/** The figures of a calculation; those of a quick one are its own with a detail that changes nothing. */
const figuresIn = (input: CalculationInput) => {
  const detailed = { ...input, detail: input.detail ?? calculationDetailInput.parse({}) };
  return isDetailed(detailed) ? explainedFigures({ input: detailed, result: calculateDetailed(detailed) }) : [];
};

const ComparisonTable = ({ scenarios }: { scenarios: readonly Scenario[] }) => {
  const columns = useMemo(
    () => scenarios.map(({ key, name, input }) => ({ key, name, figures: figuresIn(input) })),
    [scenarios],
  );
  return (
    <Scroll role="region" aria-label={copy.caption} tabIndex={0}>
      <FlowTable>
        <thead>
          <tr>
            <th scope="col">{copy.figure}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.figures.map(({ label }, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map(({ key, figures }) => (
                <td key={key}>{figures[row]?.value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FlowTable>
    </Scroll>
  );
};

/** Saves the calculation as a scenario of its own. */
const SaveAs = ({ input }: { input: CalculationInput }) => {
  const [name, setName] = useState('');
  const { save, isPending } = useSaveCalculation();
  return (
    <Cluster
      as="form"
      $gap="3"
      $align="end"
      onSubmit={(event) => {
        event.preventDefault();
        save({ name: name.trim() || copy.unnamed, code: encodeCalculation(input) });
        setName('');
      }}
    >
      <CalculatorField label={copy.name} error={undefined}>
        {({ id }) => (
          <Input
            id={id}
            type="text"
            maxLength={120}
            autoComplete="off"
            placeholder={copy.nameHint}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </CalculatorField>
      <Button type="submit" tone="quiet" pending={isPending}>
        {copy.save}
      </Button>
    </Cluster>
  );
};

/** Two to four named calculations side by side: that in the form, and saved ones. */
export const ScenarioComparison = ({ input }: { input: CalculationInput }) => {
  const saved = useScenarios();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = saved.filter(({ key }) => chosen.includes(key));
  const toggle = (key: string) =>
    setChosen((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]));
  return (
    <Panel title={copy.title} level={3}>
      <Stack $gap="4">
        <Stack $gap="4" {...SCREEN_ONLY}>
          <Hint>{copy.hint}</Hint>
          <SaveAs input={input} />
          {saved.length > 0 && (
            <Cluster $gap="1 5" role="group" aria-label={copy.choose}>
              {saved.map(({ key, name }) => (
                <Choice key={key}>
                  <Checkbox
                    checked={chosen.includes(key)}
                    disabled={!chosen.includes(key) && shown.length >= MAX_CHOSEN}
                    onChange={() => toggle(key)}
                  />
                  {name}
                </Choice>
              ))}
            </Cluster>
          )}
        </Stack>
        {shown.length > 0 && <ComparisonTable scenarios={[{ key: 'now', name: copy.now, input }, ...shown]} />}
      </Stack>
    </Panel>
  );
};
