import { CashFlowChart, indexText, moneyText, typedPercentText } from 'shared-lib/charts';
import type { StudyPage } from 'shared-lib/contracts';
import { profitabilityIndex } from 'shared-lib/finance';
import { countOf, formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { color, media, weight } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { LoneTextLink } from 'shared-lib/ui/text-link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { studies as studyCopy } from '../../copy/studies.ts';
import { studyNumbers } from '../../copy/study-numbers.ts';
import { formatIrr, formatLocation, formatPayback } from './study-format.ts';

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
`;

const rows: readonly { label: string; value: (page: StudyPage) => ReactNode }[] = [
  {
    label: copy.sector,
    value: ({ sector }) => <LoneTextLink to={paths.sector(sector.slug)}>{sector.name_ar}</LoneTextLink>,
  },
  { label: copy.place, value: ({ data }) => formatLocation(data) },
  { label: copy.year, value: ({ data }) => data.year },
  { label: copy.length, value: ({ data }) => countOf(data.cash_flows.length - 1, studyCopy.count.years) },
  { label: copy.capital, value: ({ data }) => moneyText(data.capital_total) },
  { label: copy.discount, value: ({ data }) => typedPercentText(data.discount_rate) },
  { label: copy.npv, value: ({ data }) => moneyText(data.npv) },
  { label: copy.irr, value: ({ data }) => <bdi dir="ltr">{formatIrr(data.irr)}</bdi> },
  { label: copy.payback, value: ({ data }) => formatPayback(data.payback_years) },
  {
    label: copy.index,
    value: ({ data }) => indexText(profitabilityIndex(data.discount_rate / PERCENT, data.cash_flows) ?? 0),
  },
  { label: copy.jobs, value: ({ data }) => formatNumber(data.jobs) },
];

/** Two or three studies side by side, with their cash flows below. */
export const StudyComparison = ({ pages }: { pages: readonly StudyPage[] }) => (
  <>
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
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {pages.map((page) => (
                <td key={page.data.id}>{value(page)}</td>
              ))}
            </tr>
          ))}
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
