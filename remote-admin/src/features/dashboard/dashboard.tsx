import { keepPreviousData, useQuery, queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { statsPeriods, adminStats } from 'shared-lib/contracts';
import { formatDate } from 'shared-lib/format';
import { FailedRows, StaleRows } from 'shared-lib/list';
import { useLastingFailure } from 'shared-lib/ui/use-lasting-failure';
import { useSearchParams } from 'shared-lib/router';
import { PageHead } from 'shared-lib/ui/page-head';
import { http } from 'shared-lib/http';
import { pollWhileVisible } from 'shared-lib/patterns/polling';
import { dashboard as labels } from '../../copy/dashboard.ts';
import { DashboardSkeleton } from '../../layout/page-skeletons.tsx';
import { ArrivedTiles, AttentionLinks } from './arrived-tiles.tsx';
import { ActivityPanel, OverduePanel, RatingsPanel } from './current-panels.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { FirstReplyPanel, FunnelPanel, SectorsPanel, TrendPanel } from './period-panels.tsx';
import { SourcePagesPanel } from './source-pages-panel.tsx';
import { Columns, Stack } from 'shared-lib/ui/stack';

const POLL_MS = 60_000;

/** Figures of a period of so many days, refreshed each minute while the page is visible. */
const statsQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin', 'stats', days],
    queryFn: ({ signal }) => http.get(`/admin/stats?days=${days}`, adminStats, { signal }),
    ...pollWhileVisible(POLL_MS),
  });

const DEFAULT_DAYS = 30;

interface Props {
  /** The accounts that wait, beside the figures of requests. */
  people: ReactNode;
}

/** The figures of the administration, what waits first. Each links to the list that it counts. */
export const Dashboard = ({ people }: Props) => {
  const [search] = useSearchParams();
  const days = Number(statsPeriods.find((period) => period === search.get('days')) ?? DEFAULT_DAYS);
  const { data, error, isFetching, refetch } = useLastingFailure(
    useQuery({ ...statsQuery(days), placeholderData: keepPreviousData }),
  );
  const retry = { isTrying: isFetching, onRetry: () => void refetch() };
  return (
    <>
      <PageHead
        title={labels.title}
        text={data ? labels.period(formatDate(data.period.from), formatDate(`${data.today}T12:00:00Z`)) : ''}
        actions={<PeriodChoice days={days} />}
      />
      {!data && error && <FailedRows error={error} {...retry} />}
      {!data && !error && <DashboardSkeleton />}
      {data && error && <StaleRows error={error} {...retry} />}
      {data && (
        <>
          <ArrivedTiles stats={data} />
          <AttentionLinks open={data.open} />
          <Columns $gap="6" $columns="minmax(0, 8fr) minmax(0, 4fr)" $align="start" $stacked>
            <Stack $gap="6">
              <OverduePanel overdue={data.overdue} />
              <TrendPanel trend={data.period.trend} />
              <Columns $gap="6" $columns="repeat(2, minmax(0, 1fr))" $align="start" $stacked>
                <FunnelPanel period={data.period} />
                <FirstReplyPanel first_reply={data.period.first_reply} />
              </Columns>
              {data.period.pages && <SourcePagesPanel pages={data.period.pages} from={data.period.from} />}
            </Stack>
            <Stack $gap="6">
              {people}
              <ActivityPanel activity={data.activity} />
              <SectorsPanel period={data.period} />
              <RatingsPanel ratings={data.ratings} />
            </Stack>
          </Columns>
        </>
      )}
    </>
  );
};
