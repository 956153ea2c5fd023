import { VerdictScale } from 'shared-lib/charts';
import type { Study } from 'shared-lib/contracts';
import { studyVerdictWords } from 'shared-lib/copy';
import { breakEvenOf, formatUsd } from 'shared-lib/format';
import { color, media, shape, surface, weight } from 'shared-lib/theme';
import { useId } from 'react';
import { figuresInText } from 'shared-lib/ui/figures-in-text';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { formatPayback } from './study-format.ts';
import { VerdictSign } from '../../sections/verdict-sign.tsx';

const Band = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s4) var(--s6);
  align-items: center;
  padding: var(--s7) var(--s8) var(--s6);
  border-inline-start: 3px solid ${color.brass400};
  ${surface.dark}
  h2 {
    font-size: 1.3125rem;
    line-height: 1.5;
  }
  strong {
    color: ${color.brass400};
    font-weight: ${weight.strong};
  }
  p {
    max-inline-size: 44rem;
    color: ${color.nile200};
  }
  /* By its number: while the document arrives, another one is the last. */
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  ${media.stackedOnScreen} {
    gap: var(--s3) var(--s4);
    padding: var(--s5) var(--s5) var(--s4);
    h2 {
      font-size: 1.125rem;
    }
    p {
      font-size: 0.9375rem;
      line-height: 1.7;
    }
  }
  ${media.print} {
    print-color-adjust: exact;
  }
`;
const Octagon = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  background: ${color.brass400};
  color: ${color.ink950};
  clip-path: ${shape.octagon};
  svg {
    inline-size: 1.75rem;
  }
  ${media.stackedOnScreen} {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }
`;
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  margin-block-end: var(--s6);
  border: 1px solid ${color.line};
  border-block-start: 0;
  background: ${color.line};
  > div {
    padding: var(--s4) var(--s5);
    background: ${color.surface};
  }
  dt {
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
  dd {
    color: ${color.heading};
    font-size: 1.1875rem;
    font-weight: ${weight.medium};
    line-height: 1.5;
  }
  ${media.stackedOnScreen} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin-block-end: var(--s4);
    > div {
      padding: var(--s2h) var(--s4);
    }
    dd {
      font-size: 1.0625rem;
    }
  }
`;

const { page } = studies;

/** What the study recommends: word, sentence, its return on the gauge, and the figures behind it. Nothing without a verdict. */
export const VerdictBand = ({ study }: { study: Study }) => {
  const id = useId();
  const { verdict, verdict_sentence, irr, discount_rate, capital_total, npv, payback_years } = study;
  if (!verdict) return null;
  const breakEven = breakEvenOf(study.break_even_units, study.assumptions);
  const figures = [
    { label: page.capital, value: formatUsd(capital_total) },
    { label: page.npv, value: formatUsd(npv) },
    { label: page.payback, value: formatPayback(payback_years) },
    { label: page.breakEven, value: `${breakEven.value} ${breakEven.unit}` },
  ];
  return (
    <>
      <Band aria-labelledby={id}>
        <Octagon>
          <VerdictSign verdict={verdict} />
        </Octagon>
        <div>
          <h2 id={id}>
            {page.verdict} <strong>{studyVerdictWords[verdict]}</strong>
          </h2>
          {verdict_sentence && <p>{figuresInText(verdict_sentence)}</p>}
        </div>
        <div>
          <VerdictScale discountRate={discount_rate / 100} rate={irr === null ? null : irr / 100} />
        </div>
      </Band>
      <Figures>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
    </>
  );
};
