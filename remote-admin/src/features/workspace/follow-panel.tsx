import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { requestPriorities } from 'shared-lib/contracts';
import { requestPriorityLabels } from 'shared-lib/copy';
import { formatDate } from 'shared-lib/format';
import { useSession } from 'shared-lib/session';
import { color } from 'shared-lib/theme';
import { Button } from 'shared-lib/ui/button';
import { Select } from 'shared-lib/ui/input';
import { Panel } from 'shared-lib/ui/panel';
import styled from 'styled-components';
import { inbox } from '../../copy/inbox.ts';
import { workspace as labels } from '../../copy/workspace.ts';
import { assigneesQuery, loadsQuery, personLabel } from '../../request/assignees.ts';
import { useOfferedRows } from '../../resource/use-offered-rows.tsx';
import { useQuickChange, type PanelProps } from './workspace-context.ts';

const Stack = styled.div`
  display: grid;
  gap: var(--s4);
  label {
    display: grid;
    gap: var(--s1h);
    font-size: var(--fs-sm);
  }
  small {
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
`;

const AssigneeSelect = ({ request, calls }: PanelProps) => {
  const id = useId();
  const quick = useQuickChange(calls);
  const { rows: people, failure } = useOfferedRows(useQuery(assigneesQuery()));
  const { data: loads } = useQuery(loadsQuery(people.map((person) => person.id)));
  const me = useSession((session) => session.user);
  const assign = (next: number | null) =>
    quick.mutate({ method: 'post', action: '/assign', body: { assignee_id: next }, done: labels.assigned });
  const { assignee_id, assignee_name, assignment_accepted_at } = request;
  const isListed = people.some((person) => person.id === assignee_id);
  return (
    <>
      <label htmlFor={id}>
        {labels.assignee}
        <Select
          id={id}
          value={assignee_id ?? ''}
          disabled={quick.isPending}
          onChange={({ target }) => assign(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{labels.nobody}</option>
          {assignee_id !== null && !isListed && <option value={assignee_id}>{assignee_name}</option>}
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {personLabel(person.name, loads?.get(person.id))}
            </option>
          ))}
        </Select>
        {assignee_id !== null && (
          <small>
            {assignment_accepted_at ? labels.accepted(formatDate(assignment_accepted_at)) : labels.notAccepted}
          </small>
        )}
      </label>
      {me && assignee_id !== me.id && (
        <Button size="small" tone="quiet" disabled={quick.isPending} onClick={() => assign(me.id)}>
          {inbox.bulk.toMe}
        </Button>
      )}
      {failure}
    </>
  );
};

const PrioritySelect = ({ request, calls }: PanelProps) => {
  const id = useId();
  const quick = useQuickChange(calls);
  return (
    <label htmlFor={id}>
      {labels.priority}
      <Select
        id={id}
        value={request.priority}
        disabled={quick.isPending}
        onChange={({ target }) =>
          quick.mutate({
            method: 'post',
            action: '/priority',
            body: { priority: target.value },
            done: labels.prioritySaved,
          })
        }
      >
        {requestPriorities.map((value) => (
          <option key={value} value={value}>
            {requestPriorityLabels[value]}
          </option>
        ))}
      </Select>
    </label>
  );
};

/** The clock, the person in charge and the priority. Both choices are saved at once. */
export const FollowPanel = ({ request, calls, clock }: PanelProps & { clock: ReactNode }) => (
  <Panel title={labels.follow}>
    <Stack data-commands="">
      <div>{clock}</div>
      <AssigneeSelect request={request} calls={calls} />
      <PrioritySelect request={request} calls={calls} />
    </Stack>
  </Panel>
);
