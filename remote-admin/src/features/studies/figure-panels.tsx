import { measureOf, paybackLossText } from 'shared-lib/format';
import { Panel } from 'shared-lib/ui/panel';
import { studies } from '../../copy/studies.ts';
import { CheckList, type Check } from '../../resource/checks/check-list.tsx';
import { lazyPart } from '../../resource/lazy-part.tsx';
import { useStudyFigures, type StudyFigures } from './use-study-figures.ts';

const labels = studies.figures;
const CashFlowChart = lazyPart(() => import('shared-lib/charts').then((m) => m.CashFlowChart));

const readingOf = ({ npv, irr, discountedPayback }: StudyFigures): Check[] => [
  npv >= 0
    ? { key: 'npv', state: 'passed', text: npv > 0 ? labels.npvPositive : labels.npvZero }
    : { key: 'npv', state: 'advice', text: labels.npvNegative },
  irr === null
    ? { key: 'irr', state: 'advice', text: labels.noUniqueRate }
    : { key: 'irr', state: 'passed', text: labels.oneRate },
  discountedPayback.time === null
    ? { key: 'payback', state: 'advice', text: labels.noDiscounted }
    : {
        key: 'payback',
        state: discountedPayback.loss ? 'advice' : 'passed',
        text: labels.discounted(
          measureOf(discountedPayback.time, studies.flows.years),
          paybackLossText(discountedPayback.loss),
        ),
      },
];

/** Chart and reading of the cash flows. */
export const FigurePanels = () => {
  const figures = useStudyFigures();
  if (!figures) return null;
  return (
    <>
      <Panel title={labels.chart}>
        <CashFlowChart flows={figures.flows} />
      </Panel>
      <Panel title={labels.how}>
        <CheckList checks={readingOf(figures)} />
        <p>{labels.note}</p>
      </Panel>
    </>
  );
};
