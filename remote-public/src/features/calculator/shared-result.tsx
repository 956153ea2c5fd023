import { calculate } from 'shared-lib/calculation';
import type { CalculationInput } from 'shared-lib/contracts';
import { paths } from 'shared-lib/paths';
import { color, media, paperStack, SCREEN_ONLY } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Breadcrumbs } from 'shared-lib/ui/breadcrumbs';
import { Panel } from 'shared-lib/ui/panel';
import { ForwardLink, TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { calculator } from '../../copy/calculator.ts';
import { gauge } from '../../copy/gauge.ts';
import { calculatorPage } from '../../copy/calculator-head.ts';
import { breadcrumbsTo } from '../../seo/breadcrumbs.ts';
import { CalculatorContent, Ground } from './calculator.tsx';
import { DeferredPanels } from './deferred-panels.tsx';
import { SharedDetail } from './detail/detail-section.tsx';
import { FormulaNotice } from './formula-notice.tsx';
import { InputFacts } from './input-facts.tsx';
import { KeyFigures } from './key-figures.tsx';
import type { Panels } from './load-panels.ts';
import { timeText, viewOf, type ResultView } from './result-text.ts';
import { DeferredStack, RequestBand } from './results.tsx';
import { ShareTools } from './share-tools.tsx';
import { VerdictPanel } from './verdict-panel.tsx';

const { shared: copy } = calculator;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s4) var(--s6);
  h1 {
    margin-block: var(--s2) var(--s1);
    font-size: 1.625rem;
  }
  p {
    color: ${color.text2};
    font-size: var(--fs-sm);
  }
`;
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--s5);
  align-items: start;
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${paperStack}
`;
const Note = styled.p`
  color: ${color.text2};
  font-size: var(--fs-sm);
`;

interface PanelsProps {
  panels: Panels;
  view: ResultView;
}

const Flows = ({ panels, view }: PanelsProps) => <panels.FlowsPanel view={view} />;

const Comparisons = ({ panels, view }: PanelsProps) => (
  <DeferredStack>
    <Pair>
      <panels.SensitivityPanel view={view} />
      <panels.TornadoPanel view={view} />
    </Pair>
    <panels.BridgePanel view={view} />
    <panels.ScenariosPanel view={view} />
    <panels.ReadingsPanel view={view} />
  </DeferredStack>
);

interface Props {
  input: CalculationInput;
  code: string;
  /** Version of the formulas in the link. */
  formula: number;
}

/** What a shared link opens: the results of somebody else's figures. */
export const SharedResult = ({ input, code, formula: version }: Props) => {
  const view = viewOf(input, calculate(input));
  const time = timeText(view.result.flows.length - 1);
  const editor = paths.calculator({ c: code, formula: String(version) });
  return (
    <Ground>
      <CalculatorContent>
        <Alert
          role="none"
          action={
            <TextLink to={editor} {...SCREEN_ONLY}>
              {copy.edit}
            </TextLink>
          }
        >
          {copy.notice}
        </Alert>
        <Head>
          <div>
            <Breadcrumbs
              items={breadcrumbsTo({ label: calculatorPage.name, to: paths.calculator() }, { label: copy.crumb })}
            />
            <h1>{input.title || copy.title}</h1>
            <p>{copy.facts(time, view.discount)}</p>
          </div>
          <ShareTools code={code} title={input.title} formula={version} />
        </Head>
        <FormulaNotice input={input} formula={version} />
        <VerdictPanel view={view} />
        <KeyFigures view={view} />
        <Pair>
          <DeferredPanels view={view} layout={Flows} />
          <Panel title={copy.inputs}>
            <InputFacts view={view} />
            <ForwardLink to={editor}>{copy.open}</ForwardLink>
          </Panel>
        </Pair>
        <DeferredPanels view={view} layout={Comparisons} />
        {input.detail && <SharedDetail input={input} />}
        <RequestBand code={code} />
        <ForwardLink to={paths.reading()}>{gauge.title}</ForwardLink>
        <Note>{copy.note}</Note>
      </CalculatorContent>
    </Ground>
  );
};
