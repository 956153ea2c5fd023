import { useQuery } from '@tanstack/react-query';
import type { AccountSummary, User } from 'shared-lib/contracts';
import { weekdays } from 'shared-lib/copy';
import { countOf, formatDate, formatNumber, ZONE_OFFSET_MS } from 'shared-lib/format';
import { QueryBlock } from 'shared-lib/list';
import { paths } from 'shared-lib/paths';
import { ButtonLink } from 'shared-lib/ui/button';
import { EmptyState } from 'shared-lib/ui/empty-state';
import { Panel } from 'shared-lib/ui/panel';
import { TextLink } from 'shared-lib/ui/text-link';
import { copy } from '../../copy/ar.ts';
import { clientHomeCopy as labels, dashboardListCopy } from '../../copy/dashboard.ts';
import { dashboardQueries } from '../../dashboard/dashboard-queries.ts';
import { DashboardColumn, DashboardColumns, Count } from '../../dashboard/list-styles.ts';
import { ActiveRequests } from './active-requests.tsx';
import { CalculatorPanel } from './calculator-panel.tsx';
import { HomeHead } from './home-head.tsx';
import { NextSteps } from './next-steps.tsx';
import { RequiredPanel } from './required-panel.tsx';
import { StudiesPanel } from './studies-panel.tsx';
import { MessageList } from '../../dashboard/message-list.tsx';

/** The newest messages that the client has not read. */
const UnreadPanel = () => {
  const query = useQuery(dashboardQueries.latestMessages('client'));
  const total = query.data?.meta.total ?? 0;
  return (
    <Panel
      title={
        <>
          {labels.unread}
          {total > 0 && <Count>{formatNumber(total)}</Count>}
        </>
      }
      tools={<TextLink to={paths.dashboardMessages()}>{dashboardListCopy.all}</TextLink>}
    >
      <QueryBlock query={query} rows={2} failed={dashboardListCopy.messagesFailed}>
        {({ data }) => (data.length === 0 ? <p>{dashboardListCopy.noUnread}</p> : <MessageList messages={data} />)}
      </QueryBlock>
    </Panel>
  );
};

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Whether the client has sent no request yet. */
const isNew = ({ requests: { active, closed } }: AccountSummary): boolean => sum(active) + sum(closed) === 0;

/** «الأحد 29 نوفمبر 2026» in Riyadh. */
const todayText = (): string => {
  const now = new Date();
  return `${weekdays[new Date(now.getTime() + ZONE_OFFSET_MS).getUTCDay()]} ${formatDate(now.toISOString())}`;
};

/** The name that one is called by: two words when the first is an abbreviation or none alone, such as «عبد». */
const firstName = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const isPart = words[0]?.endsWith('.') || labels.nameStarts.some((start) => start === words[0]);
  return words.slice(0, isPart ? 2 : 1).join(' ');
};

const countsOf = ({ required_total, documents = [], unread_messages }: AccountSummary): string =>
  labels.counts(
    todayText(),
    countOf(required_total + documents.length, labels.matters),
    countOf(unread_messages, labels.unreadMessages),
  );

const FirstRun = () => (
  <>
    <EmptyState
      level={2}
      title={labels.first}
      text={labels.firstText}
      action={<ButtonLink to={paths.newRequest()}>{copy.requests.action}</ButtonLink>}
    />
    <NextSteps />
  </>
);

/** Home page of a client: what waits for them, the active requests, unread messages and studies. */
export const ClientHome = ({ user }: { user: User }) => {
  const { data } = useQuery(dashboardQueries.clientSummary());
  const isFirstRun = data !== undefined && isNew(data);
  return (
    <>
      <HomeHead
        title={copy.dashboard.greeting(firstName(user.name))}
        text={data ? countsOf(data) : copy.dashboard.welcome}
      />
      <DashboardColumns>
        <DashboardColumn>
          {isFirstRun ? (
            <FirstRun />
          ) : (
            <>
              <RequiredPanel />
              <ActiveRequests />
            </>
          )}
        </DashboardColumn>
        <DashboardColumn>
          {!isFirstRun && <UnreadPanel />}
          <StudiesPanel />
          <CalculatorPanel />
        </DashboardColumn>
      </DashboardColumns>
    </>
  );
};
