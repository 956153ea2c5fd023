import { useMemo, type ReactNode } from 'react';
import { calculate, encodeCalculation } from 'shared-lib/calculation';
import { Alert } from 'shared-lib/ui/alert';
import { Wrap } from 'shared-lib/ui/section';
import { color, layout, paperStack, SCREEN_ONLY } from 'shared-lib/theme';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import { CalculationForm } from './calculation-form.tsx';
import { DetailSection } from './detail/detail-section.tsx';
import type { CalculationDraft } from './draft.ts';
import { FormulaNotice } from './formula-notice.tsx';
import { PrintedInputs } from './input-facts.tsx';
import { ResultBar } from './result-bar.tsx';
import { viewOf } from './result-text.ts';
import { RequestBand, Results, ResultStack } from './results.tsx';
import { ShareTools } from './share-tools.tsx';
import { useDraft } from './use-draft.ts';
import { Cluster } from 'shared-lib/ui/stack';
import { useHydrated } from 'shared-lib/ui/use-hydrated';
import { TextLink } from 'shared-lib/ui/text-link';

export const Ground = styled.div`
  background: ${color.sand100};
`;
export const CalculatorContent = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  padding-block: var(--s8) clamp(var(--s12), 6vw, var(--s20));
  ${paperStack}
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: 26rem minmax(0, 1fr);
  gap: var(--s8);
  align-items: start;
  @media (max-width: 80em) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${paperStack}
`;
const Sticky = styled.div`
  @media (min-width: 80.0625em) and (min-height: 60em) {
    position: sticky;
    inset-block-start: calc(${layout.header} + 1rem);
    max-block-size: calc(100dvh - ${layout.header} - 2rem);
    overflow-y: auto;
  }
`;

const showResults = () => {
  const result = document.querySelector<HTMLElement>('#result');
  result?.scrollIntoView({ block: 'start' });
  result?.focus({ preventScroll: true });
};

interface Props {
  start: CalculationDraft;
  /** Where the figures come from, or why the wanted ones are missing. */
  notice?: { tone: 'info' | 'warning'; text: string } | undefined;
  /** The link that was opened, and the version of its formulas. */
  opened?: { code: string; formula: number } | undefined;
  /** Links to other beginnings. */
  chips: ReactNode;
}

/** The form beside its results, which follow each key. */
export const Calculator = ({ start, notice, opened, chips }: Props) => {
  const { draft, errors, form, input, isValid, edit } = useDraft(start);
  const view = useMemo(() => input && viewOf(input, calculate(input)), [input]);
  const code = input && encodeCalculation(input);
  // Other figures than those of the link are new.
  const formula = code === opened?.code ? opened?.formula : undefined;
  // Its form needs scripts, so the document does not pay for it.
  const hasDetail = useHydrated() && draft.net_flows.length === 0;
  return (
    <Ground>
      <CalculatorContent>
        <Cluster $gap="4 6" $align="start" $justify="space-between">
          {chips}
          {view && code && <ShareTools code={code} title={view.input.title} {...(formula && { formula })} />}
        </Cluster>
        {notice && (
          <Alert tone={notice.tone} role="none">
            {notice.text}
          </Alert>
        )}
        {input && formula && <FormulaNotice input={input} formula={formula} />}
        <Columns>
          <Sticky {...SCREEN_ONLY}>
            <CalculationForm formRef={form} draft={draft} errors={errors} edit={edit} onSubmit={showResults} />
          </Sticky>
          <ResultStack>
            {!isValid && (
              <Alert tone="warning" role="status">
                {view ? calculator.form.invalid : calculator.form.invalidAtStart}
              </Alert>
            )}
            {hasDetail && input?.detail && (
              <Alert role="none" action={<TextLink to="#detail">{calculator.detail.quickLink}</TextLink>}>
                {calculator.detail.quick}
              </Alert>
            )}
            {view && <PrintedInputs view={view} />}
            {view && <Results view={view} />}
            {code && <RequestBand code={code} />}
          </ResultStack>
        </Columns>
        {hasDetail && input && code && <DetailSection input={input} code={code} onChange={edit.setDetail} />}
        {view && <ResultBar view={view} />}
      </CalculatorContent>
    </Ground>
  );
};
