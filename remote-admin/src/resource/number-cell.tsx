import { useMutation, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { numberNote, numberProblem } from 'shared-lib/format';
import { HttpError, type Contract } from 'shared-lib/http';
import { readNumber } from 'shared-lib/numbers';
import { color, text } from 'shared-lib/theme';
import { toast } from 'shared-lib/toast';
import { IconButton } from 'shared-lib/ui/button';
import { ConfirmDialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { bulkCopy } from '../copy/bulk.ts';
import { resourceCopy } from '../copy/resource.ts';
import { rememberUndo } from './bulk/report-bulk.ts';
import type { ContentRow, OrderedResource } from './define-resource.ts';
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

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s1);
`;

interface FieldProps {
  label: string;
  value: number;
  /** @param next undefined to leave the value unchanged */
  onClose: (next: number | undefined) => void;
}

/** Saves with Enter or its tick. Leaving it neither saves nor loses what was typed. */
const NumberInput = ({ label, value, onClose }: FieldProps) => {
  const [typed, setTyped] = useState(String(value));
  const noteId = useId();
  const { next, problem, note } = read(typed);
  const save = () => next !== undefined && onClose(next);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code === 'Enter' || event.code === 'NumpadEnter') {
      event.preventDefault();
      save();
    }
    if (event.code === 'Escape') onClose(undefined);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (typed === String(value) && !currentTarget.contains(relatedTarget)) onClose(undefined);
  };
  return (
    <span onBlur={leave}>
      <Row>
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
        />
        <IconButton size="small" label={resourceCopy.saveField(label)} onClick={save}>
          <Icon icon={Check} size={16} />
        </IconButton>
        <IconButton size="small" label={resourceCopy.leaveField(label)} onClick={() => onClose(undefined)}>
          <Icon icon={X} size={16} />
        </IconButton>
      </Row>
      {(problem ?? note) !== undefined && (
        <Note id={noteId} role="status">
          {problem ?? note}
        </Note>
      )}
    </span>
  );
};

/** What has to change together with a number, because it would contradict it. */
export interface Alongside {
  text: string;
  /** The other fields with their new values, and with those that they have now. */
  next: object;
  before: object;
}

interface Props<Item> {
  resource: OrderedResource;
  contract: Contract<Item>;
  id: number;
  /** Name of the row, for the label and for messages. */
  name: string;
  field: string;
  label: string;
  value: number;
  textOf: (value: number) => string;
  /** @returns undefined when nothing contradicts the new number */
  alongside?: (next: number) => Alongside | undefined;
}

/** Saves a number with what changes alongside, and offers to take it back. */
const useChange = <Item extends ContentRow>({
  resource,
  contract,
  id,
  name,
  field,
  label,
  value,
  textOf,
}: Props<Item>) => {
  const queryClient = useQueryClient();
  const fail = (error: unknown) =>
    toast.failure(resourceCopy.saveFailed(name), error instanceof HttpError ? error.message : undefined);
  const takeBack = async (fields: object, updated_at: string) => {
    try {
      await patchRow(resource, contract, id, { ...fields, updated_at });
      toast.success(resourceCopy.takenBack(label, textOf(value)));
    } catch (error) {
      fail(error);
    } finally {
      await refreshResource(queryClient, resource);
    }
  };
  return useMutation({
    mutationFn: ({ next, also }: { next: number; also?: Alongside | undefined }) =>
      patchRow(resource, contract, id, { [field]: next, ...also?.next }),
    onSuccess: ({ updated_at }, { next, also }) => {
      const undo = () => void takeBack({ [field]: value, ...also?.before }, updated_at);
      rememberUndo(undo);
      toast.undoable(
        resourceCopy.changedTo(label, textOf(next)),
        { label: bulkCopy.undo, run: undo },
        resourceCopy.saveFailed(name),
      );
      return refreshResource(queryClient, resource);
    },
    onError: fail,
  });
};

/** A number of a row that is changed in the list: its button opens a field. Enter or a tick saves, Escape leaves it unchanged. */
export const NumberCell = <Item extends ContentRow>(props: Props<Item>) => {
  const { name, label, value, textOf, alongside } = props;
  const [state, setState] = useState<'text' | 'field' | 'done'>('text');
  const [asking, setAsking] = useState<{ next: number; also: Alongside }>();
  const change = useChange(props);
  const shown = change.isPending ? change.variables.next : value;
  const close: FieldProps['onClose'] = (next) => {
    setState('done');
    if (next === undefined || next === value) return;
    const also = alongside?.(next);
    if (also) setAsking({ next, also });
    else change.mutate({ next });
  };
  const labelOfRow = resourceCopy.fieldOf(label, name);
  if (state === 'field') return <NumberInput label={labelOfRow} value={shown} onClose={close} />;
  return (
    <>
      <Open
        // After Enter or Escape the focus stays in the row.
        ref={state === 'done' ? focusButton : undefined}
        type="button"
        aria-label={`${labelOfRow}: ${textOf(shown)}`}
        onClick={() => setState('field')}
      >
        {textOf(shown)}
      </Open>
      {asking && (
        <ConfirmDialog
          open
          tone="plain"
          title={labelOfRow}
          text={asking.also.text}
          confirm={resourceCopy.changeBoth}
          onConfirm={() => {
            change.mutate(asking);
            setAsking(undefined);
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  );
};
