import { now, parseAbsolute, parseDate, today, type CalendarDate, type ZonedDateTime } from '@internationalized/date';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DatePicker, type DatePickerProps, type DateValue } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { TIME_ZONE } from 'shared-lib/format';
import { Icon } from 'shared-lib/ui/icon';
import styled from 'styled-components';
import { Calendar } from './calendar.tsx';
import { CloseOnBack } from './close-on-back.tsx';
import {
  ControlLabel,
  ControlNotes,
  fieldStyles,
  frameButtonStyles,
  frameStyles,
  validity,
  type ControlTexts,
} from './field.tsx';
import { floatingStyles } from './floating-styles.ts';
import { DateSegments } from './segments.tsx';

/** `styled(DatePicker)` would lose the type of the value. */
const Box = styled.div`
  > * {
    ${fieldStyles}
  }
`;
const Frame = styled(Group)`
  ${frameStyles}
`;
const OpenButton = styled(Button)`
  ${frameButtonStyles}
`;
const Panel = styled(Popover)`
  ${floatingStyles}
`;
const Content = styled(Dialog)`
  padding: var(--s3);
  outline: none;
`;

interface PickerProps<Value extends DateValue>
  extends ControlTexts, Omit<DatePickerProps<Value>, 'className' | 'style' | 'children'> {}

const PickerField = <Value extends DateValue>({ label, hint, error, isOptional, ...rest }: PickerProps<Value>) => (
  <Box>
    <DatePicker {...rest} {...validity(error)}>
      <ControlLabel label={label} isRequired={rest.isRequired} isOptional={isOptional} />
      <Frame>
        <DateSegments />
        <OpenButton>
          <Icon icon={CalendarDays} size={20} />
        </OpenButton>
      </Frame>
      <ControlNotes hint={hint} error={error} />
      <Panel placement="bottom start">
        <Content>
          <CloseOnBack />
          <Calendar />
        </Content>
      </Panel>
    </DatePicker>
  </Box>
);

interface DateFieldProps
  extends ControlTexts, Pick<DatePickerProps<DateValue>, 'name' | 'isRequired' | 'isDisabled' | 'onBlur'> {
  /** In `DateField` a date such as 2026-05-12; in `DateTimeField` an ISO timestamp in UTC. Null while it is incomplete. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Earliest and latest value, in the format of `value`. */
  min?: string;
  max?: string;
}

const todayInRiyadh = (): CalendarDate => today(TIME_ZONE);

/** A day, typed or picked in a calendar. An empty field starts with the current day in Riyadh, whatever the device's time zone is. */
export const DateField = ({ value, onChange, min, max, ...rest }: DateFieldProps) => {
  const [placeholder] = useState(todayInRiyadh);
  return (
    <PickerField<CalendarDate>
      {...rest}
      placeholderValue={placeholder}
      value={value === null ? null : parseDate(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      {...(min ? { minValue: parseDate(min) } : {})}
      {...(max ? { maxValue: parseDate(max) } : {})}
    />
  );
};

const inRiyadh = (iso: string): ZonedDateTime => parseAbsolute(iso, TIME_ZONE);

/** The time that a newly chosen day starts with: the beginning of the working day. */
const firstTime = (): ZonedDateTime => now(TIME_ZONE).set({ hour: 9, minute: 0, second: 0, millisecond: 0 });

/** A day and time in Riyadh time, whatever the time zone of the device is. */
export const DateTimeField = ({ value, onChange, min, max, ...rest }: DateFieldProps) => {
  const [placeholder] = useState(firstTime);
  return (
    <PickerField<ZonedDateTime>
      {...rest}
      granularity="minute"
      hideTimeZone
      placeholderValue={placeholder}
      value={value === null ? null : inRiyadh(value)}
      onChange={(date) => onChange(date?.toAbsoluteString() ?? null)}
      {...(min ? { minValue: inRiyadh(min) } : {})}
      {...(max ? { maxValue: inRiyadh(max) } : {})}
    />
  );
};
