import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { CalendarItem } from 'shared-lib/contracts';
import { formatNumber } from 'shared-lib/format';
import { color, shape, text, weight } from 'shared-lib/theme';
import { Stack } from 'shared-lib/ui/stack';
import styled from 'styled-components';
import { calendarCopy as labels } from '../../copy/calendar.ts';
import { dayAfterKey, dayText, fullDayText, weeksOf, type CalendarView, type Day } from './calendar-days.ts';
import { CalendarEntry } from './calendar-entry.tsx';

/** Entries of a day in the month; the week shows all. */
const SHOWN = 3;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  background: ${color.white};
  th {
    padding: var(--s2);
    border: 1px solid ${color.line};
    background: ${color.paper};
    font-weight: ${weight.strong};
    ${text.sm}
  }
`;

const Cell = styled.td<{ $isOther: boolean; $isTall: boolean }>`
  block-size: ${({ $isTall }) => ($isTall ? '24rem' : '8rem')};
  padding: var(--s1h);
  border: 1px solid ${color.line};
  vertical-align: top;
  ${({ $isOther }) => $isOther && `background: ${color.paper};`}
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  > span {
    display: inline-grid;
    min-inline-size: 1.75rem;
    place-content: center;
    margin-block-end: var(--s1);
    padding-inline: var(--s1);
    border-radius: ${shape.radius};
    color: ${color.text2};
    ${text.sm}
    ${text.tabular}
  }
  &[aria-current] > span {
    background: ${color.nile600};
    color: ${color.white};
  }
`;

interface Props {
  view: CalendarView;
  day: Day;
  today: Day;
  itemsOf: (day: Day) => readonly CalendarItem[];
  onDay: (day: Day) => void;
}

/** The days of a month or a week in a table. Arrow keys move between the days; one of them is in the order of the Tab key. */
export const CalendarGrid = ({ view, day, today, itemsOf, onDay }: Props) => {
  const table = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (isMoving.current) table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    isMoving.current = false;
  });
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = event.target instanceof HTMLTableCellElement ? dayAfterKey(event.key, view, day) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    onDay(next);
  };
  return (
    <Table ref={table} role="grid" aria-label={labels.title} onKeyDown={move}>
      <thead>
        <tr>
          {labels.days.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(view, day).map((week) => (
          <tr key={week[0]}>
            {week.map((one) => {
              const items = itemsOf(one);
              const shown = view === 'week' ? items : items.slice(0, SHOWN);
              return (
                <Cell
                  key={one}
                  role="gridcell"
                  aria-label={fullDayText(one)}
                  aria-current={one === today ? 'date' : undefined}
                  tabIndex={one === day ? 0 : -1}
                  $isOther={view === 'month' && one.slice(0, 7) !== day.slice(0, 7)}
                  $isTall={view === 'week'}
                >
                  <span>{view === 'week' ? dayText(one) : formatNumber(Number(one.slice(8)))}</span>
                  <Stack $gap="1">
                    {shown.map((item) => (
                      <CalendarEntry key={item.key} item={item} isLong={view === 'week'} />
                    ))}
                    {items.length > shown.length && (
                      <small>{labels.more(formatNumber(items.length - shown.length))}</small>
                    )}
                  </Stack>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
