import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from 'react-aria-components/Button';
import { Calendar as AriaCalendar, CalendarCell, CalendarGrid, CalendarHeading } from 'react-aria-components/Calendar';
import { color, text } from 'shared-lib/theme';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { frameButtonStyles } from './field.tsx';

const Box = styled(AriaCalendar)`
  display: grid;
  gap: var(--s2);
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
const Month = styled(CalendarHeading)`
  font-size: 0.9375rem;
  line-height: 1.6;
`;
const Step = styled(Button)`
  ${frameButtonStyles}
  block-size: 2.75rem;
`;
const Grid = styled(CalendarGrid)`
  border-collapse: collapse;
  th {
    padding: 0;
    color: ${color.text3};
    font-size: var(--fs-xs);
    font-weight: inherit;
  }
  td {
    padding: 0;
  }
`;
const Day = styled(CalendarCell)`
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border: 1px solid transparent;
  border-radius: var(--r1);
  cursor: pointer;
  outline: none;
  ${text.tabular}
  &[data-today] {
    border-color: ${color.brass500};
  }
  &[data-hovered] {
    background: ${color.sand100};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &[data-selected] {
    background: ${color.nile600};
    color: ${color.white};
  }
  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-disabled],
  &[data-unavailable] {
    color: ${color.disabled};
    cursor: not-allowed;
    text-decoration: line-through;
  }
`;

/** The month of a date picker. Weeks start on Sunday, the first working day. The left arrow key moves to the next day. */
export const Calendar = () => (
  <Box firstDayOfWeek="sun">
    <Head>
      <Step slot="previous">
        <Icon icon={ChevronRight} size={20} />
      </Step>
      <Month />
      <Step slot="next">
        <Icon icon={ChevronLeft} size={20} />
      </Step>
    </Head>
    <Grid weekdayStyle="narrow">{(date) => <Day date={date} />}</Grid>
  </Box>
);
