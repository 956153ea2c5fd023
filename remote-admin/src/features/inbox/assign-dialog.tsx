import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { verbs } from 'shared-lib/copy';
import { countOf } from 'shared-lib/format';
import { useSession } from 'shared-lib/session';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Select, TextArea } from 'shared-lib/ui/input';
import { bulkCopy } from '../../copy/bulk.ts';
import { inbox } from '../../copy/inbox.ts';
import { assigneesQuery, loadsQuery, personLabel } from '../../request/assignees.ts';
import { useOfferedRows } from '../../resource/use-offered-rows.tsx';
import { Stack } from 'shared-lib/ui/stack';

const labels = inbox.bulk;

interface Props {
  /** Of the only request. */
  reference?: string;
  /** How many requests are assigned, and the names of the first ones. */
  selected?: { count: number; names: readonly string[] };
  pending: boolean;
  /** `null` removes the assignment. */
  onAssign: (assigneeId: number | null, note: string) => void;
  onClose: () => void;
}

const titleOf = (reference: Props['reference'], selected: Props['selected']) =>
  reference
    ? [labels.assignOne, ' ', <Ltr key="reference">{reference}</Ltr>]
    : labels.assignTitle(countOf(selected?.count ?? 0, inbox.noun));

interface AssigneeFieldProps {
  people: ReturnType<typeof useAssignees>;
  /** Id of the chosen person; empty for nobody. */
  value: string;
  onChange: (value: string) => void;
}

const useAssignees = () => useOfferedRows(useQuery(assigneesQuery()));

/** Offers the people with their loads, and oneself with one click. */
const AssigneeField = ({ people, value, onChange }: AssigneeFieldProps) => {
  const id = useId();
  const { data: loads } = useQuery(loadsQuery(people.rows.map((person) => person.id)));
  const me = useSession((session) => session.user);
  return (
    <Stack $gap="1h">
      <label htmlFor={id}>{labels.assignTo}</label>
      <Select id={id} data-first-focus="" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{labels.nobody}</option>
        {people.rows.map((person) => (
          <option key={person.id} value={person.id}>
            {personLabel(person.name, loads?.get(person.id))}
          </option>
        ))}
      </Select>
      {me && people.rows.some((person) => person.id === me.id) && (
        <div>
          <Button size="small" tone="quiet" onClick={() => onChange(String(me.id))}>
            {labels.toMe}
          </Button>
        </div>
      )}
      {people.failure}
    </Stack>
  );
};

/** Chooses the person who takes care of requests. */
export const AssignDialog = ({ reference, selected, pending, onAssign, onClose }: Props) => {
  const id = useId();
  const people = useAssignees();
  const [assignee, setAssignee] = useState('');
  const [note, setNote] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(reference, selected)}
      actions={
        <>
          <Button
            size="small"
            pending={pending}
            disabled={!people.isLoaded}
            onClick={() => onAssign(assignee === '' ? null : Number(assignee), note.trim())}
          >
            {labels.assign}
          </Button>
          <Button size="small" tone="quiet" onClick={onClose}>
            {verbs.cancel}
          </Button>
        </>
      }
    >
      {selected && selected.names.length > 0 && <p>{bulkCopy.names(selected.names, selected.count)}</p>}
      <AssigneeField people={people} value={assignee} onChange={setAssignee} />
      <Stack $gap="1h">
        <label htmlFor={`${id}-note`}>{labels.assignNote}</label>
        <TextArea
          id={`${id}-note`}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Stack>
    </Dialog>
  );
};
