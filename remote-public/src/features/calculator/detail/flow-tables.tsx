import type { DetailedCalculation } from 'shared-lib/calculation';
import { amountText, indexText } from 'shared-lib/charts';
import { currencyNames } from 'shared-lib/copy';
import { color } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { calculatorDetail } from '../../../copy/calculator-detail.ts';
import type { DetailView } from './detail-text.ts';
import { FlowTable, Scroll } from './table-styles.ts';

const { table: copy, debt } = calculatorDetail;

/** Years of operation that are shown month by month. */
const MONTHLY_YEARS = 3;
const MONTHS = 12;

const Note = styled.p`
  padding: var(--s4) var(--s6);
  color: ${color.text2};
  font-size: var(--fs-sm);
`;

type Month = DetailedCalculation['months'][number];

/** What a month or a year is made of, for its owners; the parts add up to the flow. */
const parts = {
  revenue: ({ revenue }) => revenue,
  cost: ({ cost }) => -cost,
  bound: ({ bound }) => -bound,
  vat: ({ vat }) => vat,
  levies: ({ tax, zakat }) => -tax - zakat,
  investment: ({ capital, replacement, returned }) => returned - capital - replacement,
  loan: ({ disbursed, interest, principal }) => disbursed - interest - principal,
  flow: ({ equityFlow }) => equityFlow,
} as const satisfies Record<string, (month: Month) => number>;
const columns = ['revenue', 'cost', 'bound', 'vat', 'levies', 'investment', 'loan', 'flow'] as const;

interface Line {
  label: string;
  isSum: boolean;
  amounts: readonly number[];
  total: number;
}

const labelOf = ({ month, operation }: Month): string => {
  if (month === 0) return copy.start;
  return operation > 0 ? copy.month(operation) : copy.building(month);
};

const lineOf = (label: string, months: readonly Month[], total: number, isSum: boolean): Line => ({
  label,
  isSum,
  amounts: columns.map((part) => months.reduce((sum, month) => sum + parts[part](month), 0)),
  total,
});

/** The months of construction and of the first years, each year of operation with its sum, and the sums of the years after them. */
const linesOf = (months: DetailedCalculation['months']): Line[] => {
  let [total, year]: [number, Month[]] = [0, []];
  return months.flatMap((month) => {
    const { operation, equityFlow } = month;
    total += equityFlow;
    const own = operation <= MONTHLY_YEARS * MONTHS ? [lineOf(labelOf(month), [month], total, false)] : [];
    if (operation === 0) return own;
    year.push(month);
    if (operation % MONTHS > 0) return own;
    const sums = lineOf(copy.year(operation / MONTHS), year, total, true);
    year = [];
    return [...own, sums];
  });
};

/** The owners' cash: three years by month, then by year. */
export const FlowsTable = ({ view: { input, result } }: { view: DetailView }) => (
  <Panel title={copy.title} level={3} flush>
    <Note>{copy.unit(currencyNames[input.currency].noun.other)}</Note>
    <Scroll role="region" aria-label={copy.caption} tabIndex={0}>
      <FlowTable>
        <thead>
          <tr>
            <th scope="col">{copy.period}</th>
            {columns.map((part) => (
              <th key={part} scope="col">
                {copy[part]}
              </th>
            ))}
            <th scope="col">{copy.total}</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(result.months).map(({ label, isSum, amounts, total }) => (
            <tr key={label} {...(isSum && { 'data-sum': '' })}>
              <th scope="row">{label}</th>
              {columns.map((part, index) => (
                <td key={part}>{amountText(amounts[index] ?? 0)}</td>
              ))}
              <td>{amountText(total)}</td>
            </tr>
          ))}
        </tbody>
      </FlowTable>
    </Scroll>
  </Panel>
);

const Schedule = styled.details`
  padding: var(--s4) var(--s6);
  summary {
    color: ${color.link};
    cursor: pointer;
  }
`;

/** Each payment of the loan. */
const PaymentRows = ({ months }: { months: DetailedCalculation['months'] }) => (
  <Scroll role="region" aria-label={debt.schedule} tabIndex={0}>
    <FlowTable>
      <thead>
        <tr>
          {[debt.month, debt.interest, debt.principal, debt.balance].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months
          .filter(({ interest, principal }) => interest !== 0 || principal !== 0)
          .map(({ month, interest, principal, balance }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{amountText(interest)}</td>
              <td>{amountText(principal)}</td>
              <td>{amountText(balance)}</td>
            </tr>
          ))}
      </tbody>
    </FlowTable>
  </Scroll>
);

/** Debt service, its cover and both flows of each year. */
export const DebtTable = ({ view: { result } }: { view: DetailView }) => (
  <Panel title={debt.title} level={3} flush>
    <Scroll role="region" aria-label={debt.caption} tabIndex={0}>
      <FlowTable>
        <thead>
          <tr>
            {[debt.year, debt.project, debt.interest, debt.principal, debt.balance, debt.cover, debt.owner].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {result.years.map(({ year, projectFlow, interest, principal, balance, cover, equityFlow }) => (
            <tr key={year}>
              <th scope="row">{year === 0 ? debt.start : year}</th>
              <td>{amountText(projectFlow)}</td>
              <td>{amountText(interest)}</td>
              <td>{amountText(principal)}</td>
              <td>{amountText(balance)}</td>
              <td>{cover === null ? '—' : indexText(cover)}</td>
              <td>{amountText(equityFlow)}</td>
            </tr>
          ))}
        </tbody>
      </FlowTable>
    </Scroll>
    {result.lowestCover && (
      <Schedule>
        <summary>{debt.schedule}</summary>
        <PaymentRows months={result.months} />
      </Schedule>
    )}
  </Panel>
);
