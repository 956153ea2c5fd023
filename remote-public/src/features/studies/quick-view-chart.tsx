import { CashFlowChart } from 'shared-lib/charts';
import styled from 'styled-components';

const Figure = styled.div`
  margin-block-start: var(--s5);
`;

/** The cash flows of a study. A file of its own: the list does without the code of charts. */
export const QuickViewChart = ({ flows }: { flows: readonly number[] }) => (
  <Figure>
    <CashFlowChart flows={flows} />
  </Figure>
);
