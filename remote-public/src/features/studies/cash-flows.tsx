import { CashFlowChart } from 'shared-lib/charts';
import { studies } from '../../copy/studies.ts';
import { StudySection } from './study-section.tsx';

/** Cash flows per year as a chart with its table. */
export const CashFlows = ({ flows }: { flows: readonly number[] }) => (
  <StudySection title={studies.page.flows} text={studies.page.flowsText}>
    <CashFlowChart flows={flows} />
  </StudySection>
);
