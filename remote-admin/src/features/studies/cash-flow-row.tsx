import Trash2 from 'lucide-react/icons/trash-2';
import { useId, type ClipboardEvent } from 'react';
import { errorStyles, hintStyles } from 'shared-lib/form';
import { formatNumber, numberNote, numberProblem } from 'shared-lib/format';
import { ungroupEdited } from 'shared-lib/numbers';
import { Ltr } from 'shared-lib/ui/bdi';
import { IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { studies } from '../../copy/studies.ts';
import { amountOf, readAmount } from './flow-values.ts';

const labels = studies.flows;

const Note = styled.p`
  ${hintStyles}
`;
const Problem = styled.p`
  ${errorStyles}
`;

/** What is typed into the field of a year. */
export interface TypedFlow {
  text: string;
  /** The field shows the text; otherwise it shows the number that was understood. */
  isOpen: boolean;
}

interface Props {
  year: number;
  flow: number;
  typed: TypedFlow | undefined;
  /** Running total; not a number while a year before is empty. */
  total: number;
  disabled: boolean;
  /** Attributes of the first input, which takes the focus when the field has an error. */
  control?: object;
  onType: (typed: TypedFlow, flow: number) => void;
  onLeave: () => void;
  /** Whether the text was a column or row, which the field has taken. */
  onPaste: (text: string) => boolean;
  onRemove: () => void;
}

const textOf = (flow: number): string => (Number.isNaN(flow) ? '' : formatNumber(flow).replace('\u200E\u2212', '-'));

/** One year of the cash flows. */
export const CashFlowRow = ({ year, flow, typed, total, disabled, control, ...events }: Props) => {
  const name = year === 0 ? labels.first : labels.year(formatNumber(year));
  const noteId = useId();
  const reading = readAmount(typed?.text ?? '');
  const problem = numberProblem(reading, typed?.text ?? '');
  const note = amountOf(reading) === flow ? numberNote(reading) : undefined;
  const value = typed?.isOpen ? typed.text : textOf(flow);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (events.onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
  };
  return (
    <tr>
      <td data-label={labels.column}>{name}</td>
      <td data-label={labels.net}>
        <Input
          aria-describedby={problem === undefined && note === undefined ? undefined : noteId}
          {...control}
          {...(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': noteId })}
          aria-label={`${name}: ${labels.net}`}
          data-year={year}
          dir="ltr"
          inputMode="text"
          autoComplete="off"
          disabled={disabled}
          value={value}
          onPaste={paste}
          onChange={({ target }) => {
            const { text, caret } = ungroupEdited(value, target.value, target.selectionStart ?? target.value.length);
            if (text !== target.value) {
              target.value = text;
              target.setSelectionRange(caret, caret);
            }
            events.onType({ text, isOpen: true }, amountOf(readAmount(text)));
          }}
          onBlur={events.onLeave}
        />
        {problem !== undefined && <Problem id={noteId}>{problem}</Problem>}
        {note !== undefined && (
          <Note id={noteId} role="status">
            {note}
          </Note>
        )}
      </td>
      <td data-label={labels.cumulative} data-number="">
        {!Number.isNaN(total) && <Ltr>{formatNumber(total)}</Ltr>}
      </td>
      <td>
        <IconButton
          size="small"
          label={labels.remove(formatNumber(year))}
          disabled={disabled}
          onClick={events.onRemove}
        >
          <Icon icon={Trash2} size={16} />
        </IconButton>
      </td>
    </tr>
  );
};
