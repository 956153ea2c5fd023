import { queryOptions, useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { calendarItems, type CalendarItem } from 'shared-lib/contracts';
import { http } from 'shared-lib/http';
import { QueryBlock } from 'shared-lib/list';
import { useSearchParams } from 'shared-lib/router';
import { color, text } from 'shared-lib/theme';
import { Button, IconButton } from 'shared-lib/ui/button';
import { Icon } from 'shared-lib/ui/icon';
import { PageHead } from 'shared-lib/ui/page-head';
import { Panel } from 'shared-lib/ui/panel';
import { Tag } from 'shared-lib/ui/tag';
import { useMinuteClock } from 'shared-lib/ui/relative-time';
import { Cluster, Stack } from 'shared-lib/ui/stack';
import { useStacked } from 'shared-lib/ui/use-stacked';
import styled from 'styled-components';
import { calendarCopy as labels } from '../../copy/calendar.ts';
import { GridSkeleton } from '../../layout/page-skeletons.tsx';
import {
  addDays,
  addMonths,
  dayOf,
  fullDayText,
  periodText,
  weeksOf,
  type CalendarView,
  type Day,
} from './calendar-days.ts';
import { CalendarEntry } from './calendar-entry.tsx';
import { CalendarGrid } from './calendar-grid.tsx';

const WEEK = 7;

const Note = styled.p`
  color: ${color.text2};
  ${text.sm}
`;

const Period = styled.h2`
  ${text.h4}
`;

const calendarQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: ['admin', 'calendar', from, to],
    queryFn: ({ signal }) => http.get('/admin/calendar', calendarItems, { params: { from, to }, signal }),
    // The table stays while another period loads, and with it the focus of who moves by keyboard.
    placeholderData: (previous) => previous,
  });

interface DayListProps {
  days: readonly Day[];
  today: Day;
  itemsOf: (day: Day) => readonly CalendarItem[];
}

/** The days that have something, one below the other, for phones. */
const DayList = ({ days, today, itemsOf }: DayListProps) => {
  const filled = days.filter((day) => itemsOf(day).length > 0);
  if (filled.length === 0) return <p>{labels.empty}</p>;
  return (
    <Stack $gap="4">
      {filled.map((day) => (
        <Panel key={day} title={fullDayText(day)} tools={day === today && <Tag>{labels.today}</Tag>} flush>
          <Stack $gap="1">
            {itemsOf(day).map((item) => (
              <CalendarEntry key={item.key} item={item} isLong />
            ))}
          </Stack>
        </Panel>
      ))}
    </Stack>
  );
};

/** View and day of the URL. */
const usePlace = (today: Day) => {
  const [search, setSearch] = useSearchParams();
  const view: CalendarView = search.get('view') === 'week' ? 'week' : 'month';
  const asked = search.get('day') ?? '';
  const day = /^20\d\d-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const go = (next: { view?: CalendarView; day?: Day }) =>
    setSearch({ view: next.view ?? view, day: next.day ?? day }, { replace: true });
  return { view, day, go };
};

/** Appointments, deliveries, ends of quotes and planned content by month or week; by day on phones. */
export const Calendar = () => {
  const [opened] = useState(() => Date.now());
  const today = dayOf(useMinuteClock() ?? opened);
  const { view, day, go } = usePlace(today);
  const isStacked = useStacked();
  const days = weeksOf(view, day).flat();
  // On a phone, the days of the neighbouring months would come between.
  const listed = view === 'month' ? days.filter((one) => one.slice(0, 7) === day.slice(0, 7)) : days;
  const query = useQuery(calendarQuery(days[0] ?? day, days.at(-1) ?? day));
  const addPeriod = (count: number) => (view === 'month' ? addMonths(day, count) : addDays(day, WEEK * count));
  return (
    <>
      <PageHead title={labels.title} text={labels.description} />
      <Cluster $gap="3" $align="center" $justify="space-between">
        <Cluster $gap="2" $align="center">
          <IconButton label={labels.previous[view]} onClick={() => go({ day: addPeriod(-1) })}>
            <Icon icon={ChevronRight} size={20} />
          </IconButton>
          <IconButton label={labels.next[view]} onClick={() => go({ day: addPeriod(1) })}>
            <Icon icon={ChevronLeft} size={20} />
          </IconButton>
          <Button size="small" tone="quiet" onClick={() => go({ day: today })}>
            {labels.today}
          </Button>
          <Period aria-live="polite">{periodText(view, day)}</Period>
        </Cluster>
        <Cluster $gap="2" role="group" aria-label={labels.view}>
          {(['month', 'week'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              tone={one === view ? 'primary' : 'quiet'}
              aria-pressed={one === view}
              onClick={() => go({ view: one })}
            >
              {labels.views[one]}
            </Button>
          ))}
        </Cluster>
      </Cluster>
      <QueryBlock
        query={query}
        rows={6}
        failed={labels.failed}
        loading={isStacked ? undefined : <GridSkeleton columns={WEEK} rows={view === 'month' ? 5 : 1} />}
      >
        {(items) => {
          const byDay = Map.groupBy(items, ({ at }) => dayOf(Date.parse(at)));
          const itemsOf = (one: Day) => byDay.get(one) ?? [];
          return isStacked ? (
            <DayList days={listed} today={today} itemsOf={itemsOf} />
          ) : (
            <CalendarGrid view={view} day={day} today={today} itemsOf={itemsOf} onDay={(next) => go({ day: next })} />
          );
        }}
      </QueryBlock>
      {!isStacked && <Note>{labels.keys}</Note>}
    </>
  );
};
