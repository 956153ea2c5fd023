import Check from 'lucide-react/icons/check';
import { CashFlowChart, indexText, moneyText, typedPercentText } from 'shared-lib/charts';
import type { StudyPage } from 'shared-lib/contracts';
import { paybackOf, profitabilityIndex } from 'shared-lib/finance';
import { countOf, formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color, media, paperStack, weight } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import { Panel } from 'shared-lib/ui/panel';
import { Alert } from 'shared-lib/ui/alert';
import { LoneTextLink } from 'shared-lib/ui/text-link';
import type { ReactNode } from 'react';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { studies as studyCopy, studyNumbers } from '../../copy/studies.ts';
import { formatPaybackWithLoss } from './payback-with-loss.ts';
import { formatIrr, formatLocation } from './study-format.ts';
import { VerdictTag } from '../../sections/verdict-sign.tsx';

const { compare: copy } = studyNumbers;
const PERCENT = 100;

/** Scrolls in itself on narrow screens. */
const ScrollArea = styled.div`
  contain: inline-size;
  overflow-x: auto;
  margin-block-end: var(--s8);
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  background: ${color.surface};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--s3) var(--s4);
    border: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    background: ${color.sand100};
  }
  tbody th {
    color: ${color.text2};
    font-size: var(--fs-sm);
    font-weight: ${weight.body};
  }
  ${media.stacked} {
    min-inline-size: 36rem;
  }
`;
const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: var(--s6);
  ${paperStack}
`;

const Better = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s1);
  margin-inline-start: var(--s2);
  color: ${color.success};
  font-size: var(--fs-sm);
  font-weight: ${weight.strong};
  white-space: nowrap;
`;

const indexOf = ({ data }: StudyPage) => profitabilityIndex(data.discount_rate / PERCENT, data.cash_flows);
const indexValue = (page: StudyPage): string => {
  const index = indexOf(page);
  return index === null ? copy.noIndex : indexText(index);
};
const yearsOf = ({ data }: StudyPage) => data.cash_flows.length - 1;

interface Row {
  label: string;
  value: (page: StudyPage) => ReactNode;
  /** Larger is better; missing where no value is better than another, such as the capital. */
  score?: (page: StudyPage) => number | null | undefined;
}

/** Values that differ by less are the same for a reader. */
const SAME = 5e-4;

/** The studies with the best value of a row; none when all are equally good. */
const bestOf = ({ score }: Row, pages: readonly StudyPage[]): readonly StudyPage[] => {
  const scores = pages.map((page) => score?.(page) ?? -Infinity);
  const highest = Math.max(...scores);
  const best = pages.filter((_page, index) => highest - (scores[index] ?? -Infinity) <= Math.abs(highest) * SAME);
  return best.length < pages.length ? best : [];
};

const rows: readonly Row[] = [
  {
    label: copy.sector,
    value: ({ sector }) => <LoneTextLink to={paths.sector(sector.slug)}>{sector.name_ar}</LoneTextLink>,
  },
  { label: copy.place, value: ({ data }) => formatLocation(data) },
  { label: copy.year, value: ({ data }) => data.year },
  { label: copy.length, value: ({ data }) => countOf(data.cash_flows.length - 1, studyCopy.count.years) },
  {
    label: copy.verdict,
    value: ({ data }) => (
      <>
        <VerdictTag verdict={data.verdict} />
        {data.verdict ? <p>{data.verdict_sentence && figuresInText(data.verdict_sentence)}</p> : copy.noVerdict}
      </>
    ),
  },
  { label: copy.capital, value: ({ data }) => moneyText(data.capital_total) },
  { label: copy.discount, value: ({ data }) => typedPercentText(data.discount_rate) },
  { label: copy.npv, value: ({ data }) => moneyText(data.npv), score: ({ data }) => data.npv },
  {
    label: copy.irr,
    value: ({ data }) => <bdi dir="ltr">{formatIrr(data.irr)}</bdi>,
    score: ({ data }) => data.irr,
  },
  {
    label: copy.payback,
    value: ({ data }) => formatPaybackWithLoss(data.payback_years, paybackOf(data.cash_flows).loss),
    // Money that later years take back is no better for having come early.
    score: ({ data }) => (data.payback_years === null || paybackOf(data.cash_flows).loss ? null : -data.payback_years),
  },
  { label: copy.index, value: indexValue, score: indexOf },
  { label: copy.jobs, value: ({ data }) => formatNumber(data.jobs) },
];

/** Two or three studies side by side, with their cash flows below. */
export const StudyComparison = ({ pages }: { pages: readonly StudyPage[] }) => (
  <>
    {new Set(pages.map(yearsOf)).size > 1 && <Alert role="none">{copy.lengths}</Alert>}
    <ScrollArea tabIndex={0} role="region" aria-label={copy.table}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{copy.figure}</th>
            {pages.map(({ data }) => (
              <th key={data.id} scope="col">
                <LoneTextLink to={paths.study(data.slug)}>{data.title_ar}</LoneTextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const best = bestOf(row, pages);
            return (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {pages.map((page) => (
                  <td key={page.data.id}>
                    {row.value(page)}
                    {best.includes(page) && (
                      <Better>
                        <Icon icon={Check} size={16} /> {copy.better}
                      </Better>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </ScrollArea>
    <Charts>
      {pages.map(({ data }) => (
        <Panel key={data.id} title={copy.flows(data.title_ar)}>
          <CashFlowChart flows={data.cash_flows} />
        </Panel>
      ))}
    </Charts>
  </>
);
