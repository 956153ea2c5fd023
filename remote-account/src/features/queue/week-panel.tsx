import type { CalendarDay } from 'shared-lib/contracts';
import { countOf, formatDate, formatNumber } from 'shared-lib/format';
import { color, weight } from 'shared-lib/theme';
import { Panel } from 'shared-lib/ui/panel';
import { VisuallyHidden } from 'shared-lib/ui/visually-hidden';
import styled from 'styled-components';
import { dashboardListCopy, queueCopy as labels } from '../../copy/dashboard.ts';
import { Stack } from 'shared-lib/ui/stack';

const WEEKEND = [5, 6];

const Day = styled.li<{ $isWeekend: boolean }>`
  display: grid;
  grid-template-columns: 4.5rem 2rem minmax(0, 1fr);
  gap: var(--s2);
  align-items: baseline;
  padding: var(--s1h) var(--s3);
  border: 1px solid ${color.line};
  background: ${({ $isWeekend }) => ($isWeekend ? color.sand200 : color.white)};
  font-size: var(--fs-sm);
  &[aria-current] {
    border-color: ${color.nile600};
    box-shadow: inset 0 2px 0 ${color.nile600};
  }
  b {
    color: ${color.ink900};
    font-weight: ${weight.strong};
  }
  span {
    color: ${color.text2};
  }
`;

const eventsOf = ({ appointments, deliveries, first_replies }: CalendarDay): string =>
  [
    appointments > 0 ? countOf(appointments, labels.appointments) : '',
    deliveries > 0 ? countOf(deliveries, labels.deliveries) : '',
    first_replies > 0 ? countOf(first_replies, labels.firstReplies) : '',
  ]
    .filter(Boolean)
    .join(dashboardListCopy.comma);

/** Noon in UTC is the same day in Riyadh. */
const dateOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** What is due on the next seven days. Friday and Saturday are shaded. */
export const WeekPanel = ({ week }: { week: readonly CalendarDay[] }) => (
  <Panel title={labels.week}>
    <Stack as="ol" $gap="1">
      {week.map((day, index) => {
        const date = dateOf(day.date);
        return (
          <Day
            key={day.date}
            $isWeekend={WEEKEND.includes(date.getUTCDay())}
            aria-current={index === 0 ? 'date' : undefined}
          >
            <span aria-hidden="true">{labels.weekdays[date.getUTCDay()]}</span>
            <b aria-hidden="true">{formatNumber(date.getUTCDate())}</b>
            <VisuallyHidden>{formatDate(date.toISOString())}:</VisuallyHidden>
            <span>{eventsOf(day) || labels.free}</span>
          </Day>
        );
      })}
    </Stack>
  </Panel>
);
