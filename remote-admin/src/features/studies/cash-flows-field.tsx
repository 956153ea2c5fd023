import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { cumulative } from 'shared-lib/finance';
import { FieldError, FieldHint, useControlledField } from 'shared-lib/form';
import { formatNumber } from 'shared-lib/format';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Table, TableContainer } from 'shared-lib/ui/table';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { CashFlowRow } from './cash-flow-row.tsx';
import { flowsOf, parsePasted } from './flow-values.ts';

const labels = studies.flows;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: var(--s3);
  justify-items: start;
  > :first-child {
    inline-size: 100%;
  }
  input {
    min-inline-size: 8rem;
    min-block-size: 2.5rem;
    padding-block: var(--s1);
  }
`;

/** The net cash flow of each year; year 0 is the investment. A column of Excel can be pasted into any year. */
export const CashFlowsField = () => {
  const label = studies.fields.cash_flows;
  const { ids, error, value, change, control } = useControlledField('cash_flows', { label, hint: labels.paste });
  const [note, setNote] = useState('');
  const flows = flowsOf(value);
  const totals = cumulative(flows);
  const pasteFrom = (year: number) => (text: string) => {
    const amounts = parsePasted(text);
    setNote(amounts ? labels.pasted(formatNumber(amounts.length)) : labels.notPasted);
    if (amounts) change(flows.toSpliced(year, amounts.length, ...amounts));
    return amounts !== undefined;
  };
  return (
    <Stack>
      {flows.length === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <TableContainer>
          <Table $dense aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{labels.column}</th>
                <th scope="col">{labels.net}</th>
                <th scope="col">{labels.cumulative}</th>
                <th scope="col">
                  <VisuallyHidden>{labels.tools}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {flows.map((flow, year) => (
                <CashFlowRow
                  // oxlint-disable-next-line react/no-array-index-key -- A year has no identity but its number.
                  key={year}
                  {...{ year, flow, disabled: control.disabled }}
                  total={totals[year] ?? Number.NaN}
                  {...(year === 0 ? { control } : {})}
                  onChange={(amount) => change(flows.with(year, amount))}
                  onPaste={pasteFrom(year)}
                  onRemove={() => change(flows.toSpliced(year, 1))}
                />
              ))}
            </tbody>
          </Table>
        </TableContainer>
      )}
      <Button tone="quiet" size="small" disabled={control.disabled} onClick={() => change([...flows, Number.NaN])}>
        <Icon icon={Plus} size={16} />
        {labels.add}
      </Button>
      <FieldHint id={ids.hintId}>{labels.paste}</FieldHint>
      <span role="status">{note}</span>
      <FieldError id={ids.errorId}>{error}</FieldError>
    </Stack>
  );
};
