import { bridgeOf, scenariosOf, sensitivityOf, tornadoOf, type TornadoFactor } from 'shared-lib/calculation';
import {
  amountText,
  CashFlowChart,
  changeText,
  decimalText,
  moneyUnit,
  SensitivityTable,
  Tornado,
  Waterfall,
} from 'shared-lib/charts';
import { currencyNames } from 'shared-lib/copy';
import { color, media, weight } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import styled, { css } from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import { figureTable } from './figure-styles.ts';
import { figuresOf } from './key-figures.tsx';
import { viewOf, type ResultView } from './result-text.ts';

const { panels: copy, parts, factors, scenarios: scenarioCopy } = calculator;
const TORNADO_CHANGE = 0.2;

const Note = styled.p`
  margin-block-end: var(--s4);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;
/** Usual figures fit a phone; very large ones scroll inside. */
const ScrollArea = styled.div`
  contain: inline-size;
  overflow-x: auto;
`;
const ScenarioTable = styled.table`
  ${figureTable({
    cell: css`
      padding: var(--s2h) var(--s3);
      overflow-wrap: normal;
    `,
    name: css`
      color: ${color.text2};
    `,
  })}
  thead th[data-base],
  td[data-base] {
    background: ${color.brass100};
  }
  small {
    display: block;
    color: ${color.text2};
    font-weight: ${weight.body};
  }
  ${media.stacked} {
    font-size: var(--fs-xs);
    th,
    td {
      padding: var(--s2) var(--s1h);
    }
  }
`;

/** The cash flows of each year with their totals and present values. */
export const FlowsPanel = ({ view: { input, result, discount } }: { view: ResultView }) => (
  <Panel title={copy.flows}>
    <CashFlowChart
      flows={result.flows}
      currency={currencyNames[input.currency].noun}
      extra={{ name: copy.today(discount), values: result.presentValues }}
    />
  </Panel>
);

export const BridgePanel = ({ view: { input } }: { view: ResultView }) => (
  <Panel title={copy.bridge}>
    <Note>{copy.bridgeText}</Note>
    <Waterfall
      label={copy.bridge}
      totalName={parts.total}
      parts={bridgeOf(input).map(({ part, amount }) => ({ name: parts[part], amount }))}
    />
  </Panel>
);

export const SensitivityPanel = ({ view: { input, words } }: { view: ResultView }) => {
  const grid = sensitivityOf(input);
  const figures = grid.rows.flatMap((row) => row.figures.map(({ figure }) => figure ?? 0));
  const unit = moneyUnit(figures, currencyNames[input.currency].noun);
  // The unit is chosen so that the largest figure has few digits; small figures keep a decimal place.
  const text = unit.divisor > 1000 ? decimalText : amountText;
  return (
    <Panel title={copy.sensitivity}>
      <Note>{copy.sensitivityText(unit.label)}</Note>
      <SensitivityTable
        caption={copy.sensitivityCaption(unit.label)}
        grid={grid}
        names={{ revenue: copy.change(words.revenue), cost: copy.change(words.cost) }}
        format={(figure) => text(figure / unit.divisor)}
      />
    </Panel>
  );
};

export const TornadoPanel = ({ view: { input, result, words } }: { view: ResultView }) => {
  const bars = tornadoOf(input);
  const nameOf = (factor: TornadoFactor) =>
    factor === 'revenue' || factor === 'cost' ? words[factor] : factors[factor];
  if (bars.length === 0) return null;
  return (
    <Panel title={copy.tornado}>
      <Note>{copy.tornadoText}</Note>
      <Tornado
        label={copy.tornado}
        base={result.npv}
        change={TORNADO_CHANGE}
        factors={bars.map(({ factor, less, more }) => ({ name: nameOf(factor), less, more }))}
      />
    </Panel>
  );
};

const PERCENT = 100;

/** In three columns of a phone a noun stands below its number; else the table would scroll. */
const breakable = (value = ''): string => value.replaceAll('\u00A0', ' ');

/** The calculation between a cautious and a hopeful one, figure by figure. */
export const ScenariosPanel = ({ view: { input, words } }: { view: ResultView }) => {
  const columns = scenariosOf(input).map((scenario) => ({
    ...scenario,
    figures: figuresOf(viewOf(input, scenario.result)),
  }));
  const rows = columns[0]?.figures ?? [];
  const baseOf = (name: string) => (name === 'expected' ? '' : undefined);
  return (
    <Panel title={copy.scenarios}>
      <ScrollArea tabIndex={0} role="region" aria-label={copy.scenarios}>
        <ScenarioTable>
          <thead>
            <tr>
              <th scope="col">{scenarioCopy.figure}</th>
              {columns.map(({ name, revenue, cost }) => (
                <th key={name} scope="col" data-base={baseOf(name)}>
                  {scenarioCopy[name]}
                  {name !== 'expected' && (
                    <>
                      <small>
                        {words.revenue} {changeText(revenue / PERCENT)}
                      </small>
                      <small>
                        {words.cost} {changeText(cost / PERCENT)}
                      </small>
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{scenarioCopy.verdict}</th>
              {columns.map(({ name, result }) => (
                <td key={name} data-base={baseOf(name)}>
                  {scenarioCopy.verdicts[result.verdict]}
                </td>
              ))}
            </tr>
            {rows.map(({ label }, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map(({ name, figures }) => (
                  <td key={name} data-base={baseOf(name)}>
                    {breakable(figures[index]?.value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </ScenarioTable>
      </ScrollArea>
    </Panel>
  );
};
