import { indexText, moneyText } from 'shared-lib/charts';
import { currencyNames, paybackLoss as lossCopy } from 'shared-lib/copy';
import { paybackLossText } from 'shared-lib/format';
import { color, media } from 'shared-lib/theme';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import { CountedText } from './counted-text.tsx';
import { figureCell, figureGrid, figureValue } from './figure-styles.ts';
import { rateText, ratesText, shareText, timeText, type ResultView } from './result-text.ts';

const { figures: copy } = calculator;

const List = styled.dl`
  ${figureGrid}
  > div {
    ${figureCell}
    gap: var(--s0h);
  }
  > div:first-child {
    box-shadow: inset 0 3px 0 ${color.brass500};
  }
  dt,
  dd:last-child {
    color: ${color.text2};
    font-size: var(--fs-xs);
    line-height: 1.65;
  }
  dd:nth-child(2) {
    ${figureValue}
  }
  ${media.stackedOnScreen} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    dd:nth-child(2) {
      font-size: 1.1875rem;
    }
  }
`;

/** The time of a payback, marked when later years take the money back. */
export const paybackValue = ({ paybackLoss }: ResultView['result'], time: number): string =>
  paybackLoss ? lossCopy.forNow(timeText(time)) : timeText(time);

interface Figure {
  label: string;
  value: string;
  note: string;
}

const rateFigure = (view: ResultView): Figure => {
  const {
    input,
    result: { rate, flows },
  } = view;
  if (rate.kind === 'none') return { label: copy.irr, value: copy.irrNone, note: copy.irrNoneNote };
  if (rate.kind === 'several')
    return { label: copy.irr, value: copy.irrSeveral, note: copy.irrSeveralNote(ratesText(rate.rates)) };
  const time = timeText(input.net_flows.length > 0 ? flows.length - 1 : input.years);
  return { label: copy.irr, value: rateText(view, rate.rate), note: copy.irrNote(time) };
};

const paybackNote = ({ paybackLoss, discountedPayback, discountedPaybackLoss }: ResultView['result']): string => {
  const discounted =
    discountedPayback === null
      ? copy.notDiscounted
      : copy.discounted(timeText(discountedPayback), paybackLossText(discountedPaybackLoss));
  return paybackLoss ? copy.lossThenDiscounted(paybackLossText(paybackLoss), discounted) : discounted;
};

const paybackFigure = ({ result }: ResultView): Figure => {
  const { payback, capital } = result;
  if (capital <= 0) return { label: copy.payback, value: copy.notComputable, note: copy.noCapital };
  if (payback === null) return { label: copy.payback, value: copy.paybackNone, note: copy.paybackNoneNote };
  return { label: copy.payback, value: paybackValue(result, payback), note: paybackNote(result) };
};

const breakEvenFigure = ({ words, result: { breakEven, capital } }: ResultView): Figure => {
  const label = copy.breakEven;
  if (capital <= 0) return { label, value: copy.notComputable, note: copy.noCapital };
  if (breakEven === null) return { label, value: copy.breakEvenNone, note: copy.breakEvenNoneNote };
  if (breakEven === 0) return { label, value: copy.breakEvenZero, note: copy.breakEvenNote(words.revenue) };
  return { label, value: shareText(breakEven), note: copy.breakEvenNote(words.revenue) };
};

const valueNote = (npv: number): string => {
  if (npv === 0) return copy.npvNoteZero;
  return npv < 0 ? copy.npvNoteNegative : copy.npvNote;
};

/** The six figures of a calculation, each with what it counts. */
export const figuresOf = (view: ResultView): Figure[] => {
  const { npv, profitabilityIndex, capital } = view.result;
  const { noun } = currencyNames[view.input.currency];
  return [
    { label: copy.npv, value: moneyText(npv, noun), note: valueNote(npv) },
    rateFigure(view),
    paybackFigure(view),
    {
      label: copy.index,
      value: profitabilityIndex === null ? copy.notComputable : indexText(profitabilityIndex),
      note: profitabilityIndex === null ? copy.noCapital : copy.indexNote(noun.other),
    },
    breakEvenFigure(view),
    { label: copy.capital, value: moneyText(capital, noun), note: copy.capitalNote },
  ];
};

export const KeyFigures = ({ view }: { view: ResultView }) => (
  <List>
    {figuresOf(view).map(({ label, value, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <CountedText text={value} />
        </dd>
        <dd>{note}</dd>
      </div>
    ))}
  </List>
);
