import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { cumulative } from 'shared-lib/finance';
import { FieldError, FieldHint, useControlledField } from 'shared-lib/form';
import { countOf } from 'shared-lib/format';
import { color, media, weight } from 'shared-lib/theme';
import { Alert } from 'shared-lib/ui/alert';
import { Button } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Table, TableContainer } from 'shared-lib/ui/table';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { CashFlowRow } from './cash-flow-row.tsx';
import { emptyCellsOf, useCashFlows, type PendingPaste } from './use-cash-flows.ts';

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

/** On phones a year takes two lines: its name, the running total and its button, then the field. */
const Years = styled(Table)`
  ${media.stackedOnScreen} {
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto auto;
      column-gap: var(--s2);
      align-items: center;
      padding: var(--s2) var(--s3);
    }
    td {
      inline-size: auto;
    }
    td:first-child {
      color: ${color.ink900};
      font-weight: ${weight.medium};
    }
    td:is(:first-child, :nth-child(2))::before {
      content: none;
    }
    td:nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
      flex-wrap: wrap;
    }
    td[data-number] {
      justify-content: end;
      gap: var(--s1);
      font-size: var(--fs-xs);
    }
    button {
      min-inline-size: 2.75rem;
      min-block-size: 2.75rem;
    }
    input {
      min-block-size: 2.75rem;
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-block-start: var(--s3);
`;

const focusFirst = (box: HTMLDivElement | null): void => box?.querySelector('button')?.focus();

interface QuestionProps {
  pending: PendingPaste;
  onAnswer: (empty: number) => void;
  onCancel: () => void;
}

/** Asks what the empty cells of a pasted column mean. */
const EmptyCells = ({ pending, onAnswer, onCancel }: QuestionProps) => {
  const empty = emptyCellsOf(pending);
  return (
    <Alert tone="warning">
      <p>{labels.emptyCells(countOf(empty.length, labels.emptyCell), empty.join(labels.comma))}</p>
      <Buttons ref={focusFirst}>
        <Button size="small" onClick={() => onAnswer(Number.NaN)}>
          {labels.keepEmpty}
        </Button>
        <Button size="small" tone="quiet" onClick={() => onAnswer(0)}>
          {labels.useZero}
        </Button>
        <Button size="small" tone="quiet" onClick={onCancel}>
          {labels.cancelPaste}
        </Button>
      </Buttons>
    </Alert>
  );
};

interface TableProps {
  label: string;
  edit: ReturnType<typeof useCashFlows>;
  control: ReturnType<typeof useControlledField>['control'];
}

const FlowTable = ({ label, edit, control }: TableProps) => {
  const totals = cumulative(edit.flows);
  return (
    <TableContainer>
      <Years $dense aria-label={label}>
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
          {edit.flows.map((flow, year) => (
            <CashFlowRow
              // oxlint-disable-next-line react/no-array-index-key -- A year has no identity but its number.
              key={year}
              {...{ year, flow, disabled: control.disabled }}
              typed={edit.typed[year]}
              total={totals[year] ?? Number.NaN}
              {...(year === 0 ? { control } : {})}
              onType={(text, amount) => edit.type(year, text, amount)}
              onLeave={() => edit.leave(year)}
              onPaste={(text) => edit.paste(year, text)}
              onRemove={() => edit.remove(year)}
            />
          ))}
        </tbody>
      </Years>
    </TableContainer>
  );
};

/** The net cash flow of each year; year 0 is the investment. A column of Excel can be pasted into any year. */
export const CashFlowsField = () => {
  const label = studies.fields.cash_flows;
  const { ids, error, value, change, control } = useControlledField('cash_flows', { label, hint: labels.paste });
  const edit = useCashFlows(value, change);
  const { flows, pending } = edit;
  const box = useRef<HTMLDivElement>(null);
  /** The focus goes back to the year into which the column was pasted. */
  const close = (then: () => void) => () => {
    const year = pending?.year ?? 0;
    then();
    box.current?.querySelector<HTMLElement>(`[data-year="${year}"]`)?.focus();
  };
  return (
    <Stack ref={box}>
      {flows.length === 0 ? <p>{labels.none}</p> : <FlowTable {...{ label, edit, control }} />}
      {pending && (
        <EmptyCells
          pending={pending}
          onAnswer={(empty) => close(() => edit.answer(empty))()}
          onCancel={close(edit.cancel)}
        />
      )}
      <Button tone="quiet" size="small" disabled={control.disabled} onClick={edit.add}>
        <Icon icon={Plus} size={16} />
        {labels.add}
      </Button>
      <FieldHint id={ids.hintId}>{labels.paste}</FieldHint>
      <div role="status">
        {edit.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <FieldError id={ids.errorId}>{error}</FieldError>
    </Stack>
  );
};
