import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { numberNote, numberProblem } from 'shared-lib/format';
import { HttpError, type Contract } from 'shared-lib/http';
import { readNumber } from 'shared-lib/numbers';
import { color, text } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { resourceCopy } from '../copy/resource.ts';
import type { OrderedResource } from './define-resource.ts';
import { patchRow, refreshResource } from './resource-requests.ts';

const Open = styled.button`
  min-block-size: 1.75rem;
  padding: var(--s0h) 0;
  border: 0;
  border-block-end: 1px dashed ${color.text3};
  background: none;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    border-color: ${color.link};
    color: ${color.link};
  }
`;
const Field = styled(Input)`
  inline-size: 7rem;
  min-block-size: 2.25rem;
  padding-block: var(--s0h);
`;

const Note = styled.small`
  display: block;
  ${text.xs}
`;

/** A whole number of at least 0 as typed, or why the text is none. An ambiguous number is shown before it is saved. */
const read = (typed: string): { next?: number; problem?: string | undefined; note?: string | undefined } => {
  const reading = readNumber(typed, 'money', { currency: 'USD' });
  if (reading.kind === 'unreadable') return { problem: numberProblem(reading, typed) };
  if (reading.kind === 'empty' || !Number.isInteger(reading.value) || reading.value < 0)
    return { problem: resourceCopy.wholeNumber };
  return { next: reading.value, note: numberNote(reading) };
};

const focusButton = (button: HTMLButtonElement | null): void => button?.focus();

/** Takes the focus when it appears. */
const focusNew = (input: HTMLInputElement | null): void => {
  if (!input || input === document.activeElement) return;
  input.focus();
  input.select();
};

interface FieldProps {
  label: string;
  value: number;
  /** @param next undefined to leave the value unchanged */
  onClose: (next: number | undefined, by: 'key' | 'blur') => void;
}

const NumberInput = ({ label, value, onClose }: FieldProps) => {
  const [typed, setTyped] = useState(String(value));
  const noteId = useId();
  const { next, problem, note } = read(typed);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code === 'Enter' || event.code === 'NumpadEnter') {
      event.preventDefault();
      if (next !== undefined) onClose(next, 'key');
    }
    if (event.code === 'Escape') onClose(undefined, 'key');
  };
  const leave = () => {
    if (problem !== undefined) toast.failure(resourceCopy.notChanged, problem);
    onClose(next, 'blur');
  };
  return (
    <>
      <Field
        ref={focusNew}
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined && note === undefined ? undefined : noteId}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {(problem ?? note) !== undefined && (
        <Note id={noteId} role="status">
          {problem ?? note}
        </Note>
      )}
    </>
  );
};

interface Props<Row> {
  resource: OrderedResource;
  contract: Contract<Row>;
  id: number;
  /** Name of the row, for the label and for messages. */
  name: string;
  field: string;
  label: string;
  value: number;
  textOf: (value: number) => string;
}

/** A number of a row that is changed in the list: its button opens a field. Enter saves, Escape leaves it unchanged. */
export const NumberCell = <Row,>({ resource, contract, id, name, field, label, value, textOf }: Props<Row>) => {
  const queryClient = useQueryClient();
  const [state, setState] = useState<'text' | 'field' | 'done'>('text');
  const change = useMutation({
    mutationFn: (next: number) => patchRow(resource, contract, id, { [field]: next }),
    onSuccess: () => refreshResource(queryClient, resource),
    onError: (error) =>
      toast.failure(resourceCopy.saveFailed(name), error instanceof HttpError ? error.message : undefined),
  });
  const shown = change.isPending ? change.variables : value;
  const close: FieldProps['onClose'] = (next, by) => {
    setState(by === 'key' ? 'done' : 'text');
    if (next !== undefined && next !== value) change.mutate(next);
  };
  const labelOfRow = resourceCopy.fieldOf(label, name);
  if (state === 'field') return <NumberInput label={labelOfRow} value={shown} onClose={close} />;
  return (
    <Open
      // After Enter or Escape the focus stays in the row.
      ref={state === 'done' ? focusButton : undefined}
      type="button"
      aria-label={`${labelOfRow}: ${textOf(shown)}`}
      onClick={() => setState('field')}
    >
      {textOf(shown)}
    </Open>
  );
};
