import { useMemo } from 'react';
import { calculateDetailed, isDetailed, type DetailedInput } from 'shared-lib/calculation';
import type { CalculationDetail, CalculationInput } from 'shared-lib/contracts';
import { currencyNames } from 'shared-lib/copy';
import { color, paperStack, text } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { calculatorDetail } from '../../../copy/calculator-detail.ts';
import { DetailForm } from './detail-form.tsx';
import { FilesPanel } from './files-panel.tsx';
import { FigureGrid } from './figure-grid.tsx';
import { DebtTable, FlowsTable } from './flow-tables.tsx';
import { ScenarioComparison } from './scenarios.tsx';
import { useDetail } from './use-detail.ts';

export { FilesPanel };

const { form: copy, figures, simplified } = calculatorDetail;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  ${paperStack}
`;
const Title = styled.h2`
  color: ${color.ink900};
  ${text.h3}
`;
const Intro = styled.p`
  max-inline-size: 46rem;
  color: ${color.text2};
`;
const Simplified = styled.ul`
  display: grid;
  gap: var(--s2);
  padding-inline-start: var(--s5);
  list-style: disc;
  color: ${color.text2};
  font-size: var(--fs-sm);
`;

const Result = ({ input }: { input: DetailedInput }) => {
  const view = useMemo(() => ({ input, result: calculateDetailed(input) }), [input]);
  return (
    <Parts>
      <Title>{figures.title}</Title>
      <FigureGrid view={view} />
      <DebtTable view={view} />
      <FlowsTable view={view} />
      <Panel title={simplified.title} level={3}>
        <Simplified>
          {simplified.list.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Simplified>
      </Panel>
    </Parts>
  );
};

/** The result of a calculation with details; nothing for another one. */
export const DetailResult = ({ input }: { input: CalculationInput }) => isDetailed(input) && <Result input={input} />;

interface Props {
  /** The calculation by its last valid inputs. */
  input: CalculationInput;
  onChange: (detail: CalculationDetail) => void;
}

/** The form of the detail and its result. */
export const DetailPanel = ({ input, onChange }: Props) => {
  const { draft, errors, isValid, edit } = useDetail(input.detail, input.currency, onChange);
  const loan = input.detail?.loan_amount ?? 0;
  return (
    <Parts>
      <Title>{calculatorDetail.title}</Title>
      <Intro>{calculatorDetail.intro}</Intro>
      <DetailForm
        draft={draft}
        errors={errors}
        edit={edit}
        currency={input.currency}
        money={currencyNames[input.currency].noun.other}
        isLoanTooLarge={loan > 0 && loan >= input.fixed_capital + input.working_capital}
      />
      {!isValid && (
        <Alert tone="warning" role="status">
          {copy.invalid}
        </Alert>
      )}
      <DetailResult input={input} />
      <ScenarioComparison input={input} />
    </Parts>
  );
};
