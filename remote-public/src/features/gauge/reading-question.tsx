import { useId } from 'react';
import { countOf, formatTyped, formatUsd, strictNumberProblem } from 'shared-lib/format';
import { ideaBounds, readFigure, type IdeaFigure } from 'shared-lib/gauge';
import { color } from 'shared-lib/theme';
import styled from 'styled-components';
import { gaugeInstrument } from '../../copy/gauge-instrument.ts';
import { readingPage as copy } from '../../copy/reading.ts';
import { Range } from '../../ui/range.tsx';
import type { IdeaTexts } from './reading-link.ts';
import { positionOf, sliderValues } from './slider-values.ts';

const Question = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  > p:first-child {
    color: ${color.nile200};
    font-size: var(--fs-sm);
  }
  h2 {
    font-size: 1.3125rem;
    line-height: 1.5;
    text-wrap: balance;
  }
  h2:focus {
    outline: none;
  }
  &:not([data-current]) {
    display: none;
    @media (scripting: none) {
      display: grid;
    }
  }
`;
const Field = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--s3);
  input {
    inline-size: 11rem;
    max-inline-size: 100%;
    padding: 0 var(--s2);
    border: 0;
    border-block-end: 1px solid ${color.nile300};
    background: none;
    color: ${color.brass400};
    font: inherit;
    font-size: 2rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
    text-align: start;
  }
  input[aria-invalid='true'] {
    border-block-end: 2px solid #e39b83;
  }
  span {
    color: ${color.nile200};
  }
`;
const Problem = styled.p`
  color: #f0b9a6;
  font-size: 0.9375rem;
`;
const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s3);
  color: ${color.nile200};
  font-size: var(--fs-sm);
`;
const valueText = (name: IdeaFigure, value: number): string =>
  name === 'years' ? countOf(value, gaugeInstrument.yearsCount) : formatUsd(value);

const problemOf = (name: IdeaFigure, text: string): string | undefined => {
  const figure = readFigure(name, text);
  if (figure.kind === 'figure') return undefined;
  if (figure.kind === 'outside') return copy.outside[name];
  return figure.reading.kind === 'empty' ? copy.missing : strictNumberProblem(figure.reading, text);
};

/** A figure as the site writes it; a text that is none stays as typed. */
const tidy = (name: IdeaFigure, text: string): string => {
  const figure = readFigure(name, text);
  return figure.kind === 'figure' ? formatTyped(figure.value) : text;
};
export const tidyTexts = (texts: IdeaTexts): IdeaTexts => ({
  capital: tidy('capital', texts.capital),
  profit: tidy('profit', texts.profit),
  years: tidy('years', texts.years),
});

interface QuestionProps {
  name: IdeaFigure;
  step: number;
  isCurrent: boolean;
  text: string;
  /** Whether a text that is no figure is an error by now. */
  isChecked: boolean;
  onChange: (text: string) => void;
}

/** A question with its field and its slider. */
export const ReadingQuestion = ({ name, step, isCurrent, text, isChecked, onChange }: QuestionProps) => {
  const id = useId();
  const values = sliderValues[name];
  const figure = readFigure(name, text);
  const position = positionOf(values, figure.kind === 'figure' ? figure.value : ideaBounds[name].min);
  const problem = isChecked ? problemOf(name, text) : undefined;
  return (
    <Question data-current={isCurrent || undefined}>
      <p>{copy.step[step]}</p>
      <h2 id={id} tabIndex={-1}>
        {copy.questions[name]}
      </h2>
      <Field>
        <input
          name={name}
          inputMode="numeric"
          autoComplete="off"
          aria-labelledby={id}
          aria-describedby={`${id}unit ${id}problem`}
          aria-invalid={problem !== undefined}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={() => onChange(tidy(name, text))}
        />
        <span id={`${id}unit`}>{copy.units[name]}</span>
      </Field>
      <Problem id={`${id}problem`} role="alert">
        {problem}
      </Problem>
      <div data-scripted="">
        <Range
          aria-labelledby={id}
          min={0}
          max={values.length - 1}
          step={1}
          value={position}
          aria-valuetext={valueText(name, values[position] ?? 0)}
          onChange={({ currentTarget }) => onChange(formatTyped(values[Number(currentTarget.value)] ?? 0))}
        />
        <Ends aria-hidden>
          <span>{valueText(name, values[0] ?? 0)}</span>
          <span>{valueText(name, values.at(-1) ?? 0)}</span>
        </Ends>
      </div>
    </Question>
  );
};
