import type { ReactNode } from 'react';
import type { AdminStats } from 'shared-lib/contracts';
import { requestStatusLabel } from 'shared-lib/copy';
import { countOf, formatDateTime, formatDecimal, formatNumber } from 'shared-lib/format';
import { paths } from 'shared-lib/paths';
import { RequestBadge } from 'shared-lib/request';
import { color } from 'shared-lib/theme';
import { Avatar } from 'shared-lib/ui/avatar';
import { Ltr } from 'shared-lib/ui/bdi';
import { DataTable, type TableColumn } from 'shared-lib/ui/data-table';
import { Panel } from 'shared-lib/ui/panel';
import { TimeAgo } from 'shared-lib/ui/relative-time';
import { ForwardLink, TextLink } from 'shared-lib/ui/text-link';
import styled from 'styled-components';
import { audit } from '../../copy/audit.ts';
import { dashboard as labels } from '../../copy/dashboard.ts';
import { requestPath, kindOfReference } from '../../request/request-link.ts';
import { listLink } from './list-links.ts';

const Empty = styled.p`
  padding: var(--s6);
  color: ${color.text2};
`;
const List = styled.ul`
  display: grid;
  gap: var(--s4);
  li {
    display: flex;
    gap: var(--s3);
    min-inline-size: 0;
    font-size: var(--fs-sm);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.text3};
    font-size: var(--fs-xs);
  }
`;
const Average = styled.p`
  padding-block-end: var(--s4);
  b {
    font-size: 1.5rem;
  }
`;

const RequestLink = ({ reference, children }: { reference: string; children: ReactNode }) => (
  <TextLink to={requestPath({ kind: kindOfReference(reference), reference })}>{children}</TextLink>
);

const overdueColumns: readonly TableColumn<AdminStats['overdue'][number]>[] = [
  {
    key: 'reference',
    label: labels.request,
    title: true,
    cell: ({ reference, name }) => (
      <>
        <RequestLink reference={reference}>{name}</RequestLink>
        <small>
          {' '}
          <Ltr>{reference}</Ltr>
        </small>
      </>
    ),
  },
  { key: 'status', label: labels.status, onPhone: true, cell: (row) => <RequestBadge request={row} /> },
  { key: 'awaits', label: labels.awaits, onPhone: true, cell: ({ awaits }) => labels.awaiting[awaits] },
  { key: 'assignee', label: labels.assignee, cell: ({ assignee_name }) => assignee_name ?? labels.nobody },
  { key: 'due', label: labels.since, onPhone: true, cell: ({ due_at }) => <TimeAgo since={due_at} /> },
];

/** The requests that are overdue longest. */
export const OverduePanel = ({ overdue }: Pick<AdminStats, 'overdue'>) => (
  <Panel
    title={labels.overdueTitle}
    flush
    tools={<ForwardLink to={listLink(undefined, { view: 'overdue' })}>{labels.overdueAll}</ForwardLink>}
  >
    {overdue.length === 0 ? (
      <Empty>{labels.noOverdue}</Empty>
    ) : (
      <DataTable
        bare
        twoLines
        caption={labels.overdueTitle}
        rows={overdue}
        keyOf={({ reference }) => reference}
        columns={overdueColumns}
      />
    )}
  </Panel>
);

/** The average of all ratings, and the latest ones with their words. */
export const RatingsPanel = ({ ratings: { count, average, latest } }: Pick<AdminStats, 'ratings'>) => (
  <Panel title={labels.ratings}>
    {average === null ? (
      <p>{labels.noRatings}</p>
    ) : (
      <Average>
        <b>{labels.average(formatDecimal(average))}</b> {countOf(count, labels.ratingNoun)}
      </Average>
    )}
    <List>
      {latest.map(({ reference, name, score, comment, at }) => (
        <li key={reference}>
          <Avatar name={name} size={32} />
          <div>
            <RequestLink reference={reference}>{name}</RequestLink>
            <small>
              {labels.score(formatNumber(score))} · {formatDateTime(at)}
            </small>
            {comment && <p>{labels.quote(comment)}</p>}
          </div>
        </li>
      ))}
    </List>
  </Panel>
);

type Activity = AdminStats['activity'][number];

/** What an entry says in one line: «طلب استشارة من سارة العتيبي». */
const activityText = ({ action, kind, resource, to, actor_name: name }: Activity): string => {
  const event = action.slice(action.indexOf('.') + 1);
  const label = audit.events[event] ?? audit.unknown;
  if (!kind) return labels.did.onContent(audit.resources[resource] ?? resource, label, name);
  if (event === 'created') return labels.did.created[kind](name);
  if (event === 'status' && to) return labels.did.status(requestStatusLabel(kind, to), name);
  if (event === 'assigned') return to ? labels.did.assigned(to, name) : labels.did.unassigned(name);
  return labels.did.onRequest(label, name);
};

/** The latest actions of staff and clients. */
export const ActivityPanel = ({ activity }: Pick<AdminStats, 'activity'>) => (
  <Panel title={labels.activity} tools={<ForwardLink to={paths.admin.audit()}>{labels.activityAll}</ForwardLink>}>
    {activity.length === 0 && <p>{labels.noActivity}</p>}
    <List>
      {activity.map((entry) => (
        <li key={`${entry.at} ${entry.action} ${entry.record}`}>
          <Avatar name={entry.actor_name} size={32} />
          <div>
            {activityText(entry)}
            <small>
              {entry.kind && (
                <RequestLink reference={entry.record}>
                  <Ltr>{entry.record}</Ltr>
                </RequestLink>
              )}{' '}
              <TimeAgo since={entry.at} />
            </small>
          </div>
        </li>
      ))}
    </List>
  </Panel>
);
