import { useMemo, useState } from 'react';
import { strongestFactor } from 'shared-lib/calculation';
import { color, media, text, weight } from 'shared-lib/theme';
import styled from 'styled-components';
import { calculatorDetail } from '../../../copy/calculator-detail.ts';
import { figureCell, figureGrid, figureValue } from '../figure-styles.ts';
import type { DetailView } from './detail-text.ts';
import { explainedFigures, type ExplainedFigure } from './explained-figures.ts';

const { explain: copy } = calculatorDetail;

const Grid = styled.ul`
  ${figureGrid}
  ${media.stackedOnScreen} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Cell = styled.li`
  ${figureCell}
  gap: var(--s1);
  > b {
    color: ${color.text2};
    font-size: var(--fs-sm);
    font-weight: ${weight.medium};
  }
  > strong {
    ${figureValue}
  }
  > span {
    color: ${color.text2};
    ${text.xs}
  }
`;
const Explanation = styled.details`
  margin-block-start: var(--s2);
  font-size: var(--fs-sm);
  summary {
    min-block-size: 1.75rem;
    color: ${color.link};
    cursor: pointer;
  }
  dl {
    display: grid;
    gap: var(--s1);
    padding-block: var(--s2);
  }
  dt {
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
  dd {
    margin-block-end: var(--s2);
    line-height: 1.75;
  }
  [lang] {
    text-align: start;
  }
`;

/** What changes a figure most. Computed when somebody asks, because it needs ten calculations. */
const Strongest = ({ view, figure }: { view: DetailView; figure: ExplainedFigure }) => {
  const strongest = useMemo(() => strongestFactor(view.input, figure.figure), [view, figure]);
  return strongest
    ? copy.effect(copy.factors[strongest.factor], figure.text(strongest.less), figure.text(strongest.more))
    : copy.nothing;
};

const FigureCell = ({ view, figure }: { view: DetailView; figure: ExplainedFigure }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Cell>
      <b>{figure.label}</b>
      <strong>{figure.value}</strong>
      <span>{figure.note}</span>
      <Explanation onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{copy.how(figure.label)}</summary>
        {isOpen && (
          <dl>
            <dt>{copy.formula}</dt>
            <dd>{figure.formula}</dd>
            {figure.inputs.length > 0 && (
              <>
                <dt>{copy.inputs}</dt>
                {figure.inputs.map((input) => (
                  <dd key={input}>{input}</dd>
                ))}
              </>
            )}
            <dt>{copy.strongest}</dt>
            <dd>
              <Strongest view={view} figure={figure} />
            </dd>
            <dt>{copy.source}</dt>
            <dd lang="en" dir="ltr">
              {figure.source}
            </dd>
          </dl>
        )}
      </Explanation>
    </Cell>
  );
};

/** The figures of the detail; each explains itself on request. */
export const FigureGrid = ({ view }: { view: DetailView }) => (
  <Grid>
    {explainedFigures(view).map((figure) => (
      <FigureCell key={figure.label} view={view} figure={figure} />
    ))}
  </Grid>
);
