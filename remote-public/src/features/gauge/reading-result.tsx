import { percentText } from 'shared-lib/charts';
import { countOf, formatUsd, measureOf } from 'shared-lib/format';
import { CAPITAL_COST, cubitsOf, pointsAbove, rateOf, readingOf, type Idea } from 'shared-lib/gauge';
import { color, text, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { gauge } from '../../copy/gauge.ts';
import { gaugeInstrument } from '../../copy/gauge-instrument.ts';
import { readingPage as copy } from '../../copy/reading.ts';
import { leversOf, profitNeeded, type Lever } from './levers.ts';
import { rateText, sentenceOf } from './sentence.ts';
import { Well } from './well.tsx';

const Column = styled.section`
  display: grid;
  gap: var(--s2);
  h2 {
    margin-block-start: var(--s2);
    color: ${color.nile200};
    font-size: var(--fs-sm);
    font-weight: ${weight.medium};
  }
  h2:focus {
    outline: none;
  }
  p {
    color: ${color.nile200};
  }
`;
const Word = styled.p`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--s3);
    color: ${color.brass400};
    ${text.display}
    font-size: 2.75rem;
    line-height: 1.4;
  }
  small {
    color: ${color.nile200};
    font-size: 1rem;
    font-weight: ${weight.body};
  }
`;
const Levers = styled.section`
  display: grid;
  gap: var(--s2);
  h2 {
    font-size: 1.3125rem;
  }
  p {
    color: ${color.nile200};
    font-size: 0.9375rem;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s6);
    padding-block: var(--s2h);
    border-block-end: 1px solid ${color.lineDark};
  }
  b {
    font-weight: ${weight.medium};
  }
  span {
    color: ${color.brass400};
  }
`;

/** The picture of a reading. */
export const ReadingWell = ({ idea }: { idea: Idea }) => {
  const rate = rateOf(idea);
  const shown = rateText(rate);
  return (
    <Well
      cubits={cubitsOf(rate)}
      label={gaugeInstrument.picture(readingOf(rate).name, shown, percentText(CAPITAL_COST))}
      rate={shown}
    />
  );
};

const figuresText = ({ capital, profit, years }: Idea): string =>
  copy.figures(formatUsd(capital), formatUsd(profit), countOf(years, gaugeInstrument.yearsCount));

/** A reading: its column, one word, its cubits, a sentence, and the figures behind it. */
export const ReadingColumn = ({ title, idea }: { title: string; idea: Idea }) => {
  const rate = rateOf(idea);
  const { cubits, name } = readingOf(rate);
  return (
    <Column aria-label={title}>
      <ReadingWell idea={idea} />
      <h2 tabIndex={-1}>{title}</h2>
      <Word>
        <span>{name}</span> <small>{gauge.cubits(cubits)}</small>
      </Word>
      <p>{sentenceOf(rate)}</p>
      <p>{figuresText(idea)}</p>
    </Column>
  );
};

const effectOf = ({ rate, rise }: Lever): string =>
  copy.effect(rateText(rate), rise > 0 ? copy.rises(measureOf(rise, copy.cubitCount)) : copy.still);

/** What raises the water most, of a change in each figure; below the cost of capital also the profit that would cover it. */
export const ReadingLevers = ({ idea }: { idea: Idea }) => {
  const levers = leversOf(idea);
  return (
    <Levers>
      <h2>{copy.levers}</h2>
      <p>{levers.length > 0 ? copy.leversText : copy.noLever}</p>
      <ul>
        {levers.map((lever) => (
          <li key={lever.name}>
            <b>{copy.lever[lever.name]}</b>
            <span>{effectOf(lever)}</span>
          </li>
        ))}
      </ul>
      {pointsAbove(rateOf(idea)) < 0 && <p>{copy.needed(formatUsd(profitNeeded(idea)))}</p>}
    </Levers>
  );
};
