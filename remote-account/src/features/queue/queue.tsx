import { useQuery } from '@tanstack/react-query';
import { countOf } from 'shared-lib/format';
import { PageHead } from 'shared-lib/ui/page-head';
import { Panel } from 'shared-lib/ui/panel';
import { deskListCopy, queueCopy as labels } from '../../copy/desk.ts';
import { deskQueries } from '../../desk/desk-queries.ts';
import { Column, Columns } from '../../desk/list-styles.ts';
import { MessageList } from '../../desk/message-list.tsx';
import { QueryBlock } from '../../desk/query-block.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { QueueList } from './queue-list.tsx';
import { WeekPanel } from './week-panel.tsx';

const LatestMessages = () => {
  const query = useQuery(deskQueries.latestMessages('consultant'));
  return (
    <Panel title={labels.latest}>
      <QueryBlock query={query} rows={2} failed={deskListCopy.messagesFailed}>
        {({ data }) => (data.length === 0 ? <p>{labels.noMessages}</p> : <MessageList messages={data} />)}
      </QueryBlock>
    </Panel>
  );
};

/** Home page of a consultant: the assigned requests by urgency, own figures, the week and the latest messages. */
export const Queue = () => {
  const summary = useQuery(deskQueries.consultantSummary());
  const { data } = summary;
  return (
    <>
      <PageHead
        title={labels.title}
        text={
          data
            ? labels.counts(countOf(data.views.active, labels.assigned), countOf(data.views.overdue, labels.overdue))
            : ''
        }
        actions={<AvailabilitySwitch />}
      />
      <Columns>
        <QueueList />
        <Column>
          <QueryBlock query={summary} rows={4} failed={deskListCopy.summaryFailed}>
            {({ figures, week }) => (
              <>
                <FiguresPanel figures={figures} />
                <WeekPanel week={week} />
              </>
            )}
          </QueryBlock>
          <LatestMessages />
        </Column>
      </Columns>
    </>
  );
};
