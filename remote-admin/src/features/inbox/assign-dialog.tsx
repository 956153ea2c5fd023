import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { verbs } from 'shared-lib/copy';
import { Ltr } from 'shared-lib/ui/bdi';
import { Button } from 'shared-lib/ui/button';
import { Dialog } from 'shared-lib/ui/dialog';
import { Select, TextArea } from 'shared-lib/ui/input';
import styled from 'styled-components';
import { inbox } from '../../copy/inbox.ts';
import { assigneesQuery } from '../../request/assignees.ts';
import { useOfferedRows } from '../../resource/use-offered-rows.tsx';

const labels = inbox.bulk;

const Stack = styled.div`
  display: grid;
  gap: var(--s1h);
`;

interface Props {
  /** Of the only request; without it, several are assigned. */
  reference?: string;
  pending: boolean;
  /** `null` removes the assignment. */
  onAssign: (assigneeId: number | null, note: string) => void;
  onClose: () => void;
}

/** Chooses the person who takes care of requests. */
export const AssignDialog = ({ reference, pending, onAssign, onClose }: Props) => {
  const id = useId();
  const people = useOfferedRows(useQuery(assigneesQuery()));
  const [assignee, setAssignee] = useState('');
  const [note, setNote] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={reference ? [labels.assignOne, ' ', <Ltr key="reference">{reference}</Ltr>] : labels.assignTitle}
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
      <Stack>
        <label htmlFor={`${id}-assignee`}>{labels.assignTo}</label>
        <Select
          id={`${id}-assignee`}
          data-first-focus=""
          value={assignee}
          onChange={({ target }) => setAssignee(target.value)}
        >
          <option value="">{labels.nobody}</option>
          {people.rows.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name}
            </option>
          ))}
        </Select>
        {people.failure}
      </Stack>
      <Stack>
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
