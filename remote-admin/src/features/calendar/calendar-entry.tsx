import type { CalendarItem } from 'shared-lib/contracts';
import { formatTime } from 'shared-lib/format';
import { Link } from 'shared-lib/router';
import { color, shape, text } from 'shared-lib/theme';
import styled from 'styled-components';
import { calendarCopy as labels } from '../../copy/calendar.ts';

const tones: Record<CalendarItem['kind'], string> = {
  booking: `border-color: ${color.nile500}; background: ${color.nile50};`,
  delivery: `border-color: ${color.warning}; background: ${color.warningBg};`,
  quote: `border-color: ${color.brass500}; background: ${color.brass100};`,
  content: `border-color: ${color.success}; background: ${color.successBg};`,
  other: `border-color: ${color.line}; background: ${color.paper};`,
};

const Box = styled(Link)<{ $kind: CalendarItem['kind'] }>`
  display: block;
  padding: var(--s1) var(--s2);
  border-inline-start: 3px solid;
  border-radius: ${shape.radius};
  ${({ $kind }) => tones[$kind]}
  color: ${color.ink900};
  line-height: 1.5;
  overflow-wrap: anywhere;
  ${text.sm}
  small {
    color: ${color.text2};
    ${text.xs}
  }
  &:hover {
    text-decoration: underline;
  }
`;

const kindLabel = (kind: CalendarItem['kind']): string => (kind === 'other' ? '' : labels.kinds[kind]);

/** One line of the calendar: time, kind and title. It opens the request or the content. */
export const CalendarEntry = ({ item, isLong = false }: { item: CalendarItem; isLong?: boolean }) => (
  <Box to={item.path} $kind={item.kind}>
    <small>
      {formatTime(item.at)} · {kindLabel(item.kind)}
    </small>
    <br />
    {item.title}
    {isLong && item.person && (
      <>
        <br />
        <small>{item.person}</small>
      </>
    )}
  </Box>
);
