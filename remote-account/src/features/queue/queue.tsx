import { useQuery } from '@tanstack/react-query';
import { countOf } from 'shared-lib/format';
import { QueryBlock } from 'shared-lib/list';
import { PageHead } from 'shared-lib/ui/page-head';
import { Panel } from 'shared-lib/ui/panel';
import { dashboardListCopy, queueCopy as labels } from '../../copy/dashboard.ts';
import { dashboardQueries } from '../../dashboard/dashboard-queries.ts';
import { DashboardColumn, DashboardColumns } from '../../dashboard/list-styles.ts';
import { MessageList } from '../../dashboard/message-list.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { QueueList } from './queue-list.tsx';
import { WeekPanel } from './week-panel.tsx';

const LatestMessages = () => {
  const query = useQuery(dashboardQueries.latestMessages('consultant'));
  return (
    <Panel title={labels.latest}>
      <QueryBlock query={query} rows={2} failed={dashboardListCopy.messagesFailed}>
        {({ data }) => (data.length === 0 ? <p>{labels.noMessages}</p> : <MessageList messages={data} />)}
      </QueryBlock>
    </Panel>
  );
};

/** Home page of a consultant: the assigned requests by urgency, own figures, the week and the latest messages. */
export const Queue = () => {
  const summary = useQuery(dashboardQueries.consultantSummary());
  const { data } = summary;
  return (
    <>
      <PageHead
        title={labels.title}
        text={
          data
            ? labels.counts(
                countOf(data.views.active, labels.assigned),
                data.views.overdue > 0 ? countOf(data.views.overdue, labels.overdue) : undefined,
              )
            : ''
        }
        actions={<AvailabilitySwitch />}
      />
      <DashboardColumns>
        <QueueList />
        <DashboardColumn>
          <QueryBlock query={summary} rows={4} failed={dashboardListCopy.summaryFailed}>
            {({ figures, week }) => (
              <>
                <FiguresPanel figures={figures} />
                <WeekPanel week={week} />
              </>
            )}
          </QueryBlock>
          <LatestMessages />
        </DashboardColumn>
      </DashboardColumns>
    </>
  );
};
