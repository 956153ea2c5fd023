import { units } from 'shared-lib/copy';
import type { ReactNode } from 'react';
import {
  formatAmount,
  formatIndex,
  formatPercent,
  formatTypedPercent,
  isolated,
  measureOf,
  nounAfter,
  paybackLossText,
} from 'shared-lib/format';
import { color, text, weight } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { useStudyFigures } from './use-study-figures.ts';

const labels = studies.figures;

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  border-block-start: 3px solid ${color.brass500};
  background: ${color.line};
  div {
    padding: var(--s4) var(--s5);
    background: ${color.white};
  }
  dt {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
  dd {
    color: ${color.ink900};
    font-size: 1.375rem;
    font-weight: ${weight.strong};
    ${text.tabular}
  }
  small {
    margin-inline-start: var(--s2);
    color: ${color.text2};
    font-size: var(--fs-sm);
    font-weight: ${weight.body};
  }
`;

const Tile = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The computed figures of a study; they follow the cash flows while the user types. */
export const FigureTiles = () => {
  const figures = useStudyFigures();
  if (!figures)
    return (
      <Tiles>
        {[labels.npv, labels.irr, labels.payback, labels.index].map((label) => (
          <Tile key={label} label={label}>
            <small>{labels.incomplete}</small>
          </Tile>
        ))}
      </Tiles>
    );
  const { npv, irr, payback, profitabilityIndex, discountRate } = figures;
  return (
    <Tiles>
      <Tile label={labels.npv}>{`${formatAmount(npv)}\u00A0${nounAfter(Math.round(npv) || npv, units.usd)}`}</Tile>
      <Tile label={labels.irr}>
        {irr === null ? labels.noRate : <Ltr>{formatPercent(irr)}</Ltr>}
        <small>{labels.against(isolated(formatTypedPercent(discountRate)))}</small>
      </Tile>
      <Tile label={labels.payback}>
        {payback.time === null ? labels.never : measureOf(payback.time, studies.flows.years)}
        {payback.loss && <small>{paybackLossText(payback.loss)}</small>}
      </Tile>
      <Tile label={labels.index}>
        {profitabilityIndex === null ? (
          labels.incomplete
        ) : (
          <>
            {formatIndex(profitabilityIndex)}
            <small>{labels.perDollar}</small>
          </>
        )}
      </Tile>
    </Tiles>
  );
};
