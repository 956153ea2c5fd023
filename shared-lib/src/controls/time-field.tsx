import { parseTime } from '@internationalized/date';
import { Group } from 'react-aria-components/Group';
import {
  TimeField as AriaTimeField,
  type TimeFieldProps as AriaProps,
  type TimeValue,
} from 'react-aria-components/TimeField';
import styled from 'styled-components';
import { ControlLabel, ControlNotes, fieldStyles, frameStyles, validity, type ControlTexts } from './field.tsx';
import { DateSegments } from './segments.tsx';

const Field = styled(AriaTimeField)`
  ${fieldStyles}
`;
const Frame = styled(Group)`
  ${frameStyles}
`;

interface TimeFieldProps
  extends ControlTexts, Pick<AriaProps<TimeValue>, 'name' | 'isRequired' | 'isDisabled' | 'onBlur'> {
  /** Time of day such as 14:30; null while it is incomplete. */
  value: string | null;
  onChange: (value: string | null) => void;
}

const HOUR_AND_MINUTE = 5;

/** A time of day, such as the end of the working day. It belongs to no day and no time zone. */
export const TimeField = ({ label, hint, error, isOptional, value, onChange, ...rest }: TimeFieldProps) => (
  <Field
    {...rest}
    {...validity(error)}
    value={value === null ? null : parseTime(value)}
    onChange={(time) => onChange(time?.toString().slice(0, HOUR_AND_MINUTE) ?? null)}
  >
    <ControlLabel label={label} isRequired={rest.isRequired} isOptional={isOptional} />
    <Frame>
      <DateSegments />
    </Frame>
    <ControlNotes hint={hint} error={error} />
  </Field>
);
