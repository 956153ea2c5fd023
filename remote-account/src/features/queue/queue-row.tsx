import { requestTitle } from 'shared-lib/format';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { RequestClock, StaffRequest } from 'shared-lib/contracts';
import { requestKindLabels } from 'shared-lib/copy';
import { paths } from 'shared-lib/paths';
import { RequestBadge, RunningClock } from 'shared-lib/request';
import { Link } from 'shared-lib/router';
import { color, media, weight } from 'shared-lib/theme';
import { Ltr } from 'shared-lib/ui/bdi';
import { Icon } from 'shared-lib/ui/icon';
import { TimeLeft, TimeToSession } from 'shared-lib/ui/relative-time';
import styled from 'styled-components';
import { queueCopy as labels } from '../../copy/dashboard.ts';
import { Meta, RowTitle } from '../../dashboard/list-styles.ts';
import { nextStepDate, nextStepText } from '../../dashboard/next-step.tsx';
import { AssignmentButtons } from './assignment-buttons.tsx';
import type { QueueGroup } from './queue-groups.ts';

const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 11rem;
  align-items: center;
  gap: var(--s2) var(--s5);
  ${media.stacked} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
const Mark = styled.span`
  color: ${color.clay600};
  font-weight: ${weight.medium};
`;
const Next = styled.p`
  color: ${color.text2};
  font-size: var(--fs-sm);
`;
const Response = styled.div`
  grid-column: 1 / -1;
`;
const tones: Record<QueueGroup, string> = {
  late: color.danger,
  week: color.warning,
  later: color.nile600,
  waiting: color.text2,
  new: color.warning,
};
const Deadline = styled.p<{ $group: QueueGroup }>`
  color: ${({ $group }) => tones[$group]};
  font-size: var(--fs-sm);
  font-weight: ${weight.medium};
  line-height: 1.6;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--s1h);
  svg + * {
    grid-column: 2;
  }
  small {
    grid-column: 2;
    color: ${color.text3};
    font-size: var(--fs-xs);
    font-weight: ${weight.body};
  }
`;

/** The clock of the promised reply or delivery, unless the next step has a date of its own. */
const clockOf = ({ clock, next_step }: StaffRequest): RequestClock | undefined => {
  const isOfNextStep = clock?.awaits && (!next_step?.at || next_step.at === clock.due_at);
  return clock?.state === 'paused' || isOfNextStep ? clock : undefined;
};

const DueDate = ({ request, group }: { request: StaffRequest; group: QueueGroup }) => {
  const clock = clockOf(request);
  if (clock) return <RunningClock clock={clock} />;
  const at = request.next_step?.at;
  if (!request.next_step || !at)
    return (
      <Deadline $group="waiting">
        <span>{labels.noDate}</span>
      </Deadline>
    );
  return (
    <Deadline $group={group}>
      <Icon icon={group === 'late' ? TriangleAlert : Clock} size={16} />
      {request.next_step.code === 'session' ? <TimeToSession at={at} /> : <TimeLeft until={at} />}
      <small>{nextStepDate(request.next_step)}</small>
    </Deadline>
  );
};

/** A request of the queue: what it is about, whose it is, its next step and when that is due. */
export const QueueRow = ({ request, group }: { request: StaffRequest; group: QueueGroup }) => (
  <Item>
    <div>
      <RowTitle>
        <Link to={paths.request(request.reference)}>{requestTitle(request)}</Link>
      </RowTitle>
      <Meta>
        <Ltr>{request.reference}</Ltr>
        <span>{requestKindLabels[request.kind]}</span>
        <span>{request.name}</span>
        {request.priority === 'urgent' && <Mark>{labels.urgent}</Mark>}
        {request.unread_messages > 0 && <Mark>{labels.newMessages}</Mark>}
      </Meta>
      {request.next_step && <Next>{labels.next(nextStepText(request.next_step, 'staff'))}</Next>}
    </div>
    <RequestBadge request={request} />
    <DueDate request={request} group={group} />
    {request.assignment_accepted_at === null && (
      <Response>
        <AssignmentButtons request={request} />
      </Response>
    )}
  </Item>
);
