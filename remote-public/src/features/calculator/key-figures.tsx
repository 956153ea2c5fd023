import { indexText, moneyText, percentText } from 'shared-lib/charts';
import { currencyNames } from 'shared-lib/copy';
import { color, media, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import { ratesText, timeText, type ResultView } from './result-text.ts';

const { figures: copy } = calculator;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid ${color.line};
  background: ${color.line};
  > div {
    display: grid;
    gap: var(--s0h);
    align-content: start;
    min-inline-size: 0;
    padding: var(--s4) var(--s4h);
    background: ${color.surface};
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
    color: ${color.ink900};
    font-size: 1.375rem;
    font-weight: ${weight.figure};
    line-height: 1.45;
  }
  ${media.stacked} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    dd:nth-child(2) {
      font-size: 1.1875rem;
    }
  }
`;

interface Figure {
  label: string;
  value: string;
  note: string;
}

const rateFigure = ({ input, result: { rate, flows } }: ResultView): Figure => {
  if (rate.kind === 'none') return { label: copy.irr, value: copy.irrNone, note: copy.irrNoneNote };
  if (rate.kind === 'several')
    return { label: copy.irr, value: copy.irrSeveral, note: copy.irrSeveralNote(ratesText(rate.rates)) };
  const time = timeText(input.net_flows.length > 0 ? flows.length - 1 : input.years);
  return { label: copy.irr, value: percentText(rate.rate), note: copy.irrNote(time) };
};

const paybackFigure = ({ result: { payback, discountedPayback, capital } }: ResultView): Figure => {
  if (capital <= 0) return { label: copy.payback, value: copy.notComputable, note: copy.noCapital };
  if (payback === null) return { label: copy.payback, value: copy.paybackNone, note: copy.paybackNoneNote };
  return {
    label: copy.payback,
    value: timeText(payback),
    note: discountedPayback === null ? copy.notDiscounted : copy.discounted(timeText(discountedPayback)),
  };
};

const breakEvenFigure = ({ words, result: { breakEven, capital } }: ResultView): Figure => {
  const label = copy.breakEven;
  if (capital <= 0) return { label, value: copy.notComputable, note: copy.noCapital };
  if (breakEven === null) return { label, value: copy.breakEvenNone, note: copy.breakEvenNoneNote };
  if (breakEven === 0) return { label, value: copy.breakEvenZero, note: copy.breakEvenNote(words.revenue) };
  return { label, value: percentText(breakEven), note: copy.breakEvenNote(words.revenue) };
};

/** The six figures of a calculation, each with what it counts. */
export const figuresOf = (view: ResultView): Figure[] => {
  const { npv, profitabilityIndex, capital } = view.result;
  const { noun } = currencyNames[view.input.currency];
  return [
    { label: copy.npv, value: moneyText(npv, noun), note: npv < 0 ? copy.npvNoteNegative : copy.npvNote },
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
        <dd>{value}</dd>
        <dd>{note}</dd>
      </div>
    ))}
  </List>
);
