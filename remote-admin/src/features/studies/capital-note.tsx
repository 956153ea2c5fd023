import { useWatch } from 'shared-lib/form';
import { formatUsd } from 'shared-lib/format';
import { Alert } from 'shared-lib/ui/alert';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { flowsOf } from './flow-values.ts';

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

/** Warns when the capital differs from the investment of year 0. */
export const CapitalNote = () => {
  const values = useWatch();
  const total = amountOf(values.fixed_capital) + amountOf(values.working_capital);
  const [first = Number.NaN] = flowsOf(values.cash_flows);
  if (Number.isNaN(total) || Number.isNaN(first) || total === -first) return null;
  return (
    <Wide>
      <Alert tone="warning">{studies.capitalMismatch(formatUsd(total), formatUsd(first))}</Alert>
    </Wide>
  );
};
