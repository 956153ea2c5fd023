import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Scale from 'lucide-react/icons/scale';
import X from 'lucide-react/icons/x';
import type { Verdict } from 'shared-lib/calculation';
import { VerdictScale } from 'shared-lib/charts';
import { color, layout, media, shape, surface } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import { rateText, shareText, type ResultView } from './result-text.ts';

const { verdict: copy } = calculator;
const icons = { good: Check, thin: Scale, bad: X, unknown: CircleHelp } satisfies Record<Verdict, unknown>;

const Box = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s5);
  align-items: center;
  padding: var(--s6) var(--s7);
  ${surface.dark}
  scroll-margin-block-start: calc(${layout.header} + 1rem);
  h2 {
    font-size: 1.375rem;
    line-height: 1.55;
  }
  p {
    margin-block-start: var(--s1);
    color: ${color.onDark2};
    font-size: 0.9375rem;
  }
  ${media.stacked} {
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: var(--s4);
    padding: var(--s5);
    h2 {
      font-size: 1.1875rem;
    }
  }
`;
const Mark = styled.div`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  background: ${color.brass400};
  color: ${color.ink950};
  clip-path: ${shape.octagon};
  ${media.stacked} {
    inline-size: 3rem;
    block-size: 3rem;
  }
`;
const ScaleBox = styled.div`
  grid-column: 1 / -1;
`;

/** The verdict in one sentence. */
const verdictSentence = (view: ResultView): string => {
  const { result, words, money, discount } = view;
  const { verdict, rate, npv, breakEven } = result;
  const share = breakEven === null ? '' : shareText(breakEven);
  if (verdict === 'unknown') return copy.unknownText;
  if (verdict === 'bad')
    return (
      copy.negative(discount, money(-npv)) +
      (breakEven === null ? copy.never(words.revenue) : copy.needs(words.revenue, share))
    );
  const opening = rate.kind === 'one' ? copy.returns(rateText(view, rate.rate), discount) : copy.positive(discount);
  if (breakEven === null) return opening + copy.end;
  return opening + (verdict === 'good' ? copy.survives : copy.fails)(words.revenue, share);
};

/** The verdict and the internal rate of return on its scale. Screen readers hear the verdict when the figures change. */
export const VerdictPanel = ({ view }: { view: ResultView }) => {
  const { verdict, rate, npv } = view.result;
  return (
    <Box id="result" tabIndex={-1} aria-live="polite">
      <Mark>
        <Icon icon={icons[verdict]} size={30} />
      </Mark>
      <div>
        <h2>{verdict === 'thin' && npv === 0 ? copy.exact : copy[verdict]}</h2>
        <p>{verdictSentence(view)}</p>
      </div>
      <ScaleBox>
        <VerdictScale discountRate={view.input.discount_rate / 100} rate={rate.kind === 'one' ? rate.rate : null} />
      </ScaleBox>
    </Box>
  );
};
