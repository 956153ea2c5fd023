import { typedPercentText } from 'shared-lib/charts';
import type { CalculationLine } from 'shared-lib/contracts';
import { color, media } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { useHydrated } from 'shared-lib/ui/use-hydrated';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import { timeText, type ResultView } from './result-text.ts';

const { shared: copy, form } = calculator;

const Inputs = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s4);
  margin-block-end: var(--s4);
  ${media.print} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    margin: 0;
  }
  dt {
    color: ${color.text2};
    font-size: var(--fs-xs);
  }
`;
const OnPaper = styled.div`
  display: none;
  ${media.print} {
    display: block;
  }
`;

const sumOf = (lines: readonly CalculationLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

const factsOf = ({ input, money, discount }: ResultView) => [
  [form.fixed, money(input.fixed_capital)],
  [form.working, money(input.working_capital)],
  ...(input.net_flows.length > 0
    ? [[form.discount, discount]]
    : [
        [copy.revenue, money(sumOf(input.revenues))],
        [copy.cost, money(sumOf(input.costs))],
        [copy.taxAndDiscount, copy.both(typedPercentText(input.tax_rate), discount)],
        [form.depreciation, timeText(input.depreciation_years)],
      ]),
];

/** The figures that a result was calculated from. */
export const InputFacts = ({ view }: { view: ResultView }) => (
  <Inputs>
    {factsOf(view).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Inputs>
);

/** Stands in for the form on paper, where fields and buttons are of no use. The document need not hold the same figures twice. */
export const PrintedInputs = ({ view }: { view: ResultView }) =>
  useHydrated() && (
    <OnPaper>
      <Panel title={view.input.title || copy.inputs}>
        <InputFacts view={view} />
      </Panel>
    </OnPaper>
  );
