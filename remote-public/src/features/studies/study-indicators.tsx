import type { ReactNode } from 'react';
import type { Study } from 'shared-lib/contracts';
import { paybackOf } from 'shared-lib/finance';
import { breakEvenOf, formatDate, formatTypedPercent, formatUsd, isolated, paybackLossText } from 'shared-lib/format';
import { color, media, text } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { formatIrr, formatPayback } from './study-format.ts';
import { StudySection } from './study-section.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  background: ${color.line};
  > div {
    display: grid;
    align-content: start;
    gap: var(--s1);
    padding: var(--s5) var(--s6);
    background: ${color.surface};
  }
  > div:first-child {
    grid-column: 1 / -1;
  }
  dt {
    color: ${color.text2};
    font-size: 0.9375rem;
  }
  dd {
    color: ${color.text2};
    ${text.sm}
  }
  dd:first-of-type {
    color: ${color.heading};
    ${text.figure}
    font-size: 1.625rem;
  }
  ${media.stackedOnScreen} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const { page } = studies;

interface Indicator {
  label: string;
  value: ReactNode;
  notes: readonly string[];
}

const indicatorsOf = (study: Study): Indicator[] => {
  const rate = isolated(formatTypedPercent(study.discount_rate));
  const breakEven = breakEvenOf(study.break_even_units, study.assumptions);
  const loss = paybackLossText(paybackOf(study.cash_flows).loss);
  return [
    {
      label: page.capital,
      value: formatUsd(study.capital_total),
      notes: [page.capitalNote(formatUsd(study.fixed_capital), formatUsd(study.working_capital))],
    },
    { label: page.npv, value: formatUsd(study.npv), notes: [page.npvNote(rate)] },
    { label: page.irr, value: <Ltr>{formatIrr(study.irr)}</Ltr>, notes: [page.irrNote(rate)] },
    {
      label: page.payback,
      value: formatPayback(study.payback_years),
      notes: [page.paybackNote, ...(loss ? [loss] : [])],
    },
    {
      label: page.breakEven,
      value: `${breakEven.value} ${breakEven.unit}`,
      notes: [page.breakEvenNote],
    },
  ];
};

/** The key figures of a study, each with an explanation. */
export const StudyIndicators = ({ study }: { study: Study }) => (
  <StudySection title={page.indicators} text={page.indicatorsText(formatDate(study.assumptions_date))}>
    <List>
      {indicatorsOf(study).map(({ label, value, notes }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {notes.map((note) => (
            <dd key={note}>{note}</dd>
          ))}
        </div>
      ))}
    </List>
  </StudySection>
);
