import { amountText } from 'shared-lib/charts';
import { color, media, SCREEN_ONLY, weight, zIndex } from 'shared-lib/theme';
import { ButtonLink } from 'shared-lib/ui/button';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import { paybackValue } from './key-figures.tsx';
import { rateText, type ResultView } from './result-text.ts';

const { bar: copy, figures } = calculator;

const Bar = styled.div`
  display: none;
  ${media.stacked} {
    position: sticky;
    inset-block-end: 0;
    z-index: ${zIndex.float};
    display: flex;
    gap: var(--s2h);
    align-items: center;
    margin-inline: calc(-1 * var(--gutter));
    /* The WhatsApp button stands at the right end. */
    padding: var(--s2) var(--s5);
    padding-inline-start: var(--s20);
    border-block-start: 1px solid ${color.line};
    background: ${color.surface};
  }
  dl {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 var(--s3);
  }
  dt {
    color: ${color.text2};
    font-size: 0.6875rem;
    line-height: 1.5;
  }
  dd {
    color: ${color.ink900};
    font-size: 0.875rem;
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
  }
`;

/** On phones: the results in view while the figures are typed, and the way to them. */
export const ResultBar = ({ view }: { view: ResultView }) => {
  const { result } = view;
  return (
    <Bar role="region" aria-label={copy.label} {...SCREEN_ONLY}>
      <dl>
        <div>
          <dt>{copy.irr}</dt>
          <dd>{result.rate.kind === 'one' ? rateText(view, result.rate.rate) : figures.irrNone}</dd>
        </div>
        <div>
          <dt>{copy.npv}</dt>
          <dd>{amountText(result.npv)}</dd>
        </div>
        <div>
          <dt>{copy.payback}</dt>
          <dd>{result.payback === null ? figures.paybackNone : paybackValue(result, result.payback)}</dd>
        </div>
      </dl>
      <ButtonLink size="small" to="#result">
        {copy.results}
      </ButtonLink>
    </Bar>
  );
};
