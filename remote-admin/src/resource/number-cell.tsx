import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { numberNote, numberProblem } from 'shared-lib/format';
import type { Contract } from 'shared-lib/http';
import { readNumber } from 'shared-lib/numbers';
import { color, text } from 'shared-lib/theme';
import { IconButton } from 'shared-lib/ui/button';
import { ConfirmDialog } from 'shared-lib/ui/dialog';
import { Icon } from 'shared-lib/ui/icon';
import { Input } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { resourceCopy } from '../copy/resource.ts';
import type { ContentRow, OrderedResource } from './define-resource.ts';
import { useFieldChange } from './use-field-change.ts';

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

/** A number of a row that is changed in the list: its button opens a field. Enter or a tick saves, Escape leaves it unchanged. */
export const NumberCell = <Item extends ContentRow>(props: Props<Item>) => {
  const { name, field, label, value, textOf, alongside } = props;
  const [state, setState] = useState<'text' | 'field' | 'done'>('text');
  const [asking, setAsking] = useState<{ next: number; also: Alongside }>();
  const [saving, setSaving] = useState(value);
  const change = useFieldChange(props);
  const shown = change.isPending ? saving : value;
  const save = (next: number, also?: Alongside) => {
    setSaving(next);
    change.mutate({
      next: { [field]: next, ...also?.next },
      before: { [field]: value, ...also?.before },
      did: resourceCopy.changedTo(label, textOf(next)),
      undone: resourceCopy.takenBack(label, textOf(value)),
    });
  };
  const close: FieldProps['onClose'] = (next) => {
    setState('done');
    if (next === undefined || next === value) return;
    const also = alongside?.(next);
    if (also) setAsking({ next, also });
    else save(next);
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
            save(asking.next, asking.also);
            setAsking(undefined);
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  );
};
